import { describe, expect, it } from "vitest";
import { askedMate, matching, mentionedIn, withMate } from "@/components/forms/mentions/mentions";

const ana = { id: "mem_ana", name: "Ana Prado" };
const bruno = { id: "mem_bruno", name: "Bruno Ávila" };
const team = [ana, bruno];

describe("a colleague in a note or comment", () => {
  it("is asked for after an @ at the caret, not within an address", () => {
    expect(askedMate("Please @br", 10)).toBe("br");
    expect(askedMate("@", 1)).toBe("");
    expect(askedMate("Please @br and", 14)).toBeNull();
    expect(askedMate("ana@example", 11)).toBeNull();
  });

  it("is found by any of their names, with or without accents", () => {
    expect(matching(team, "pra")).toEqual([ana]);
    expect(matching(team, "avi")).toEqual([bruno]);
    expect(matching(team, "")).toEqual(team);
  });

  it("is named in full where they were asked for", () => {
    expect(withMate("Please @br call", 10, bruno)).toEqual({ text: "Please @Bruno Ávila call", caret: 20 });
  });

  it("is told where the text still names them", () => {
    expect(mentionedIn("@Bruno Ávila and Ana Prado", team)).toEqual(["mem_bruno"]);
  });
});
