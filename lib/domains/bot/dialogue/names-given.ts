import { type Agreed, putBefore } from "@/lib/domains/bot/dialogue/form";
import type { Open } from "@/lib/domains/bot/dialogue/state";
import { settle } from "@/lib/domains/bot/dialogue/times";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import type { Several } from "@/lib/domains/bot/understanding/contact";

/** Several people where one name was asked for: the first is the customer, and the visit is for all of them. */
export async function takeNames(
  turn: Turn,
  open: Extract<Open, { ask: "detail" }>,
  { first, count, one }: Several,
): Promise<void> {
  const { dialogue } = turn;
  const agreed: Agreed = { service: open.service, answers: open.answers, ending: open.ending };
  const insists = one !== null && open.asked > 1;
  dialogue.given = { ...dialogue.given, name: one === null ? first : insists ? one : null };
  if (one !== null) return putBefore(turn, agreed, { lead: insists ? "" : turn.say.one_name });
  const { wish } = dialogue;
  if (open.ending.kind !== "hold" || !wish || wish.party >= count) return putBefore(turn, agreed);
  // More come than the time was held for.
  const { hold, start, person } = open.ending;
  await turn.tools.release(hold);
  turn.keepAnswers(open.service, open.answers);
  dialogue.open = null;
  dialogue.wish = { ...wish, party: count };
  await settle(turn, { start, resource_ids: person ? [person] : [] });
}
