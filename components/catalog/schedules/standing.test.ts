import { describe, expect, it } from "vitest";
import { bookingsOutside } from "@/components/catalog/schedules/standing";

const zone = "America/Sao_Paulo";
const day = "2030-12-24";
const booking = (id: string, hour: number, more: object = {}) =>
  ({
    id,
    status: "confirmed",
    service: { id: "svc", name: "Haircut", color: "", slot_interval_minutes: 30 },
    start: new Date(`${day}T${hour}:00:00-03:00`).toISOString(),
    end: new Date(`${day}T${hour + 1}:00:00-03:00`).toISOString(),
    resource_ids: ["ana"],
    ...more,
  }) as never;
const known = {
  resources: [
    { id: "ana", schedule_id: "desk" },
    { id: "van", schedule_id: null },
  ],
  services: [{ id: "svc", schedule_id: null }],
};
const idsOutside = (bookings: never[], intervals: { from: string; to: string }[] = []) =>
  bookingsOutside({ bookings }, "desk", known, { zone, day, intervals }).map(({ id }) => id);

describe("the bookings of a day that is being changed", () => {
  it("all stand in the way of closing it", () => {
    expect(idsOutside([booking("early", 10), booking("late", 16)])).toEqual(["early", "late"]);
  });

  it("stand in the way only outside its new hours", () => {
    expect(idsOutside([booking("early", 10), booking("late", 16)], [{ from: "09:00", to: "12:00" }])).toEqual(["late"]);
  });

  it("are none of another schedule, and none that ended", () => {
    const other = booking("other", 10, { resource_ids: ["van"] });
    expect(idsOutside([other, booking("gone", 10, { status: "cancelled" })])).toEqual([]);
  });
});
