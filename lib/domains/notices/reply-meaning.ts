import { isPlainNo, replyOf } from "@/lib/domains/bot/understanding/answers/reply";
import { fold } from "@/lib/domains/bot/understanding/text";
import { words } from "@/lib/domains/notices/reply-words";

/** What somebody answers to a notice. `other`: nothing that a notice asked. */
export type ReplyMeaning = "attending" | "declined" | "cancel" | "move" | "stop" | "other";

const thumb = /^[\s\p{Emoji_Modifier}]*(👍|👌|✅|🙏)[\s👍👌✅🙏\p{Emoji_Modifier}]*$/u;
const longest = 400;

/** "But", and what begins a new thought like it. */
const turns = / (?:but|pero|porem|mas(?! (?:tarde|temprano))|so that|so i|asi que|entonces|entao) /g;
const marks = /[^.,;!?\n\p{Extended_Pictographic}]+[.,;!?\n]*/gu;

/** A wish in polite words, which is asked without a question mark. */
const wish = "i wish";

/** The clauses of a message; each knows whether it is a question. */
const partsOf = (said: string) =>
  [...said.replace(turns, ", $&").matchAll(marks)].map(([part]) => ({
    part: ` ${part.trim()} `,
    asked: part.includes("?") || part.includes(wish),
  }));

const isUnderWay = (part: string): boolean => !words.onlyThought.test(part) && !words.someday.test(part);

/** Whether a message asks something, beside what it answers. */
export const asksSomething = (text: string): boolean => text.includes("?");

/** To stop is for good: a visit that is called off, or a place on the list of a day, is not meant by it. */
const wantsNoNotices = (said: string): boolean => {
  const aboutVisit = words.offList.test(said) && (words.when.test(said) || words.cannot.test(said));
  return (words.stop.test(said) || words.forgetNumber.test(said)) && !words.cancel.test(said) && !aboutVisit;
};

/** Without what only sounds like hesitation or like a wish for another time. */
const plainly = (said: string): string =>
  said
    .replace(words.gladly, "vou")
    .replace(words.wondering, wish)
    .replace(words.offeredDay, " ")
    .replace(words.leavesEarly, " ");

/** "Do not cancel", said and not asked. */
const refusesToLoseIt = (said: string): boolean =>
  partsOf(said).some(
    ({ part, asked }) => !asked && (part.search(words.notCancel) >= 0 || part.search(words.notMove) >= 0),
  );

/** Another visit than that of the notice is called off: whether they come to this one, they say beside it. */
function besideAnother(said: string): ReplyMeaning {
  const rest = partsOf(said).filter(({ part }) => !words.anotherVisit.test(part));
  return rest.some(({ part, asked }) => !asked && words.keeps.test(part)) ? "attending" : "other";
}

/**
 * The meaning of an answer. Hesitation, a question about cancelling or a mere thought count as nothing, and a refusal of
 * one thing ("do not cancel") is not a request for it.
 */
export function meaningOf(text: string): ReplyMeaning {
  if (thumb.test(text)) return "attending";
  const said = fold(text);
  if (said === "" || said.length > longest) return "other";
  if (words.stopAlone.test(said) || wantsNoNotices(said)) return "stop";
  if (isPlainNo(said)) return "declined";
  const kept = plainly(said);
  if (words.anotherVisit.test(kept)) return besideAnother(kept);
  const left = kept.replace(words.notCancel, " ").replace(words.notMove, " ");
  const parts = partsOf(left).filter(({ part }) => isUnderWay(part));
  const inSome = (...patterns: RegExp[]) => parts.some(({ part }) => patterns.some((pattern) => pattern.test(part)));
  const moves = inSome(words.move, words.otherTime);
  const cancels = inSome(words.cancel, words.unneeded) && !words.done.test(left);
  const cannot = inSome(words.cannot);
  const offers = parts.some(({ part, asked }) => asked && words.when.test(part));
  const proposes = parts.some(({ part, asked }) => asked && words.when.test(part) && words.mayI.test(part));
  if (moves || proposes || ((cannot || cancels) && offers))
    return words.unsure.test(left) && !cannot ? "other" : "move";
  if (parts.some(({ part }) => words.plainlyConfirmed.test(part))) return "attending";
  if (words.unsure.test(left)) return "other";
  if (cancels && inSome(words.rebook)) return "move";
  if (cancels || cannot) return "cancel";
  if (words.late.test(left)) return "other";
  const told = parts.filter(({ asked }) => !asked);
  const comes = told.some(({ part }) => words.comes.test(part) || words.yes.test(part));
  return refusesToLoseIt(kept) || comes || replyOf(said) === "yes" ? "attending" : "other";
}
