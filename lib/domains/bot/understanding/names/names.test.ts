import { describe, expect, it } from "vitest";
import { concepts, trades } from "@/lib/domains/bot/understanding/lexicon/lexicon";
import { stopWords } from "@/lib/domains/bot/understanding/lexicon/stop-words";
import { mentions, type Named, namedIn, narrow } from "@/lib/domains/bot/understanding/names";
import { fold } from "@/lib/domains/bot/understanding/text";

const named = (...names: string[]): Named[] => names.map((name) => ({ id: name, name }));
const idsOf = (text: string, things: readonly Named[]): string[] => namedIn(text, things).map(({ id }) => id);

type Row = [text: string, ...services: string[]];
const lists: { trade: string; services: Named[]; rows: Row[] }[] = [
  {
    trade: "clinic",
    services: named(
      "Consulta clínica geral",
      "Consulta pediátrica",
      "Dermatologia",
      "Ultrassom",
      "Exame de sangue",
      "Psicoterapia",
    ),
    rows: [
      ["minha bebê tá com febre desde ontem", "Consulta pediátrica"],
      ["quiero sacarle turno a mi hijo con el pediatra", "Consulta pediátrica"],
      ["me salió un sarpullido en la piel del brazo", "Dermatologia"],
      ["I need some blood work done", "Exame de sangue"],
      ["necesito una ecografía", "Ultrassom"],
      ["tenho que tirar sangue amanhã", "Exame de sangue"],
      ["ando con mucha ansiedad", "Psicoterapia"],
      ["my throat is sore, sore throat since monday", "Consulta clínica geral"],
      ["ultrasom por favor", "Ultrassom"],
    ],
  },
  {
    trade: "dentist",
    services: named(
      "Avaliação",
      "Limpeza dental",
      "Clareamento",
      "Tratamento de canal",
      "Extração de siso",
      "Manutenção de aparelho",
    ),
    rows: [
      ["my tooth really hurts", "Avaliação"],
      ["me duele mucho una muela", "Avaliação"],
      ["quiero una limpieza", "Limpeza dental"],
      ["tengo mucho sarro acumulado en los dientes", "Limpeza dental"],
      ["meus dentes estão muito amarelos", "Clareamento"],
      ["I'd like to have my teeth whitened, teeth whitening I mean", "Clareamento"],
      ["me tienen que hacer un conducto", "Tratamento de canal"],
      ["sacarme las muelas de juicio", "Extração de siso"],
      ["se me salió un bracket comiendo", "Manutenção de aparelho"],
      ["limpesa dentaria", "Limpeza dental"],
    ],
  },
  {
    trade: "salon",
    services: named(
      "Corte de cabelo",
      "Coloração",
      "Manicure",
      "Unhas de gel",
      "Limpeza de pele",
      "Massagem relaxante",
      "Depilação",
    ),
    rows: [
      ["quero cortar só as pontinhas do cabelo", "Corte de cabelo"],
      ["need to cover my grey roots, my roots are showing", "Coloração"],
      ["quiero teñirme el pelo", "Coloração"],
      ["hacerme las uñas mañana", "Manicure"],
      ["uñas esculpidas", "Unhas de gel"],
      ["tengo muchos puntos negros en la nariz", "Limpeza de pele"],
      ["bikini wax on friday", "Depilação"],
      ["un masaje para relajarme", "Massagem relaxante"],
    ],
  },
  {
    trade: "barber",
    services: named("Corte", "Barba", "Corte + barba", "Sobrancelha"),
    rows: [
      ["corte y barba el sábado", "Corte + barba"],
      ["quero só o corte", "Corte"],
      ["beard trim please", "Barba"],
      ["a haircut and my beard too", "Corte + barba"],
      ["corte sem barba", "Corte"],
      ["corte ou barba", "Corte", "Barba"],
      ["corte o barba", "Corte", "Barba"],
      ["perfilarme las cejas", "Sobrancelha"],
    ],
  },
  {
    trade: "garage",
    services: named("Cambio de aceite", "Alineación y balanceo", "Frenos", "Lavado completo", "Revisión general"),
    rows: [
      ["meu carro está puxando muito para o lado direito", "Alineación y balanceo"],
      ["trocar o óleo da minha moto", "Cambio de aceite"],
      ["the car pulls to the right when I drive", "Alineación y balanceo"],
      ["chillan mucho los frenos", "Frenos"],
      ["quiero lavar el auto", "Lavado completo"],
      ["my brake pads are gone", "Frenos"],
      ["el auto no me arranca", "Revisión general"],
      ["quiero cambiar mi turno para el viernes"],
    ],
  },
  {
    trade: "delivery",
    services: named("Entrega", "Coleta agendada", "Mudança"),
    rows: [
      ["podem vir buscar um pacote aqui?", "Coleta agendada"],
      ["necesito un flete para llevar una heladera", "Mudança"],
      ["I have to send a small package", "Entrega"],
    ],
  },
  {
    trade: "studio",
    services: named("Aula de yoga", "Pilates reformer", "Ensaio newborn", "Ensaio gestante", "Tatuagem"),
    rows: [
      ["quiero probar una clase de yoga", "Aula de yoga"],
      ["fotos de mi bebé recién nacido", "Ensaio newborn"],
      ["pregnancy photos next month", "Ensaio gestante"],
      ["I want to get a small tattoo", "Tatuagem"],
      ["necesito mejorar mi postura", "Pilates reformer"],
    ],
  },
  {
    trade: "vet",
    services: named("Consulta veterinária", "Banho e tosa", "Vacina antirrábica", "Castração"),
    rows: [
      ["mi perro está con vómitos desde anoche", "Consulta veterinária"],
      ["my puppy keeps throwing up", "Consulta veterinária"],
      ["bañar a la perra", "Banho e tosa"],
      ["rabies shot for my cat", "Vacina antirrábica"],
      ["quero castrar minha gatinha", "Castração"],
    ],
  },
  {
    trade: "tutoring",
    services: named("Matemáticas", "Inglés", "Física y química", "Apoyo escolar"),
    rows: [
      ["my daughter needs help with her algebra", "Matemáticas"],
      ["aula de inglês pra entrevista", "Inglés"],
      ["mi hijo tiene muy bajas las notas", "Apoyo escolar"],
      ["química orgánica", "Física y química"],
    ],
  },
];

describe.each(lists)("what customers of a $trade call it", ({ services, rows }) => {
  it.each(rows)("%s", (text, ...wanted) => {
    expect(idsOf(text, services)).toEqual(wanted);
  });
});

describe("names", () => {
  const every = lists.flatMap(({ services }) => services);

  it("are not found in stop words, however many stand together", () => {
    const words = [...stopWords];
    for (const word of words) expect([word, idsOf(word, every)]).toEqual([word, []]);
    for (let at = 0; at < words.length; at += 7)
      expect(
        idsOf(
          words
            .slice(at, at + 25)
            .filter((word) => word !== "unas")
            .join(" "),
          every,
        ),
      ).toEqual([]);
  });

  it("leave a general word open among several, and take the plain one where there is one", () => {
    const three = named("Consulta clínica geral", "Consulta pediátrica", "Consulta cardiológica");
    expect(idsOf("quero uma consulta", three).sort()).toEqual(three.map(({ id }) => id).sort());
    expect(idsOf("quero uma consulta", named("Consulta", "Consulta pediátrica"))).toEqual(["Consulta"]);
  });

  it("are not what another trade calls a longer phrase", () => {
    expect(idsOf("limpieza facial", named("Limpieza dental", "Extracción"))).toEqual([]);
  });

  it("are found by the aliases that the business wrote, and by what the description says", () => {
    const things: Named[] = [
      { id: "a", name: "Pacote 1", aliases: [{ text: "faxina nos dentes" }] },
      { id: "b", name: "Pacote 2", aliases: ["lo de siempre"] },
      { id: "c", name: "Pacote 3", description: "Inclui tratamento de canal." },
    ];
    expect(idsOf("queria a faxina dos dentes", things)).toEqual(["a"]);
    expect(idsOf("lo de siempre", things)).toEqual(["b"]);
    expect(idsOf("endodoncia", things)).toEqual(["c"]);
  });

  it("of people are words, titles and nicknames, not meanings", () => {
    const people: Named[] = [
      { id: "ana", name: "Dra. Ana Souza" },
      { id: "lima", name: "Ana Paula Lima" },
      { id: "chico", name: "Francisco Paz" },
      { id: "julio", name: "Julio Canal" },
      { id: "paula", name: "Paula Reis", aliases: [{ text: "Pochi" }] },
    ];
    const who = (text: string) => namedIn(text, people, "person").map(({ id }) => id);
    expect(who("com a dra Ana").sort()).toEqual(["ana", "lima"]);
    expect(who("con la doctora Souza")).toEqual(["ana"]);
    expect(who("tem horário com o Chico?")).toEqual(["chico"]);
    expect(who("el 5 de julio")).toEqual([]);
    expect(who("con julio el 5 de julio")).toEqual(["julio"]);
    expect(who("with Pochi")).toEqual(["paula"]);
    expect(who("con Paulo")).toEqual([]);
    expect(who("root canal")).toEqual(["julio"]);
  });

  it("narrow to what a named person does", () => {
    const services = named("Corte", "Barba");
    const links = new Map([["ana", new Set(["Corte"])]]);
    expect(narrow(services, [{ id: "ana" }], links).map(({ id }) => id)).toEqual(["Corte"]);
    expect(narrow(services, [], links)).toHaveLength(2);
    expect(narrow(services, [{ id: "leo" }], links)).toEqual([]);
  });
});

describe("mentions", () => {
  it("say where in the folded text each stands", () => {
    const text = "Corte mañana a las 10 y la Barbá el viernes";
    const found = mentions(text, named("Corte", "Barba", "Corte + barba"));
    expect(found.map(({ thing, from, to }) => [thing.id, fold(text).slice(from, to)])).toEqual([
      ["Corte", "corte"],
      ["Barba", "barba"],
    ]);
    expect(found.every(({ score }) => score > 0 && score <= 1)).toBe(true);
  });

  it("are one where one service is both", () => {
    const found = mentions("corte e barba amanhã", named("Corte", "Barba", "Corte + barba"));
    expect(found.map(({ thing, from, to }) => [thing.id, from, to])).toEqual([["Corte + barba", 0, 13]]);
  });
});

describe("the lexicon", () => {
  it("points only at concepts that are there", () => {
    for (const { broader, otherwise, parts = [] } of concepts.values())
      for (const id of [broader, otherwise, ...parts]) if (id) expect(concepts.has(id), id).toBe(true);
  });

  it.each(["clinic", "dentist", "salon", "garage", "studio", "vet", "tutoring"])("has 25 of a %s", (trade) => {
    expect(Object.keys(trades[trade] ?? {}).length).toBeGreaterThanOrEqual(25);
  });
});
