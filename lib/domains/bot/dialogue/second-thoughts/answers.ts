import { cut } from "@/lib/core/text/cut";
import { DateOnly, longestText } from "@/lib/core/wire/wire";
import { type Agreed, putBefore } from "@/lib/domains/bot/dialogue/form";
import type { Answers } from "@/lib/domains/bot/dialogue/state";
import type { Question } from "@/lib/domains/bot/dialogue/tools";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { type Reply, replyOf } from "@/lib/domains/bot/understanding/answers/reply";
import { stem } from "@/lib/domains/bot/understanding/names/stem";
import { fold } from "@/lib/domains/bot/understanding/text";

function dateIn(text: string): string | undefined {
  const [, day, month, year] = /(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : text.trim();
  return DateOnly.safeParse(iso).success ? iso : undefined;
}

const saysYes = /^(?:sim|si|yes|yeah|yep|claro|tem|tenho|hay|tengo|ja|ya|i do|i have)\b/;
const saysNo = /^(?:nao|no|nope|nunca|never|ainda nao|todavia no|not yet|nem|tampoco|sem|sin)\b/;

/** The option that an answer names: by itself, with words around it, or by a yes or no in other words. */
function optionIn(text: string, options: readonly string[], reply: Reply | null): string | undefined {
  const said = fold(text);
  const exact = options.find((option) => fold(option) === said);
  if (exact) return exact;
  const named = options.filter((option) => ` ${said.replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${fold(option)} `));
  if (named.length === 1) return named[0];
  const [yes, no] = [options.find((each) => saysYes.test(fold(each))), options.find((each) => saysNo.test(fold(each)))];
  if (!yes || !no || options.length !== 2) return undefined;
  if (saysNo.test(said) || reply === "no") return no;
  return saysYes.test(said) || reply === "yes" ? yes : undefined;
}

/** The answer that the words are to the question; undefined where they are none. */
export function answerIn(words: string, reply: Reply | null, { type, options }: Question): Answers[string] | undefined {
  const text = cut(words.trim(), longestText);
  switch (type) {
    case "number": {
      const [number] = /-?\d+(?:[.,]\d+)?/.exec(text) ?? [];
      return number === undefined ? undefined : Number(number.replace(",", "."));
    }
    case "boolean":
      return reply === "yes" ? true : reply === "no" ? false : undefined;
    case "date":
      return dateIn(text);
    case "select":
      return options[Number(text) - 1] ?? optionIn(text, options, reply);
    default:
      return text === "" ? undefined : text;
  }
}

const changing =
  /\b(?:mas|pero|but|na verdade|en realidad|actually|errad\w*|erre\w*|equivoc\w*|wrong|mistake|corri[gj]\w*|correct\w*|mud\w*|cambi\w*|troc\w*|change)\b/;
const wordsOf = (text: string): string[] => (fold(text).match(/\p{L}{4,}/gu) ?? []).map(stem);

/** "Allergies: penicillin": the new answer where it stands behind the label; null where the question is only spoken of. */
function correctionIn(text: string, { label }: Question): string | null | undefined {
  const own = wordsOf(label);
  const [, before = "", value = ""] = /^([^:=]{1,80})[:=]\s*(\S.*)$/s.exec(text.trim()) ?? [];
  const isIn = (said: readonly string[]): boolean => own.length > 0 && own.every((word) => said.includes(word));
  if (value !== "" && isIn(wordsOf(before))) return value;
  return isIn(wordsOf(text)) ? null : undefined;
}

/**
 * An answer that was read back to them is put right: by "label: answer" at once, else its question is asked again. False
 * where none is spoken of. `agrees`: beside a yes only words that change something speak of an answer.
 */
export async function correctAnswer(turn: Turn, agreed: Agreed, agrees: boolean): Promise<boolean> {
  const { text } = turn.heard;
  if (text.includes("?")) return false;
  const questions = turn.services.find(({ id }) => id === agreed.service)?.questions ?? [];
  for (const question of questions) {
    const { [question.key]: before, ...others } = agreed.answers;
    const value = before === undefined ? undefined : correctionIn(text, question);
    if (value === undefined || (value === null && agrees && !changing.test(fold(text)))) continue;
    const answer = value === null ? undefined : answerIn(value, replyOf(fold(value)), question);
    await putBefore(turn, {
      ...agreed,
      answers: answer === undefined ? others : { ...others, [question.key]: answer },
    });
    return true;
  }
  return false;
}
