import { describe, expect, it } from "vitest";
import { type Named, namedIn } from "@/lib/domains/bot/understanding/names";
import { inFormat } from "@/lib/domains/bot/understanding/names/audience";
import { fold } from "@/lib/domains/bot/understanding/text";

const named = (...names: string[]): Named[] => names.map((name) => ({ id: name, name }));
const idsOf = (text: string, things: readonly Named[]): string[] =>
  namedIn(text, things)
    .map(({ id }) => id)
    .sort();

const clinic: Named[] = [
  ...named("Consulta dermatológica", "Pilates em grupo"),
  {
    id: "Fisioterapia individual",
    name: "Fisioterapia individual",
    description: "Sessão no ginásio, com um fisioterapeuta só para você.",
  },
  {
    id: "Fisioterapia com eletroterapia",
    name: "Fisioterapia com eletroterapia",
    description: "Sessão com aparelho de eletroterapia.",
  },
];
const both = ["Fisioterapia com eletroterapia", "Fisioterapia individual"];

describe("a kind of which there are several", () => {
  it.each([
    "quero marcar fisioterapia",
    "queria uma sessão de fisio",
    "quiero sacar turno para fisioterapia",
    "necesito kinesiología",
    "I'd like to book physiotherapy",
    "physio please",
  ])("leaves the choice open: %s", (text) => expect(idsOf(text, clinic)).toEqual(both));

  it.each([
    ["quero fisioterapia individual", "Fisioterapia individual"],
    ["fisioterapia con electroterapia, por favor", "Fisioterapia com eletroterapia"],
    ["quero eletroterapia", "Fisioterapia com eletroterapia"],
    ["physiotherapy with electrotherapy", "Fisioterapia com eletroterapia"],
    ["pilates amanhã", "Pilates em grupo"],
  ])("is one where more is said: %s", (text, service) => expect(idsOf(text, clinic)).toEqual([service]));

  it("is the one that is called so, where there is one", () => {
    expect(idsOf("quero um corte", named("Corte", "Corte + barba", "Corte e escova"))).toEqual(["Corte"]);
    expect(idsOf("fisioterapia", named("Fisioterapia", "Fisioterapia com eletroterapia"))).toEqual(["Fisioterapia"]);
    expect(idsOf("limpeza de pele", named("Limpeza de pele", "Limpeza de pele com peeling"))).toEqual([
      "Limpeza de pele",
    ]);
  });

  it.each(["quería clases de inglés particulares", "busco inglés uno a uno"])("says how it is given: %s", (text) => {
    const lessons = named("Clase individual de inglés", "Grupo de conversación en inglés", "Clase de italiano");
    expect(inFormat(fold(text), namedIn(text, lessons)).map(({ id }) => id)).toEqual(["Clase individual de inglés"]);
  });
});
