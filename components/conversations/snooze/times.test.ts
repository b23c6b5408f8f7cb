import { describe, expect, it } from "vitest";
import { openingOn, snoozeTimes } from "@/components/conversations/snooze/times";

const zone = "America/Sao_Paulo";
const week = [{ weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "08:30", to: "18:00" })) }];
const timesAt = (at: string) =>
  snoozeTimes(Date.parse(at), zone, week).map(({ name, at: then }) => [name, new Date(then).toISOString()]);

describe("the times to snooze until", () => {
  it("are three hours ahead, the next morning's opening, and Monday's", () => {
    // Wednesday, 10:20 in the workspace.
    expect(timesAt("2026-11-18T13:20:00Z")).toEqual([
      ["later", "2026-11-18T17:00:00.000Z"],
      ["tomorrow", "2026-11-19T11:30:00.000Z"],
      ["week", "2026-11-23T11:30:00.000Z"],
    ]);
  });
  it("have no later today in the evening, and a morning on a closed day too", () => {
    expect(timesAt("2026-11-20T22:00:00Z")).toEqual([
      ["tomorrow", "2026-11-21T11:30:00.000Z"],
      ["week", "2026-11-23T11:30:00.000Z"],
    ]);
  });
  it("keep to nine where nobody has hours, or is open around the clock", () => {
    expect(openingOn([], "2026-11-19")).toBe(540);
    expect(openingOn([{ weekly: [{ weekday: 4, from: "00:00", to: "24:00" }] }], "2026-11-19")).toBe(540);
  });
});
