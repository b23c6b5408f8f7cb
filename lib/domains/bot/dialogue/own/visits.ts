import type { Offer, Wish } from "@/lib/domains/bot/dialogue/state";
import type { BookingFacts } from "@/lib/domains/bot/dialogue/tools";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";

export const lineOf = (turn: Turn, { service, start }: BookingFacts): string =>
  start === null ? service : `${service}, ${turn.when(start)}`;

/** So many visits are named beside a new one. */
const mostNamed = 3;

/**
 * Before the yes: that they have another visit then, or that this would be one more of what they have booked already; with a
 * space after it, "" where they have none. Whoever meant to move that visit hears here that a second one would be booked.
 */
export async function otherVisits(
  turn: Turn,
  ask: { service: string | null; start: string; moving: string | null },
): Promise<string> {
  if (ask.service === null) return "";
  const visits = await turn.tools.visitsAt({ ...ask, service: ask.service });
  const told = (all: readonly BookingFacts[]): string => all.map((each) => lineOf(turn, each)).join("; ");
  if (visits.length > 0) return `${turn.say.own_visits(told(visits))} `;
  if (ask.moving !== null) return "";
  const alike = (await turn.tools.bookings()).filter(({ service_id }) => service_id === ask.service);
  return alike.length > 0 ? `${turn.say.one_more(told(alike.slice(0, mostNamed)))} ` : "";
}

/** The visit that a new one takes the place of, before the yes; with a space after it. */
export async function replacedVisit(turn: Turn, id: string): Promise<string> {
  const visit = (await turn.tools.bookings()).find((each) => each.id === id);
  return visit ? `${turn.say.takes_place_of(lineOf(turn, visit))} ` : "";
}

/** A time, and with whom it is where that is known. */
export function whenWith(turn: Turn, start: string, person: string | null): string {
  const name = turn.nameOfPerson(person);
  return name === null ? turn.when(start) : `${turn.when(start)}, ${turn.say.with_person(name)}`;
}

const personIn = ({ people }: Turn, ids: readonly string[]): string | null =>
  people.find(({ id }) => ids.includes(id))?.id ?? null;

/** The visit that a wish moves, and with whom it is; null where it moves none. */
export async function visitMoved(
  turn: Turn,
  { kind, booking }: Wish,
): Promise<{ person: string | null; start: string | null } | null> {
  if (kind !== "move" || booking === null) return null;
  const visit = (await turn.tools.bookings()).find(({ id }) => id === booking);
  return visit ? { person: personIn(turn, visit.resource_ids), start: visit.start } : null;
}

/** Who a visit would be with if it moved to that time: whom they wish, who it is with now, or whoever is free then. */
export async function personAfterMove(
  turn: Turn,
  { id, service_id, resource_ids }: BookingFacts,
  { start, resource_ids: free }: Offer,
): Promise<string | null> {
  const person = (ids: readonly string[]): string | null => personIn(turn, ids);
  const [wished, own] = [turn.dialogue.wish?.person ?? null, person(resource_ids)];
  if (wished !== null || own === null || free.includes(own)) return wished ?? own ?? person(free);
  const { day } = turn.at(start);
  const ask = {
    service: service_id,
    from: day,
    to: day,
    party: turn.dialogue.wish?.party ?? 1,
    around: null,
    moving: id,
  };
  const { offers } = await turn.tools.times({ ...ask, person: own });
  return offers.some((each) => Date.parse(each.start) === Date.parse(start)) ? own : person(free);
}

/** Whether a booking may move there, as it is put before the contact. */
export async function moveQuestion(
  turn: Turn,
  { id, service, service_id, start }: BookingFacts,
  to: { start: string; person: string | null },
): Promise<string> {
  const others = await otherVisits(turn, { service: service_id, start: to.start, moving: id });
  return `${others}${turn.say.confirm_move(service, turn.when(start), whenWith(turn, to.start, to.person))}`;
}
