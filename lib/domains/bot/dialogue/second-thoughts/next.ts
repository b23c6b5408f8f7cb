import { askPending } from "@/lib/domains/bot/dialogue/aside";
import { isInstead } from "@/lib/domains/bot/dialogue/choose-time";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { isQuestion } from "@/lib/domains/bot/understanding/requests";

/** Says in which order several wishes of one message are taken up. */
export function tellOrder(turn: Turn): void {
  const [first, ...more] = turn.meaning.services;
  const names = turn.dialogue.next.map(({ service }) => turn.nameOf(service)).filter((name) => name !== "");
  if (!first || more.length > 0 || names.length === 0) return;
  const rest = new Intl.ListFormat(turn.meaning.language, { type: "conjunction" }).format(names);
  turn.reply(turn.say.first_then(turn.nameOf(first.id), rest));
}

/**
 * "The manicure at two, then", while the haircut is on the table: it is kept for when its turn comes, and what is pending
 * stays. False where nothing that waits is spoken of.
 */
export async function refineNext(turn: Turn): Promise<boolean> {
  const { dialogue, meaning } = turn;
  const { open, wish, next } = dialogue;
  const [named, ...more] = meaning.services;
  if (!open || !wish?.service || !named || more.length > 0 || named.id === wish.service) return false;
  if (meaning.choice !== null || meaning.others.length > 0 || isQuestion(meaning.intent) || isInstead(turn))
    return false;
  if (meaning.intent === "cancel" || meaning.intent === "reschedule") return false;
  const at = next.findIndex(({ kind, service }) => kind === "book" && service === named.id);
  if (at < 0) return false;
  dialogue.next = next.map((each, i) => (i === at ? turn.refined(each) : each));
  turn.reply(turn.say.noted_next(turn.nameOf(named.id)));
  await askPending(turn, open);
  return true;
}
