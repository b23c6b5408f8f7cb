// A plain count of rows as the definitions of the figures say, written without any of the SQL that the reports use.
import { Temporal } from "temporal-polyfill";
import { prisma } from "@/lib/core/db";
import { dayIn, hourIn } from "@/lib/testing/reports/life";
import type { makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
export type Line = Record<string, number>;
export type Lines = Record<string, Line>;

const never = ["held", "expired", "released", "rescheduled"];
const isOpen = (status: string) => ["pending_payment", "confirmed", "checked_in"].includes(status);

export function add(lines: Lines, key: string, values: Line): void {
  const line = lines[key] ?? {};
  lines[key] = line;
  for (const [name, value] of Object.entries(values)) line[name] = (line[name] ?? 0) + value;
}

/** The workspace's zone, which may have changed. */
export const zoneOf = async ({ id }: World): Promise<string> =>
  (await prisma().project.findUniqueOrThrow({ where: { id } })).timezone;

async function rowsOf({ id: project_id }: World) {
  const [all, allocations, histories, notices] = await Promise.all([
    prisma().booking.findMany({ where: { project_id } }),
    prisma().allocation.findMany({ where: { project_id } }),
    prisma().stageHistory.findMany({ where: { project_id } }),
    prisma().notice.findMany({ where: { project_id, kind: "reminder" } }),
  ]);
  const last = (id: string): Date | null =>
    histories
      .filter(({ booking_id }) => booking_id === id)
      .reduce<Date | null>((max, { at }) => (max === null || at > max ? at : max), null);
  return { all, allocations, notices, last };
}

/** Bookings and tasks, counted one by one. */
export async function countBookings(world: World): Promise<{ bookings: Lines; tasks: Lines }> {
  const zone = await zoneOf(world);
  const { all, allocations, notices, last } = await rowsOf(world);
  const [bookings, tasks]: [Lines, Lines] = [{}, {}];
  const seen = new Map<string, Set<string>>();
  const customer = (key: string, id: string | null): void => {
    if (id !== null) seen.set(key, (seen.get(key) ?? new Set()).add(id));
  };
  const counted = all.filter(({ status }) => !never.includes(status));
  for (const b of counted) {
    const ended = last(b.id);
    if (b.group_id !== null) {
      const done = b.status === "completed" ? ended : null;
      const handled = done !== null && b.start_at !== null && done > b.start_at;
      const values = {
        tasks: 1,
        open: Number(isOpen(b.status)),
        completed: Number(b.status === "completed"),
        failed: Number(["failed", "no_show"].includes(b.status)),
        cancelled: Number(b.status === "cancelled"),
        taken: Number(b.start_at !== null),
        waiting_seconds: b.start_at ? Math.max(0, (b.start_at.getTime() - b.created_at.getTime()) / 1000) : 0,
        handled: Number(handled),
        handling_seconds: handled ? (done.getTime() - (b.start_at as Date).getTime()) / 1000 : 0,
        in_time: Number(done !== null && b.due_at !== null && done <= b.due_at),
        late: Number(done !== null && b.due_at !== null && done > b.due_at),
      };
      const day = dayIn(b.created_at, zone);
      const keys = [
        ["all", ""],
        ["service", b.service_id],
        ["source", b.source],
        ["hour", hourIn(b.created_at, zone)],
        ["group", b.group_id],
        ["resource", b.assignee_resource_id ?? ""],
      ];
      for (const [dimension, key] of keys) {
        add(tasks, `${dimension} ${day} ${key}`, values);
        customer(`tasks ${dimension} ${day} ${key}`, b.customer_id);
      }
      continue;
    }
    if (b.start_at === null) continue;
    const start = b.start_at;
    const isNew =
      b.customer_id !== null &&
      !counted.some(
        (e) =>
          e.customer_id === b.customer_id &&
          (e.created_at < b.created_at || (e.created_at.getTime() === b.created_at.getTime() && e.id < b.id)),
      );
    const own = notices.filter(({ booking_id }) => booking_id === b.id);
    const visited = ["completed", "checked_in", "no_show"].includes(b.status) && own.length > 0;
    const heldOut = own.some(({ cause }) => cause === "holdout");
    const price = b.price_cents ?? 0;
    const values = {
      bookings: 1,
      open: Number(isOpen(b.status)),
      completed: Number(b.status === "completed"),
      failed: Number(b.status === "failed"),
      no_shows: Number(b.status === "no_show"),
      cancelled: Number(b.status === "cancelled"),
      late_cancelled: Number(
        b.status === "cancelled" && ended !== null && start.getTime() - ended.getTime() < 24 * 3_600_000,
      ),
      new_customers: Number(isNew),
      returning_customers: Number(!isNew && b.customer_id !== null),
      lead_minutes: Math.max(0, (start.getTime() - b.created_at.getTime()) / 60_000),
      booked_cents: isOpen(b.status) || b.status === "completed" ? price : 0,
      realised_cents: b.status === "completed" ? price : 0,
      reminded: Number(visited && !heldOut),
      reminded_missed: Number(visited && !heldOut && b.status === "no_show"),
      unreminded: Number(visited && heldOut),
      unreminded_missed: Number(visited && heldOut && b.status === "no_show"),
    };
    const used = allocations
      .filter(({ booking_id }) => booking_id === b.id)
      .map(({ resource_id }) => resource_id)
      .sort();
    const day = dayIn(start, zone);
    const keys = [
      ["all", ""],
      ["service", b.service_id],
      ["source", b.source],
      ["hour", hourIn(start, zone)],
      ["resources", used.join(",")],
    ];
    for (const [dimension, key] of keys) {
      add(bookings, `${dimension} ${day} ${key} ${b.currency}`, values);
      customer(`bookings ${dimension} ${day} ${key} ${b.currency}`, b.customer_id);
    }
  }
  for (const [key, line] of Object.entries(bookings)) line.customers = seen.get(`bookings ${key}`)?.size ?? 0;
  for (const [key, line] of Object.entries(tasks)) line.customers = seen.get(`tasks ${key}`)?.size ?? 0;
  return { bookings, tasks };
}

const noMinutes = {
  open_minutes: 0,
  booked_minutes: 0,
  free_minutes: 0,
  blocked_minutes: 0,
  gap_minutes: 0,
  outside_minutes: 0,
};

/** Occupancy, minute by minute. */
export async function countMinutes(world: World, schedule: string): Promise<Lines> {
  const { id: project_id } = world;
  const zone = await zoneOf(world);
  const { all, allocations } = await rowsOf(world);
  const resources = await prisma().resource.findMany({ where: { project_id } });
  const off = await prisma().timeOff.findMany({ where: { project_id } });
  const overrides = await prisma().scheduleOverride.findMany({ where: { project_id, schedule_id: schedule } });
  const closed = await prisma().closedDay.findMany({ where: { project_id } });
  const taking = new Map(all.map((b) => [b.id, b]));
  const counts = (id: string) =>
    isOpen(taking.get(id)?.status ?? "") || /completed|failed|no_show/.test(taking.get(id)?.status ?? "");
  const lines: Lines = {};
  const seen = new Map<Line, Set<string>>();
  const lineOf = (key: string): Line => {
    const line = lines[key] ?? { ...noMinutes };
    lines[key] = line;
    return line;
  };
  const last = Temporal.PlainDate.from("2026-01-03");
  for (let d = Temporal.PlainDate.from("2024-12-30"); Temporal.PlainDate.compare(d, last) < 0; d = d.add({ days: 1 })) {
    const from = d.toZonedDateTime(zone).epochMilliseconds / 60_000;
    const to = d.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds / 60_000;
    const date = d.toString();
    const hourAt = Array.from({ length: (to - from) / 30 }, (_, n) => hourIn(new Date((from + n * 30) * 60_000), zone));
    const own = overrides.find((o) => o.date.toISOString().startsWith(date))?.intervals as
      | { from: string; to: string }[]
      | undefined;
    const isClosed = closed.some((c) => c.date.toISOString().startsWith(date));
    const hours = own ?? (isClosed ? [] : [{ from: "09:00", to: "18:00" }]);
    const at = (clock: string): number =>
      d.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(clock) }).epochMilliseconds / 60_000;
    for (const r of resources) {
      const open = new Uint8Array(to - from);
      for (const h of hours) open.fill(1, at(h.from) - from, at(h.to) - from);
      const blocked = new Uint8Array(to - from);
      const fill = (list: Uint8Array, one: Date, other: Date) =>
        list.fill(1, Math.max(0, one.getTime() / 60_000 - from), Math.max(0, other.getTime() / 60_000 - from));
      for (const t of off) if (t.resource_id === r.id) fill(blocked, t.start_at, t.end_at);
      const mine = allocations.filter(
        (a) =>
          a.resource_id === r.id &&
          counts(a.booking_id) &&
          a.start_at.getTime() / 60_000 < to &&
          a.end_at.getTime() / 60_000 > from,
      );
      // The shortest service takes 45 minutes with its buffer; the room is used by the one of 60 alone.
      const least = r.kind === "room" ? 60 : 45;
      // Looked up once a half hour: looking up three lines by name for every minute takes most of the time.
      const halfHours: Line[][] = [];
      const linesAt = (m: number): Line[] => {
        const half = Math.floor(m / 30);
        const found =
          halfHours[half] ?? [`all ${date} `, `resource ${date} ${r.id}`, `hour ${date} ${hourAt[half]}`].map(lineOf);
        halfHours[half] = found;
        return found;
      };
      const note = (m: number, name: keyof typeof noMinutes): void => {
        for (const line of linesAt(m)) line[name] = (line[name] ?? 0) + 1;
      };
      for (let seat = 0; seat < r.capacity; seat++) {
        const taken = new Uint8Array(to - from);
        for (const a of mine) if (a.seat === seat) fill(taken, a.start_at, a.end_at);
        let run: number[] = [];
        for (let m = 0; m <= open.length; m++) {
          const work = m < open.length && open[m] === 1 && blocked[m] === 0;
          if (open[m] === 1) note(m, "open_minutes");
          if (open[m] === 1 && blocked[m] === 1) note(m, "blocked_minutes");
          if (taken[m] === 1) note(m, work ? "booked_minutes" : "outside_minutes");
          if (work && taken[m] === 0) run.push(m);
          else {
            for (const each of run) note(each, run.length < least ? "gap_minutes" : "free_minutes");
            run = [];
          }
        }
      }
      for (const a of mine) {
        const customer = taking.get(a.booking_id)?.customer_id;
        const [begin, end] = [a.start_at, a.end_at].map((time) => time.getTime() / 60_000 - from) as [number, number];
        for (let m = Math.max(0, begin); customer && m < Math.min(end, to - from); m++)
          for (const line of linesAt(m)) seen.set(line, (seen.get(line) ?? new Set()).add(customer));
      }
    }
  }
  for (const line of Object.values(lines)) line.customers = seen.get(line)?.size ?? 0;
  return lines;
}
