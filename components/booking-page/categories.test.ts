import { describe, expect, it } from "vitest";
import { byCategory } from "@/components/booking-page/categories";

const services = (...list: [string, string | null][]) => list.map(([name, category]) => ({ name, category }));
const shown = (list: ReturnType<typeof services>) =>
  byCategory(list).map(({ category, services: own }) => [category, own.map(({ name }) => name)]);

describe("the services of a page", () => {
  it("stand by category in the order of the catalog, those without one last", () => {
    const list = services(["Gift", null], ["Cut", "Hair"], ["Nails", "Hands"], ["Color", "Hair"], ["Other", null]);
    expect(shown(list)).toEqual([
      ["Hair", ["Cut", "Color"]],
      ["Hands", ["Nails"]],
      [null, ["Gift", "Other"]],
    ]);
  });

  it("are of one category however its accents and capitals are written", () => {
    expect(shown(services(["A", "Estética"], ["B", "estetica "]))).toEqual([["Estética", ["A", "B"]]]);
  });

  it("are one list without headings where none has a category", () => {
    expect(shown(services(["A", null], ["B", null]))).toEqual([[null, ["A", "B"]]]);
  });
});
