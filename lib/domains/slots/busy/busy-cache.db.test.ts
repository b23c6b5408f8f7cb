import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { describe, expect, it } from "vitest";
import { pool, type Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { BusyCache } from "@/lib/domains/slots/busy/busy-cache";
import { type BusyQuestion, selectBusySnapshot } from "@/lib/domains/slots/store";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { letAllocationsChangeAlone } from "@/lib/testing/slots/allocation-rule";
import { makeProject } from "@/lib/testing/world";

await letAllocationsChangeAlone();

type World = Awaited<ReturnType<typeof makeProject>>;
const minute = (at: string): number => Date.parse(at) / 60_000;
const sqlOn =
  (client: pg.PoolClient): Sql =>
  async (text, values) =>
    (await client.query(text, [...values])).rows;

/** A shop with booked chairs, and the question of when they are taken. */
async function makeShop(chairs: number) {
  const world = await makeProject({ timezone: "UTC" });
  const { service, chairs: resources } = await makeChairs(world.id, chairs);
  const question: BusyQuestion = {
    project: world.id as ProjectId,
    resources,
    span: { from: minute(hourAhead(2, 0)), to: minute(hourAhead(6, 0)) },
  };
  return { world, service, resources, question };
}

let n = 0;
async function call(world: World, path: string, body: object): Promise<{ id: string }> {
  const reply = await world.call<{ id: string }>(path, { method: "POST", body, idempotencyKey: `c${n++}` });
  expect([200, 201], JSON.stringify(reply.body)).toContain(reply.status);
  return reply.body;
}
const customer = () => ({ name: "Ana", phone: `+5959${60_000_000 + n++}` });

/** Asks the cache and the tables within one snapshot of the database: both must say the same. */
async function expectTrue(cache: BusyCache, question: BusyQuestion): Promise<void> {
  const client = await pool().connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const sql = sqlOn(client);
    const cached = await cache.read(sql, question, []);
    const { loads } = await selectBusySnapshot(sql, question, []);
    const told = Object.fromEntries([...cached.loads].filter(([, { taken, off }]) => taken.length + off.length > 0));
    expect(told).toEqual(Object.fromEntries(loads));
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

describe("cached busy times", () => {
  it("follow every call that takes or frees time, whoever made it", async () => {
    const { world, service, resources, question } = await makeShop(3);
    const [one, other] = [new BusyCache(), new BusyCache()];
    const start = hourAhead(3, 12);
    const both = () => Promise.all([expectTrue(one, question), expectTrue(other, question)]);
    await both();
    const booking = await call(world, "/bookings", { service_id: service, start, customer: customer() });
    await both();
    const hold = await call(world, "/holds", { service_id: service, start });
    await both();
    await call(world, `/holds/${hold.id}/confirm`, { customer: customer() });
    await expectTrue(one, question);
    await call(world, `/bookings/${booking.id}/reschedule`, { start: hourAhead(4, 15) });
    await both();
    await call(world, `/bookings/${hold.id}/cancel`, {});
    await expectTrue(other, question);
    const off = { start: hourAhead(3, 8), end: hourAhead(3, 9) };
    const { id } = await call(world, `/resources/${resources[0]}/time-off`, off);
    await both();
    const gone = await world.call(`/resources/${resources[0]}/time-off/${id}`, { method: "DELETE" });
    expect(gone.status).toBe(204);
    await both();
  });

  it("are no longer taken by a hold from the instant at which it ends, though nobody has written anything", async () => {
    const { world, service, question } = await makeShop(1);
    const hold = await call(world, "/holds", { service_id: service, start: hourAhead(3, 12) });
    await pool().query(
      "UPDATE allocation SET expires_at = clock_timestamp() + interval '300 milliseconds' WHERE booking_id = $1",
      [hold.id],
    );
    const cache = new BusyCache();
    const client = await pool().connect();
    const taken = async () => [...(await cache.read(sqlOn(client), question, [])).loads.values()][0]?.taken.length;
    expect(await taken()).toBe(2);
    while ((await taken()) !== 0) await wait(20);
    await expectTrue(cache, question);
    client.release();
  });

  it.each([
    [
      "longer ago than changes are surely kept",
      ([snapshot, server, second = ""]: string[]) => [snapshot, server, Number(second) - 301],
    ],
    ["on a server that another has replaced", ([snapshot, , second]: string[]) => [snapshot, "1.5", second]],
  ])("are read anew when they were seen %s", async (_, other) => {
    const { world, service, question } = await makeShop(1);
    const cache = new BusyCache();
    const elsewhere: Sql = async <Row>(text: string, values: readonly unknown[]) => {
      const { rows } = await pool().query<{ now_seen: string }>(text, [...values]);
      return rows.map((row) => ({ ...row, now_seen: other(row.now_seen.split(" ")).join(" ") })) as Row[];
    };
    await cache.read(elsewhere, question, []);
    await call(world, "/bookings", { service_id: service, start: hourAhead(3, 12), customer: customer() });
    await pool().query("DELETE FROM busy_change WHERE workspace = $1", [world.id]);
    await expectTrue(cache, question);
  });

  it("of the least recently used spans are dropped, and the answers stay the same", async () => {
    const { world, service, question } = await makeShop(2);
    await call(world, "/bookings", { service_id: service, start: hourAhead(3, 12), customer: customer() });
    const small = new BusyCache(100);
    const { from } = question.span;
    for (const days of [1, 2, 3, 1, 2, 3])
      await expectTrue(small, { ...question, span: { from, to: from + days * 1440 } });
  });

  it("are those of the tables in every snapshot, while transactions write for a while and some roll back", async () => {
    const { world, service, resources, question } = await makeShop(6);
    for (let i = 0; i < 24; i++)
      await call(world, "/bookings", {
        service_id: service,
        start: hourAhead(2 + (i % 4), 9 + (i % 7)),
        customer: customer(),
      });
    const changes = [
      "UPDATE allocation SET start_at = start_at + interval '20 minutes', end_at = end_at + interval '20 minutes'",
      "UPDATE allocation SET expires_at = clock_timestamp() + random() * interval '200 milliseconds'",
      "UPDATE allocation SET expires_at = NULL",
      "UPDATE allocation SET blocks = NOT blocks",
      "DELETE FROM allocation",
    ];
    const until = Date.now() + 4000;
    const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;

    async function write(): Promise<void> {
      const client = await pool().connect();
      try {
        await client.query("BEGIN");
        for (let i = 0; i < 3; i++) {
          await client.query("SAVEPOINT step");
          const work =
            Math.random() < 0.3
              ? client.query(
                  `INSERT INTO time_off (project_id, id, resource_id, start_at, end_at)
                   SELECT $1, gen_random_uuid()::text, $2, at, at + interval '1 hour'
                   FROM (SELECT now() + random() * interval '6 days' AS at) t`,
                  [world.id, pick(resources)],
                )
              : client.query(
                  `${pick(changes)} WHERE project_id = $1 AND booking_id = (SELECT booking_id FROM allocation
                     WHERE project_id = $1 AND resource_id = $2 ORDER BY random() LIMIT 1)`,
                  [world.id, pick(resources)],
                );
          // Times that are taken, and transactions that wait for each other, are refused.
          await work.catch(() => client.query("ROLLBACK TO step"));
          if (Math.random() < 0.2) await client.query("ROLLBACK TO step");
          await wait(Math.random() * 30);
        }
        await client.query(Math.random() < 0.7 ? "COMMIT" : "ROLLBACK");
      } finally {
        client.release();
      }
    }
    const repeat = async (work: () => Promise<void>) => {
      let times = 0;
      for (; Date.now() < until; times++) await work();
      return times;
    };
    const caches = [new BusyCache(), new BusyCache()];
    const asked = (i: number): BusyQuestion => ({
      ...question,
      resources: i % 2 === 0 ? resources : resources.slice(0, 3),
    });
    const [reads] = await Promise.all([
      Promise.all(caches.flatMap((cache) => [0, 1].map((i) => repeat(() => expectTrue(cache, asked(i)))))),
      Promise.all([0, 1, 2, 3].map(() => repeat(write))),
    ]);
    expect(Math.min(...reads)).toBeGreaterThan(10);
  }, 60_000);
});
