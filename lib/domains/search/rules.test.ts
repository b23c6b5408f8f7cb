import { describe, expect, it } from "vitest";
import { scopesOf } from "@/lib/core/scopes";
import { searchKinds } from "@/lib/core/vocabulary";
import { idsIn, kindsFor, splitsOf, swapsOf, termsOf } from "@/lib/domains/search/rules";

describe("the terms of a search", () => {
  it("are its words without accents, and the pieces of a phone as one", () => {
    expect(termsOf("João  SILVA").map(({ forms }) => forms)).toEqual([[["joao"]], [["silva"]]]);
    const [phone, ...others] = termsOf("(11) 98765-4321");
    expect(others).toEqual([]);
    expect(phone?.forms).toContainEqual(["11987654321"]);
    expect(phone?.misspelt).toBeNull();
  });

  it("may be misspelt where they are letters, and enough of them", () => {
    expect(termsOf("da ana a1b2").map(({ misspelt }) => misspelt?.word ?? null)).toEqual([null, "ana", null]);
    expect(swapsOf("crote")).toContain("corte");
    expect(swapsOf("ana")).toEqual([]);
    expect(swapsOf("aaaa")).toEqual([]);
  });

  it("end after five words", () => {
    expect(termsOf("a b c d e f g h")).toHaveLength(5);
  });

  it("are split into a customer and a service, in either order", () => {
    expect(splitsOf(["joao", "corte"])).toEqual([
      { customer: ["joao"], service: ["corte"] },
      { customer: ["corte"], service: ["joao"] },
    ]);
    expect(splitsOf(["joao", "corte", "feminino"])).toHaveLength(4);
    expect(splitsOf(["joao"])).toEqual([]);
  });
});

describe("an id in a search", () => {
  it("is taken with its prefix or without, and a sentence is none", () => {
    expect(idsIn("2s4FhGkQxPzYwVtRnMbLcD")).toContain("bkg_2s4FhGkQxPzYwVtRnMbLcD");
    expect(idsIn("joao da silva")).toEqual([]);
  });
});

describe("the kinds of a search", () => {
  it("are those that the caller may read", () => {
    expect(kindsFor(scopesOf("agent"))).toEqual([...searchKinds]);
    expect(kindsFor(new Set(["bookings:read"]))).toEqual(["booking", "task"]);
    expect(kindsFor(new Set(["bookings:read"]), ["task", "customer"])).toEqual(["task"]);
    expect(kindsFor(new Set(["slots:read"]))).toEqual([]);
  });
});
