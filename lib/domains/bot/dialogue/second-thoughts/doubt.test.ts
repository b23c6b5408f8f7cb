import { describe, expect, it } from "vitest";
import { studio, talk } from "@/lib/testing/bot/studio";

describe("a time that is named in doubt", () => {
  it.each([
    ["quero um corte semana que vem", "não sei ainda, talvez segunda de manhã?", "segunda-feira, 9 de março"],
    ["quiero un corte la semana que viene", "no sé todavía, quizás el lunes a la mañana?", "lunes, 9 de marzo"],
    ["a haircut next week please", "not sure yet, maybe next Monday morning?", "Monday 9 March"],
  ])("%s / %s: is shown what is free, and nothing is held", async (wish, doubt, day) => {
    const { tools, done } = studio({ known: false });
    const { replies, dialogue } = await talk(tools, wish, doubt);
    expect(done).toEqual([]);
    expect(dialogue.open?.ask).toBe("time");
    const lines = replies
      .join("\n")
      .split("\n")
      .filter((line) => /^\d\)/.test(line));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(new RegExp(`${day}, (?:09|10|11):00`));
  });

  it.each([
    ["quem sabe um corte amanhã às 10h?", "sim"],
    ["quizás un corte mañana a las 10?", "sí"],
    ["maybe a haircut tomorrow at 10am?", "yes please"],
  ])("%s: is held once they take it", async (doubt, yes) => {
    const { tools, done } = studio();
    expect((await talk(tools, doubt)).dialogue.open?.ask).toBe("time");
    expect(done).toEqual([]);
    expect((await talk(tools, doubt, yes)).dialogue.open?.ask).toBe("confirm_hold");
  });
});

describe("who wants to think when the name is asked for", () => {
  const talks = [
    [
      "quero um corte amanhã às 10h",
      "não sei, deixa eu pensar",
      "ok obrigada",
      "confirmar",
      /nome/,
      /Guardo o horário/,
    ],
    [
      "quiero un corte mañana a las 10",
      "no sé, dejame pensarlo",
      "ok gracias",
      "confirmar",
      /nombre/,
      /Guardo el horario/,
    ],
    [
      "a haircut tomorrow at 10am",
      "I don't know, let me think about it",
      "ok thanks",
      "confirm",
      /name/,
      /keep the time/,
    ],
  ] as const;

  it.each(talks)("%s / %s: is not asked again, and told that it is kept", async (wish, doubt, nod, _, name, kept) => {
    const { tools, done } = studio({ known: false });
    expect((await talk(tools, wish)).replies.join("\n")).toMatch(name);
    const thinking = await talk(tools, wish, doubt);
    expect(thinking.replies).toHaveLength(1);
    expect(thinking.replies[0]).toMatch(kept);
    expect(thinking.replies[0]).not.toMatch(name);
    expect((await talk(tools, wish, doubt, nod)).replies.join("\n")).not.toMatch(name);
    expect(done).not.toContain("release");
  });

  it.each(talks)("%s: goes on with a “confirm”, or with the name", async (wish, doubt, _, confirm, name) => {
    const { tools } = studio({ known: false });
    expect((await talk(tools, wish, doubt, confirm)).replies.join("\n")).toMatch(name);
    const { dialogue } = await talk(tools, wish, doubt, "Diego Chatero");
    expect(dialogue.given.name).toBe("Diego Chatero");
    expect(dialogue.open).toMatchObject({ ask: "detail", detail: "phone" });
  });

  it.each([
    ["quero um corte amanhã às 10h", "deixa eu ver com meu marido e te falo"],
    ["quiero un corte mañana a las 10", "te aviso después"],
    ["a haircut tomorrow at 10am", "I'll let you know"],
  ])("%s / %s: whoever puts it off is not asked again either", async (wish, later) => {
    const { replies, dialogue } = await talk(studio({ known: false }).tools, wish, later);
    expect(replies).toHaveLength(1);
    expect(dialogue.open).toMatchObject({ ask: "detail", detail: "name", waits: true });
    expect(dialogue.given.name).toBeNull();
  });
});

describe("who wants to think before the last yes", () => {
  it.each([
    ["quero um corte amanhã às 10h", "deixa eu pensar", "ok obrigada", "pode confirmar"],
    ["quiero un corte mañana a las 10", "dejame pensarlo", "gracias", "confirmá"],
    ["a haircut tomorrow at 10am", "let me think about it", "ok thanks", "confirm"],
  ])("%s / %s / %s: is left their time, and asked again on “confirm”", async (wish, doubt, nod, confirm) => {
    const { tools, done } = studio();
    expect((await talk(tools, wish, doubt, nod)).dialogue.open?.ask).toBe("later");
    expect((await talk(tools, wish, doubt, nod, confirm)).dialogue.open?.ask).toBe("confirm_hold");
    expect(done).not.toContainEqual(expect.objectContaining({ confirm: expect.anything() }));
  });
});
