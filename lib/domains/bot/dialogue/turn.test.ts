import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { defaultBot } from "@/lib/domains/bot/default";
import { hear } from "@/lib/domains/bot/dialogue/engine";
import { beginning } from "@/lib/domains/bot/dialogue/state";
import { addDays } from "@/lib/domains/bot/understanding/when/calendar";
import { studio } from "@/lib/testing/bot/studio";

const bot = defaultBot({ name: "Studio", locale: "pt-BR" });
const now = new Date("2026-03-01T12:00:00Z");

const turnIn = (timezone: string) =>
  hear(beginning, { text: "oi", place: null }, studio().tools, { bot, now, timezone, failuresBeforeHandoff: 3 });

describe("a local day and minute as an instant", () => {
  it.each([
    ["on a usual day", "America/Sao_Paulo", "2026-03-03"],
    ["on the day on which the clocks go forward", "Europe/Madrid", "2026-03-29"],
    ["on the day on which they go back", "Europe/Madrid", "2026-10-25"],
    ["where the day begins at one", "America/Santiago", "2026-09-06"],
  ])("is Temporal's %s", async (_, timezone, day) => {
    const turn = await turnIn(timezone);
    for (const minute of [0, 30, 150, 720, 1439]) {
      const plainTime = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 });
      const expected = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: timezone, plainTime });
      expect(Date.parse(turn.moment(day, minute))).toBe(expected.epochMilliseconds);
    }
  });
});

describe("so many days after a date", () => {
  it.each([
    ["2026-02-27", 2],
    ["2028-02-28", 1],
    ["2026-12-31", 1],
    ["2026-01-05", -7],
  ])("is Temporal's: %s and %i", (day, days) => {
    expect(addDays(day, days)).toBe(Temporal.PlainDate.from(day).add({ days }).toString());
  });
});
