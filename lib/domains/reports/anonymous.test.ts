import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anonymised } from "@/lib/domains/reports/anonymous";
import type { Column, Sums } from "@/lib/domains/reports/store";

const line = (key: string, customers: number, given: Partial<Sums> = {}): Sums => ({
  key,
  name: null,
  currency: "BRL",
  customers,
  bookings: customers,
  completed: customers,
  returning_customers: customers,
  ...given,
});
const keys = (lines: Sums[]) => [...anonymised("bookings", lines).keys()].map(({ key }) => key);

describe("an anonymous table", () => {
  it("leaves out what is about fewer than three customers", () => {
    expect(keys([line("a", 3), line("b", 30)])).toEqual(["a", "b"]);
    expect(keys([line("a", 2)])).toEqual([]);
  });

  it("leaves out the smallest of the others too, so that nobody subtracts the rest from the total", () => {
    expect(keys([line("a", 2), line("b", 30), line("c", 4)])).toEqual(["b"]);
    expect(keys([line("a", 1), line("b", 1), line("c", 9)])).toEqual([]);
  });

  it("looks at each currency for itself, since its total is known for itself", () => {
    const dollars = { currency: "USD" };
    expect(
      keys([line("a", 1, dollars), line("b", 9, dollars), line("c", 5, dollars), line("a", 4), line("b", 3)]),
    ).toEqual(["b", "a", "b"]);
  });

  it("leaves a count of one or two blank, with the money, and with a second row that it could be computed from", () => {
    const rows = [
      line("a", 10, { completed: 9, no_shows: 1 }),
      line("b", 20, { completed: 15, no_shows: 5 }),
      line("c", 40),
    ];
    const blank = [...anonymised("bookings", rows)].map(([{ key }, codes]) => [key, codes.has("no_shows")]);
    expect(blank).toEqual([
      ["a", true],
      ["b", true],
      ["c", false],
    ]);
    const [, codes] = [...anonymised("bookings", rows)][0] as [Sums, ReadonlySet<string>];
    expect(
      ["completed", "no_show_rate", "realised_cents", "bookings", "new_customers"].map((code) => codes.has(code)),
    ).toEqual([true, true, true, false, false]);
  });

  it("never lets a number of one or two be read or computed from what it shows and the totals", () => {
    const parts: Column[] = ["open", "completed", "failed", "no_shows", "cancelled"];
    const rows = fc.array(
      fc.record({ parts: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 }) }).map((given) => {
        const values = Object.fromEntries(parts.map((part, n) => [part, given.parts[n] ?? 0]));
        const all = given.parts.reduce((sum, n) => sum + n, 0);
        return line("x", all, { ...values, bookings: all, returning_customers: all });
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(rows, (lines) => {
        const shown = anonymised("bookings", lines);
        const sum = (of: readonly Sums[], column: Column) => of.reduce((all, each) => all + (each[column] ?? 0), 0);
        const hidden = lines.filter((each) => !shown.has(each));
        for (const [{ customers }] of shown) expect(customers).toBeGreaterThanOrEqual(3);
        if (shown.size > 0 && hidden.length > 0)
          expect(Math.max(...hidden.map((each) => each.customers))).toBeGreaterThan(2);
        const blank = lines.filter((each) => shown.get(each)?.has("open") ?? true);
        for (const part of parts) {
          for (const each of lines) if (!blank.includes(each)) expect([1, 2]).not.toContain(each[part] ?? 0);
          if (blank.length < lines.length) expect([1, 2]).not.toContain(sum(blank, part));
        }
      }),
    );
  });
});
