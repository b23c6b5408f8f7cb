import { lineOf } from "@/lib/domains/bot/dialogue/own/visits";
import type { Open } from "@/lib/domains/bot/dialogue/state";
import { numbered, type Turn } from "@/lib/domains/bot/dialogue/turn";
import { fold } from "@/lib/domains/bot/understanding/text";
import { inWindow } from "@/lib/domains/bot/understanding/when/window";

type Cancelling = Extract<Open, { ask: "confirm_cancel" }>;
/** As many bookings as one question can name. */
const most = 9;

/** Every booking that a yes to the question cancels. */
export const cancelledBy = ({ booking, also = [] }: Cancelling): string[] => [booking, ...also];

/** Asks whether these bookings of theirs are to be cancelled, by their service and time: one question, and one yes. */
export async function askCancel(turn: Turn, ids: readonly string[]): Promise<void> {
  const mine = await turn.tools.bookings();
  const [only, ...others] = mine.filter(({ id }) => ids.includes(id)).slice(0, most);
  if (!only) {
    turn.forget();
    return turn.reply(turn.say.no_bookings);
  }
  turn.dialogue.wish = null;
  const also = others.map(({ id }) => id);
  turn.dialogue.open = { ask: "confirm_cancel", booking: only.id, ...(also.length > 0 ? { also } : {}) };
  const words =
    also.length > 0
      ? turn.say.confirm_cancel_all(numbered([only, ...others].map((each) => lineOf(turn, each))))
      : turn.say.confirm_cancel(only.service, turn.when(only.start));
  turn.reply(words, "asked");
}

/** "El turno de las dos" is the one at two. */
const all =
  /\b(?:both|all (?:of them|of those|my|three|two|four)|every one|everything|(?<!\b(?:de|d|a) )(?:as|os|las|los) (?:duas|dois|dos|tres|quatro|cuatro)(?! (?:d[ae] (?:la |el )?(?:tarde|manha|manana|madrugada)|[ye] (?:media|meia|cuarto|quince|quinze)|em ponto|en punto|h\b|horas?\b|pm|am))|ambas|ambos|todos|todas|tudo|todo)\b/;
export const saysAll = ({ heard }: Turn): boolean => all.test(fold(heard.text));

/** "Both of them": one question about all. False where they do not say so. */
export async function chooseAll(turn: Turn, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0 || !saysAll(turn)) return false;
  await askCancel(turn, ids);
  return true;
}

/** The one of these bookings that the words name by its service or its time; undefined where that is none, or several. */
export async function meantOf(turn: Turn, choices: readonly string[]): Promise<string | undefined> {
  const { services, times, about } = turn.meaning;
  const windows = [...times.wanted, ...about];
  if (services.length === 0 && windows.length === 0) return undefined;
  const mine = (await turn.tools.bookings()).filter(({ id }) => choices.includes(id));
  const fitting = mine.filter(({ service_id, start }) => {
    if (services.length > 0 && !services.some(({ id }) => id === service_id)) return false;
    if (windows.length === 0 || start === null) return true;
    const { day, minute } = turn.at(start);
    return windows.some((window) => inWindow(window, day, minute));
  });
  return fitting.length === 1 ? fitting[0]?.id : undefined;
}

/** "No, only the first": of several that would be cancelled, the one that is named is asked about. */
export async function cancelOnly(turn: Turn, open: Cancelling): Promise<boolean> {
  const ids = cancelledBy(open);
  const { choice } = turn.meaning;
  if (ids.length < 2) return false;
  const one = choice !== null ? ids[choice - 1] : await meantOf(turn, ids);
  if (one === undefined) return false;
  await askCancel(turn, [one]);
  return true;
}

/** Their yes: each is cancelled, and what could not be is told. */
export async function cancelAgreed(turn: Turn, open: Cancelling): Promise<void> {
  const ids = cancelledBy(open);
  const done: boolean[] = [];
  for (const id of ids) done.push(await turn.tools.cancel(id));
  turn.forget();
  if (!done.includes(true)) return turn.reply(turn.say.no_bookings);
  turn.reply(turn.say.cancelled, "cancelled");
  const failed = ids.filter((_, at) => !done[at]);
  const left = (await turn.tools.bookings()).filter(({ id }) => failed.includes(id));
  if (left.length > 0)
    turn.reply(`${turn.say.your_bookings}\n${left.map((each) => `• ${lineOf(turn, each)}`).join("\n")}`, "cancelled");
}
