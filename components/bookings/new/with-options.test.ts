import { describe, expect, it } from "vitest";
import { withOptions } from "@/components/bookings/new/with-options";

const room = { id: "r", name: "Blue room", kind: "room" } as const;
const ana = { id: "a", name: "Ana", kind: "person" } as const;
const laser = { id: "l", name: "Laser", kind: "equipment" } as const;
const shown = (fitting: Parameters<typeof withOptions>[0]) =>
  withOptions(fitting, "Anyone", (kind) => `${kind}s`).map(({ label, group }) => [label, group]);

describe("whom a booking can be with", () => {
  it("are people first, then equipment and rooms, each under its heading", () => {
    expect(shown([room, laser, ana])).toEqual([
      ["Anyone", undefined],
      ["Ana", "persons"],
      ["Laser", "equipments"],
      ["Blue room", "rooms"],
    ]);
  });
  it("have no heading where they are all of one kind", () => {
    expect(shown([ana])).toEqual([
      ["Anyone", undefined],
      ["Ana", undefined],
    ]);
  });
});
