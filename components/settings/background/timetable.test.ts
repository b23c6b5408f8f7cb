import { describe, expect, it } from "vitest";
import { startOf } from "@/components/settings/background/timetable";

describe("what starts a function", () => {
  it("is an event by its name", () => {
    expect(startOf("booking.created")).toEqual({ by: "event", type: "booking.created" });
  });

  it.each([
    ["cron * * * * *", { by: "minutes", every: 1 }],
    ["cron */5 * * * *", { by: "minutes", every: 5 }],
    ["cron 7 * * * *", { by: "hours", minute: 7 }],
    ["cron 17 3 * * *", { by: "day", at: "03:17" }],
  ])("is a timetable in plain words: %s", (trigger, start) => {
    expect(startOf(trigger)).toEqual(start);
  });

  it("keeps the timetable itself where there are no plain words", () => {
    expect(startOf("cron 0 9 * * 1-5")).toEqual({ by: "timetable", cron: "0 9 * * 1-5" });
    expect(startOf("cron TZ=America/Sao_Paulo 0 9 * * *")).toMatchObject({ by: "timetable" });
  });
});
