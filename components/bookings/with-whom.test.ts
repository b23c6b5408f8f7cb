import { describe, expect, it } from "vitest";
import { changeOfPeople, peopleOf } from "@/components/bookings/with-whom";

const resources = {
  res_ana: { name: "Ana", kind: "person" },
  res_bia: { name: "Bia", kind: "person" },
  res_one: { name: "Room 1", kind: "room" },
  res_two: { name: "Room 2", kind: "room" },
};
const at = { start: "2026-03-02T10:00:00.000Z", end: "2026-03-02T11:00:00.000Z" };
const booking = { allocations: ["res_ana", "res_one"].map((resource_id) => ({ resource_id, ...at })) };

describe("the people of a booking that moves", () => {
  it("are told where they change", () => {
    expect(changeOfPeople(booking, ["res_bia", "res_one"], resources)).toEqual({ come: ["Bia"], go: ["Ana"] });
  });

  it("need no word where they stay, whatever room it is", () => {
    expect(changeOfPeople(booking, ["res_ana", "res_two"], resources)).toBeNull();
    expect(changeOfPeople({ allocations: [] }, ["res_two"], resources)).toBeNull();
  });

  it("are apart from rooms", () => {
    expect(peopleOf(["res_one", "res_bia"], resources)).toEqual(["res_bia"]);
  });
});
