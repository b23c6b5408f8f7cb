import { describe, expect, it } from "vitest";
import { matchingOptions } from "@/components/forms/choices/matching-options";

const options = ["Corte e barba", "Barba", "Coloração", "Corte infantil"].map((label) => ({ value: label, label }));
const called = [{ value: "1", label: "Avaliação postural", also: "coluna, dor nas costas" }];
it("is found by what it is also called", () => {
  expect(matchingOptions(called, "costas")).toEqual(called);
  expect(matchingOptions(called, "joelho")).toEqual([]);
});

const found = (typed: string) => matchingOptions(options, typed).map(({ label }) => label);

describe("a searched list", () => {
  it("finds without accents and capitals", () => {
    expect(found("COLORACAO")).toEqual(["Coloração"]);
  });

  it("puts what begins with the words first", () => {
    expect(found("barba")).toEqual(["Barba", "Corte e barba"]);
  });

  it("takes the words in any order", () => {
    expect(found("barba corte")).toEqual(["Corte e barba"]);
  });

  it("shows everything for no words and nothing for unknown ones", () => {
    expect(found("  ")).toHaveLength(4);
    expect(found("unhas")).toEqual([]);
  });
});
