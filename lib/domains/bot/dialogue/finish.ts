import { type Agreed, detailsOf } from "@/lib/domains/bot/dialogue/form";
import { offerTimes } from "@/lib/domains/bot/dialogue/times";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { bookedOf } from "@/lib/domains/bot/dialogue/words";

/** The yes was said: it is done. What is said about it is what came of it. */
export async function finish(turn: Turn, { service, answers, ending }: Agreed): Promise<void> {
  const questions = turn.services.find(({ id }) => id === service)?.questions ?? [];
  const intake = questions.length > 0 ? answers : null;
  const name = turn.nameOf(service);
  const details = await detailsOf(turn);
  if (ending.kind === "task") {
    const { place, notes } = ending;
    await turn.tools.queue({ service: service ?? "", place, notes, intake, details });
    turn.forget();
    return turn.reply(turn.say.queued(name), "booked");
  }
  const { wish } = turn.dialogue;
  const confirmed = await turn.tools.confirm(ending.hold, { ...details, intake });
  if (confirmed === "with_team") return turn.handOver();
  if (confirmed) {
    turn.forget();
    turn.dialogue.made = [...turn.dialogue.made, ending.hold].slice(-20);
    if (ending.replaces && !(await turn.tools.cancel(ending.replaces))) turn.reply(turn.say.no_bookings);
    const words = confirmed === "confirmed" ? turn.say.booked : turn.say.pending;
    const { people, place, link } = await turn.tools.madeOf(ending.hold);
    const person = people.length > 0 ? people.join(", ") : turn.nameOfPerson(ending.person);
    const parts = { person, party: wish?.party ?? 1, price: turn.priceOf(service), place, link };
    return turn.reply(bookedOf(turn.say, words(name, turn.when(ending.start)), parts), "booked");
  }
  turn.dialogue.open = null;
  turn.reply(turn.say.hold_over);
  return wish ? offerTimes(turn, wish) : turn.forget();
}
