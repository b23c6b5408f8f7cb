import { expect, it } from "vitest";
import { visitsDuring } from "@/lib/core/vocabulary";

const at = (clock: string): string => `2026-03-02T${clock}:00.000Z`;
const visit = (start: string, end: string) => ({ start: at(start), end: at(end) });

it("visits that only touch a span do not share its time", () => {
  const sharing = [visit("09:30", "10:30"), visit("10:15", "10:30"), visit("09:00", "12:00"), visit("10:45", "11:30")];
  const others = [visit("09:00", "10:00"), visit("11:00", "12:00"), { start: null, end: null }];
  expect(visitsDuring([...sharing, ...others], visit("10:00", "11:00"))).toEqual(sharing);
});
