import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { statuses } from "@/lib/core/vocabulary";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
});

describe("what a booking takes of others", () => {
  it("is listed while it takes it, and no longer once it has ended, in every place that shows it", async () => {
    const { service: service_id, chairs } = await makeChairs(world.id, 1);
    const customer = { name: "Ana", phone: "+595960000001" };
    const body = { service_id, start: hourAhead(2, 9), customer };
    const made = await world.call<Booking>("/bookings", { method: "POST", body, idempotencyKey: "once" });
    expect(made.body.allocations).toMatchObject([{ resource_id: chairs[0] }]);
    const { id } = made.body;
    for (const status of statuses) {
      await prisma().booking.updateMany({ where: { project_id: world.id, id }, data: { status } });
      const one = (await world.call<Booking>(`/bookings/${id}`)).body;
      const [listed] = (await world.call<{ data: Booking[] }>(`/bookings?status=${status}`)).body.data;
      const takes = ["held", "pending_payment", "confirmed", "checked_in"].includes(status);
      // Who and what it had is still told.
      expect([one.resource_ids, listed?.resource_ids]).toEqual([chairs, chairs]);
      expect([status, one.allocations.length, listed?.allocations.length]).toEqual([
        status,
        takes ? 1 : 0,
        takes ? 1 : 0,
      ]);
    }
  });
});
