import { describe, expect, it } from "vitest";
import { pool } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeResource, makeService } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";
import { randomFrom } from "@/soak/caller";

type Answer = Booking & { held_alternative?: Booking | null };

const hours = Array.from({ length: 24 }, (_, hour) => hourAhead(4, hour));
const hourMs = 3_600_000;

/** What may occupy an hour, and whether it blocks: nothing that is over does, marked or not. */
const kinds = {
  nothing: { deposit: null, path: null, due: null, takes: false },
  confirmed: { deposit: false, path: "/bookings", due: null, takes: true },
  held: { deposit: false, path: "/holds", due: 60_000, takes: true },
  "held too long": { deposit: false, path: "/holds", due: -1, takes: false },
  unpaid: { deposit: true, path: "/bookings", due: 60_000, takes: true },
  "unpaid too long": { deposit: true, path: "/bookings", due: -1, takes: false },
} as const;

/** The nearest free hour, the earlier of two: found by checking each. */
function nearest(taken: ReadonlySet<string>, wish: string): string {
  const at = Date.parse(wish);
  const away = (time: number) => Math.abs(time - at);
  const times = Array.from({ length: 14 * 24 }, (_, n) => at + (n - 7 * 24) * hourMs).filter(
    (time) => time > Date.now() && !taken.has(new Date(time).toISOString()),
  );
  return new Date(times.sort((a, b) => away(a) - away(b) || a - b)[0] as number).toISOString();
}

describe.each([1, 2, 3])("a day of holds, deposits and bookings, some of them over (%i)", (seed) => {
  it("shows as free, and holds instead of a lost time, what nobody has", async () => {
    const world = await makeProject({ timezone: "UTC" });
    const random = randomFrom(seed);
    let n = 0;
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      world.call<Answer>(path, { method: "POST", body, idempotencyKey: `o${n++}`, headers });
    const customer = () => ({ name: "Ana", phone: `+5959${40_000_000 + seed * 1000 + n}` });
    const chair = await makeResource(world.id);
    const plain = await makeService(world.id, [{ resource_id: chair }]);
    const deposit = await makeService(world.id, [{ resource_id: chair }], { deposit_cents: 100 });

    const taken = new Set<string>();
    for (const start of hours) {
      const names = Object.keys(kinds) as (keyof typeof kinds)[];
      const kind = kinds[names[Math.floor(random() * names.length)] as keyof typeof kinds];
      if (kind.takes) taken.add(start);
      if (kind.path === null) continue;
      const service_id = kind.deposit ? deposit : plain;
      const { status, body } = await post(kind.path, { service_id, start, customer: customer() });
      expect(status, JSON.stringify(body)).toBe(201);
      if (kind.due === null) continue;
      await pool().query(
        `WITH b AS (UPDATE booking SET hold_expires_at = now() + $3 * interval '1 ms' WHERE project_id = $1 AND id = $2)
         UPDATE allocation SET expires_at = now() + $3 * interval '1 ms' WHERE project_id = $1 AND booking_id = $2`,
        [world.id, body.id, kind.due],
      );
    }

    const free = async () => {
      const query = `service_id=${plain}&from=${hours[0]}&to=${hourAhead(5, 0)}`;
      const { body } = await world.call<{ data: { start: string }[] }>(`/slots?${query}`);
      return body.data.map(({ start }) => start);
    };
    const expected = () => hours.filter((start) => !taken.has(start));
    expect(await free()).toEqual(expected());
    for (const wish of [...taken]) {
      const body = { service_id: random() < 0.5 ? plain : deposit, start: wish, hold_best: true, customer: customer() };
      const best = nearest(taken, wish);
      const tried = await post("/bookings", body, { "turnero-dry-run": "true" });
      expect([tried.status, tried.body.held_alternative?.start]).toEqual([409, best]);
      expect(await free()).toEqual(expected());
      const real = await post("/bookings", body);
      expect([real.status, real.body.held_alternative?.start]).toEqual([409, best]);
      taken.add(best);
      expect(await free()).toEqual(expected());
    }
  });
});
