import { expect, it } from "vitest";
import { withChanges } from "@/components/time/free-times";

const times = [{ start: "09:00" }, { start: "10:00" }];

it("where one time changes something, each of them says so", () => {
  const noteOf = ({ start }: { start: string }) => (start === "10:00" ? "With Bia" : null);
  expect(withChanges(times, noteOf, "Same person")).toEqual([
    { start: "09:00", note: "Same person" },
    { start: "10:00", note: "With Bia" },
  ]);
});

it("where nothing changes, nothing is said", () => {
  expect(withChanges(times, () => null, "Same person")).toEqual(times);
});
