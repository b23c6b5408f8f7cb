import { isCompared } from "@/lib/domains/bot/dialogue/beside";
import { asksWho } from "@/lib/domains/bot/dialogue/choose-time";
import { askAgain } from "@/lib/domains/bot/dialogue/confirm";
import { asksWhy } from "@/lib/domains/bot/dialogue/details";
import { factAsked } from "@/lib/domains/bot/dialogue/facts";
import { putBefore } from "@/lib/domains/bot/dialogue/form";
import { inform } from "@/lib/domains/bot/dialogue/inform";
import { askBooking } from "@/lib/domains/bot/dialogue/own/bookings";
import { heldBy, type Open } from "@/lib/domains/bot/dialogue/state";
import { askParty, askService, listedServices, offerAgain } from "@/lib/domains/bot/dialogue/times";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { asksOpening } from "@/lib/domains/bot/understanding/opening";
import { isQuestion } from "@/lib/domains/bot/understanding/requests";
import { fold } from "@/lib/domains/bot/understanding/text";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";

const more = /\b(?:mais|outros|outras|mas|otros|otras|more|others|next|ver|show|lista|proxim)/;
/** "More": the services that were not named yet. */
export const wantsMore = ({ meaning, heard }: Turn, open: Extract<Open, { ask: "service" }>): boolean =>
  open.more.length > 0 &&
  meaning.services.length === 0 &&
  !isNamed(meaning.when) &&
  more.test(heard.text.toLowerCase());

/** A question beside what was asked, and nothing that answers it: no yes or no, time, choice or somebody's name. */
export function isAside(turn: Turn, open: Open): boolean {
  const { meaning, heard } = turn;
  const { intent, reply, choice, times, people, party, others, services } = meaning;
  if (choice !== null || others.some((request) => !isQuestion(request.intent))) return false;
  // The question has its answer: what is left is about what is pending, unless that wants words of their own.
  if (turn.besideAnswered && open.ask !== "detail" && open.ask !== "place") return false;
  if (open.ask === "detail" && asksWhy(heard.text)) return false;
  // "Are you sure you are closed on Friday?" names a day, and wants nothing on it.
  if (isQuestion(intent) && asksOpening(fold(heard.text))) return true;
  const fact = factAsked(heard.text);
  const asks = fact ? heard.text.includes("?") || isQuestion(intent) : heard.text.includes("?") && isQuestion(intent);
  if (!asks || reply === "yes" || reply === "no" || (reply === "unsure" && !fact)) return false;
  if (isNamed(times) || times.soonest || people.length > 0 || party !== null) return false;
  if (open.ask === "service") return !wantsMore(turn, open);
  if (open.ask === "booking") return services.length === 0;
  if (open.ask === "time" || open.ask === "confirm_hold")
    return !isCompared(turn) && (!asksWho(turn) || others.length > 0);
  return open.ask !== "place" || !/\d/.test(heard.text);
}

/** What was asked once more, as it was. */
export async function askPending(turn: Turn, open: Open): Promise<void> {
  const { say } = turn;
  switch (open.ask) {
    case "service":
      return askService(turn, listedServices(turn, open));
    case "time":
      return offerAgain(turn, open.offers);
    case "booking": {
      const mine = await turn.tools.bookings();
      return askBooking(
        turn,
        open.purpose,
        mine.filter(({ id }) => open.choices.includes(id)),
      );
    }
    case "party":
      return turn.dialogue.wish ? askParty(turn, turn.dialogue.wish) : undefined;
    case "place":
      return turn.reply(say.ask_place(turn.nameOf(open.service)), "asked");
    case "detail":
      return putBefore(turn, { service: open.service, answers: open.answers, ending: open.ending }, { aside: true });
    case "later":
      return turn.reply(say.take_your_time, "asked");
    case "overlap": {
      const { answers, hold, start, person } = open;
      const service = turn.dialogue.wish?.service ?? null;
      return putBefore(turn, { service, answers, ending: { kind: "hold", hold, start, person } });
    }
    default:
      return askAgain(turn, open);
  }
}

/** A question is answered, or the team is asked; then comes what is pending once more. Nothing is done by it. */
export async function answerAside(turn: Turn, open: Open): Promise<void> {
  const { wish } = turn.dialogue;
  if (!turn.besideAnswered) await inform(turn, true);
  const hold = heldBy(open);
  if (turn.handedOver && hold !== null) await turn.tools.release(hold);
  if (turn.handedOver || turn.dialogue.open !== open || turn.outcome === "none_free") return;
  turn.dialogue.wish = wish;
  await askPending(turn, open);
}
