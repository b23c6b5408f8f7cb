import { type Intervals, type Minute, overfull, startsWithin } from "@/lib/core/intervals";
import { type Found, slotsOf } from "@/lib/domains/slots/choice";
import { feasibleStarts } from "@/lib/domains/slots/feasible";
import { gridWithin, type Minutes } from "@/lib/domains/slots/grid";
import { type Hours, openIntervals } from "@/lib/domains/slots/open-hours";
import { Scratch } from "@/lib/domains/slots/scratch";
import type { Answer, Busy, Load, Question, Resource, Slot, Snapshot } from "@/lib/domains/slots/snapshot";
import { clearTouching, hasBit, type Starts, setWithin, startsTable } from "@/lib/domains/slots/starts";
import { membersOf, standingReason, type Team, teamOf } from "@/lib/domains/slots/team";
import { daysLater } from "@/lib/domains/slots/zones";

const idle: Load = { taken: new Int32Array(), off: new Int32Array() };

type Span = { from: Minute; to: Minute };

/** When the service fits into these hours, as closed ranges; resources of one schedule share the answer. */
type Open = (hours: Hours | null) => Intervals;

function startsWhileOpen(snapshot: Snapshot, span: Span, always: boolean): Open {
  const { duration } = snapshot.service;
  const known = new Map<Hours | null, Intervals>();
  return (hours) => {
    const key = always ? null : hours;
    const cached = known.get(key);
    if (cached) return cached;
    const end = span.to - 1 + duration;
    const starts = startsWithin(key === null ? [span.from, end] : openIntervals(key, span.from, end), duration);
    known.set(key, starts);
    return starts;
  };
}

const scratch = new Scratch();

function rowsWhileOpen(starts: Starts, openAt: Open): (hours: Hours | null) => Int32Array {
  const known = new Map<Hours | null, Int32Array>();
  return (hours) => {
    const cached = known.get(hours);
    if (cached) return cached;
    const row = new Int32Array(starts.words);
    setWithin(row, starts, openAt(hours));
    known.set(hours, row);
    return row;
  };
}

/** The starts at which each member has the places, for the service and its buffer: a row of bits each. The next search overwrites them. */
function freeRows(
  { service, loads }: Snapshot,
  question: Question,
  team: Team,
  starts: Starts,
  openAt: Open,
  busy: boolean,
): Int32Array {
  const { words } = starts;
  const openFor = rowsWhileOpen(starts, openAt);
  // The buffer counts against the resource's time, not against its opening hours.
  const length = service.duration + service.buffer;
  const rows = scratch.of(team.ids.length * words);
  for (let n = 0; n < team.ids.length; n++) {
    const { id, capacity, hours } = team.resources[n] as Resource;
    const base = n * words;
    if (capacity < team.places || (busy && question.without?.has(id))) {
      rows.fill(0, base, base + words);
      continue;
    }
    const open = openFor(hours);
    for (let word = 0; word < words; word++) rows[base + word] = open[word] as number;
    if (!busy) continue;
    const { taken, off } = loads.get(id) ?? idle;
    const spare = capacity - team.places;
    clearTouching(rows, base, starts, spare === 0 ? taken : overfull(taken, spare), length);
    clearTouching(rows, base, starts, off, length);
  }
  return rows;
}

const alone = (start: Minute): Minutes => ({ minutes: Int32Array.of(start), count: 1 });

/** Every bookable start of the span; with `busy` false, as if nothing were booked. Null where no start is open. */
function find(snapshot: Snapshot, question: Question, team: Team, span: Span, busy: boolean): Found | null {
  const { service, zone } = snapshot;
  const always = question.override ?? false;
  const openFor = startsWhileOpen(snapshot, span, always);
  const open = openFor(service.hours);
  const minutes = always ? alone(span.from) : gridWithin(zone, service.interval, open);
  if (minutes.count === 0) return null;
  const starts = startsTable(minutes);
  const atWork = always && question.atWork ? startsWhileOpen(snapshot, span, false) : openFor;
  const rows = freeRows(snapshot, question, team, starts, atWork, busy);
  return { starts, rows, feasible: feasibleStarts(team, rows, starts, membersOf(team, question.picks) ?? []) };
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

function search(snapshot: Snapshot, question: Question, team: Team, span: Span, busy: boolean): Slot[] {
  const found = find(snapshot, question, team, span, busy);
  return found ? slotsOf(snapshot, question, team, found) : [];
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
    const slots = search(snapshot, question, team, window, true);
    if (slots.length > 0) return { slots, reason: null };
  }
  const one = { ...question, limit: 1 };
  if (search(snapshot, one, team, question, false).length === 0) return { slots: [], reason: "closed" };
  const reachable = window.from < window.to && search(snapshot, one, team, window, false).length > 0;
  return { slots: [], reason: reachable ? "fully_booked" : "outside_booking_window" };
}

function touches(pairs: Intervals, from: Minute, to: Minute): boolean {
  for (let i = 0; i < pairs.length; i += 2)
    if ((pairs[i] as Minute) < to && (pairs[i + 1] as Minute) > from) return true;
  return false;
}

/**
 * Who or what keeps a fully booked start from being had: the picks that are not free, else those who could serve a
 * requirement that too few are free for.
 */
export function busyAt(snapshot: Snapshot, question: Question): Busy[] {
  const { from: start } = question;
  const team = teamOf(snapshot, question.partySize);
  const openFor = startsWhileOpen(snapshot, { from: start, to: start + 1 }, question.override ?? false);
  const starts = startsTable(alone(start));
  const membersAt = (busy: boolean) => {
    const rows = freeRows(snapshot, question, team, starts, openFor, busy);
    return team.ids.map((_, n) => hasBit(rows, n, 0));
  };
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
    const isOff = touches(off, start, start + length);
    return { resource, cause: isOff ? "time_off" : "booked" };
  });
}
