import { beforeAll, expect, it } from "vitest";
import type { Booking } from "@/lib/domains/bookings/schema";
import { daily, hourAhead, makeGroup, makeResource, makeSchedule, makeService } from "@/lib/testing/catalog";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let owner: Awaited<ReturnType<typeof makeMember>>;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  owner = await makeMember(world.id, "owner");
});

it("goes to somebody at work while one of them is free, then to somebody who is off", async () => {
  const [mornings, evenings] = [
    await makeSchedule(world.id, { weekly: daily("08:00", "12:00") }),
    await makeSchedule(world.id, { weekly: daily("17:00", "22:00") }),
  ];
  const off = await makeResource(world.id, { name: "Off", schedule_id: mornings });
  const atWork = await makeResource(world.id, { name: "At work", schedule_id: evenings });
  const service = await makeService(world.id, [{ group_id: await makeGroup(world.id, [off, atWork]) }]);
  const walkIn = async (n: number) => {
    const { status, body } = await owner.call<Booking>("/bookings", {
      method: "POST",
      idempotencyKey: `walk${n}`,
      body: {
        service_id: service,
        start: hourAhead(3, 18, 20),
        customer: { name: "Ana", phone: `+55119876500${10 + n}` },
        override: true,
        reason: "At the door",
      },
    });
    return status === 201 ? body.allocations.map(({ resource_id }) => resource_id) : status;
  };
  expect(await walkIn(1)).toEqual([atWork]);
  expect(await walkIn(2)).toEqual([off]);
  expect(await walkIn(3)).toBe(409);
});
