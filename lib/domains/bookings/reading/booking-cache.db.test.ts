import type pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { pool, type Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { BookingCache, readStamped } from "@/lib/domains/bookings/reading/booking-cache";
import { findTogether } from "@/lib/domains/bookings/reading/find-together";
import { pageOf, selectPage, selectStamps } from "@/lib/domains/bookings/reading/store";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
let world: World;
let service: string;
let chairs: string[];
let n = 0;

beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  ({ service, chairs } = await makeChairs(world.id, 3));
});

async function call<T = { id: string }>(
  path: string,
  body: object = {},
  method: "POST" | "PATCH" = "POST",
): Promise<T> {
  const reply = await world.call<T>(path, { method, body, idempotencyKey: `c${n++}` });
  expect([200, 201], JSON.stringify(reply.body)).toContain(reply.status);
  return reply.body;
}

const customer = () => ({ name: "Ana", phone: `+5959${60_000_000 + n++}` });
const book = (start: string) => call<Booking>("/bookings", { service_id: service, start, customer: customer() });
const project = () => world.id as ProjectId;
const everything = () => pageOf(project(), {}, null, 101);
const read = (cache: BookingCache, sql: Sql) =>
  readStamped(
    async () => cache.bookingsOf(sql, project(), await selectStamps(sql, everything(), 101)),
    () => selectPage(sql, everything(), 101),
  );

const sqlOn =
  (client: pg.PoolClient): Sql =>
  async (text, values) =>
    (await client.query(text, [...values])).rows;

/** Asks the cache and the tables within one snapshot of the database: both must say the same. */
async function expectTrue(cache: BookingCache): Promise<void> {
  const client = await pool().connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const sql = sqlOn(client);
    expect(await read(cache, sql)).toEqual(await selectPage(sql, everything(), 101));
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

/** How many bookings the work read whole. */
function countingSql(): { sql: Sql; whole: () => number } {
  let whole = 0;
  const sql: Sql = async <Row>(text: string, values: readonly unknown[]) => {
    const { rows } = await pool().query(text, [...values]);
    if (/find_bookings|booking_view/.test(text)) whole += rows.length;
    return rows as Row[];
  };
  return { sql, whole: () => whole };
}

/** As many characters as so many bookings have at most. */
const roomFor = (bookings: number): number => bookings * 1500;

describe("cached bookings", () => {
  it("are of the tables whose rows the stamp has the versions of, and of allocations, which change with their booking", async () => {
    const { rows } = await pool().query<{ table_name: string }>(
      "SELECT DISTINCT table_name FROM information_schema.view_table_usage WHERE view_name = 'booking_view' AND table_schema = 'public' ORDER BY 1",
    );
    expect(rows.map((row) => row.table_name)).toEqual(["allocation", "booking", "customer", "resource", "service"]);
  });

  it("are read once, and again when they have changed", async () => {
    const [first] = [await book(hourAhead(3, 9)), await book(hourAhead(3, 10))];
    const cache = new BookingCache();
    const before = countingSql();
    const all = await read(cache, before.sql);
    expect(before.whole()).toBe(all.length);
    const same = countingSql();
    expect(await read(cache, same.sql)).toEqual(all);
    expect(same.whole()).toBe(0);
    await call(`/bookings/${first.id}`, { notes: "By the window" }, "PATCH");
    const changed = countingSql();
    const found = (await read(cache, changed.sql)).find(({ id }) => id === first.id);
    expect([found?.notes, changed.whole()]).toEqual(["By the window", 1]);
  });

  it("follow every call that changes what is shown of them, in the booking or beside it", async () => {
    const [one, other] = [new BookingCache(), new BookingCache()];
    const both = () => Promise.all([expectTrue(one), expectTrue(other)]);
    const booking = await book(hourAhead(4, 9));
    await both();
    const moved = await call<Booking>(`/bookings/${booking.id}/reschedule`, { start: hourAhead(4, 11) });
    await both();
    await call(`/customers/${moved.customer?.id}`, { name: "Ana Maria", locale: "pt-BR" }, "PATCH");
    await both();
    await call(`/customers/${moved.customer?.id}`, { locale: "es-PY" }, "PATCH");
    await expectTrue(one);
    await call(`/resources/${chairs[0]}`, { name: "Chair at the window" }, "PATCH");
    await both();
    const intake_fields = [{ key: "plate", label: "Plate", type: "text", required: true }];
    await call(`/services/${service}`, { intake_fields }, "PATCH");
    await both();
    await call(`/bookings/${moved.id}/check-in`);
    await expectTrue(other);
    await call(`/bookings/${moved.id}/complete`);
    await both();
    await call(`/bookings/${moved.id}/undo`);
    await both();
    await call(`/bookings/${moved.id}/cancel`);
    await both();
    await call(`/services/${service}`, { intake_fields: [] }, "PATCH");
    await both();
  });

  it("are of the server that counts its transactions now", async () => {
    const cache = new BookingCache();
    await read(cache, countingSql().sql);
    const { sql, whole } = countingSql();
    const promoted: Sql = async <Row>(text: string, values: readonly unknown[]) =>
      (await sql<Row & { server?: string }>(text, values)).map((row) =>
        row.server ? { ...row, server: "another" } : row,
      );
    const all = await read(cache, promoted);
    expect(whole()).toBe(all.length);
  });

  it("of the least recently read are dropped, and the answers stay the same", async () => {
    for (const hour of [13, 14, 15]) await book(hourAhead(5, hour));
    const small = new BookingCache(roomFor(2));
    for (let i = 0; i < 3; i++) await expectTrue(small);
  });

  it("stay where a page is read between two others that have no room beside it", async () => {
    const hours = [17, 18, 19];
    for (const hour of hours) await book(hourAhead(5, hour));
    const cache = new BookingCache(roomFor(4));
    const { sql, whole } = countingSql();
    const readHour = async (hour: number) => {
      const [from, to] = [hourAhead(5, hour), hourAhead(5, hour + 1)];
      const page = pageOf(project(), { from, to }, null, 101);
      const bookings = await cache.bookingsOf(sql, project(), await selectStamps(sql, page, 101));
      expect(bookings?.map(({ start }) => start)).toEqual([from]);
    };
    for (const hour of [17, 18, 17, 19, 17, 18, 17, 19, 17]) await readHour(hour);
    // The first is always used again before it is its turn.
    expect(whole()).toBeLessThan(6);
  });

  it("that several pages lack at once are read once", async () => {
    const hours = [8, 9, 10, 11];
    for (const hour of hours) await book(hourAhead(7, hour));
    const { sql, whole } = countingSql();
    const cache = new BookingCache(undefined, findTogether);
    const pages = await Promise.all(
      hours.map(async (hour) => {
        const page = pageOf(project(), { from: hourAhead(7, hour), to: hourAhead(7, 12) }, null, 101);
        return cache.bookingsOf(sql, project(), await selectStamps(sql, page, 101));
      }),
    );
    expect(pages.map((bookings) => bookings?.length)).toEqual([4, 3, 2, 1]);
    expect(whole()).toBe(4);
  });

  it("cannot be changed by whoever is given them", async () => {
    const [booking] = await read(new BookingCache(), countingSql().sql);
    expect(() => Object.assign(booking as Booking, { notes: "mine" })).toThrow(TypeError);
  });

  it("are those of the tables in every snapshot, while calls change them", async () => {
    const bookings: Booking[] = [];
    for (let hour = 8; hour < 16; hour++) bookings.push(await book(hourAhead(6, hour)));
    const caches = [new BookingCache(), new BookingCache(roomFor(4))];
    let writing = true;
    const readers = caches.map(async (cache) => {
      let reads = 0;
      for (; writing || reads < 5; reads++) await expectTrue(cache);
      return reads;
    });
    const writers = bookings.map(async ({ id, customer: who }, i) => {
      for (let turn = 0; turn < 6; turn++) {
        await call(`/bookings/${id}`, { notes: `turn ${turn}` }, "PATCH");
        if (i % 3 === 0) await call(`/customers/${who?.id}`, { name: `Ana ${turn}` }, "PATCH");
        if (i % 3 === 1) await call(`/bookings/${id}/cancel`).then(() => call(`/bookings/${id}/undo`));
      }
    });
    await Promise.all(writers);
    writing = false;
    for (const reads of await Promise.all(readers)) expect(reads).toBeGreaterThan(4);
  });

  it("are read in one statement where they change between two again and again", async () => {
    const [booking] = await read(new BookingCache(), countingSql().sql);
    const { sql } = countingSql();
    let changes = 0;
    const busy: Sql = async (text, values) => {
      if (!/booking_view/.test(text)) await call(`/bookings/${booking?.id}`, { notes: `change ${++changes}` }, "PATCH");
      return sql(text, values);
    };
    const page = await read(new BookingCache(), busy);
    expect(changes).toBe(6);
    expect(page.find(({ id }) => id === booking?.id)?.notes).toBe("change 6");
  });
});
