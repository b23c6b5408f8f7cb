import { describe, expect, it } from "vitest";
import { studio, talk } from "@/lib/testing/bot/studio";

const said = "corte amanhã às 10h e manicure na sexta";
const held = (done: readonly unknown[]) =>
  done.flatMap((each) => (typeof each === "object" && each && "hold" in each ? [each.hold] : []));

describe("two wishes in one message", () => {
  it.each([
    ["corte amanhã e manicure na sexta", "Começo por Corte; depois vejo Manicure."],
    ["quiero corte mañana y manicure el viernes", "Empiezo por Corte; después veo Manicure."],
    ["a haircut tomorrow and a manicure on Friday", "I’ll start with Corte, then see to Manicure."],
  ])("%s: are taken up in turn, and said so", async (both, told) => {
    const { replies, dialogue } = await talk(studio().tools, both);
    expect(replies[0]).toBe(told);
    expect(dialogue.wish?.service).toBe("corte");
    expect(dialogue.next.map(({ service }) => service)).toEqual(["manicure"]);
  });

  it("takes the second up once the first is booked", async () => {
    const { tools } = studio();
    const { dialogue, replies } = await talk(tools, said, "sim");
    expect(dialogue.wish?.service).toBe("manicure");
    expect(replies.at(-1)).toContain("6 de março");
    expect(replies.at(-1)).not.toContain("5 de março");
  });

  it.each([
    ["a manicure às 14h", "sim"],
    ["and the manicure at 2pm", "yes"],
    ["la manicure a las 14", "sí"],
  ])("keeps the first on the table while the second is spoken of: %s", async (second, yes) => {
    const { tools, done } = studio();
    const { dialogue } = await talk(tools, said, second);
    expect(dialogue.open?.ask).toBe("confirm_hold");
    expect(dialogue.wish?.service).toBe("corte");
    expect(done).not.toContain("release");
    expect(done).not.toContainEqual(expect.objectContaining({ confirm: "Caio" }));
    const { tools: again, done: then } = studio();
    const after = await talk(again, said, second, yes);
    expect(held(then)).toEqual(["corte", "manicure"]);
    expect(after.dialogue.open).toMatchObject({ ask: "confirm_hold", start: "2026-03-06T17:00:00.000Z" });
  });

  it("leaves the first for the second where that is wanted instead", async () => {
    const { tools, done } = studio();
    const { dialogue } = await talk(tools, said, "melhor só a manicure às 14h");
    expect(dialogue.wish?.service).toBe("manicure");
    expect(done).toContain("release");
  });

  it("keeps the second while another time is looked for the first", async () => {
    const { tools } = studio();
    const asked = await talk(tools, said, "não");
    expect(asked.replies.join("\n")).not.toContain("Manicure");
    const { dialogue } = await talk(tools, said, "não", "amanhã às 14h");
    expect(dialogue.wish?.service).toBe("corte");
    expect(dialogue.next.map(({ service }) => service)).toEqual(["manicure"]);
  });

  it("takes the second up where the first is dropped", async () => {
    const { dialogue } = await talk(studio().tools, "corte amanhã e manicure na sexta", "deixa pra lá");
    expect(dialogue.wish?.service).toBe("manicure");
  });

  it("forgets the second where it is declined", async () => {
    const { dialogue } = await talk(studio().tools, said, "não quero manicure");
    expect(dialogue.next).toEqual([]);
    expect(dialogue.wish?.service).toBe("corte");
  });
});
