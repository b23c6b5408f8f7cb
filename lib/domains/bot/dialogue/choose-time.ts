import { beyond } from "@/lib/domains/bot/dialogue/beside";
import { isDropped } from "@/lib/domains/bot/dialogue/details";
import { comingOne } from "@/lib/domains/bot/dialogue/none-free";
import type { Open } from "@/lib/domains/bot/dialogue/state";
import { picked, settle, tellWho, wishFor } from "@/lib/domains/bot/dialogue/times";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { isTentative } from "@/lib/domains/bot/understanding/answers/doubt";
import { namedIn } from "@/lib/domains/bot/understanding/names";
import { wordsOf } from "@/lib/domains/bot/understanding/names/tokens";
import { adding, isQuestion } from "@/lib/domains/bot/understanding/requests";
import { fold } from "@/lib/domains/bot/understanding/text";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";

const elsewhere: ReadonlySet<string> = new Set(["ask", "bookings", "location", "reschedule"]);
const own = /\b(?:meu|meus|minha|minhas|mi|mis|my|mine)\b/;
export const speaksOfOwn = (text: string): boolean => own.test(fold(text));
export const speaksOfCancelling = (text: string): boolean => /cancel|desmarc|anul/.test(fold(text));
/** Times that are no answer to those on offer: of a question, or of a booking that they have. */
const speaksOfElse = ({ meaning, heard }: Turn): boolean =>
  (elsewhere.has(meaning.intent) &&
    (isQuestion(meaning.intent) || speaksOfOwn(heard.text)) &&
    !meaning.others.some(({ intent }) => intent === "book" || intent === "availability")) ||
  (meaning.intent === "cancel" && speaksOfCancelling(heard.text));

/** "The bath I do myself, make it the nails": another service than the one whose times are on offer; null where it is the same. */
export function changedService(turn: Turn): string | null {
  const { meaning, dialogue, heard } = turn;
  const { wish } = dialogue;
  if (
    wish?.kind !== "book" ||
    (heard.text.includes("?") && isQuestion(meaning.intent)) ||
    speaksOfCancelling(heard.text)
  )
    return null;
  // "Put the beard on top: cut + beard": the one that has both takes the place of what is on the table.
  const whole = wholeOf(turn, wish.service);
  if (whole !== null && isAdded(turn)) return whole;
  const [other, ...more] = meaning.services.filter(({ id }) => id !== wish.service);
  if (!other || more.length > 0) return null;
  return isAdded(turn) ? together(turn, wish.service) : other.id;
}

/** "Add the beard too": another service beside the one that is on the table. */
export const isAdded = ({ meaning, heard }: Turn): boolean =>
  meaning.services.length > 0 && adding.test(fold(heard.text)) && !isInstead({ heard });

/** Another one takes the place of what is on the table. */
export const isInstead = ({ heard }: Pick<Turn, "heard">): boolean => instead.test(fold(heard.text));

const instead =
  /\b(?:no para|mejor|melhor|en vez|em vez|instead|actually|rather|pera|perai|espera|wait|na verdade|en realidad)\b/;

const joined = /[+&/]|(?<!\p{L})(?:e|y|and|com|con|with|plus|mais|mas)(?!\p{L})/u;
const stemsOf = (text: string): string[] =>
  wordsOf(fold(text)).flatMap(({ kind, stem }) => (kind === "content" ? [stem] : []));

/** The one service that joins what is on the table with something that was named now; null where there is none. */
function wholeOf({ services, heard, meaning }: Turn, service: string | null): string | null {
  const now = stemsOf(services.find(({ id }) => id === service)?.name ?? "");
  const said = new Set([heard.text, ...meaning.services.map(({ name }) => name)].flatMap(stemsOf));
  const [whole, ...more] = services.filter(({ id, name }) => {
    const own = stemsOf(name);
    const shared = own.some((stem) => now.includes(stem)) && own.some((stem) => !now.includes(stem));
    return (
      id !== service && joined.test(fold(name)) && shared && own.every((stem) => now.includes(stem) || said.has(stem))
    );
  });
  return whole && more.length === 0 ? whole.id : null;
}

/** The one service that is both; null where there is none. */
function together({ services, heard }: Turn, service: string | null): string | null {
  const now = services.find(({ id }) => id === service);
  const [both, ...more] = now ? namedIn(`${now.name} + ${heard.text}`, services) : [];
  return both && more.length === 0 && both.id !== service ? both.id : null;
}

/** "Quién me atiende?", "is that with Lívia?" */
export const asksWho = ({ heard, meaning }: Turn): boolean =>
  heard.text.includes("?") &&
  !isNamed(meaning.times) &&
  (/\b(?:quem|quien|who|whom)\b/.test(fold(heard.text)) ||
    (meaning.people.length > 0 && /\b(?:com|con|with)\b/.test(fold(heard.text))));

/** One of the times on offer, other ones, or none; false where the contact speaks of something else. */
export async function chooseTime(turn: Turn, open: Extract<Open, { ask: "time" }>): Promise<boolean> {
  const { meaning, dialogue, heard, say } = turn;
  const { wish } = dialogue;
  const { choice, reply, times } = meaning;
  if (wish && meaning.party !== null) wish.party = meaning.party;
  const changed = choice === null ? changedService(turn) : null;
  // "As soon as possible" is the first of those on offer.
  const soonest = times.soonest && !isNamed(times) && !heard.text.includes("?") ? open.offers[0] : undefined;
  // "Not sure yet, maybe Monday morning?" picks none of them, though only one may fit.
  const inDoubt = choice === null && isNamed(times) && isTentative(fold(heard.text));
  const offer = changed || inDoubt ? null : (picked(turn, open.offers) ?? soonest ?? null);
  const further = beyond(turn, open.offers);
  if (offer) {
    // "Friday": one of those on offer, where the coming one is full.
    const coming = wish && choice === null ? await comingOne(turn, turn.merged(wish.kind)) : null;
    if (coming?.none) turn.reply(coming.none);
    await settle(turn, offer);
  } else if (changed) await wishFor(turn, { ...turn.merged("book"), service: changed });
  else if (meaning.intent === "cancel" && wish?.kind === "move") return false;
  else if (isNamed(times) && wish && !speaksOfElse(turn)) await wishFor(turn, turn.merged(wish.kind));
  else if (isNamed(times)) return false;
  else if (wish && asksWho(turn)) tellWho(turn, open.offers);
  else if (reply === "no" && isDropped(heard.text)) {
    turn.forget();
    turn.reply(wish?.kind === "move" ? say.kept : say.nothing_done, "declined");
  } else if (wish && further.length > 0 && meaning.services.length === 0)
    await wishFor(turn, { ...wish, when: { ...wish.when, wanted: further, soonest: false } });
  else if (reply === "no") turn.reply(say.ask_when, "asked");
  else if (reply === "yes") turn.reply(say.which_of_these, "asked");
  else if (reply === "unsure" && !isQuestion(meaning.intent)) turn.reply(say.choose_later, "asked");
  else if (meaning.intent === "none" && meaning.others.length === 0) {
    turn.misheard();
    if (!turn.handedOver) turn.reply(say.which_of_these, "unknown");
  } else return false;
  return true;
}
