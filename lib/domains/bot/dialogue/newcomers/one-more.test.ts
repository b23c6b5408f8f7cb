import { describe, expect, it } from "vitest";
import { haircut, studio, talk } from "@/lib/testing/bot/studio";

/** Their haircut is on Thursday 12 March at ten. */
const booked = { bookings: [haircut] };

describe("a booking of what they have booked already", () => {
  it.each([
    ["quero um corte amanhã às 10h", "Você já tem Corte, quinta-feira, 12 de março, 10:00; este seria mais um."],
    ["quiero un corte mañana a las 10", "Ya hay un turno tuyo: Corte, jueves, 12 de marzo, 10:00; este sería uno más."],
    ["a haircut tomorrow at 10", "You already have Corte, Thursday 12 March, 10:00; this would be one more."],
  ])("says before the yes that it would be one more: %s", async (text, told) => {
    const { tools, done } = studio(booked);
    const { replies, dialogue } = await talk(tools, text);
    expect(replies.at(-1)).toContain(told);
    expect(dialogue.open?.ask).toBe("confirm_hold");
    expect(done).not.toContainEqual(expect.objectContaining({ confirm: "Caio" }));
  });

  it("says nothing of visits to another service, nor where there are none", async () => {
    for (const tools of [studio(booked).tools, studio().tools]) {
      const { replies } = await talk(tools, "quero uma manicure amanhã às 10h");
      expect(replies.join("\n")).not.toContain("mais um");
    }
  });
});

describe("a visit that cannot be kept", () => {
  it.each([
    ["can't make my haircut on the 12th, have you got anything tomorrow?", "the first one", "yes"],
    ["no voy a poder ir al corte del 12, hay algo mañana?", "la primera", "dale"],
    ["não vou conseguir ir no corte dia 12, tem algo amanhã?", "a primeira", "sim"],
  ])("is moved by the yes, and nothing is booked beside it: %s", async (text, first, yes) => {
    const { tools, done } = studio(booked);
    const { dialogue } = await talk(tools, text, first);
    expect(dialogue.open).toMatchObject({ ask: "confirm_move", booking: haircut.id });
    expect(done).toEqual([]);
    const { tools: again, done: then } = studio(booked);
    await talk(again, text, first, yes);
    expect(then).toEqual([expect.objectContaining({ move: haircut.id })]);
  });

  it.each([
    ["move my haircut back a day", "2026-03-13T13:00:00.000Z"],
    ["quero adiar um dia meu corte", "2026-03-13T13:00:00.000Z"],
    ["quiero correr mi corte un día para adelante", "2026-03-13T13:00:00.000Z"],
    ["could you move my haircut half an hour later", "2026-03-12T13:30:00.000Z"],
  ])("goes as far as they say from where it is: %s", async (text, start) => {
    const asked: unknown[] = [];
    const { tools } = studio({
      ...booked,
      times: async (ask) => {
        asked.push(ask);
        return { offers: [{ start, resource_ids: ["res_bia"] }], reason: null };
      },
    });
    const { dialogue } = await talk(tools, text);
    expect(dialogue.open).toMatchObject({ ask: "confirm_move", start });
  });
});
