// A year of random life with corrections: what was added up equals a plain count of the rows, written without any of the SQL.

import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { setClock } from "@/lib/core/clock";
import { pool, prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { recountAll, recountRound } from "@/lib/domains/reports/recount";
import { figuresOf } from "@/lib/domains/reports/rules";
import type { BookingsReport, ConversationsReport, OccupancyReport, TasksReport } from "@/lib/domains/reports/schema";
import type { Sums } from "@/lib/domains/reports/store";
import { makeGroup, makeResource, makeService } from "@/lib/testing/catalog";
import { dice, randomLife } from "@/lib/testing/reports/life";
import { countBookings, countMinutes, type Lines } from "@/lib/testing/reports/plain-count";
import { randomTalks } from "@/lib/testing/reports/talks";
import { makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;

// Days after the year are empty: nothing compares them, and counting them takes longer with each day that really passes.
beforeAll(() => setClock({ now: () => new Date("2026-01-10T12:00:00Z") }));

const keyed = (rows: Record<string, unknown>[], keys: string[]): Lines =>
  Object.fromEntries(
    rows.map((row) => {
      const values = Object.entries(row).filter(([name]) => !keys.includes(name) && name !== "project_id");
      return [keys.map((key) => row[key]).join(" "), Object.fromEntries(values.map(([name, n]) => [name, Number(n)]))];
    }),
  );

async function kept({ id }: World) {
  const read = async (table: string, keys: string[]) =>
    keyed(
      (await pool().query(`SELECT t.*, t.day::text AS day FROM ${table} t WHERE project_id = $1`, [id])).rows,
      keys,
    );
  return {
    bookings: await read("report_booking", ["dimension", "day", "key", "currency"]),
    tasks: await read("report_task", ["dimension", "day", "key"]),
    occupancy: await read("report_occupancy", ["dimension", "day", "key"]),
    conversations: await read("report_conversation", ["dimension", "day", "key"]),
  };
}

const inYear = (lines: Lines): Lines =>
  Object.fromEntries(
    Object.entries(lines).filter(([key]) => {
      const day = key.split(" ")[1] ?? "";
      return day >= "2024-12-30" && day < "2026-01-03";
    }),
  );

const sumsOf = (lines: Lines, beginning: string): Sums[] =>
  Object.entries(lines)
    .filter(([key]) => key.startsWith(beginning))
    .map(([key, line]) => ({ key: null, name: null, currency: key.split(" ")[3] ?? null, customers: 0, ...line }));

type Life = Awaited<ReturnType<typeof randomLife>>;
type Talks = ReturnType<typeof randomTalks>;

/** What is kept, what a reader is told and what is counted anew are the plain count of the rows. */
async function expectCounted(world: World, life: Life, talks: Talks): Promise<void> {
  const { bookings, tasks } = await countBookings(world);
  const occupancy = await countMinutes(world, life.schedule);
  const conversations = await talks.count();

  // The last corrections are marked and not yet counted: whoever reads counts them.
  const span = "from=2024-06-01&to=2026-06-01";
  const read = async <R>(path: string) => (await world.call<R>(path)).body;
  const before = await read<z.output<typeof BookingsReport>>(`/reports/bookings?${span}&by=person`);
  expect(before.totals).toEqual(figuresOf.bookings(sumsOf(bookings, "all ")));
  const work = await read<z.output<typeof TasksReport>>(`/reports/tasks?${span}`);
  expect(work.totals).toEqual(figuresOf.tasks(sumsOf(tasks, "all ")));
  const talked = await read<z.output<typeof ConversationsReport>>(`/reports/conversations?${span}`);
  expect(talked.totals).toEqual(figuresOf.conversations(sumsOf(conversations, "all ")));
  const filled = await read<z.output<typeof OccupancyReport>>("/reports/occupancy?from=2024-12-30&to=2026-01-02");
  expect(filled.totals).toEqual(figuresOf.occupancy(sumsOf(occupancy, "all ")));
  const hours = await read<z.output<typeof OccupancyReport>>(
    "/reports/occupancy?from=2024-12-30&to=2026-01-02&by=hour_weekday",
  );
  expect(hours.totals).toEqual(filled.totals);
  expect(hours.rows.length).toBeGreaterThan(5 * 9);

  await recountAll();
  const after = await kept(world);
  expect(after.bookings).toEqual(bookings);
  expect(after.tasks).toEqual(tasks);
  expect(after.conversations).toEqual(conversations);
  expect(inYear(after.occupancy)).toEqual(occupancy);

  // Counted again from the beginning, nothing changes.
  for (const kind of ["bookings", "tasks", "occupancy", "conversations"])
    await pool().query(
      `SELECT recount_report_days($1, $2, ARRAY(SELECT d::date FROM generate_series('2024-12-30'::timestamp, '2026-01-02', interval '1 day') d))`,
      [world.id, kind],
    );
  expect(await kept(world)).toEqual(after);
  expect((await read<z.output<typeof BookingsReport>>(`/reports/bookings?${span}&by=person`)).rows).toEqual(
    before.rows,
  );
}

describe.each([
  { seed: 1, timezone: "America/Sao_Paulo", next: "Australia/Lord_Howe" },
  { seed: 2, timezone: "America/New_York", next: "Asia/Kolkata" },
])("a year of random life in $timezone, with corrections, and then in $next", ({ seed, timezone, next }) => {
  it("adds up to what a plain count of its rows gives", async () => {
    const world = await makeProject({ timezone });
    const life = await randomLife(world, seed);
    const talks = randomTalks(world, seed, life.customers);
    for (let n = 0; n < 20; n++) await (n % 2 === 0 ? life.rest() : life.changeDate());
    for (let n = 0; n < 300; n++) await life.book();
    for (let n = 0; n < 12; n++) await talks.begin();
    for (let n = 0; n < 100; n++) await talks.step(talks.any());
    await recountAll();
    for (let n = 1; n <= 150; n++) {
      await life.correct();
      if (n % 2 === 0) await talks.step(talks.any());
      if (n % 10 === 0) await talks.book(dice(n).oneOf(life.known));
      if (n % 30 === 0) await life.merge();
      if (n === 100) await life.unmerge();
      if (n === 70) await life.changeCatalog();
      if (n % 40 === 0 && n < 150) await recountAll();
    }
    await expectCounted(world, life, talks);
    // Every day is another one where days begin and change their clocks at other times.
    await life.changeZone(next);
    for (let n = 0; n < 20; n++) await life.correct();
    await expectCounted(world, life, talks);
  });
});

it("counts a task again that moves on after its end, and so ended later", async () => {
  const { id: project_id, call } = await makeProject({ timezone: "UTC" });
  const person = await makeResource(project_id, { name: "Ana" });
  const group_id = await makeGroup(project_id, [person]);
  const service_id = await makeService(project_id, [], { kind: "queue", group_id });
  const id = newId("bkg");
  const at = (time: string) => new Date(`2025-05-06T${time}:00Z`);
  const task = { stage: "done", tags: [], intake: {}, source: "api", currency: "BRL", status: "completed" };
  const times = { created_at: at("08:00"), start_at: at("09:00"), end_at: at("10:00") };
  await prisma().booking.create({ data: { project_id, id, service_id, group_id, ...task, ...times } });
  const moveOn = (time: string) =>
    prisma().stageHistory.create({
      data: {
        project_id,
        id: newId("stg"),
        booking_id: id,
        to_stage: "done",
        action: "complete",
        actor: {},
        version: 1,
        at: at(time),
      },
    });
  const minutes = async () => {
    await recountAll();
    const { body } = await call<z.output<typeof TasksReport>>("/reports/tasks?from=2025-05-06&to=2025-05-07");
    return body.totals.handling_minutes;
  };
  await moveOn("10:00");
  expect(await minutes()).toBe(60);
  await moveOn("11:00");
  expect(await minutes()).toBe(120);
});

describe("life that goes on while it is counted", () => {
  /** Ends the connections of whoever is counting right now, as a worker that is killed would. */
  const killCounting = async (): Promise<boolean> => {
    const { rows } =
      await pool().query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
      AND pid <> pg_backend_pid() AND state <> 'idle' AND query ~ '^SELECT (recount_reports|count_past_occupancy)'`);
    return rows.length > 0;
  };

  it("is counted in the end as if it had stood still, though workers are killed while they count", async () => {
    const world = await makeProject({ timezone: "America/New_York" });
    const lives = await randomLife(world, 7);
    const talks = randomTalks(world, 7, lives.customers);
    for (let n = 0; n < 120; n++) await lives.book();
    let isLiving = true;
    let [rounds, killed] = [0, 0];
    const counting = async (): Promise<void> => {
      while (isLiving) {
        try {
          await recountRound();
          rounds++;
        } catch (error) {
          if (!/terminat/.test(String(error))) throw error;
          killed++;
        }
      }
    };
    // One in three or so, so that the others get something done.
    const killing = async (): Promise<void> => {
      for (let last = 0; isLiving; await wait(30)) if (rounds >= last + 2 && (await killCounting())) last = rounds;
    };
    const living = async (): Promise<void> => {
      let own = await talks.begin();
      const isEnough = (n: number) => n > 300 || (n > 40 && rounds > 5 && killed > 0);
      for (let n = 1; !isEnough(n); n++) {
        await lives.correct();
        // Months pass in a conversation: another one begins before it leaves what the reports are asked for.
        if (n % 40 === 0) own = await talks.begin();
        await talks.step(own);
        if (n % 10 === 0) await talks.book(dice(n).oneOf(lives.known));
      }
    };
    const counters = [counting(), counting(), killing()];
    await Promise.all(Array.from({ length: 5 }, living)).finally(() => {
      isLiving = false;
    });
    await Promise.all(counters);
    expect([rounds > 5, killed > 0]).toEqual([true, true]);
    await expectCounted(world, lives, talks);
  });
});
