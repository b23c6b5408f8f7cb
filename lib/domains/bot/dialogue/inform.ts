import { carryOut } from "@/lib/domains/bot/dialogue/carry-out";
import { factAsked, tellFact } from "@/lib/domains/bot/dialogue/facts";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { isQuestion } from "@/lib/domains/bot/understanding/requests";
import type { Request } from "@/lib/domains/bot/understanding/understand";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";

/**
 * A question: what the catalog or the knowledge says, with where it says so; otherwise the team is asked. `pending`: the
 * bot waits for an answer of the contact's own, and asks for it again after this.
 */
export async function inform(turn: Turn, pending = turn.dialogue.open !== null): Promise<void> {
  const { wish, open } = turn.dialogue;
  const { times: when, services, intent } = turn.meaning;
  const adds = isNamed(when) || services.length > 0;
  if (wish && open && adds && !isQuestion(intent)) return carryOut(turn, turn.merged(wish.kind));
  const [named] = services;
  if (named && services.length === 1 && !open) turn.dialogue.wish = { ...turn.merged("book"), service: named.id };
  const asked = turn.meaning.others.length > 0 ? turn.meaning.text : turn.heard.text;
  if (await answered(turn, asked, named?.id ?? null, pending)) return;
  if (isQuestion(intent) || turn.heard.text.includes("?")) turn.askTeam(pending);
  else if (pending) turn.misheard();
  else turn.unknown();
}

/** Whether the catalog or the knowledge has an answer; it is said, with where it stands. */
async function answered(turn: Turn, text: string, service: string | null, pending: boolean): Promise<boolean> {
  const fact = factAsked(text);
  const described = fact === "description";
  if (fact && !described && (await tellFact(turn, fact, service, pending))) return true;
  const found = turn.setting.bot.abilities.answer ? await turn.tools.search(text) : null;
  // What was written to be answered with tells more than the few words of the catalog.
  if (!found) return described && tellFact(turn, fact, service, pending);
  turn.sources.push(found.source);
  turn.reply(`${found.text}\n${turn.say.source(found.source.title)}`, "answered");
  return true;
}

export async function answerAll(turn: Turn): Promise<void> {
  for (const request of turn.meaning.others) if (isQuestion(request.intent)) await answerBeside(turn, request);
}

/** What is asked beside something that is to be done is answered first, or the team is asked. */
async function answerBeside(turn: Turn, { text, services }: Request): Promise<void> {
  const service = services[0] ?? turn.meaning.services[0];
  if (!(await answered(turn, text, service?.id ?? null, true))) turn.askTeam(true);
}
