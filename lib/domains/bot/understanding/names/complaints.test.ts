import { describe, expect, it } from "vitest";
import { namedIn } from "@/lib/domains/bot/understanding/names";
import { understand } from "@/lib/domains/bot/understanding/understand";

const named = (names: readonly string[]) => names.map((name) => ({ id: `svc_${name}`, name }));
const clinic = named(["Coleta de sangue", "Consulta clínica geral", "Dermatologia"]);
const laboratory = named(["Blood sample", "X-ray", "Urine test"]);

const read = (text: string, services: readonly { id: string; name: string }[]) =>
  understand(text, {
    now: { date: "2026-03-04", minute: 600 },
    usual: "pt",
    services,
    people: [],
    offered: 0,
    handoffWords: [],
  });

const marks = [
  "tenho um sinal que sangra",
  "um sinal que sangra",
  "uma pinta que está sangrando",
  "tengo un lunar que sangra",
  "tengo un lunar que me sangra, quiero turno",
  "I have a mole that bleeds",
  "a mole that bleeds",
];

describe("a complaint about the skin", () => {
  it.each(marks)("leads to who looks at skin: %s", (text) => {
    const { intent, services } = read(text, clinic);
    expect(services.map(({ name }) => name)).toEqual(["Dermatologia"]);
    expect(intent).toBe("book");
  });

  it.each(marks)("is no blood test where nobody looks at skin: %s", (text) =>
    expect(namedIn(text, laboratory).map(({ name }) => name)).not.toContain("Blood sample"),
  );

  it.each(["a pinta não para de sangrar, muito sangue", "my mole won't stop bleeding, blood everywhere"])(
    "is an alarm where the blood does not stop: %s",
    (text) => expect(read(text, clinic).intent).toBe("emergency"),
  );
});

describe("blood", () => {
  it.each([
    "estou urinando com sangue",
    "sai sangue do nariz",
    "hay sangre en la orina",
    "orino con sangre",
    "I am coughing up blood",
    "there is blood in my urine",
  ])("is a complaint, and no test: %s", (text) =>
    expect(namedIn(text, clinic).map(({ name }) => name)).not.toContain("Coleta de sangue"),
  );

  it.each([
    "quero tirar sangue amanhã",
    "exame de sangue em jejum",
    "necesito un análisis de sangre en ayunas",
    "sacarme sangre",
    "blood test please",
    "I need some blood taken",
  ])("is a test where one is asked for: %s", (text) =>
    expect(namedIn(text, clinic).map(({ name }) => name)).toEqual(["Coleta de sangue"]),
  );
});
