import { Temporal } from "temporal-polyfill";
import type { Answer, Question, Reason, Snapshot } from "@/lib/domains/slots/snapshot";

/**
 * What availability means, minute by minute and without optimization, for tests to compare with.
 * It shares no code with the real function: it asks the zone about every single minute.
 */
export type WeeklyRow = { weekday: number; from: number; to: number };
export type PlainSchedule = {
  zone: string;
  weekly: WeeklyRow[];
  overrides: Record<string, { from: number; to: number }[]>;
};
export type PlainWorld = {
  schedules: Record<string, PlainSchedule | null>;
  serviceSchedule: PlainSchedule | null;
  snapshot: Snapshot;
};

type Wall = { date: string; weekday: number; time: number };
/** The minutes that were asked for, in days of each zone: one table of them all is slow to look up. */
const walls = new Map<string, Map<number, (Wall | undefined)[]>>();

export function wall(zone: string, minute: number): Wall {
  const days = walls.get(zone) ?? new Map<number, (Wall | undefined)[]>();
  walls.set(zone, days);
  const day = Math.floor(minute / 1440);
  const known = days.get(day) ?? new Array<Wall | undefined>(1440).fill(undefined);
  days.set(day, known);
  const cached = known[minute - day * 1440];
  if (cached) return cached;
  const at = Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(zone);
  const read = { date: at.toPlainDate().toString(), weekday: at.dayOfWeek, time: at.hour * 60 + at.minute };
  known[minute - day * 1440] = read;
  return read;
}

function isOpen(schedule: PlainSchedule | null, minute: number): boolean {
  if (schedule === null) return true;
  const { date, weekday, time } = wall(schedule.zone, minute);
  const rows = schedule.overrides[date] ?? schedule.weekly.filter((row) => row.weekday === weekday);
  return rows.some((row) => row.from <= time && time < row.to);
}

const pairsAt = (pairs: ArrayLike<number>, minute: number): number => {
  let count = 0;
  for (let i = 0; i < pairs.length; i += 2)
    if ((pairs[i] as number) <= minute && minute < (pairs[i + 1] as number)) count++;
  return count;
};

const every = (from: number, to: number, holds: (minute: number) => boolean): boolean => {
  for (let minute = from; minute < to; minute++) if (!holds(minute)) return false;
  return true;
};

/** Tries every assignment of these resources to the places of the requirements. */
function assignable(places: readonly (readonly string[])[], resources: readonly string[]): boolean {
  const [place, ...rest] = places;
  if (!place) return true;
  return resources.some(
    (id) =>
      place.includes(id) &&
      assignable(
        rest,
        resources.filter((other) => other !== id),
      ),
  );
}

function* subsets(items: readonly string[], size: number): Generator<string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = 0; i + size <= items.length; i++) {
    for (const rest of subsets(items.slice(i + 1), size - 1)) yield [items[i] as string, ...rest];
  }
}

export class ObviousModel {
  readonly places: readonly (readonly string[])[];
  readonly perParty: number;
  private readonly memo = new Map<string, Map<number, boolean>>();

  constructor(
    readonly world: PlainWorld,
    readonly question: Question,
  ) {
    const { service } = world.snapshot;
    this.places = service.requirements.flatMap(({ resources, quantity }) =>
      Array.from({ length: quantity }, () => resources),
    );
    this.perParty = service.uses === "seats" ? question.partySize : 1;
  }

  /** A fact about single minutes, worked out once each. */
  private remembered(fact: string, work: (minute: number) => boolean): (minute: number) => boolean {
    const known = this.memo.get(fact) ?? new Map<number, boolean>();
    this.memo.set(fact, known);
    return (minute) => {
      const cached = known.get(minute);
      if (cached !== undefined) return cached;
      const value = work(minute);
      known.set(minute, value);
      return value;
    };
  }

  private active(): string[] {
    return [...this.world.snapshot.resources.values()].filter(({ active }) => active).map(({ id }) => id);
  }

  private capacity(id: string): number {
    return this.world.snapshot.resources.get(id)?.capacity ?? 0;
  }

  /** The best set that serves everything and has all picks: earliest in the order wins. */
  private best(ordered: readonly string[], picks: readonly string[]): string[] | null {
    if (!picks.every((id) => ordered.includes(id))) return null;
    const others = ordered.filter((id) => !picks.includes(id));
    if (picks.length > this.places.length) return null;
    for (const rest of subsets(others, this.places.length - picks.length)) {
      if (assignable(this.places, [...picks, ...rest])) return [...picks, ...rest];
    }
    return null;
  }

  private openFor(id: string, start: number): boolean {
    const { duration } = this.world.snapshot.service;
    const schedule = this.world.schedules[id] ?? null;
    return every(
      start,
      start + duration,
      this.remembered(`open ${id}`, (minute) => isOpen(schedule, minute)),
    );
  }

  private freeFor(id: string, start: number): boolean {
    const { duration, buffer } = this.world.snapshot.service;
    const load = this.world.snapshot.loads.get(id) ?? { taken: [], off: [] };
    const isFree = (minute: number) =>
      pairsAt(load.off, minute) === 0 && pairsAt(load.taken, minute) + this.perParty <= this.capacity(id);
    return every(start, start + duration + buffer, this.remembered(`free ${id}`, isFree));
  }

  private onGrid(start: number): boolean {
    const { service, zone } = this.world.snapshot;
    const schedule = this.world.serviceSchedule;
    if (this.question.override) return start === this.question.from;
    if (wall(zone, start).time % service.interval !== 0) return false;
    const open = this.remembered("service", (minute) => isOpen(schedule, minute));
    return every(start, start + service.duration, open);
  }

  private fit(start: number): string[] {
    return this.active().filter(
      (id) => this.capacity(id) >= this.perParty && (this.question.override || this.openFor(id, start)),
    );
  }

  private inWindow(start: number): boolean {
    const { service, zone } = this.world.snapshot;
    const { now } = this.question;
    const last = Temporal.Instant.fromEpochMilliseconds(now)
      .toZonedDateTimeISO(zone)
      .add({ days: service.advanceDays });
    const early = !this.question.override && start * 60_000 < now + service.notice * 60_000;
    return !early && start * 60_000 <= last.epochMilliseconds;
  }

  private booked(id: string, start: number): number {
    const { zone, loads } = this.world.snapshot;
    const { date } = wall(zone, start);
    const taken = loads.get(id)?.taken ?? [];
    let sum = 0;
    // No date is longer than this.
    const [least, most] = [start - 1560, start + 1560];
    for (let i = 0; i < taken.length; i += 2) {
      const end = Math.min(most, taken[i + 1] as number);
      for (let minute = Math.max(least, taken[i] as number); minute < end; minute++)
        if (wall(zone, minute).date === date) sum++;
    }
    return sum;
  }

  /** The resources that must be used at this start. */
  resourcesAt(start: number): string[] {
    const free = this.fit(start).filter((id) => this.freeFor(id, start));
    const ordered = free
      .map((id) => ({ id, booked: this.booked(id, start) }))
      .sort((a, b) => a.booked - b.booked || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
    return this.best(ordered, this.question.picks) ?? [];
  }

  private standing(): Reason | null {
    const { service } = this.world.snapshot;
    if (!service.active) return "service_inactive";
    if (service.kind === "queue") return "queue_service";
    if (this.places.length === 0 || !this.best(this.active(), [])) return "no_resources";
    if (!this.best(this.active(), this.question.picks)) return "unfit_resources";
    const large = this.active().filter((id) => this.capacity(id) >= this.perParty);
    if (this.question.partySize > service.maxParty || !this.best(large, this.question.picks)) return "party_too_large";
    return null;
  }

  starts(): { starts: number[]; reason: Answer["reason"] } {
    const standing = this.standing();
    if (standing) return { starts: [], reason: standing };
    const { from, to, picks } = this.question;
    const open: number[] = [];
    for (let start = from; start < to; start++) {
      if (this.onGrid(start) && this.best(this.fit(start), picks)) open.push(start);
    }
    const near = open.filter((start) => this.inWindow(start));
    const starts = near.filter((start) =>
      this.best(
        this.fit(start).filter((id) => this.freeFor(id, start)),
        picks,
      ),
    );
    if (starts.length > 0) return { starts, reason: null };
    return {
      starts,
      reason: open.length === 0 ? "closed" : near.length === 0 ? "outside_booking_window" : "fully_booked",
    };
  }
}
