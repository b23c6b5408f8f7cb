import { describe, expect, it, vi } from "vitest";
import { pool, sqlOf } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { BusyCache } from "@/lib/domains/slots/busy/busy-cache";
import { askBusyChanges } from "@/lib/domains/slots/busy/busy-changes";
import type { Load } from "@/lib/domains/slots/snapshot";
import { type BusyQuestion, selectBusySnapshot } from "@/lib/domains/slots/store";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

const minute = (at: string): number => Date.parse(at) / 60_000;

async function makeShop() {
  const world = await makeProject({ timezone: "UTC" });
  const { service, chairs: resources } = await makeChairs(world.id, 2);
  const span = { from: minute(hourAhead(2, 0)), to: minute(hourAhead(6, 0)) };
  const question: BusyQuestion = { project: world.id as ProjectId, resources, span };
  return { world, service, question };
}
type Shop = Awaited<ReturnType<typeof makeShop>>;

let n = 0;
async function book({ world, service }: Shop, hour: number): Promise<void> {
  const body = {
    service_id: service,
    start: hourAhead(3, hour),
    customer: { name: "Ana", phone: `+5959${61_000_000 + n++}` },
  };
  const { status } = await world.call("/bookings", { method: "POST", body, idempotencyKey: `b${n}` });
  expect(status).toBe(201);
}

const makeCache = () => new BusyCache(undefined, askBusyChanges);
const read = (cache: BusyCache, { question }: Shop) => cache.read(sqlOf({}), question, []);
const takenIn = (loads: ReadonlyMap<string, Load>) =>
  Object.fromEntries(
    [...loads].filter(([, { taken }]) => taken.length > 0).map(([id, { taken }]) => [id, Array.from(taken)]),
  );

async function expectTrue(cache: BusyCache, shop: Shop): Promise<void> {
  const { loads } = await read(cache, shop);
  expect(takenIn(loads)).toEqual(takenIn((await selectBusySnapshot(sqlOf({}), shop.question, [])).loads));
}

describe("changes of several workspaces", () => {
  it("are asked for together, and each workspace sees its own", async () => {
    const shops = await Promise.all(Array.from({ length: 8 }, makeShop));
    const cache = makeCache();
    await Promise.all(shops.map((shop) => read(cache, shop)));
    await Promise.all([book(shops[2] as Shop, 9), book(shops[5] as Shop, 10)]);
    const asked = vi.spyOn(pool(), "query");
    const seen = await Promise.all(shops.map((shop) => read(cache, shop)));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(seen.map(({ loads }) => Object.keys(takenIn(loads)).length)).toEqual([0, 0, 1, 0, 0, 1, 0, 0]);
    for (const shop of shops) await expectTrue(cache, shop);
  });

  it("bring the customers that were asked for, of the workspace that asked", async () => {
    const shops = await Promise.all([makeShop(), makeShop(), makeShop()]);
    const cache = makeCache();
    await Promise.all(shops.map((shop) => read(cache, shop)));
    const ids = await Promise.all(
      shops.map(async ({ world }) => {
        const body = { name: "Ana", phone: `+5959${61_000_000 + n++}` };
        return (await world.call<{ id: string }>("/customers", { method: "POST", body })).body.id;
      }),
    );
    const [, second] = ids as [string, string];
    const key = { id: second };
    const seen = await Promise.all(shops.map(({ question }) => cache.read(sqlOf({}), question, [key])));
    expect(seen.map(({ customerOf }) => customerOf(key)?.id)).toEqual([undefined, second, undefined]);
  });

  it("fail for a workspace that is gone, and for no other", async () => {
    const shops = await Promise.all([makeShop(), makeShop(), makeShop()]);
    const cache = makeCache();
    await Promise.all(shops.map((shop) => read(cache, shop)));
    const gone = shops[1] as Shop;
    await pool().query("DELETE FROM project WHERE id = $1", [gone.question.project]);
    const [first, second, third] = await Promise.allSettled(shops.map((shop) => read(cache, shop)));
    expect([first?.status, second?.status, third?.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("are never missed while bookings are made in all of them", async () => {
    const shops = await Promise.all(Array.from({ length: 6 }, makeShop));
    const caches = [makeCache(), makeCache()];
    const write = async (shop: Shop) => {
      for (let hour = 0; hour < 12; hour++) {
        await book(shop, hour);
        // Whoever asks after a booking was answered sees it, whichever process they ask.
        for (const cache of caches) {
          const { loads } = await read(cache, shop);
          expect(Object.values(takenIn(loads)).flat()).toContain(minute(hourAhead(3, hour)));
        }
      }
    };
    await Promise.all(shops.map(write));
    for (const shop of shops) for (const cache of caches) await expectTrue(cache, shop);
  }, 60_000);
});
