import { describe, expect, it } from "vitest";
import { nationalHolidays, regionsOf } from "@/lib/domains/catalog/closed-days/national";
import { type Entry, wholeDays } from "@/lib/domains/catalog/closed-days/rules";

const entry = (date: string, hours: number, type = "public", name = "Feriado"): Entry => {
  const start = new Date(`${date.replace(" ", "T")}Z`);
  return { date, start, end: new Date(start.getTime() + hours * 3_600_000), name, type };
};

describe("the whole days of a calendar", () => {
  it("leave out half days and days of remembrance", () => {
    const days = wholeDays([
      entry("2026-12-24 14:00:00", 10, "optional"),
      entry("2026-05-10 00:00:00", 24, "observance"),
      entry("2026-12-25 00:00:00", 24),
    ]);
    expect(days.map(({ date }) => date)).toEqual(["2026-12-25"]);
  });

  it("count each date once, as what holds for most people", () => {
    const days = wholeDays([
      entry("2026-02-14 00:00:00", 48, "optional", "Carnaval"),
      entry("2026-02-15 00:00:00", 23, "public", "Outro"),
    ]);
    expect(days).toEqual([
      { date: "2026-02-14", name: "Carnaval", kind: "optional" },
      { date: "2026-02-15", name: "Outro", kind: "public" },
    ]);
  });
});

describe("the national calendars", () => {
  const year = { from: "2027-01-01", to: "2027-12-31" };
  const names = async (country: string, locale: string, region: string | null = null) =>
    new Map((await nationalHolidays({ country, region, locale }, year)).map(({ date, name }) => [date, name]));

  it.each([
    ["BR", "pt-BR", "2027-09-07", "Dia da Independência"],
    ["BR", "pt-BR", "2027-05-27", "Corpus Christi"],
    ["BR", "pt-BR", "2027-05-01", "Dia do Trabalho"],
    ["AR", "es-AR", "2027-07-09", "Día de la Independencia"],
    ["PY", "es", "2027-05-15", "Día de la Independencia"],
    ["UY", "es", "2027-01-01", "Año Nuevo"],
    ["CL", "es", "2027-12-25", "Navidad"],
    ["MX", "es", "2027-12-25", "Navidad"],
  ])("of %s speak the workspace's language", async (country, locale, date, name) => {
    expect((await names(country, locale)).get(date)).toBe(name);
  });

  it("of a region have its own days too", async () => {
    expect((await regionsOf("BR", "pt-BR")).map(({ code }) => code)).toContain("SP");
    expect([...(await names("BR", "pt-BR")).keys()]).not.toContain("2027-07-09");
    expect([...(await names("BR", "pt-BR", "SP")).keys()]).toContain("2027-07-09");
  });
});
