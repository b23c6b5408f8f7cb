import { describe, expect, it } from "vitest";
import { filledBody, languageFit, numbersIn } from "@/components/templates/preview";

describe("a template's preview", () => {
  it("has the values in their gaps, and keeps a gap without one", () => {
    expect(filledBody("Hi {{1}}, {{2}} and {{ 1 }}.", ["1", "2"], ["Ana", " "])).toBe("Hi Ana, {{2}} and Ana.");
    expect(filledBody("Hi {{name}}.", ["name"], ["$& {{1}}"])).toBe("Hi $& {{1}}.");
  });

  it("counts the gaps of what is being written", () => {
    expect(numbersIn("{{2}} {{1}} {{2}} {{x}} {{0}} {{11}}")).toEqual(["1", "2", "11"]);
  });

  it("prefers the person's language", () => {
    expect(["pt_BR", "pt_PT", "es"].map((each) => languageFit(each, "pt-BR"))).toEqual([0, 1, 2]);
    expect(["en_US", "en"].map((each) => languageFit(each, "en"))).toEqual([0, 0]);
  });
});
