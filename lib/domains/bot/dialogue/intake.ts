import { cut } from "@/lib/core/text/cut";
import { DateOnly, longestText } from "@/lib/core/wire/wire";
import type { Answers, Open } from "@/lib/domains/bot/dialogue/state";
import { offerTimes } from "@/lib/domains/bot/dialogue/times";
import type { Question } from "@/lib/domains/bot/dialogue/tools";
import { numbered, type Turn } from "@/lib/domains/bot/dialogue/turn";

type Asking = Extract<Open, { ask: "intake" }>;

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

function dateIn(text: string): string | undefined {
  const [, day, month, year] = /(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : text.trim();
  return DateOnly.safeParse(iso).success ? iso : undefined;
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
      return meaning.intent === "yes" ? true : meaning.intent === "no" ? false : undefined;
    case "date":
      return dateIn(text);
    case "select":
      return options[Number(text) - 1] ?? options.find((option) => folded(option) === folded(text));
    default:
      return text === "" ? undefined : text;
  }
}

function ask(turn: Turn, asking: Asking, { label, type, options }: Question, again: boolean): void {
  turn.dialogue.open = asking;
  const lines = type === "select" ? `\n${numbered(options)}` : "";
  const unfit = again ? `${turn.say.answer_unfit} ` : "";
  turn.reply(`${unfit}${turn.say.ask_answer(label)}${lines}`, "asked");
}

/** What the contact agreed to is done once every required question has its answer: the next one is asked. */
export async function finish(turn: Turn, agreed: Pick<Asking, "service" | "answers" | "ending">): Promise<void> {
  const { service, answers, ending } = agreed;
  const questions = turn.services.find(({ id }) => id === service)?.questions ?? [];
  const next = questions.find(({ key }) => answers[key] === undefined);
  if (next) return ask(turn, { ask: "intake", key: next.key, service, answers, ending }, next, false);
  const intake = questions.length > 0 ? answers : null;
  const name = turn.nameOf(service);
  if (ending.kind === "task") {
    await turn.tools.queue({ service: service ?? "", place: ending.place, notes: ending.notes, intake });
    turn.forget();
    return turn.reply(turn.say.queued(name), "booked");
  }
  const { wish } = turn.dialogue;
  const confirmed = await turn.tools.confirm(ending.hold, intake);
  if (confirmed === "with_team") {
    await turn.tools.release(ending.hold);
    return turn.handOver();
  }
  if (confirmed) {
    turn.forget();
    const words = confirmed === "confirmed" ? turn.say.booked : turn.say.pending;
    return turn.reply(words(name, turn.when(ending.start)), "booked");
  }
  turn.reply(turn.say.hold_over);
  return wish ? offerTimes(turn, wish) : turn.forget();
}

/** The words are the answer to a question of the service, or a change of mind. */
export async function takeAnswer(turn: Turn, open: Asking): Promise<void> {
  const question = turn.services.find(({ id }) => id === open.service)?.questions.find(({ key }) => key === open.key);
  if (turn.meaning.intent === "cancel") {
    if (open.ending.kind === "hold") await turn.tools.release(open.ending.hold);
    turn.forget();
    return turn.reply(turn.say.kept);
  }
  const answer = question && answerIn(turn, question);
  if (question && answer === undefined) return ask(turn, open, question, true);
  const answers = answer === undefined ? open.answers : { ...open.answers, [open.key]: answer };
  await finish(turn, { ...open, answers });
}
