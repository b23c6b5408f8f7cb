import type { BookingFacts } from "@/lib/domains/bot/dialogue/tools";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";

export const lineOf = (turn: Turn, { service, start }: BookingFacts): string =>
  start === null ? service : `${service}, ${turn.when(start)}`;

/** Before the yes: that they have another visit then, with a space after it; "" where they have none. */
export async function otherVisits(
  turn: Turn,
  ask: { service: string | null; start: string; moving: string | null },
): Promise<string> {
  if (ask.service === null) return "";
  const visits = await turn.tools.visitsAt({ ...ask, service: ask.service });
  return visits.length > 0 ? `${turn.say.own_visits(visits.map((each) => lineOf(turn, each)).join("; "))} ` : "";
}

/** Whether a booking may move there, as it is put before the contact. */
export async function moveQuestion(
  turn: Turn,
  { id, service, service_id, start }: BookingFacts,
  to: string,
): Promise<string> {
  const others = await otherVisits(turn, { service: service_id, start: to, moving: id });
  return `${others}${turn.say.confirm_move(service, turn.when(start), turn.when(to))}`;
}
