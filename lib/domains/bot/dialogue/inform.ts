import { carryOut } from "@/lib/domains/bot/dialogue/carry-out";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { isQuestion } from "@/lib/domains/bot/understanding/requests";
import { fold } from "@/lib/domains/bot/understanding/text";
import type { Request } from "@/lib/domains/bot/understanding/understand";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";

const price =
  /\b(?:quanto (?:custa|fica|e|eh|sai|ta|cobra|cobram|sairia)|cuanto (?:sale|cuesta|es|cobran|esta|vale)|how much|preco|precio|valor|price|cost)\b/;

/** What may cost something beside the service. */
const besides =
  /\b(?:estaciona\w*|parking|park|garage fee|garagem|frete|entrega|envio|delivery|taxa|tasa|fee|deposit|sinal|sena|multa|fine|gorjeta|propina|tip|matricula|mensalidade|cuota|membership|wifi)\b/;

/** What a service costs is known of the service itself. */
function tellPrice(turn: Turn, id: string | null, text: string): boolean {
  const service = turn.services.find((each) => each.id === id);
  const said = fold(text);
  if (!service?.price_cents || !price.test(said) || besides.test(said)) return false;
  turn.reply(turn.say.costs(service.name, turn.money(service.price_cents, service.currency)), "answered");
  return true;
}

/** A question: what the knowledge says, with where it says so; otherwise that it is not known. */
export async function inform(turn: Turn): Promise<void> {
  const { wish, open } = turn.dialogue;
  const { times: when, services, intent } = turn.meaning;
  const adds = isNamed(when) || services.length > 0;
  if (wish && open && adds && intent !== "ask") return carryOut(turn, turn.merged(wish.kind));
  const [named] = services;
  if (named && services.length === 1 && !open) turn.dialogue.wish = { ...turn.merged("book"), service: named.id };
  const asked = turn.meaning.others.length > 0 ? turn.meaning.text : turn.heard.text;
  if (!(await answered(turn, asked, named?.id ?? wish?.service ?? null))) turn.unknown();
}

/** Whether the catalog or the knowledge has an answer; it is said, with where it stands. */
async function answered(turn: Turn, text: string, service: string | null): Promise<boolean> {
  if (tellPrice(turn, service, text)) return true;
  const found = turn.setting.bot.abilities.answer ? await turn.tools.search(text) : null;
  if (!found) return false;
  turn.sources.push(found.source);
  turn.reply(`${found.text}\n${turn.say.source(found.source.title)}`, "answered");
  return true;
}

export async function answerAll(turn: Turn): Promise<void> {
  for (const request of turn.meaning.others) if (isQuestion(request.intent)) await answerBeside(turn, request);
}

/** What is asked beside something that is to be done is answered first, or said not to be known. */
async function answerBeside(turn: Turn, { text, services }: Request): Promise<void> {
  const service = services[0] ?? turn.meaning.services[0];
  if (!(await answered(turn, text, service?.id ?? null))) turn.reply(turn.say.unknown);
}
