import {
  type Intervals,
  type Minute,
  overfull,
  shared,
  startsBetween,
  startsWithin,
  union,
} from "@/lib/core/intervals";
import { gridStarts } from "@/lib/domains/slots/grid";
import { choose, type Need } from "@/lib/domains/slots/matching";
import { type Hours, openIntervals } from "@/lib/domains/slots/open-hours";
import { inOrder, ranking } from "@/lib/domains/slots/ranking";
import type { Answer, Load, Question, Reason, Resource, Slot, Snapshot } from "@/lib/domains/slots/snapshot";
import { type Candidate, feasibleStarts, includes } from "@/lib/domains/slots/sweep";
import { daysLater } from "@/lib/domains/slots/zones";

const idle: Load = { taken: [], off: [] };

/** How many places of each resource a party takes. */
export const placesFor = (service: Snapshot["service"], partySize: number): number =>
  service.uses === "seats" ? partySize : 1;

type Team = {
  needs: Need[];
  masks: Map<string, number>;
  places: number;
  /** Those with so many places. */
  large: ReadonlySet<string>;
  /** Whether all together can serve the service, and whether the large ones can. */
  complete: boolean;
  completeIfLarge: boolean;
};

/** A catalog lives for many questions, and who can serve what is the same for all of them. */
const teams = new WeakMap<Snapshot["resources"], WeakMap<Snapshot["service"], Map<number, Team>>>();

function teamOf(snapshot: Snapshot, partySize: number): Team {
  const { resources, service } = snapshot;
  const services = teams.get(resources) ?? new WeakMap<Snapshot["service"], Map<number, Team>>();
  const sizes = services.get(service) ?? new Map<number, Team>();
  const places = placesFor(service, partySize);
  const team = sizes.get(places) ?? makeTeam(snapshot, places);
  teams.set(resources, services.set(service, sizes.set(places, team)));
  return team;
}

/** Which requirements each active resource can serve, as bits; requirements for the same resources are one. */
function makeTeam({ service, resources }: Snapshot, places: number): Team {
  const merged = new Map<string, { resources: readonly string[]; quantity: number }>();
  for (const { resources: ids, quantity } of service.requirements) {
    const key = [...ids].sort().join();
    merged.set(key, { resources: ids, quantity: quantity + (merged.get(key)?.quantity ?? 0) });
  }
  const needs = [...merged.values()];
  const masks = new Map<string, number>();
  needs.forEach(({ resources: ids }, i) => {
    for (const id of ids) if (resources.get(id)?.active) masks.set(id, (masks.get(id) ?? 0) | (1 << i));
  });
  const large = new Set([...masks.keys()].filter((id) => (resources.get(id)?.capacity ?? 0) >= places));
  const team = { needs, masks };
  const completeIfLarge = canServe(team, [], large);
  return { ...team, places, large, complete: canServe(team, [], masks.keys()), completeIfLarge };
}

/** Whether these resources, all free, could serve the whole service with the picks among them. */
const canServe = (
  { needs, masks }: Pick<Team, "needs" | "masks">,
  picks: readonly string[],
  ids: Iterable<string>,
): boolean =>
  picks.every((id) => masks.has(id)) &&
  choose(
    needs,
    picks,
    () => ids,
    (id) => masks.get(id) ?? 0,
  ) !== null;

/** Why no time can ever do, whatever the hours and the bookings are. */
function standingReason({ service }: Snapshot, { picks, partySize }: Question, team: Team): Reason | null {
  if (!service.active) return "service_inactive";
  if (service.kind === "queue") return "queue_service";
  if (team.needs.length === 0 || !team.complete) return "no_resources";
  if (picks.length > 0 && !canServe(team, picks, team.masks.keys())) return "unfit_resources";
  const fits =
    picks.length === 0
      ? team.completeIfLarge
      : picks.every((id) => team.large.has(id)) && canServe(team, picks, team.large);
  return fits && partySize <= service.maxParty ? null : "party_too_large";
}

type Span = { from: Minute; to: Minute };

/** The starts from which the service fits into these hours; resources of one schedule share the answer. */
function startsWhileOpen(snapshot: Snapshot, span: Span, always: boolean): (hours: Hours | null) => Intervals {
  const { duration } = snapshot.service;
  const known = new Map<Hours | null, Intervals>();
  return (hours) => {
    const key = always ? null : hours;
    const cached = known.get(key);
    if (cached) return cached;
    const end = span.to + duration;
    const starts = startsWithin(key === null ? [span.from, end] : openIntervals(key, span.from, end), duration);
    known.set(key, starts);
    return starts;
  };
}

/** Those of the starts at which a resource has the places, for the service and its buffer. */
function startsWhileFree(snapshot: Snapshot, resource: Resource, team: Team, span: Span, open: Intervals): Intervals {
  const { duration, buffer } = snapshot.service;
  const load = snapshot.loads.get(resource.id) ?? idle;
  const room = resource.capacity - team.places;
  const full = room === 0 ? load.taken : overfull(load.taken, room);
  const busy = load.off.length === 0 ? full : union(full, load.off);
  // The buffer counts against the resource's time, not against its opening hours.
  return shared(open, startsBetween(busy, span.from, span.to + duration + buffer, duration + buffer));
}

type Found = { starts: Int32Array; feasible: number[]; ranges: Map<string, Intervals> };

/** Every start of the span that can be had; with `busy` false, as if nothing were booked. */
function find(snapshot: Snapshot, question: Question, team: Team, span: Span, busy: boolean): Found {
  const { service, zone, resources } = snapshot;
  const always = question.override ?? false;
  const openFor = startsWhileOpen(snapshot, span, always);
  const grid = always ? Int32Array.of(span.from) : gridStarts(zone, service.interval, span.from, span.to);
  const open = openFor(service.hours);
  const starts = grid.filter((start) => includes(open, start));
  const ranges = new Map<string, Intervals>();
  const candidates: Candidate[] = [];
  const must: Candidate[] = [];
  for (const [id, mask] of team.masks) {
    const resource = resources.get(id) as Resource;
    if (resource.capacity < team.places || (busy && question.without?.has(id))) continue;
    const during = openFor(resource.hours);
    const candidate = { mask, ranges: busy ? startsWhileFree(snapshot, resource, team, span, during) : during };
    ranges.set(id, candidate.ranges);
    candidates.push(candidate);
    if (question.picks.includes(id)) must.push(candidate);
  }
  // A pick that was left out can never be met.
  const feasible = must.length < question.picks.length ? [] : feasibleStarts(starts, team.needs, candidates, must);
  return { starts, feasible, ranges };
}

/** Turns feasible starts into slots with their resources, nearest first when asked around a time. */
function slotsOf(snapshot: Snapshot, question: Question, team: Team, found: Found): Slot[] {
  const rank = ranking(snapshot, question, team.masks);
  const maskOf = (id: string) => team.masks.get(id) ?? 0;
  const starts = found.feasible.map((i) => found.starts[i] as Minute);
  const { around } = question;
  if (around !== undefined) starts.sort((a, b) => Math.abs(a - around) - Math.abs(b - around) || a - b);
  const slots: Slot[] = [];
  for (const start of starts) {
    if (slots.length === question.limit) break;
    const isFree = (id: string) => includes(found.ranges.get(id) ?? [], start);
    const inTurn = (hopeless: ReadonlySet<number>) => inOrder(rank(start), isFree, hopeless);
    const resources = choose(team.needs, question.picks, inTurn, maskOf);
    if (resources) slots.push({ start, end: start + snapshot.service.duration, resources });
  }
  return slots;
}

/** The starts that the notice and the horizon allow. */
export function bookingWindow({ service, zone }: Pick<Snapshot, "service" | "zone">, question: Question): Span {
  const earliest = question.override ? Number.NEGATIVE_INFINITY : Math.ceil(question.now / 60_000) + service.notice;
  const latest = Math.floor(daysLater(question.now, service.advanceDays, zone) / 60_000);
  return { from: Math.max(question.from, earliest), to: Math.min(question.to, latest + 1) };
}

/**
 * The one decision about time: which starts in [from, to) can be booked now, with which resources, and why none can.
 * Slots, holds, bookings, reschedules and alternatives all ask this.
 */
export function availability(snapshot: Snapshot, question: Question): Answer {
  const team = teamOf(snapshot, question.partySize);
  const standing = standingReason(snapshot, question, team);
  if (standing) return { slots: [], reason: standing };
  const window = bookingWindow(snapshot, question);
  if (window.from < window.to) {
    const slots = slotsOf(snapshot, question, team, find(snapshot, question, team, window, true));
    if (slots.length > 0) return { slots, reason: null };
  }
  const open = find(snapshot, question, team, question, false);
  const first = slotsOf(snapshot, { ...question, limit: 1 }, team, open);
  if (first.length === 0) return { slots: [], reason: "closed" };
  if (window.from >= window.to) return { slots: [], reason: "outside_booking_window" };
  const within = find(snapshot, question, team, window, false);
  const reachable = slotsOf(snapshot, { ...question, limit: 1 }, team, within).length > 0;
  return { slots: [], reason: reachable ? "fully_booked" : "outside_booking_window" };
}
