import { Settings } from "lucide-react";
import { describe, expect, it } from "vitest";
import { ranked } from "@/components/search/groups";

const choice = (title: string, more: object = {}) => ({ value: title, title, icon: Settings, act: () => {}, ...more });
const shown = (search: string, groups: Parameters<typeof ranked>[1]) =>
  ranked(search, groups).map(({ heading, choices }) => [heading, ...choices.map(({ title }) => title)]);

describe("the groups of a search", () => {
  it("begin with the one that has the best match, whether the server or the screen knows it", () => {
    const found = { heading: "Customers", choices: [choice("Calandra Dias", { score: 0.55 })] };
    const places = { heading: "Go to", choices: [choice("Board"), choice("My calendar"), choice("Calendar")] };
    expect(shown("calendar", [found, places])).toEqual([
      ["Go to", "My calendar", "Calendar"],
      ["Customers", "Calandra Dias"],
    ]);
    expect(shown("calandra", [{ ...found, choices: [choice("Calandra Dias", { score: 1 })] }, places])).toEqual([
      ["Customers", "Calandra Dias"],
    ]);
  });

  it("keep the server's order of equals, and leave out what does not match", () => {
    const found = { heading: "Customers", choices: [choice("B", { score: 1 }), choice("A", { score: 1 })] };
    expect(shown("x", [found, { heading: "Go to", choices: [choice("Board")] }])).toEqual([["Customers", "B", "A"]]);
  });
});
