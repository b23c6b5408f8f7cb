import { beforeAll, describe, expect, it, vi } from "vitest";
import { pool } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { setEnv } from "@/lib/testing/environment";
import { makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
let world: World;
let stranger: World;
let service: string;
let bookings: Booking[];
let foreign: Booking;

const book = async ({ call }: World, service_id: string, start: string) => {
  const customer = { name: "Ana", phone: "+595981000001" };
  const body = { service_id, start, customer };
  return (await call<Booking>("/bookings", { method: "POST", body, idempotencyKey: start })).body;
};

beforeAll(async () => {
  [world, stranger] = await Promise.all([makeProject({ timezone: "UTC" }), makeProject({ timezone: "UTC" })]);
  ({ service } = await makeChairs(world.id, 1));
  bookings = [];
  for (const hour of [9, 10, 11]) bookings.push(await book(world, service, hourAhead(3, hour)));
  foreign = await book(stranger, (await makeChairs(stranger.id, 1)).service, hourAhead(3, 9));
});

const ofBookings = /find_bookings/;
const ofPages = /pg_postmaster_start_time/;
/** How many statements of a kind the work sent. */
async function statementsOf(kind: RegExp, work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pool(), "query");
  await work();
  const texts = query.mock.calls.map(([asked]) => (asked as unknown as { text: string }).text);
  query.mockRestore();
  return texts.filter((text) => kind.test(text)).length;
}

const read = (id: string) => world.call<Booking>(`/bookings/${id}`);
const list = (query = "") => world.call<{ data: Booking[] }>(`/bookings${query}`);

describe("bookings read at the same moment", () => {
  it("share a query, and each caller gets the one that it asked for, or none", async () => {
    const wanted = [...bookings, ...bookings].map(({ id }) => id);
    const statements = await statementsOf(ofBookings, async () => {
      const replies = await Promise.all([...wanted, foreign.id, "bkg_nobody"].map(read));
      expect(replies.map(({ status }) => status)).toEqual([...wanted.map(() => 200), 404, 404]);
      expect(replies.slice(0, wanted.length).map(({ body }) => body)).toEqual([...bookings, ...bookings]);
    });
    expect(statements).toBeLessThan(wanted.length);
  });

  it("are read one by one where batching is off", async () => {
    setEnv("BATCHING", "0");
    expect(await statementsOf(ofBookings, () => Promise.all(bookings.map(({ id }) => read(id))))).toBe(3);
    expect(await statementsOf(ofPages, () => Promise.all([list(), list()]))).toBe(2);
    setEnv("BATCHING", "1");
  });

  it("are the same in a list, of which those share one who ask the same of the same workspace", async () => {
    const statements = await statementsOf(ofPages, async () => {
      const [narrow, other, ...same] = await Promise.all([
        list("?limit=1"),
        stranger.call<{ data: Booking[] }>("/bookings"),
        ...Array.from({ length: 6 }, () => list()),
      ]);
      expect(narrow.body.data).toEqual(bookings.slice(0, 1));
      expect(other.body.data).toEqual([foreign]);
      for (const { body } of same) expect(body.data).toEqual(bookings);
    });
    expect(statements).toBeLessThan(8);
  });

  it("are never older than the call, also while others ask the same", async () => {
    const others = Array.from({ length: 4 }, () => list());
    const made = await book(world, service, hourAhead(3, 12));
    expect((await list()).body.data.map(({ id }) => id)).toContain(made.id);
    await Promise.all(others);
  });
});
