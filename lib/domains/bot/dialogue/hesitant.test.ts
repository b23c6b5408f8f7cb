import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultBot } from "@/lib/domains/bot/default";
import { converse } from "@/lib/domains/bot/dialogue/engine";
import { beginning, type Dialogue } from "@/lib/domains/bot/dialogue/state";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";

const days = ["2026-03-05", "2026-03-06", "2026-03-09"];
const offers = days.flatMap((day) =>
  [13, 17, 18, 20].map((hour) => ({ start: `${day}T${hour}:00:00.000Z`, resource_ids: ["ana"] })),
);
const facts = {
  asks_place: false,
  questions: [],
  duration_minutes: 30,
  price_cents: 8000,
  currency: "BRL",
  people: ["ana"],
};

/** A business in which all can be had, and what was done in it. */
function business() {
  const writes: string[] = [];
  const did =
    <T>(what: string, answer: T) =>
    async (): Promise<T> => {
      writes.push(what);
      return answer;
    };
  const tools: Tools = {
    onlyThisChat: false,
    services: async () => [
      { id: "pele", name: "Limpeza de pele", kind: "appointment", ...facts },
      { id: "corte", name: "Corte de cabelo", kind: "appointment", ...facts },
      { id: "entrega", name: "Entrega", kind: "queue", ...facts },
    ],
    people: async () => [{ id: "ana", name: "Dra. Ana Souza" }],
    contact: async () => ({ name: "Bia", phone: "+5511987654321" }),
    readPhone: async (typed) => typed,
    times: async () => ({ offers, reason: null }),
    hold: async () => ({ id: "hold" }),
    madeOf: async () => ({ people: [], place: null, link: null }),
    release: async () => {},
    bookings: async () => [
      {
        id: "bkg_1",
        service_id: "pele",
        service: "Limpeza de pele",
        start: offers[0]?.start ?? null,
        status: "confirmed",
        resource_ids: ["ana"],
      },
    ],
    search: async () => null,
    opening: async () => null,
    policy: async () => null,
    place: async () => null,
    visitsAt: async () => [],
    confirm: did("confirm", "confirmed" as const),
    queue: did("queue", undefined),
    move: did("move", true as const),
    cancel: did("cancel", true),
  };
  return { tools, writes };
}

const setting = {
  bot: defaultBot({ name: "Clínica", locale: "pt-BR" }),
  now: new Date("2026-03-04T13:00:00Z"),
  timezone: "America/Sao_Paulo",
  failuresBeforeHandoff: 20,
};

const wishes = [
  "quero corte de cabelo amanhã às 10h",
  "limpeza de pele sexta às 14h",
  "quero uma entrega",
  "cancelar meu horário",
  "I need to cancel my appointment",
  "cambiar mi turno para el viernes a las 15",
  "haircut tomorrow at 10",
];
const hesitations = [
  "deixa eu ver com meu marido",
  "hmm não sei",
  "talvez",
  "depois eu confirmo",
  "acho que sim",
  "mejor no",
  "dejame pensarlo",
  "no sé todavía",
  "let me check with my wife",
  "not sure yet",
  "maybe",
  "quanto custa?",
  "tem estacionamento?",
  "quanto custa e onde fica?",
  "tem certeza que tá fechado sexta?",
  "¿seguro que el viernes no abren?",
  "are you sure you are closed on Friday?",
  "do you take cards and is there parking?",
  "sim? e o preço",
  "ok, mas antes preciso ver minha agenda",
  "yes but not now",
  "sí pero más tarde te confirmo",
  "deixa quieto",
  "👎",
  "kkkk",
  "asdf qwer",
];
const thanks = ["obrigado", "gracias", "thanks", "valeu", "tchau", "bye"];

describe("a hesitant customer", () => {
  it("gets nothing booked, moved or cancelled, in a thousand dialogues", async () => {
    const said = fc.oneof(fc.constantFrom(...hesitations), fc.constantFrom(...thanks), fc.constantFrom(...wishes));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...wishes),
        fc.array(said, { minLength: 2, maxLength: 8 }),
        async (first, more) => {
          const { tools, writes } = business();
          let dialogue: Dialogue = beginning;
          for (const text of [first, ...more])
            ({ dialogue } = await converse(dialogue, { text, place: null }, tools, setting));
          expect(writes).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("who says yes in the end gets what the last question asked, and nothing else", async () => {
    const said = fc.oneof(
      fc.constantFrom(...hesitations),
      fc.constantFrom(...wishes),
      fc.constantFrom("sim", "ok", "yes", "dale", "1", "2"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(said, { minLength: 2, maxLength: 8 }), async (texts) => {
        const { tools, writes } = business();
        let dialogue: Dialogue = beginning;
        for (const text of texts) {
          const [asked, before] = [dialogue.open, writes.length];
          const { dialogue: after, meaning } = await converse(dialogue, { text, place: null }, tools, setting);
          if (writes.length > before) {
            expect(asked?.ask).toMatch(/^confirm_/);
            expect(meaning.reply).toBe("yes");
          }
          dialogue = after;
        }
      }),
      { numRuns: 500 },
    );
  });
});
