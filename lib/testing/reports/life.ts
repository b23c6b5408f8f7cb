import { Temporal } from "temporal-polyfill";
import { inTransaction, prisma, type Tx } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { Prisma } from "@/lib/generated/prisma/client";
import { makeGroup, makeResource, makeSchedule, makeService } from "@/lib/testing/catalog";
import type { makeProject } from "@/lib/testing/world";

/** Numbers that look random and are the same for one seed. */
export function dice(seed: number) {
  let state = seed;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number): number => Math.floor(roll() * n);
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { below, oneOf, chance: (percent: number): boolean => below(100) < percent };
}

const minute = 60_000;
const first = Date.parse("2025-01-01T00:00:00Z");
const year = 365 * 1440;
const statuses = [
  "held",
  "pending_payment",
  "confirmed",
  "checked_in",
  "completed",
  "completed",
  "failed",
  "no_show",
  "cancelled",
  "rescheduled",
  "expired",
];

/** A workspace with a year of bookings, tasks, time off and closed days, made at random as bare rows, and corrections of them. */
export async function randomLife(world: Awaited<ReturnType<typeof makeProject>>, seed: number) {
  const { id: project_id, actor } = world;
  let timezone = actor.project.timezone;
  const { below, oneOf, chance } = dice(seed);
  const moment = (): Date => new Date(first + below(year) * minute);
  // Occupancy is counted from a workspace's first day.
  await prisma().project.update({ where: { id: project_id }, data: { created_at: new Date("2024-12-30T12:00:00Z") } });
  const schedule = await makeSchedule(project_id, { timezone });
  const born = { created_at: new Date("2024-01-01T00:00:00Z") };
  const people: string[] = [];
  for (const name of ["Ana", "Bia", "Caio"])
    people.push(await makeResource(project_id, { name, schedule_id: schedule, ...born }));
  const room = await makeResource(project_id, {
    name: "Room",
    kind: "room",
    capacity: 2,
    schedule_id: schedule,
    ...born,
  });
  const group = await makeGroup(project_id, people);
  const services = [
    await makeService(project_id, [{ group_id: group }, { resource_id: room }]),
    await makeService(project_id, [{ group_id: group }], { duration_minutes: 30, buffer_minutes: 15 }),
    // Longer than the others, so that the shortest is the same when it is gone.
    await makeService(project_id, [{ group_id: group }], { name: "Gone", duration_minutes: 120 }),
  ];
  const queue = await makeService(project_id, [], { kind: "queue", group_id: group });
  let customers = Array.from({ length: 30 }, () => newId("cus"));
  const merges: { survivor: string; other: string }[] = [];
  await prisma().customer.createMany({ data: customers.map((id) => ({ project_id, id, name: "Customer" })) });
  const known: string[] = [];

  async function history(booking_id: string, at: Date, tx: Tx = prisma()): Promise<void> {
    const entry = { from_stage: null, to_stage: "done", action: "end", actor: {}, version: 1 };
    await tx.stageHistory.create({ data: { project_id, id: newId("stg"), booking_id, at, ...entry } });
  }

  async function allocate(booking_id: string, start_at: Date, end_at: Date, tx: Tx = prisma()): Promise<void> {
    await tx.allocation.deleteMany({ where: { project_id, booking_id } });
    const taken = [oneOf(people), ...(chance(50) ? [room] : [])];
    const data = taken.map((resource_id) => ({
      project_id,
      booking_id,
      resource_id,
      place: 0,
      seat: resource_id === room ? below(2) : 0,
      blocks: false,
      start_at,
      end_at: new Date(end_at.getTime() + 15 * minute),
    }));
    await tx.allocation.createMany({ data });
  }

  async function book(): Promise<void> {
    const id = newId("bkg");
    const isTask = chance(25);
    const start_at = moment();
    const end_at = new Date(start_at.getTime() + (chance(5) ? 600 : 30 + below(90)) * minute);
    const isTaken = !isTask || chance(60);
    const status = isTask ? oneOf(["confirmed", "completed", "failed", "cancelled"]) : oneOf(statuses);
    const made = {
      stage: "scheduled",
      tags: [],
      intake: {},
      service_id: isTask ? queue : oneOf(services),
      group_id: isTask ? group : null,
      customer_id: chance(90) ? oneOf(customers) : null,
      source: oneOf(["api", "dashboard", "webchat"]),
      currency: oneOf(["BRL", "BRL", "USD"]),
      price_cents: chance(80) ? below(50_000) : null,
      due_at: isTask && chance(70) ? new Date(start_at.getTime() + below(300) * minute) : null,
      assignee_resource_id: isTaken ? oneOf(people) : null,
      start_at: isTaken ? start_at : null,
      end_at: isTaken ? end_at : null,
      created_at: new Date(start_at.getTime() - below(20_000) * minute),
    };
    await inTransaction({}, async (tx) => {
      await tx.booking.create({ data: { project_id, id, status, ...made } });
      if (isTaken) await allocate(id, start_at, end_at, tx);
      if (status === "cancelled") await history(id, new Date(start_at.getTime() - below(4000) * minute), tx);
      if (status === "completed") await history(id, new Date(end_at.getTime() + below(90) * minute), tx);
    });
    // Reminders are planned after the booking, and sometimes after its days were counted.
    if (chance(40)) {
      const cause = chance(30) ? "holdout" : null;
      const notice = { kind: "reminder", reason: newId("evt"), status: "withdrawn", cause };
      await prisma().notice.create({ data: { project_id, id: newId("ntc"), booking_id: id, ...notice } });
    }
    known.push(id);
  }

  // Rows may go meanwhile, where several live at once: what is not there is not changed.
  const change = (id: string, data: Prisma.BookingUncheckedUpdateManyInput) =>
    prisma().booking.updateMany({ where: { project_id, id }, data });

  async function end(id: string, status = oneOf(statuses)): Promise<void> {
    await inTransaction({}, async (tx) => {
      const there = await tx.booking.updateMany({ where: { project_id, id }, data: { status } });
      if (there.count > 0) await history(id, moment(), tx);
    });
  }

  async function move(id: string): Promise<void> {
    const start_at = moment();
    const end_at = new Date(start_at.getTime() + 45 * minute);
    await inTransaction({}, async (tx) => {
      const there = await tx.booking.updateMany({ where: { project_id, id }, data: { start_at, end_at } });
      if (there.count > 0) await allocate(id, start_at, end_at, tx);
    });
  }

  /** Somebody else does it: nothing of the booking itself changes. */
  async function reassign(id: string): Promise<void> {
    await inTransaction({}, async (tx) => {
      // Whoever moves it at the same moment waits.
      await tx.booking.updateMany({ where: { project_id, id }, data: { updated_at: new Date() } });
      const [own] = await tx.allocation.findMany({
        where: { project_id, booking_id: id },
        orderBy: { start_at: "asc" },
      });
      if (own) await allocate(id, own.start_at, new Date(own.end_at.getTime() - 15 * minute), tx);
    });
  }

  async function merge(): Promise<void> {
    const [survivor, other] = [oneOf(customers), oneOf(customers)];
    if (survivor === other || merges.length > 4) return;
    // Who books for the other meanwhile is too late; the tests that live in parallel leave them a moment.
    customers = customers.filter((id) => id !== other);
    const { status } = await world.call(`/customers/${survivor}/merge`, { method: "POST", body: { other_id: other } });
    if (status === 200) merges.push({ survivor, other });
  }

  async function unmerge(): Promise<void> {
    const last = merges.pop();
    if (!last) return;
    const body = { other_id: last.other };
    const { status } = await world.call(`/customers/${last.survivor}/unmerge`, { method: "POST", body });
    if (status === 200) customers.push(last.other);
  }

  async function rest(): Promise<void> {
    const start_at = moment();
    const end_at = new Date(start_at.getTime() + below(4000) * minute + minute);
    await prisma().timeOff.create({
      data: { project_id, id: newId("off"), resource_id: oneOf(people), start_at, end_at },
    });
  }

  async function changeDate(): Promise<void> {
    const date = new Date(moment().toISOString().slice(0, 10));
    if (chance(50)) {
      await prisma().closedDay.createMany({ data: [{ project_id, date, name: "Closed" }], skipDuplicates: true });
      return;
    }
    const intervals = chance(30) ? [] : [{ from: "07:30", to: "12:15" }];
    const data = [{ project_id, schedule_id: schedule, date, id: newId("ovr"), intervals }];
    await prisma().scheduleOverride.createMany({ data, skipDuplicates: true });
  }

  const changes: ((id: string) => Promise<unknown>)[] = [
    end,
    end,
    // An undo: what was over is open again.
    (id) => end(id, "confirmed"),
    move,
    reassign,
    () => book(),
    () => book(),
    (id) => change(id, { customer_id: oneOf(customers) }),
    (id) => change(id, { price_cents: below(9000), currency: "USD" }),
    (id) => change(id, { source: "webchat", service_id: oneOf(services) }),
    (id) => prisma().notice.updateMany({ where: { project_id, booking_id: id }, data: { cause: "holdout" } }),
    (id) => {
      known.splice(known.indexOf(id), 1);
      return prisma().booking.deleteMany({ where: { project_id, id } });
    },
    () => rest(),
    () =>
      prisma().timeOff.deleteMany({ where: { project_id, start_at: { lt: moment() }, resource_id: oneOf(people) } }),
    () => changeDate(),
  ];
  return {
    book,
    rest,
    changeDate,
    correct: async (): Promise<void> => {
      await oneOf(changes)(oneOf(known));
    },
    merge,
    unmerge,
    /** Names change and a service goes: what was booked of it stays what it was. */
    changeCatalog: async (): Promise<void> => {
      const [first, , gone] = services as [string, string, string];
      const at = (id: string) => ({ where: { project_id_id: { project_id, id } } });
      await prisma().service.update({ ...at(first), data: { name: "Renamed" } });
      await prisma().service.update({ ...at(gone), data: { deleted_at: new Date(), active: false } });
      await prisma().resource.update({ ...at(room), data: { name: "Another room" } });
    },
    changeZone: async (zone: string): Promise<void> => {
      timezone = zone;
      await prisma().schedule.update({ where: { project_id_id: { project_id, id: schedule } }, data: { timezone } });
      await prisma().project.update({ where: { id: project_id }, data: { timezone } });
    },
    customers: () => customers,
    known,
    services,
    schedule,
  };
}

const zoned = (at: Date, zone: string) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
export const dayIn = (at: Date, zone: string): string => zoned(at, zone).toPlainDate().toString();
export const hourIn = (at: Date, zone: string): string => String(zoned(at, zone).hour).padStart(2, "0");
