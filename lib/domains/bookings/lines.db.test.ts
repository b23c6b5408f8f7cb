import { beforeAll, describe, expect, it } from "vitest";
import { pool, prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { letAllocationsChangeAlone } from "@/lib/testing/slots/allocation-rule";
import { makeProject } from "@/lib/testing/world";

await letAllocationsChangeAlone();

let world: Awaited<ReturnType<typeof makeProject>>;
let chairs: string[];
let booking: string;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  const { service, chairs: made } = await makeChairs(world.id, 2);
  chairs = made;
  const body = { service_id: service, start: hourAhead(3, 9), customer: { name: "Ana", phone: "+595981000001" } };
  booking = (await world.call<Booking>("/bookings", { method: "POST", body, idempotencyKey: "one" })).body.id;
});

const lineOf = async (id: string) =>
  (await prisma().resource.findUniqueOrThrow({ where: { project_id_id: { project_id: world.id, id } } })).line;

/** Another allocation of the same booking, with this number or none. */
const insert = (resource: string, hour: number, line: number | null) =>
  pool().query(
    `INSERT INTO allocation (project_id, booking_id, resource_id, place, seat, start_at, end_at, blocks, line)
     VALUES ($1, $2, $3, $4, 0, $5, $6, true, $7) RETURNING line`,
    [world.id, booking, resource, hour, hourAhead(4, hour), hourAhead(4, hour + 1), line],
  );

describe("the number of a resource", () => {
  it("is its own, and the number of what is taken of it", async () => {
    const lines = await Promise.all(chairs.map(lineOf));
    expect(new Set(lines).size).toBe(2);
    const taken = await prisma().allocation.findFirstOrThrow({ where: { project_id: world.id, booking_id: booking } });
    expect(taken.line).toBe(await lineOf(taken.resource_id));
  });

  it("is filled in where a statement does not name it, so that the constraint refuses the second of two", async () => {
    const [chair] = chairs as [string];
    expect((await insert(chair, 9, null)).rows).toEqual([{ line: await lineOf(chair) }]);
    const again = { project_id: world.id, booking_id: booking, resource_id: chair, place: 20, seat: 0, blocks: true };
    await expect(
      prisma().allocation.create({ data: { ...again, start_at: hourAhead(4, 9), end_at: hourAhead(4, 10) } }),
    ).rejects.toThrow(/allocation_one_a_lane|23P01|exclusion/);
  });

  it("cannot be that of another resource, under which nobody would look for it", async () => {
    const [one, other] = chairs as [string, string];
    await expect(insert(one, 11, await lineOf(other))).rejects.toMatchObject({ code: "23503" });
  });
});
