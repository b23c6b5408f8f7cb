import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlainNo, replyOf } from "@/lib/domains/bot/understanding/answers/reply";
import { fold } from "@/lib/domains/bot/understanding/text";
import { understand } from "@/lib/domains/bot/understanding/understand";

describe("words without end", () => {
  it("are read by their last, as many as a message holds", () => {
    const around = { now: { date: "2031-03-05", minute: 600 }, usual: "pt", offered: 0, handoffWords: [] } as const;
    const nobody = { services: [], people: [] };
    const { intent } = understand(`${"a ".repeat(10_000)}quero falar com um atendente`, { ...around, ...nobody });
    expect(intent).toBe("human");
  });
});

describe("an answer to a yes-or-no question", () => {
  it.each([
    ["yes", "sim quero sim"],
    ["yes", "Pode confirmar, por favor. Obrigada!"],
    ["yes", "ok that works for me thanks"],
    ["yes", "dale, perfecto!"],
    ["no", "não quero esse não"],
    ["no", "não, não precisa mais"],
    ["no", "mejor no, gracias"],
    ["no", "I changed my mind"],
    ["unsure", "deixa eu ver com meu marido"],
    ["unsure", "sim, mas preciso confirmar antes"],
    ["unsure", "let me check and get back to you"],
    ["unsure", "no sé todavía"],
    ["unsure", "ok, depois te falo"],
    ["unsure", "acho que sim"],
    ["unsure", "acho que sim..."],
    ["unsure", "sim... acho que sim"],
    ["unsure", "pode marcar... não sei"],
    ["unsure", "hmm deixa eu ver com meu marido. sim"],
    ["unsure", "maybe... yes"],
    ["unsure", "I think so. yes if my wife can"],
    ["yes", "acho que sim... sim, pode marcar"],
    ["yes", "hmm creo que sí... dale, reservalo"],
    ["yes", "let me see… ok yes, book it"],
  ])("is %s: %s", (reply, text) => expect(replyOf(fold(text))).toBe(reply));

  it.each([
    "sim?",
    "quanto custa?",
    "tem estacionamento",
    "meu cachorro se chama Rex",
    `${"sim quero sim ".repeat(16)}xyz`,
  ])("is none: %s", (text) => expect(replyOf(fold(text))).toBeNull());

  it("is no yes with a doubt, a refusal or a question in it, wherever that stands", () => {
    const agreed = fc.constantFrom("sim", "ok", "dale", "yes", "pode confirmar", "claro", "perfeito");
    const spoiled = fc.constantFrom("não", "talvez", "let me check", "no sé", "acho", "depois", "?", "wait", "not yet");
    fc.assert(
      fc.property(agreed, spoiled, fc.boolean(), (yes, no, first) => {
        expect(replyOf(fold(first ? `${yes} ${no}` : `${no} ${yes}`))).not.toBe("yes");
      }),
    );
  });

  it("is a plain no only where it is nothing else", () => {
    expect(isPlainNo("nao, deixa pra la")).toBe(true);
    expect(isPlainNo("nao posso na terca")).toBe(false);
  });
});
