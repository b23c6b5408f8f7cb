import { beforeAll, describe, expect, it } from "vitest";
import { pool, prisma } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { type Booking, bookingDefaults } from "@/lib/domains/bookings/schema";
import type { Taking } from "@/lib/domains/bookings/taking/store";
import { takeTime } from "@/lib/domains/bookings/taking/take-time";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { setEnv } from "@/lib/testing/environment";
import { makeProject } from "@/lib/testing/world";
import { migrate } from "@/scripts/migrations.mjs";

let world: Awaited<ReturnType<typeof makeProject>>;
let customer: string;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  const body = { name: "Ana", phone: "+595981000001" };
  customer = (await world.call<{ id: string }>("/customers", { method: "POST", body })).body.id;
});

const book = (service_id: string, start: string, idempotencyKey: string) =>
  world.call<Booking>("/bookings", {
    method: "POST",
    body: { service_id, start, customer: { id: customer } },
    idempotencyKey,
  });

/** How many transactions made these bookings. */
async function transactionsOf(ids: readonly string[]): Promise<number> {
  const [row] = await prisma().$queryRaw<{ n: bigint }[]>`
    SELECT count(DISTINCT xmin::text) AS n FROM booking WHERE project_id = ${world.id} AND id = ANY(${ids})`;
  return Number(row?.n);
}

describe("bookings that come at the same moment", () => {
  it("share a transaction, and each has its own rows, once", async () => {
    const { service } = await makeChairs(world.id, 2);
    const starts = Array.from({ length: 24 }, (_, i) => hourAhead(3 + Math.floor(i / 8), 9 + (i % 8)));
    const replies = await Promise.all(starts.map((start, i) => book(service, start, `together-${i}`)));
    expect(replies.map(({ status }) => status)).toEqual(Array(24).fill(201));
    expect(replies.map(({ body }) => body.start)).toEqual(starts);
    const ids = replies.map(({ body }) => body.id);
    expect(await transactionsOf(ids)).toBeLessThan(ids.length);
    const where = { project_id: world.id };
    const events = await prisma().event.findMany({
      where: { ...where, subject_id: { in: ids } },
      orderBy: { seq: "asc" },
    });
    const lines = await prisma().auditEntry.findMany({ where: { ...where, subject_id: { in: ids } } });
    const moves = await prisma().stageHistory.findMany({ where: { ...where, booking_id: { in: ids } } });
    for (const { body, headers } of replies) {
      const own = events.filter(({ subject_id }) => subject_id === body.id);
      expect(own.map(({ type }) => type)).toEqual(["booking.created", "booking.confirmed"]);
      const line = lines.filter(({ subject_id }) => subject_id === body.id);
      expect(line.map(({ action, request_id }) => [action, request_id])).toEqual([
        ["booking.created", headers.get("x-request-id")],
      ]);
      expect(moves.filter(({ booking_id }) => booking_id === body.id).map(({ to_stage }) => to_stage)).toEqual([
        body.stage,
      ]);
      expect((await world.call(`/bookings/${body.id}`)).body).toEqual(body);
    }
    const again = await Promise.all(starts.map((start, i) => book(service, start, `together-${i}`)));
    expect(again.map(({ body }) => body.id)).toEqual(ids);
  });

  it("have a transaction each where batching is off", async () => {
    setEnv("BATCHING", "0");
    const { service } = await makeChairs(world.id, 2);
    const starts = Array.from({ length: 8 }, (_, i) => hourAhead(6, 9 + i));
    const replies = await Promise.all(starts.map((start, i) => book(service, start, `apart-${i}`)));
    setEnv("BATCHING", "1");
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await transactionsOf(replies.map(({ body }) => body.id))).toBe(8);
  });

  it("do not lose each other when two of them are one and the same call", async () => {
    const { service } = await makeChairs(world.id, 1);
    const keys = ["twin", "a", "twin", "b", "twin", "c"];
    const hour = (key: string) => hourAhead(5, 9 + ["twin", "a", "b", "c"].indexOf(key));
    const replies = await Promise.all(keys.map((key) => book(service, hour(key), `one-${key}`)));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(4);
  });
});

/** A plain booking of one chair, as `takeNew` would ask for it. */
async function takingOf(service: string, chair: string, hour: number): Promise<Taking> {
  const start_at = hourAhead(7, hour);
  const busy_until = hourAhead(7, hour + 1);
  const { catalog_version } = await prisma().project.findUniqueOrThrow({ where: { id: world.id } });
  const id = newId("bkg");
  const now = new Date().toISOString();
  const known = {
    service_id: service,
    customer_id: customer,
    status: "confirmed",
    stage: "scheduled",
    source: "api",
    currency: "BRL",
  };
  const actor = { type: "system", id: "test", name: "Test" } as const;
  const kept = { request_hash: "00".repeat(32), status: 201, body: "{}", location: null };
  return {
    project_id: world.id as ProjectId,
    catalog_version,
    booking: { ...known, tags: bookingDefaults.tags, id, start_at, end_at: busy_until } as Taking["booking"],
    newcomer: null,
    resources: [chair],
    places: 1,
    one_at_a_time: true,
    start_at,
    busy_until,
    replaces: null,
    expected_version: null,
    reason: null,
    events: [{ id: newId("evt"), type: "booking.created" }],
    event_extra: {},
    history_id: newId("stg"),
    action: "created",
    audit: {
      at: now,
      actor,
      request_id: newId("req"),
      address: null,
      id: newId("aud"),
      action: "booking.created",
      changes: {},
    },
    receipt: { ...kept, operation: "createBooking", path: "/bookings", key: id },
  };
}

describe("what stands in the way of one", () => {
  it("is told to that one, and the others are made", async () => {
    const { service, chairs } = await makeChairs(world.id, 1);
    const [chair] = chairs as [string];
    const ask = (hour: number) => takingOf(service, chair, hour);
    const [first, free, taken, off, used, stranger] = [
      await ask(8),
      await ask(9),
      await ask(10),
      await ask(11),
      await ask(12),
      await ask(13),
    ] as [Taking, Taking, Taking, Taking, Taking, Taking];
    const before = await ask(10);
    expect(await takeTime({}, before)).toEqual({ result: "ok" });
    await prisma().timeOff.create({
      data: {
        project_id: world.id,
        id: newId("off"),
        resource_id: chair,
        start_at: hourAhead(7, 11),
        end_at: hourAhead(7, 12),
      },
    });
    const earlier = await ask(14);
    expect(await takeTime({}, earlier)).toEqual({ result: "ok" });
    const repeated: Taking = { ...used, receipt: earlier.receipt };
    const lost: Taking = { ...stranger, booking: { ...stranger.booking, customer_id: "cus_nobody" } };
    const answers = await Promise.all([first, free, taken, off, repeated, lost].map((each) => takeTime({}, each)));
    expect(answers.map(({ result }) => result)).toEqual(["ok", "ok", "taken", "taken", "replayed", "unknown_customer"]);
    const made = await prisma().booking.findMany({ where: { project_id: world.id, service_id: service } });
    const expected = [first, free, before, earlier].map(({ booking }) => booking.id);
    expect(made.map(({ id }) => id).sort()).toEqual(expected.sort());
  });

  it("is that one's fault alone, even where nobody foresaw it", async () => {
    const { service, chairs } = await makeChairs(world.id, 1);
    const ask = (hour: number) => takingOf(service, chairs[0] as string, hour);
    const [first, broken, free] = [await ask(9), await ask(10), await ask(11)];
    broken.audit.at = "at no time";
    const answers = await Promise.allSettled([first, broken, free].map((each) => takeTime({}, each)));
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("is the catalog, when it has changed since", async () => {
    const { service, chairs } = await makeChairs(world.id, 1);
    const taking = await takingOf(service, chairs[0] as string, 9);
    const old = { ...taking, catalog_version: taking.catalog_version - 1 };
    expect(await takeTime({}, old)).toEqual({ result: "stale" });
    expect(await takeTime({}, taking)).toEqual({ result: "ok" });
  });
});

describe("what a booking does not say", () => {
  const rowOf = (id: string) =>
    prisma().booking.findUniqueOrThrow({ where: { project_id_id: { project_id: world.id, id } } });

  it("is as the table has it by default, and as the API does", async () => {
    const { service, chairs } = await makeChairs(world.id, 1);
    const taking = await takingOf(service, chairs[0] as string, 9);
    expect(await takeTime({}, taking)).toEqual({ result: "ok" });
    const { party_size, priority, tags } = bookingDefaults;
    expect(await rowOf(taking.booking.id)).toMatchObject({ party_size, priority, tags, version: 1, notes: null });
    const alone = { ...(await takingOf(service, chairs[0] as string, 10)), receipt: null };
    expect(await takeTime({}, alone)).toEqual({ result: "ok" });
    expect(await rowOf(alone.booking.id)).toMatchObject({ party_size, priority, tags, version: 1, notes: null });
  });

  it("may be a column that came after this process began: it has its default", async () => {
    const { service, chairs } = await makeChairs(world.id, 1);
    const made = () =>
      prisma().$queryRaw`SELECT loudness FROM booking WHERE project_id = ${world.id} AND service_id = ${service}`;
    await prisma().$executeRaw`ALTER TABLE booking ADD COLUMN loudness text NOT NULL DEFAULT 'soft'`;
    const taking = await takingOf(service, chairs[0] as string, 9);
    expect(await takeTime({}, taking)).toEqual({ result: "ok" });
    // Once the functions of the new version are there too, which name the column.
    await pool().query("UPDATE sql_file SET checksum = ''");
    await migrate(process.env.DATABASE_URL as string);
    const { rows } = await pool().query("SELECT (booking_defaults()).loudness");
    expect(rows).toEqual([{ loudness: "soft" }]);
    expect(await takeTime({}, await takingOf(service, chairs[0] as string, 10))).toEqual({ result: "ok" });
    expect(await made()).toEqual([{ loudness: "soft" }, { loudness: "soft" }]);
  });
});
