import { examplePhone } from "@/lib/core/phone/visitor-phone";
import { homeCountry } from "@/lib/core/phone/workspace-phone";
import { cut } from "@/lib/core/text/cut";
import { lineOf, otherVisits, replacedVisit } from "@/lib/domains/bot/dialogue/own/visits";
import type { Answers, Ending, Open } from "@/lib/domains/bot/dialogue/state";
import type { Details, Question } from "@/lib/domains/bot/dialogue/tools";
import { numbered, type Turn } from "@/lib/domains/bot/dialogue/turn";
import { questionOf } from "@/lib/domains/bot/dialogue/words";

type Asking = Extract<Open, { ask: "detail" }>;
/** What the contact agreed to so far, and what it comes to. */
export type Agreed = { service: string | null; answers: Answers; ending: Ending };

/** So often one thing is asked for; then a person goes on. */
const patience = 3;

/** What is known of the contact, with what they said here. */
export async function detailsOf(turn: Turn): Promise<Details> {
  const known = await turn.tools.contact();
  const { given } = turn.dialogue;
  return { name: given.name ?? known.name, phone: known.phone ?? given.phone };
}

type Missing = { detail: Asking["detail"]; key: string; question: Question | null };

async function missingOf(turn: Turn, { service, answers }: Agreed): Promise<Missing | null> {
  const { name, phone } = await detailsOf(turn);
  if (name === null) return { detail: "name", key: "", question: null };
  if (phone === null) return { detail: "phone", key: "", question: null };
  const questions = turn.services.find(({ id }) => id === service)?.questions ?? [];
  const question = questions.find(({ key }) => answers[key] === undefined);
  return question ? { detail: "intake", key: question.key, question } : null;
}

function askPhoneAgain({ say, setting: { timezone, country = null } }: Turn): string {
  const { national, international } = examplePhone(homeCountry({ timezone, currency: "" }), country);
  return say.ask_phone_code(national, international);
}

function wordsFor(turn: Turn, { detail, question }: Missing): string {
  if (detail === "name") return turn.say.ask_name;
  if (detail === "phone") return turn.meaning.phone === null ? turn.say.ask_phone : askPhoneAgain(turn);
  const lines = question?.type === "select" ? `\n${numbered(question.options)}` : "";
  return `${turn.say.ask_answer(question?.label ?? "")}${lines}`;
}

/** All that a booking is: what, when, with whom, for how many, at what price, and in whose name where they said it here. */
function described(turn: Turn, { service, ending }: Agreed): string {
  if (ending.kind !== "hold") return "";
  const { say } = turn;
  const price = turn.priceOf(service);
  const person = turn.nameOfPerson(ending.person);
  const party = turn.dialogue.wish?.party ?? 1;
  const parts = [turn.nameOf(service), turn.when(ending.start)];
  if (person) parts.push(say.with_person(person));
  if (party > 1) parts.push(say.for_party(party));
  // A booking has one price, for however many.
  if (price) parts.push(party > 1 ? say.in_total(price) : price);
  if (turn.dialogue.given.name) parts.push(say.in_name(turn.dialogue.given.name));
  return parts.join(", ");
}

/** The longest answer that is read back whole. */
const longestAnswer = 80;

/** What they answered, so that a wrong answer can be put right: with a space before it; "" where nothing was asked. */
function answersTold({ services, say }: Turn, { service, answers }: Agreed): string {
  const told = (services.find(({ id }) => id === service)?.questions ?? []).flatMap(({ key, label }) => {
    const answer = answers[key];
    if (answer === undefined) return [];
    const words = typeof answer === "boolean" ? (answer ? say.yes : say.no) : cut(String(answer), longestAnswer);
    return [`${label.trim().replace(/[:.]$/, "")}${/[?]$/.test(label.trim()) ? "" : ":"} ${words}`];
  });
  return told.length > 0 ? ` ${told.join("; ")}.` : "";
}

/** What they booked in this very talk for the same time: whether the new one takes its place is asked, and never guessed. */
async function askOverlap(
  turn: Turn,
  { service, answers }: Agreed,
  { hold, start, person }: Extract<Ending, { kind: "hold" }>,
): Promise<boolean> {
  const { dialogue, say } = turn;
  const made = service && dialogue.made.length > 0 ? await turn.tools.visitsAt({ service, start, moving: null }) : [];
  const visit = made.find(({ id }) => dialogue.made.includes(id));
  if (!visit) return false;
  dialogue.open = { ask: "overlap", hold, start, person, answers, booking: visit.id };
  const choices = numbered([say.in_its_place(turn.nameOf(service)), say.beside_it]);
  turn.reply(`${say.own_visits(lineOf(turn, visit))} ${say.which_instead}\n${choices}`, "asked");
  return true;
}

/** Whether it is now that they hear of a hold: once for each. */
function announce({ dialogue }: Turn, hold: string): boolean {
  const first = dialogue.announced !== hold;
  dialogue.announced = hold;
  return first;
}

/**
 * Asks for what is still missing, one thing at a time; once nothing is, puts the whole before the contact. What is done is
 * done after the yes to that question, and after nothing else. `aside`: a question of theirs was answered in between, which
 * is no failed answer.
 */
export async function putBefore(
  turn: Turn,
  agreed: Agreed,
  { unfit = false, aside = false, lead: before = "" } = {},
): Promise<void> {
  const missing = await missingOf(turn, agreed);
  const { open } = turn.dialogue;
  if (missing) {
    const again = open?.ask === "detail" && open.detail === missing.detail && open.key === missing.key;
    const asked = again ? Math.min(9, open.asked + (aside ? 0 : 1)) : 1;
    // What is held stays so until it expires: the person who goes on may still book it.
    if (asked > patience) return turn.handOver();
    const first = agreed.ending.kind === "hold" && announce(turn, agreed.ending.hold);
    turn.dialogue.open = { ask: "detail", detail: missing.detail, key: missing.key, ...agreed, asked };
    const unread = missing.detail === "phone" && turn.meaning.phone !== null;
    const lead =
      before !== ""
        ? `${before} `
        : unfit && !unread
          ? `${turn.say.answer_unfit} `
          : first
            ? `${turn.say.opening} ${described(turn, agreed)}. `
            : "";
    return turn.reply(`${lead}${wordsFor(turn, missing)}`, first ? "held" : "asked");
  }
  const { ending, answers, service } = agreed;
  if (ending.kind === "task") {
    turn.dialogue.open = {
      ask: "confirm_task",
      service: service ?? "",
      place: ending.place,
      notes: ending.notes,
      answers,
    };
    const told = answersTold(turn, agreed).trim();
    return turn.reply([told, turn.say.confirm_task(turn.nameOf(service))].filter(Boolean).join(" "), "asked");
  }
  const { hold, start, person, beside, replaces } = ending;
  if (!beside && !replaces && (await askOverlap(turn, agreed, ending))) return;
  const how = { ...(beside ? { beside } : {}), ...(replaces ? { replaces } : {}) };
  turn.dialogue.open = { ask: "confirm_hold", hold, start, person, answers, ...how };
  const others = replaces
    ? await replacedVisit(turn, replaces)
    : await otherVisits(turn, { service, start, moving: null });
  turn.reply(
    `${others}${questionOf(turn.say, described(turn, agreed), !announce(turn, hold), answersTold(turn, agreed))}`,
    "held",
  );
}
