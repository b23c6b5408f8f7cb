import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { fold } from "@/lib/domains/bot/understanding/text";
import { timesIn } from "@/lib/domains/bot/understanding/when/read";
import { fits } from "@/lib/domains/bot/understanding/when/window";

/** Wednesday. */
const now = { date: "2026-03-04", minute: 600 };
const read = (text: string, language: Spoken) => timesIn(fold(text), language, now).when;

const names: Record<Spoken, readonly string[]> = {
  pt: ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"],
  es: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  en: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
};
const parts: Record<Spoken, readonly string[]> = {
  pt: ["de manhã", "à tarde", "à noite"],
  es: ["a la mañana", "a la tarde", "a la noche"],
  en: ["in the morning", "in the afternoon", "in the evening"],
};
const partHours = [
  [360, 720],
  [720, 1080],
  [1080, 1380],
] as const;
const link: Record<
  Spoken,
  { or: string; at: (hour: number) => string; not: (day: string) => string; after: (hour: number) => string }
> = {
  pt: { or: "ou", at: (h) => `às ${h}h`, not: (day) => `menos ${day}`, after: (h) => `depois das ${h}h` },
  es: { or: "o", at: (h) => `a las ${h}`, not: (day) => `menos el ${day}`, after: (h) => `después de las ${h}` },
  en: { or: "or", at: (h) => `at ${h}:00`, not: (day) => `except ${day}`, after: (h) => `after ${h}:00` },
};
/** The date of a weekday as it is next said on that Wednesday. */
const dateOf = (weekday: number): string => {
  const ahead = ((weekday - 3 + 6) % 7) + 1;
  return `2026-03-${String(4 + ahead).padStart(2, "0")}`;
};
const language = fc.constantFrom<Spoken>("pt", "es", "en");
const weekday = fc.integer({ min: 1, max: 7 });
const hour = fc.integer({ min: 8, max: 20 });
const nameOf = (spoken: Spoken, day: number): string => names[spoken][day - 1] ?? "";

describe("a wish that is said in any language", () => {
  it("is read back: alternatives with an hour each", () => {
    fc.assert(
      fc.property(language, fc.uniqueArray(weekday, { minLength: 1, maxLength: 3 }), hour, (spoken, days, at) => {
        const { or, at: word } = link[spoken];
        const text = days.map((day) => `${nameOf(spoken, day)} ${word(at)}`).join(` ${or} `);
        const hours = { from: at * 60, to: at * 60, exact: true };
        expect(read(text, spoken).wanted).toEqual(
          days.map((day) => ({ days: { from: dateOf(day), to: dateOf(day) }, weekdays: null, hours })),
        );
      }),
    );
  });

  it("is read back: a part of the day at the end is meant for all the days before it", () => {
    fc.assert(
      fc.property(
        language,
        fc.uniqueArray(weekday, { minLength: 2, maxLength: 3 }),
        fc.nat(2),
        (spoken, days, part) => {
          const { or } = link[spoken];
          const text = `${days.map((day) => nameOf(spoken, day)).join(` ${or} `)} ${parts[spoken][part]}`;
          const [from, to] = partHours[part] ?? [0, 0];
          expect(read(text, spoken).wanted).toEqual(
            days.map((day) => ({
              days: { from: dateOf(day), to: dateOf(day) },
              weekdays: null,
              hours: { from, to, exact: false },
            })),
          );
        },
      ),
    );
  });

  it("keeps what is ruled out, and from when on", () => {
    fc.assert(
      fc.property(language, weekday, hour, (spoken, day, at) => {
        const { not, after } = link[spoken];
        const any = { pt: "qualquer dia", es: "cualquier día", en: "any day" }[spoken];
        const when = read(`${any} ${not(nameOf(spoken, day))}, ${after(at)}`, spoken);
        expect(fits(when, dateOf(day), 21 * 60)).toBe(false);
        const other = dateOf((day % 7) + 1);
        expect(fits(when, other, 21 * 60)).toBe(true);
        expect(fits(when, other, at * 60 - 30)).toBe(false);
      }),
    );
  });
});

describe("people write", () => {
  it.each<[Spoken, string, string[], string[]]>([
    ["pt", "terça não, quarta às 10", ["2026-03-11T10:00"], ["2026-03-10T10:00"]],
    ["pt", "semana que vem menos quarta", ["2026-03-09T10:00"], ["2026-03-11T10:00", "2026-03-06T10:00"]],
    ["pt", "às 3, não, às 4 da tarde", ["2026-03-05T16:00"], ["2026-03-05T15:00"]],
    ["es", "no puedo el viernes, el sábado sí", ["2026-03-07T10:00"], ["2026-03-06T10:00"]],
    ["es", "esperá, mejor el viernes a las 9, el sábado tengo asado", ["2026-03-06T09:00"], ["2026-03-07T09:00"]],
    ["es", "a las tres menos cuarto del jueves", ["2026-03-05T14:45"], ["2026-03-05T15:00"]],
    ["en", "make it 11 rather than 9", ["2026-03-05T11:00"], ["2026-03-05T09:00"]],
    [
      "en",
      "until the 27th. thursday or friday after 3pm",
      ["2026-03-05T15:30"],
      ["2026-03-09T16:00", "2026-03-05T10:00"],
    ],
    ["en", "not before 10 tomorrow", ["2026-03-05T10:00"], ["2026-03-05T09:30", "2026-03-06T10:00"]],
  ])("%s: %s", (spoken, text, inside, outside) => {
    const when = read(text, spoken);
    const minute = (time: string): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14));
    for (const time of inside) expect(fits(when, time.slice(0, 10), minute(time)), time).toBe(true);
    for (const time of outside) expect(fits(when, time.slice(0, 10), minute(time)), time).toBe(false);
  });

  it("reads 4,096 characters of anything without an error", () => {
    fc.assert(
      fc.property(language, fc.string({ maxLength: 4096, unit: "grapheme" }), (spoken, text) => {
        expect(read(text, spoken).wanted.length).toBeLessThan(4096);
      }),
      { numRuns: 30 },
    );
  });
});
