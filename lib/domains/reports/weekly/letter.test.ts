import { describe, expect, it } from "vitest";
import { figuresOf } from "@/lib/domains/reports/rules";
import type { Sums } from "@/lib/domains/reports/store";
import { isEmpty, type Week, weekLines, weekWords } from "@/lib/domains/reports/weekly/letter";

const sums = (given: Partial<Sums>): Sums[] => [{ key: null, name: null, currency: "BRL", customers: 0, ...given }];
const week = (given: Partial<Record<keyof Week, Partial<Sums>>>): Week => ({
  bookings: figuresOf.bookings(sums(given.bookings ?? {})),
  occupancy: figuresOf.occupancy(sums(given.occupancy ?? {})),
  tasks: figuresOf.tasks(sums(given.tasks ?? {})),
  conversations: figuresOf.conversations(sums(given.conversations ?? {})),
});
const plain = (lines: string[]) => lines.map((line) => line.replace(/[\u00a0\u202f]/g, " "));

describe("the letter of a week", () => {
  const now = week({
    bookings: { bookings: 120, completed: 100, no_shows: 4, realised_cents: 1_234_500, booked_cents: 1_500_000 },
    occupancy: { open_minutes: 1000, booked_minutes: 715 },
    conversations: { conversations: 8, answered: 8, first_response_seconds: 8 * 95 * 60, with_bot: 8, contained: 6 },
  });
  const before = week({
    bookings: { bookings: 107, no_shows: 0, realised_cents: 1_000_000, booked_cents: 1 },
    occupancy: { open_minutes: 1000, booked_minutes: 650 },
  });

  it("has each figure with the one before, in the workspace's language, and leaves out what there was in neither week", () => {
    expect(plain(weekLines(now, before, "pt-BR"))).toEqual([
      "Reservas: 120 (107 na semana anterior)",
      "Receita realizada: R$ 12.345,00 (R$ 10.000,00 na semana anterior)",
      "Ocupação: 71,5%, 11 h 55 min de 16 h 40 min (65% na semana anterior)",
      "Faltas: 4 (0 na semana anterior)",
      "Conversas: 8 (0 na semana anterior)",
      "Primeira resposta: 1 h 35 min",
      "Parte do bot sozinho: 75%, 6 de 8",
    ]);
    expect(plain(weekLines(now, before, "en-US"))[0]).toBe("Bookings: 120 (107 the week before)");
    expect(plain(weekLines(now, before, "es-PY"))[0]).toBe("Reservas: 120 (107 la semana anterior)");
  });

  it("names its days as the language does", () => {
    const days = { from: "2026-11-09", to: "2026-11-15" };
    expect(weekWords(days, "en-GB").replace(/\u2009/g, "")).toBe("9–15 November");
    expect(weekWords(days, "pt-BR")).toMatch(/^9\D+15 de novembro$/);
  });

  it("is not written of a week in which nothing happened", () => {
    expect(isEmpty(week({ occupancy: { open_minutes: 600 } }))).toBe(true);
    expect([isEmpty(now), isEmpty(week({ tasks: { tasks: 1 } }))]).toEqual([false, false]);
  });
});
