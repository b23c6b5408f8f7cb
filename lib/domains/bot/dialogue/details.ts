import { onThatDay } from "@/lib/domains/bot/dialogue/beside";
import { putBefore } from "@/lib/domains/bot/dialogue/form";
import { takeNames } from "@/lib/domains/bot/dialogue/names-given";
import { answerIn } from "@/lib/domains/bot/dialogue/second-thoughts/answers";
import type { Ending, Open } from "@/lib/domains/bot/dialogue/state";
import { wishFor } from "@/lib/domains/bot/dialogue/times";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { isPlainNo, onlyHesitates, putsOff } from "@/lib/domains/bot/understanding/answers/reply";
import { asksFirst } from "@/lib/domains/bot/understanding/clauses";
import { nameAnswered, nameOfAnother, namesAnswered } from "@/lib/domains/bot/understanding/contact";
import { fold } from "@/lib/domains/bot/understanding/text";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";

type Asking = Extract<Open, { ask: "detail" }>;

/** The words are an answer to what was asked, a change of mind, or something to be answered first. */
export async function takeDetail(turn: Turn, open: Asking): Promise<boolean> {
  const { meaning, heard, dialogue } = turn;
  const question = turn.services.find(({ id }) => id === open.service)?.questions.find(({ key }) => key === open.key);
  const agreed = { service: open.service, answers: open.answers, ending: open.ending };
  if (asksWhy(heard.text)) {
    turn.reply(turn.say.asked_of_all, "answered");
    await putBefore(turn, agreed, { aside: true });
    return true;
  }
  if (open.detail === "intake" && question) {
    const option = question.type === "select" ? answerIn(heard.text, meaning.reply, question) : undefined;
    if (option === undefined && onlyHesitates(fold(heard.text))) {
      if (thinking.test(fold(heard.text))) return waitForThem(turn, open);
      turn.reply(turn.say.no_rush, "asked");
      await putBefore(turn, agreed);
      return true;
    }
    if (option === undefined && question.type !== "boolean" && isNod(turn, open)) return answerNod(turn, open);
    const stops =
      meaning.intent === "cancel" || (meaning.reply === "no" && question.type !== "boolean" && isDropped(heard.text));
    if (stops) return drop(turn, open.ending);
    if (option === undefined && isAsked(heard.text)) return false;
    const answer = option ?? answerIn(heard.text, meaning.reply, question);
    if (answer === undefined) await putBefore(turn, agreed, { unfit: true });
    else await putBefore(turn, { ...agreed, answers: { ...open.answers, [open.key]: answer } });
    return true;
  }
  // "Hmm, let me think": no answer yet, and none that was not understood.
  if (onlyHesitates(fold(heard.text)) || isLater(turn)) return waitForThem(turn, open);
  if (isNod(turn, open)) return answerNod(turn, open);
  const several = open.detail === "name" ? namesAnswered(heard.text) : null;
  if (several && !meaning.called) {
    await takeNames(turn, open, several);
    return true;
  }
  const name = open.detail === "name" && dialogue.given.name === null ? nameAnswered(heard.text) : null;
  const told = open.detail === "phone" ? dialogue.given.phone !== null : dialogue.given.name !== null;
  // "It's for my mother, really, Antonia Reis": the name is another one, and the phone is still asked for.
  const other = open.detail === "phone" ? nameOfAnother(heard.text) : null;
  if (other !== null) dialogue.given = { ...dialogue.given, name: other };
  if (told || other !== null) {
    await putBefore(turn, agreed, { aside: !told });
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
    await wishFor(turn, onThatDay(turn, turn.merged(dialogue.wish.kind), open.ending.start));
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

/** They want to think: what is held stays theirs for its minutes, and nothing is asked again before they write. */
function waitForThem(turn: Turn, open: Asking): boolean {
  turn.dialogue.open = { ...open, waits: true };
  turn.reply(open.ending.kind === "hold" && !open.waits ? turn.say.take_your_time : turn.say.no_rush, "asked");
  return true;
}

/** Who does not know the answer to a question of the house is asked again, and then a person goes on; who thinks is not. */
const thinking =
  /\b(?:pens\w*|think\w*|let me|deixa|deix[ae] eu|dejame|deja que|later|depois|despues|luego|vou ver|voy a ver|moment\w*|minut\w*|segund\w*|wait|espera|pera)\b/;

/** "Let me check with my wife", "te aviso": put off, and nothing that was asked for is in it. */
const isLater = ({ meaning, heard }: Turn): boolean =>
  (meaning.reply === "unsure" || putsOff(fold(heard.text))) &&
  !/[?\d]/.test(heard.text) &&
  !isNamed(meaning.when) &&
  meaning.intent !== "cancel" &&
  nameAnswered(heard.text) === null;

const nods: ReadonlySet<string> = new Set(["yes", "thanks", "greet", "bye"]);
/** "Ok, thanks", to being told that there is no rush: no answer to what was asked before that. */
const isNod = ({ meaning, heard }: Turn, { waits = false }: Asking): boolean =>
  waits && meaning.choice === null && nods.has(meaning.intent) && !heard.text.includes("?");

/** "Confirm" goes on with what is missing; any other nod leaves them their time. */
async function answerNod(turn: Turn, { service, answers, ending }: Asking): Promise<boolean> {
  if (goesOn.test(fold(turn.heard.text))) await putBefore(turn, { service, answers, ending }, { aside: true });
  else turn.reply(turn.say.no_rush, "polite");
  return true;
}
const goesOn =
  /\b(?:confirm\w*|pode (?:marcar|agendar|reservar)|book it|go ahead|reserv\w*|marca|agend\w*|dale|sim|si|yes|let's do it)\b/;

/** "Why do you need that?": of the question itself. */
const why =
  /^\W*(?:(?:e|y|and|but|mas|pero|sorry|desculpa|perdon|hmm+|uh|ah|oh),? )*(?:why|what for|how come|por ?que|pra que|para que|y eso para que|what do you (?:need|want) (?:that|it|this) for)\b/;
export const asksWhy = (text: string): boolean =>
  why.test(fold(text)) && (/[?¿]/.test(text) || fold(text).split(" ").length <= 8);

/** A question is no answer, whatever type of answer is wanted. */
const isAsked = (text: string): boolean => /[?¿]/.test(text) || asksFirst(fold(text));

const dropping =
  /\b(?:desist|deixa(?! (?:eu|me|que|ver|marcad|agendad|reservad))|mejor no|melhor nao|rather not|no quiero mas|not anymore|esquec|esquece|nao quero mais|cancel|dejalo|leave (?:it|that)(?! (?:as|for|at|on|to|until|where|how)\b)|olvid|ya no|forget|never ?mind|nvm|mudei de ideia|changed my mind|cambie de idea|no thanks|no gracias|nao obrigad)/;
export const isDropped = (text: string): boolean => dropping.test(fold(text));

async function drop(turn: Turn, ending: Ending): Promise<boolean> {
  if (ending.kind === "hold") await turn.tools.release(ending.hold);
  turn.forget();
  turn.reply(turn.say.nothing_done, "declined");
  return true;
}
