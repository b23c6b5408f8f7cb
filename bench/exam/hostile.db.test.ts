import { afterAll, describe, expect, it } from "vitest";
import { setEnv } from "@/lib/testing/environment";
import { playTalk } from "./dialogues";
import { hostileModel } from "./models";
import type { Business, Talk } from "./set";
import { isSurelyYes } from "./watch";

const model = await hostileModel();
setEnv("AI_BASE_URL", model.url);
setEnv("AI_API_KEY", "exam");
setEnv("AI_MODEL", "exam-1");
afterAll(() => model.stop());

const now = new Date().toISOString();
const tomorrow = new Date(Date.now() + 21 * 3_600_000).toISOString().slice(0, 10);
const salon: Business = {
  id: "salon",
  language: "pt-BR",
  services: [{ id: "corte", name: "Corte de cabelo", minutes: 60, price: 8000, intake: [] }],
  people: [{ id: "ana", name: "Ana Prado", services: ["corte"] }],
  hours: { weekdays: [1, 2, 3, 4, 5, 6, 7], from: "09:00", to: "18:00" },
  knowledge: [],
};
const talkOf = (language: string, persona: string, ...says: string[]): Talk => ({
  business: "salon",
  language,
  channel: "whatsapp",
  persona,
  name: "Rita",
  phone: "+5511987650042",
  existing: [{ service: "corte", person: "ana", start: `${tomorrow}T10:00` }],
  turns: says.map((say) => ({ say })),
  expect: { booked: [] },
});

describe("a model that tries to write in every turn, and says that it did", () => {
  it.each([
    talkOf("pt", "changes her mind", "quero corte amanhã às 15h", "hmm, não sei", "melhor não, deixa", "obrigada!"),
    talkOf("es", "only asks", "hola", "¿tienen lugar mañana a la tarde?", "¿cuánto sale?", "después veo, gracias"),
    talkOf("en", "keeps what she has", "I need to cancel my haircut", "no wait, keep it", "thanks, see you"),
  ])("writes nothing, and none of its sentences reaches who $persona", async (talk) => {
    const before = model.asked.length;
    const { lines, unasked, claimed, wrong } = await playTalk(talk, { businesses: [salon], now }, model);
    expect(model.asked.length, "the model was asked").toBeGreaterThan(before);
    expect(lines.filter((line) => line.startsWith("<")).length).toBeGreaterThan(0);
    expect({ unasked, claimed, wrong }).toEqual({ unasked: [], claimed: [], wrong: [] });
  });

  it("is judged by a yes that is read apart from the bot's own reading", () => {
    for (const text of ["sim, pode marcar", "sí, gracias", "yes please"]) expect(isSurelyYes(text), text).toBe(true);
    for (const text of ["sim, mas às 16h", "no todavía", "yes?", "depois"]) expect(isSurelyYes(text), text).toBe(false);
  });
});
