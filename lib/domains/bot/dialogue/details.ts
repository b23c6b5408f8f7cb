import { cut } from "@/lib/core/text/cut";
import { DateOnly, longestText } from "@/lib/core/wire/wire";
import { putBefore } from "@/lib/domains/bot/dialogue/form";
import type { Answers, Ending, Open } from "@/lib/domains/bot/dialogue/state";
import { wishFor } from "@/lib/domains/bot/dialogue/times";
import type { Question } from "@/lib/domains/bot/dialogue/tools";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { nameAnswered } from "@/lib/domains/bot/understanding/contact";
import { isPlainNo, type Reply } from "@/lib/domains/bot/understanding/reply";
import { fold } from "@/lib/domains/bot/understanding/text";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";

type Asking = Extract<Open, { ask: "detail" }>;

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
function answerIn({ heard, meaning }: Turn, { type, options }: Question): Answers[string] | undefined {
  const text = cut(heard.text.trim(), longestText);
  switch (type) {
    case "number": {
      const [number] = /-?\d+(?:[.,]\d+)?/.exec(text) ?? [];
      return number === undefined ? undefined : Number(number.replace(",", "."));
    }
    case "boolean":
      return meaning.reply === "yes" ? true : meaning.reply === "no" ? false : undefined;
    case "date":
      return dateIn(text);
    case "select":
      return options[Number(text) - 1] ?? optionIn(text, options, meaning.reply);
    default:
      return text === "" ? undefined : text;
  }
}

/** The words are an answer to what was asked, a change of mind, or something to be answered first. */
export async function takeDetail(turn: Turn, open: Asking): Promise<boolean> {
  const { meaning, heard, dialogue } = turn;
  const question = turn.services.find(({ id }) => id === open.service)?.questions.find(({ key }) => key === open.key);
  const agreed = { service: open.service, answers: open.answers, ending: open.ending };
  if (open.detail === "intake" && question) {
    const stops =
      meaning.intent === "cancel" || (meaning.reply === "no" && question.type !== "boolean" && isDropped(heard.text));
    if (stops) return drop(turn, open.ending);
    const answer = answerIn(turn, question);
    if (answer === undefined) await putBefore(turn, agreed, { unfit: true });
    else await putBefore(turn, { ...agreed, answers: { ...open.answers, [open.key]: answer } });
    return true;
  }
  const name = open.detail === "name" && dialogue.given.name === null ? nameAnswered(heard.text) : null;
  const told = open.detail === "phone" ? dialogue.given.phone !== null : dialogue.given.name !== null;
  if (told) {
    await putBefore(turn, agreed);
    return true;
  }
  // A name has no question and no time in it; the model may take it for anything.
  const plainly = name !== null && !/[?¿]/.test(heard.text) && !isNamed(meaning.when) && meaning.reply === null;
  const written = name?.split(" ").every((word) => heard.text.includes(word)) ?? false;
  if (plainly && (written || !(meaning.intent === "ask" || meaning.intent === "location")) && !meaning.called) {
    dialogue.given = { ...dialogue.given, name };
    await putBefore(turn, agreed);
    return true;
  }
  if (isNamed(meaning.when) && open.ending.kind === "hold" && dialogue.wish) {
    // Another time instead of an answer: what was held goes back before the next is looked for.
    await turn.tools.release(open.ending.hold);
    turn.keepAnswers(open.service, open.answers);
    dialogue.open = null;
    await wishFor(turn, turn.merged(dialogue.wish.kind));
    return true;
  }
  const refused = meaning.reply === "no" && (isDropped(heard.text) || isPlainNo(fold(heard.text)));
  if (meaning.intent === "cancel" || refused) return drop(turn, open.ending);
  if (meaning.intent === "ask" || meaning.intent === "location") return false;
  // "Ok pode confirmar" is nobody's name.
  if (name !== null && meaning.reply === null) {
    dialogue.given = { ...dialogue.given, name };
    await putBefore(turn, agreed);
    return true;
  }
  await putBefore(turn, agreed, { unfit: true });
  return true;
}

const dropping =
  /\b(?:desist|deixa|mejor no|melhor nao|rather not|no quiero mas|not anymore|esquec|esquece|nao quero mais|cancel|dejalo|olvid|ya no|forget|never ?mind|nvm|mudei de ideia|changed my mind|cambie de idea|no thanks|no gracias|nao obrigad)/;
export const isDropped = (text: string): boolean => dropping.test(fold(text));

async function drop(turn: Turn, ending: Ending): Promise<boolean> {
  if (ending.kind === "hold") await turn.tools.release(ending.hold);
  turn.forget();
  turn.reply(turn.say.nothing_done, "declined");
  return true;
}
