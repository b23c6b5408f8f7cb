import {
  emptyRoom,
  type Intervals,
  type Minute,
  overfull,
  startsClear,
  startsWithin,
  union,
} from "@/lib/core/intervals";
import { gridStarts } from "@/lib/domains/slots/grid";
import { chooseResources } from "@/lib/domains/slots/matching";
import { type Hours, openIntervals } from "@/lib/domains/slots/open-hours";
import { inOrder, ranking } from "@/lib/domains/slots/ranking";
import type { Answer, Busy, Load, Question, Resource, Slot, Snapshot } from "@/lib/domains/slots/snapshot";
import { type Candidate, feasibleStarts, includes } from "@/lib/domains/slots/sweep";
import { membersOf, standingReason, type Team, teamOf } from "@/lib/domains/slots/team";
import { daysLater } from "@/lib/domains/slots/zones";

const idle: Load = { taken: [], off: [] };

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

/** Buffers of one search, overwritten by the next; no result may keep a reference to them. */
const room = emptyRoom();

/** Those of the starts at which a resource has the places, for the service and its buffer. */
function startsWhileFree(snapshot: Snapshot, resource: Resource, team: Team, open: Intervals): Intervals {
  const { duration, buffer } = snapshot.service;
  const load = snapshot.loads.get(resource.id) ?? idle;
  const spare = resource.capacity - team.places;
  const full = spare === 0 ? load.taken : overfull(load.taken, spare);
  const busy = load.off.length === 0 ? full : union(full, load.off);
  if (busy.length === 0) return open;
  // The buffer counts against the resource's time, not against its opening hours.
  return startsClear(open, busy, duration + buffer, room);
}

/** `ranges` has the starts at which each member is free, by its number. */
type Found = { starts: Int32Array; feasible: number[]; ranges: Intervals[] };

const never: Intervals = [];

/** Every bookable start of the span; with `busy` false, as if nothing were booked. */
function find(snapshot: Snapshot, question: Question, team: Team, span: Span, busy: boolean): Found {
  const { service, zone } = snapshot;
  const always = question.override ?? false;
  const openFor = startsWhileOpen(snapshot, span, always);
  const grid = always ? Int32Array.of(span.from) : gridStarts(zone, service.interval, span.from, span.to);
  const open = openFor(service.hours);
  const starts = grid.filter((start) => includes(open, start));
  room.used = 0;
  const ranges: Intervals[] = [];
  const candidates: Candidate[] = [];
  const must: Candidate[] = [];
  for (let n = 0; n < team.ids.length; n++) {
    const resource = team.resources[n] as Resource;
    const out = resource.capacity < team.places || (busy && question.without?.has(resource.id));
    const during = out ? never : openFor(resource.hours);
    const free = busy && !out ? startsWhileFree(snapshot, resource, team, during) : during;
    ranges.push(free);
    if (out) continue;
    const candidate = { mask: team.masks[n] as number, ranges: free };
    candidates.push(candidate);
    if (question.picks.includes(resource.id)) must.push(candidate);
  }
  // A pick that was left out can never be met.
  const feasible = must.length < question.picks.length ? [] : feasibleStarts(starts, team.needs, candidates, must);
  return { starts, feasible, ranges };
}

/** Turns feasible starts into slots with their resources, nearest first when asked around a time. */
function slotsOf(snapshot: Snapshot, question: Question, team: Team, found: Found): Slot[] {
  const rank = ranking(snapshot, question, team);
  const picks = membersOf(team, question.picks) ?? [];
  const starts = found.feasible.map((i) => found.starts[i] as Minute);
  const { around } = question;
  if (around !== undefined) starts.sort((a, b) => Math.abs(a - around) - Math.abs(b - around) || a - b);
  const slots: Slot[] = [];
  for (const start of starts) {
    if (slots.length === question.limit) break;
    const isFree = (member: number) => includes(found.ranges[member] as Intervals, start);
    const members = chooseResources(team.needs, team.masks, picks, inOrder(rank(start), isFree));
    if (!members) continue;
    const resources = members.map((member) => team.ids[member] as string);
    slots.push({ start, end: start + snapshot.service.duration, resources });
  }
  return slots;
}

const day = 1440;

/** The starts that the notice and the horizon allow. */
export function bookingWindow({ service, zone }: Pick<Snapshot, "service" | "zone">, question: Question): Span {
  const earliest = question.override ? Number.NEGATIVE_INFINITY : Math.ceil(question.now / 60_000) + service.notice;
  const from = Math.max(question.from, earliest);
  // No zone's clock moves by two days: anything that ends that long before the horizon needs no exact limit.
  if (question.to < question.now / 60_000 + (service.advanceDays - 2) * day) return { from, to: question.to };
  const latest = Math.floor(daysLater(question.now, service.advanceDays, zone) / 60_000);
  return { from, to: Math.min(question.to, latest + 1) };
}

/**
 * The one decision about time: which starts in [from, to) can be booked now, with which resources, and why none can. Used
 * by slots, holds, bookings, reschedules and alternatives.
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

/**
 * Who or what keeps a fully booked start from being had: the picks that are not free, else those who could serve a
 * requirement that too few are free for.
 */
export function busyAt(snapshot: Snapshot, question: Question): Busy[] {
  const { from: start } = question;
  const team = teamOf(snapshot, question.partySize);
  const span = { from: start, to: start + 1 };
  const membersAt = (busy: boolean) =>
    find(snapshot, question, team, span, busy).ranges.map((ranges) => includes(ranges, start));
  const [open, free] = [membersAt(false), membersAt(true)];
  const members = [...team.ids.keys()];
  const busy = members.filter((n) => open[n] && !free[n]);
  const picked = busy.filter((n) => question.picks.includes(team.ids[n] as string));
  const isShort = team.needs.map(({ quantity }, i) => {
    const able = members.filter((n) => free[n] && (team.masks[n] as number) & (1 << i));
    return able.length < quantity;
  });
  const lacking = busy.filter((n) => isShort.some((short, i) => short && (team.masks[n] as number) & (1 << i)));
  const length = snapshot.service.duration + snapshot.service.buffer;
  return (picked.length > 0 ? picked : lacking).map((n) => {
    const resource = team.ids[n] as string;
    const { off } = snapshot.loads.get(resource) ?? idle;
    const isOff = startsClear([start, start], off, length, emptyRoom()).length === 0;
    return { resource, cause: isOff ? "time_off" : "booked" };
  });
}
