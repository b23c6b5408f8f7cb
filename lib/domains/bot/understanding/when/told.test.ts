import { describe, expect, it } from "vitest";
import { plainly } from "@/lib/domains/bot/understanding/chat";
import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { fold } from "@/lib/domains/bot/understanding/text";
import { timesIn } from "@/lib/domains/bot/understanding/when/read";
import { fits } from "@/lib/domains/bot/understanding/when/window";

/** Wednesday, 18 November. */
const now = { date: "2026-11-18", minute: 695 };
const when = (language: Spoken, text: string) => timesIn(fold(plainly(text, language)), language, now).when;
const at = (time: string): [string, number] => [
  `2026-${time.slice(0, 5)}`,
  Number(time.slice(6, 8)) * 60 + Number(time.slice(9)),
];

describe.each<[string, [Spoken, string, string, string | null][]]>([
  [
    "weeks from a day on",
    [
      ["es", "de mañana en ocho", "11-26 10:00", "11-19 10:00"],
      ["es", "el viernes en ocho", "11-27 10:00", "11-20 10:00"],
      ["en", "a fortnight today at six pm", "12-02 18:00", "11-18 18:00"],
      ["en", "friday week, morning", "11-27 09:00", "11-20 09:00"],
      ["en", "a week tomorrow", "11-26 09:00", "11-19 09:00"],
    ],
  ],
  [
    "what is told of the day, and asked of none",
    [
      ["es", "el sábado tempranito, ella se levanta a las 5 así que a la hora que abran", "11-21 08:00", "11-21 15:00"],
      ["en", "i cut it at 2am and it's a mess. can you do it tomorrow?", "11-19 10:00", "11-20 10:00"],
      ["en", "it hurts every morning when i get up, dec 1st or 2nd", "12-02 15:00", "12-03 15:00"],
      ["pt", "acordo às 5, sábado de manhã", "11-21 09:00", "11-21 15:00"],
    ],
  ],
  [
    "a reason, and the bound that it gives",
    [
      ["pt", "saio dia 4 de dezembro então tem que ser até dia 2", "12-01 10:00", "12-04 09:00"],
      [
        "es",
        "tengo la prueba el 1 de diciembre, necesito que lo revisen antes para no rebotar",
        "11-27 15:00",
        "12-01 10:00",
      ],
      ["en", "next week, earliest tuesday latest thursday", "11-26 15:00", "11-27 15:00"],
      ["en", "i finish work at 5 so half past five at the earliest, today", "11-18 18:30", "11-18 17:00"],
    ],
  ],
  [
    "one of two",
    [
      ["pt", "seg ou ter de manhã", "11-24 09:00", "11-25 09:00"],
      ["pt", "ter ou qua", "11-24 09:00", "11-26 09:00"],
      ["pt", "sábado de manhã ou se não der sexta depois das 16", "11-20 16:30", "11-20 10:00"],
      ["en", "the 24th quarter past seven in the morning? if not 8", "11-24 08:00", "11-24 10:00"],
      [
        "en",
        "on sunday.. oh wait you're shut sundays right? saturday then, any time after 2",
        "11-21 15:00",
        "11-22 15:00",
      ],
      ["en", "wed or thurs nxt week straight after school so 3:45", "11-26 15:45", "11-26 16:30"],
    ],
  ],
])("%s", (_, cases) => {
  it.each(cases)("%s: %s", (language, text, fitting, other) => {
    expect(fits(when(language, text), ...at(fitting))).toBe(true);
    if (other) expect(fits(when(language, text), ...at(other))).toBe(false);
  });
});

it("a verb is no Tuesday", () => {
  expect(when("pt", "preciso ter uma consulta sexta").wanted).toHaveLength(1);
  expect(when("pt", "quero ter certeza").wanted).toEqual([]);
});
