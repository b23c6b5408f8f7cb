import { describe, expect, it } from "vitest";
import { changesOf, takenBy } from "@/components/bookings/with-whom";

const resources = {
  res_ana: { name: "Ana", kind: "person" },
  res_bia: { name: "Bia", kind: "person" },
  res_one: { name: "Room 1", kind: "room" },
  res_two: { name: "Room 2", kind: "room" },
  res_laser: { name: "Laser", kind: "equipment" },
};
const at = { start: "2026-03-02T10:00:00.000Z", end: "2026-03-02T11:00:00.000Z" };
const booking = { allocations: ["res_ana", "res_one"].map((resource_id) => ({ resource_id, ...at })) };

describe("what a booking is with when it moves", () => {
  it("is told where the people change", () => {
    expect(changesOf(booking, ["res_bia", "res_one"], resources)).toEqual({
      people: { come: ["Bia"], go: ["Ana"] },
      things: null,
    });
  });

  it("is told where the room or the equipment changes", () => {
    expect(changesOf(booking, ["res_ana", "res_two"], resources)).toEqual({
      people: null,
      things: { come: ["Room 2"], go: ["Room 1"] },
    });
    expect(changesOf(booking, ["res_bia", "res_one", "res_laser"], resources)).toEqual({
      people: { come: ["Bia"], go: ["Ana"] },
      things: { come: ["Laser"], go: [] },
    });
  });

  it("needs no word where all stay, or where something is only no longer needed", () => {
    expect(changesOf(booking, ["res_one", "res_ana"], resources)).toEqual({ people: null, things: null });
    expect(changesOf(booking, ["res_ana"], resources)).toEqual({ people: null, things: null });
  });
});

it("a held time says its people apart from its rooms and equipment, each once", () => {
  const laser = { resource_id: "res_laser", ...at };
  const hold = { allocations: [...booking.allocations, laser, laser] };
  expect(
    takenBy(
      hold.allocations.map(({ resource_id }) => resource_id),
      resources,
    ),
  ).toEqual({ people: ["Ana"], things: ["Room 1", "Laser"] });
});
