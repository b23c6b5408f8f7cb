import { describe, expect, it } from "vitest";
import { studio, talk } from "@/lib/testing/bot/studio";

const first = "quero corte amanhã às 10h";

describe("two names where one was asked for", () => {
  it.each(["Ana e João", "Ana y João", "Ana and João", "Ana e minha filha Clara"])(
    "%s: the first is the customer, and the time is held for two",
    async (said) => {
      const { tools, done } = studio({ known: false });
      const { dialogue } = await talk(tools, first, said);
      expect(dialogue.given.name).toBe("Ana");
      expect(dialogue.wish?.party).toBe(2);
      expect(done.slice(-2)).toEqual(["release", { hold: "corte", party: 2, start: "2026-03-05T13:00:00.000Z" }]);
      const { replies } = await talk(tools, first, said, "11 98765-4321");
      expect(replies.at(-1)).toMatch(/2 p.*(?:em nome de|a nombre de|in the name of) Ana\./);
    },
  );

  it("counts who was counted before once", async () => {
    const { tools, done } = studio({ known: false });
    const { dialogue } = await talk(tools, "corte amanhã às 10h para mim e minha filha Clara", "Ana e Clara");
    expect(dialogue.given.name).toBe("Ana");
    expect(done).toEqual([{ hold: "corte", party: 2, start: "2026-03-05T13:00:00.000Z" }]);
  });

  it("asks on where who writes says no name of their own", async () => {
    const { tools } = studio({ known: false });
    const { dialogue } = await talk(tools, first, "para mim e minha filha Clara");
    expect(dialogue.given.name).toBeNull();
    expect(dialogue.wish?.party).toBe(2);
    expect(dialogue.open).toMatchObject({ ask: "detail", detail: "name" });
  });

  it("asks for one where it may be one long name, and takes it where it is said again", async () => {
    const { tools } = studio({ known: false });
    const asked = await talk(tools, first, "José Ortega y Gasset");
    expect(asked.dialogue.given.name).toBeNull();
    expect(asked.replies.at(-1)).toContain("una sola persona");
    const { dialogue } = await talk(tools, first, "José Ortega y Gasset", "José Ortega y Gasset");
    expect(dialogue.given.name).toBe("José Ortega y Gasset");
    expect(dialogue.wish?.party).toBe(1);
  });
});
