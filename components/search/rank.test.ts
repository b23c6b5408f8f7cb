import { describe, expect, it } from "vitest";
import { rank } from "@/components/search/rank";

describe("the rank of a command", () => {
  it("is highest for the word, then its beginning, then letters within", () => {
    const [whole, begun, within] = ["Team", "Teamwork", "Our steam"].map((name) => rank("team", name));
    expect([whole, begun, within]).toEqual([1, 0.9, 0.7]);
  });

  it("needs every word, in any order, without accents", () => {
    expect(rank("negocio avisos", "Avisos do negócio")).toBe(1);
    expect(rank("avisos clientes", "Avisos do negócio")).toBe(0);
    expect(rank("", "Avisos")).toBe(0);
  });

  it("is lower for another word than for the name", () => {
    expect(rank("invite", "Team", "invite members")).toBe(0.95);
  });
});
