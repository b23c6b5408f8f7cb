import { describe, expect, it } from "vitest";
import type { Days } from "@/lib/domains/bot/understanding/days";
import type { Hours } from "@/lib/domains/bot/understanding/hours";
import { understand } from "@/lib/domains/bot/understanding/understand";
import { books } from "@/lib/domains/bot/understanding/utterances";

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const daysOf = (days: Days | null): string =>
  days === null ? "-" : days.from === days.to ? days.from : `${days.from}..${days.to}`;
const hoursOf = (hours: Hours | null): string =>
  hours === null ? "-" : hours.exact ? clock(hours.from) : `${clock(hours.from)}-${clock(hours.to)}`;

describe.each(books)("in $language", ({ language, services, people, rows }) => {
  it.each(rows)("%s", (text, intent, days, hours, service) => {
    const around = { now: { date: "2026-03-04", minute: 600 }, usual: language, services, people };
    const meaning = understand(text, { ...around, offered: 0, handoffWords: [] });
    expect({
      language: meaning.language,
      intent: meaning.intent,
      days: daysOf(meaning.days),
      hours: hoursOf(meaning.hours),
      service: meaning.services.length === 1 ? meaning.services[0]?.id : "-",
    }).toEqual({ language, intent, days, hours, service });
  });
});

it("has at least 150 of them, no two alike", () => {
  const all = books.flatMap(({ rows }) => rows.map(([text]) => text));
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all).size).toBe(all.length);
});
