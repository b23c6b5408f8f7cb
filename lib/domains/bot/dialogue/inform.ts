import { carryOut } from "@/lib/domains/bot/dialogue/carry-out";
import { asksPolicy, type Fact, factsAsked, speaksOfCost, tellFact, tellOfAll } from "@/lib/domains/bot/dialogue/facts";
import { emptyWish } from "@/lib/domains/bot/dialogue/state";
import { askService, notOffered } from "@/lib/domains/bot/dialogue/times";
import type { Answer } from "@/lib/domains/bot/dialogue/tools";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { clausesOf } from "@/lib/domains/bot/understanding/clauses";
import { isWrittenAsName } from "@/lib/domains/bot/understanding/contact";
import { languageOf } from "@/lib/domains/bot/understanding/language";
import { namedIn } from "@/lib/domains/bot/understanding/names";
import { isQuestion } from "@/lib/domains/bot/understanding/requests";
import { fold } from "@/lib/domains/bot/understanding/text";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";

/**
 * Questions: what the catalog or the knowledge says, with where it says so; what neither knows goes to the team. `pending`:
 * the bot waits for an answer of the contact's own, and asks for it again after this.
 */
export async function inform(turn: Turn, pending = turn.dialogue.open !== null): Promise<void> {
  const { wish, open } = turn.dialogue;
  const { times: when, services, intent, others } = turn.meaning;
  const adds = isNamed(when) || services.length > 0;
  if (wish && open && adds && !isQuestion(intent)) return carryOut(turn, turn.merged(wish.kind));
  const [named] = services;
  if (named && services.length === 1 && !open) turn.dialogue.wish = { ...turn.merged("book"), service: named.id };
  const asked = questionsBeside(turn);
  const main = isQuestion(intent) || factsAsked(turn.meaning.text).length > 0 ? [turn.meaning.text] : [];
  const texts = others.length > 0 && asked.length + main.length > 0 ? [...main, ...asked] : [turn.heard.text];
  if (await answered(turn, texts, pending)) return;
  // Somebody's name, which nothing was asked for: they are asked what they want.
  if (!pending && isWrittenAsName(turn.heard.text) && services.length === 0)
    return turn.reply(turn.say.anything, "polite");
  const asking = isQuestion(intent) || turn.heard.text.includes("?");
  const lacking = asking && asksWhether.test(fold(turn.meaning.text)) ? notOffered(turn) : null;
  if (lacking !== null && pending) return turn.reply(lacking, "answered");
  if (lacking !== null) {
    turn.dialogue.wish = emptyWish("book");
    return askService(turn, turn.services, `${lacking} ${turn.say.which_service}`);
  }
  if (isQuestion(intent) || turn.heard.text.includes("?")) turn.askTeam(pending);
  else if (pending) turn.misheard();
  else turn.unknown();
}

/** "Do you have a dentist?" asks whether there is one. */
const asksWhether =
  /\b(?:tem|teem|ten|fazem|faz|oferecem|trabalham com|atendem|hay|tienen|tenes|hacen|ofrecen|trabajan con|atienden|precisa\w*|have|offer|do (?:you|u) do|is there|are there|any|you got)\b/;

/** What is asked beside something that is to be done is answered first, or the team is asked. */
export async function answerBeside(turn: Turn): Promise<void> {
  const { text } = turn.heard;
  // "Quero cancelar. Tem multa?": what it costs is asked of that.
  const ruled = turn.meaning.intent === "cancel" && text.includes("?") && asksPolicy(text);
  const others = questionsBeside(turn).filter((each) => !ruled || !speaksOfCost(each));
  const asked = ruled ? [text, ...others] : others;
  if (asked.length === 0) return;
  turn.besideAnswered = true;
  if (!(await answered(turn, asked, true))) turn.askTeam(true);
}

const questionsBeside = ({ meaning }: Turn): string[] =>
  meaning.others.flatMap(({ intent, text }) => (isQuestion(intent) ? [text] : []));

/** Answers every question of these texts in one message, in their order; false, and nothing said, where it knows none. */
async function answered(turn: Turn, texts: readonly string[], pending: boolean): Promise<boolean> {
  const clauses = texts.flatMap((text) => {
    const each = clausesOf(text);
    // "What if I miss it, do I have to pay?" is one question.
    return asksPolicy(text) && !each.some(asksPolicy) ? [text] : each;
  });
  const told = new Set<string>();
  let unknown = false;
  let invites = false;
  for (const clause of clauses) {
    const found = await answerTo(turn, clause, servicesIn(turn, clause, clauses.length));
    for (const words of found.words) told.add(words);
    unknown ||= found.lacks;
    invites ||= found.invites;
  }
  if (told.size === 0) return false;
  if (unknown) told.add(turn.leaveRest());
  const text = [...told].join("\n");
  if (pending || unknown || !invites) turn.reply(text, "answered");
  else {
    turn.reply(`${text}${told.size > 1 ? "\n" : " "}${turn.say.find_time}`, "answered");
    // A yes to that is a wish for a time.
    turn.dialogue.wish ??= turn.merged("book");
  }
  return true;
}

/** The services that a clause speaks of; of one that names none, those of the whole message. */
function servicesIn({ meaning, services }: Turn, clause: string, clauses: number): string[] {
  const own = clauses > 1 ? namedIn(clause, services) : [];
  const all = [meaning, ...meaning.others].find((request) => request.services.length > 0)?.services ?? [];
  return (own.length > 0 ? own : all).map(({ id }) => id);
}

/** `lacks`: something of it nobody knows. `invites`: it was said of a service, and a time for it can be looked for. */
type Told = { words: readonly string[]; lacks: boolean; invites: boolean };

const ofBusiness: ReadonlySet<Fact> = new Set(["where", "opening", "policy"]);

async function answerTo(turn: Turn, text: string, services: readonly string[]): Promise<Told> {
  const facts = factsAsked(text);
  const plain = facts.filter((fact) => fact !== "description" && fact !== "policy");
  const invites = facts.some((fact) => !ofBusiness.has(fact));
  const told = await each(plain, (fact) => tellFact(turn, fact, services));
  if (told.length > 0) return { words: told, lacks: told.length < plain.length, invites };
  const found = turn.setting.bot.abilities.answer ? await turn.tools.search(text, turn.meaning.language) : null;
  if (found && !isOfOther(turn, found, services)) {
    turn.sources.push(found.source);
    return { words: [quoted(turn, found)], lacks: false, invites: false };
  }
  // What was written to be answered with tells more than the few words of the catalog.
  const words = await each(facts, (fact) =>
    fact === "description" || fact === "policy" ? tellFact(turn, fact, services) : tellOfAll(turn, fact),
  );
  return { words, lacks: words.length === 0, invites };
}

/** What is written, with where it stands; of another language than theirs, that it is so: they could not read the title. */
function quoted({ say, meaning }: Turn, { text, source, language }: Answer): string {
  const written = language ?? languageOf(`${source.title} ${text}`, meaning.language);
  return written === meaning.language ? `${text}\n${say.source(source.title)}` : say.team_wrote_in(written, text);
}

/** Whether what is written names other services, and not the one in hand. */
function isOfOther({ dialogue, services }: Turn, { text, source }: Answer, asked: readonly string[]): boolean {
  const { open, wish } = dialogue;
  const now = open && "service" in open ? open.service : (open && wish?.service) || null;
  const hand = asked.length > 0 ? asked : now ? [now] : [];
  if (hand.length === 0) return false;
  const titled = namedIn(source.title, services);
  const said = ` ${fold(text)} `;
  // A text says in passing much that sounds like a service: there only a whole name counts.
  const named = titled.length > 0 ? titled : services.filter(({ name }) => said.includes(` ${fold(name)}`));
  return named.length > 0 && named.length < services.length && !named.some(({ id }) => hand.includes(id));
}

async function each(facts: readonly Fact[], tell: (fact: Fact) => Promise<string | null>): Promise<string[]> {
  const told: string[] = [];
  for (const fact of facts) {
    const words = await tell(fact);
    if (words !== null) told.push(words);
  }
  return told;
}
