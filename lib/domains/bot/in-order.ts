import { isAsking } from "@/lib/domains/bot/dialogue/confirm";
import { converse, type Said } from "@/lib/domains/bot/dialogue/engine";
import type { Dialogue } from "@/lib/domains/bot/dialogue/state";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";
import type { Heard, Setting } from "@/lib/domains/bot/dialogue/turn";
import { replyOf } from "@/lib/domains/bot/understanding/answers/reply";
import { fold } from "@/lib/domains/bot/understanding/text";

/** Asks for one thing that one message answers: what comes after it answers what is asked next. */
const inTurn: ReadonlySet<string> = new Set(["service", "time", "party", "detail", "booking"]);
/** What a reply is of that only asked: whoever answered it already need not read it. */
const onlyAsked: ReadonlySet<string> = new Set(["asked", "held", "offered"]);

/** A yes from before the question that it would answer agrees to nothing. */
const isEarlyYes = ({ dialogue }: Said, { text }: Heard): boolean =>
  isAsking(dialogue.open) && replyOf(fold(text)) === "yes";

/**
 * Messages that came in before an answer, "1" and then a name: each is heard where the one before it led to. Without a
 * question of the bot, or at one for a yes, they are one message in pieces.
 */
export async function converseInOrder(
  before: Dialogue,
  parts: readonly Heard[],
  whole: Heard,
  tools: Tools,
  setting: Setting,
): Promise<Said> {
  const [first, ...rest] = parts.filter(({ text, place }) => text !== "" || place !== null);
  if (!first || rest.length === 0 || !before.open || !inTurn.has(before.open.ask))
    return converse(before, whole, tools, setting);
  let said = await converse(before, first, tools, setting);
  const kept: string[] = [];
  for (const part of rest) {
    if (said.handedOver) break;
    if (isEarlyYes(said, part)) continue;
    if (!onlyAsked.has(said.outcome)) kept.push(...said.replies);
    said = await converse(said.dialogue, part, tools, setting);
  }
  said.replies.unshift(...kept);
  return said;
}
