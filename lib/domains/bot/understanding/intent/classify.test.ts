import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classify, classifyAll, decide } from "@/lib/domains/bot/understanding/intent/classify";
import { fingerprintOfInputs, readCorpus } from "@/lib/domains/bot/understanding/intent/corpus";
import { alarming, dangerIn } from "@/lib/domains/bot/understanding/intent/danger";
import storedDanger from "@/lib/domains/bot/understanding/intent/danger.json";
import { featuresOf } from "@/lib/domains/bot/understanding/intent/features";
import { intents } from "@/lib/domains/bot/understanding/intent/intents";
import { measure } from "@/lib/domains/bot/understanding/intent/measure";
import { loadedModel } from "@/lib/domains/bot/understanding/intent/model";
import stored from "@/lib/domains/bot/understanding/intent/model.json";
import { trainedDangerModel, trainedModel } from "@/lib/domains/bot/understanding/intent/trained-file";

describe.each([
  ["intents", stored, trainedModel],
  ["danger", storedDanger, trainedDangerModel],
] as const)("the stored model of %s", (_, file, trained) => {
  it("is made from the phrases as they are: else run scripts/train-intents.ts", () => {
    expect(file.inputs).toBe(fingerprintOfInputs());
    expect(JSON.stringify(file).length).toBeLessThan(300_000);
  });

  it("comes out of every training, but for the last place of a weight", () => {
    const [one, other] = [loadedModel(file), trained()];
    expect(other.weights.every((weight, at) => Math.abs(weight - (one.weights[at] ?? 0)) <= 1)).toBe(true);
  });
});

describe("danger", () => {
  it.each([
    ["minha vó tá com a boca torta e não fala coisa com coisa", true],
    ["se tomó todo el frasco de pastillas y no se despierta", true],
    ["brakes are gone and i'm on the highway with the kids", true],
    ["tive um infarto ano passado e quero um check-up", false],
    ["si no me corto el pelo hoy me muero jaja", false],
    ["do you take emergencies on sundays?", false],
  ])("%s", (text, is) => {
    expect(dangerIn(text) >= alarming).toBe(is);
  });
});

describe("phrases that were not trained with", () => {
  it("are mostly understood", () => {
    // Who asks what is free and who asks for a time get the same answer, so that either reading of the two is right.
    const { measured } = measure(
      readCorpus(),
      1,
      (model, text) => decide(text, model).intent,
      (intent) => (intent === "availability" ? "book" : intent),
    );
    const share = (right: number, all: number) => Math.round((1000 * right) / all) / 10;
    const shares = Object.fromEntries(intents.map((i) => [i, share(measured[i].right, measured[i].all)]));
    console.log("held out, percent right:", shares);
    for (const intent of ["availability", "reschedule", "cancel", "bookings", "arriving"] as const)
      expect(shares[intent], intent).toBeGreaterThan(80);
    for (const intent of ["book", "location", "emergency", "ask"] as const)
      expect(shares[intent], intent).toBeGreaterThan(75);
  });
});

describe("the rules", () => {
  it.each([
    ["não é emergência, só queria marcar uma consulta", "book"],
    ["it's not an emergency but i'd like to see the dentist this week", "book"],
    ["urgent appointment for a haircut", "book"],
    ["tooth pain for a week, want an appointment", "book"],
    ["tirei o siso e não para de sangrar", "emergency"],
    ["se me hinchó media cara y tengo 39 de fiebre", "emergency"],
    ["he's choking", "emergency"],
    ["minha mãe caiu e não responde", "emergency"],
    ["Hola, me salió una mancha rara en la piel y me pica mucho", "book"],
    ["no quiero seguir viviendo", "emergency"],
    ["quero falar com uma pessoa", "human"],
  ])("%s", (text, intent) => {
    expect(classify(text).intent).toBe(intent);
  });
});

it("finds two wishes in one message, and one where a move says both", () => {
  expect(classifyAll("necesito cambiar el turno y pasame la direccion").sort()).toEqual(["location", "reschedule"]);
  expect(classifyAll("quero marcar um corte sexta e quanto custa a barba?").sort()).toEqual(["ask", "book"]);
  expect(classifyAll("não vou conseguir ir amanhã, tem como ser na sexta?")).toEqual(["reschedule"]);
});

it("reads any string", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const { intent, score, all } = classify(text);
      expect(intents).toContain(intent);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(Object.values(all).every((each) => each >= 0 && each <= 1)).toBe(true);
    }),
  );
});

it("does no more work for a longer text than for one of 4,096 characters", () => {
  // Up to three parts start at each character, and a word adds three more.
  for (const text of ["a", "a b ", "abcdefgh ", "não consigo "].map((part) => part.repeat(20_000)))
    expect(featuresOf(text).length).toBeLessThan(4096 * 6);
  const spread = Array.from({ length: 100_000 }, (_, at) => String.fromCharCode(97 + ((at * at) % 26))).join("");
  expect(featuresOf(spread)).toEqual(featuresOf(spread.slice(-4096)));
});
