import { describe, expect, it } from "vitest";
import { type Named, namedIn } from "@/lib/domains/bot/understanding/names";

type Row = [text: string, ...services: string[]];

/** Other businesses and other words than those of the first set; `notYet` are the ones that are not understood. */
const businesses: { business: string; services: string[]; rows: Row[]; notYet: Row[]; nothing: string[] }[] = [
  {
    business: "clinic",
    services: [
      "Clínica médica",
      "Pediatria",
      "Cardiologia + ECG",
      "Gastroenterologia",
      "Psiquiatria",
      "Urologia",
      "Neurologia",
      "Reumatologia",
    ],
    rows: [
      ["tô com muita azia depois que como", "Gastroenterologia"],
      ["minha filhinha tá vomitando desde cedo", "Pediatria"],
      ["tô mijando toda hora e arde", "Urologia"],
      ["minhas mãos ficam dormentes", "Neurologia"],
      ["minhas juntas amanhecem duras e inchadas", "Reumatologia"],
      ["acho que peguei uma gripe braba", "Clínica médica"],
      ["me arde el estómago después de comer", "Gastroenterologia"],
      ["al gordo le salieron ronchas y tiene fiebre", "Pediatria"],
      ["siento puntadas en el pecho", "Cardiologia + ECG"],
      ["se me duermen los dedos de la mano", "Neurologia"],
      ["tengo los dedos torcidos por la artritis", "Reumatologia"],
      ["terrible heartburn after every meal", "Gastroenterologia"],
      ["my heart keeps skipping beats", "Cardiologia + ECG"],
      ["my joints ache every morning", "Reumatologia"],
      ["i think i've caught the flu", "Clínica médica"],
    ],
    notYet: [
      ["faz semanas que não prego o olho à noite", "Psiquiatria"],
      ["sinto umas fisgadas no peito", "Cardiologia + ECG"],
      ["no pego un ojo hace días", "Psiquiatria"],
      ["me levanto cinco veces a hacer pis", "Urologia"],
      ["estoy afiebrado y sin fuerzas", "Clínica médica"],
      ["my little girl keeps pulling at her ear and has a fever", "Pediatria"],
      ["haven't slept properly in weeks", "Psiquiatria"],
      ["it stings when i pee", "Urologia"],
      ["splitting headaches with flashing lights, migraines i guess", "Neurologia"],
    ],
    nothing: ["vocês aceitam unimed?", "¿me pasan la ubicación?", "ok perfect, i'll be there"],
  },
  {
    business: "dental clinic",
    services: [
      "Avaliação",
      "Limpeza",
      "Clareamento",
      "Canal",
      "Restauração",
      "Extração de siso",
      "Aparelho: manutenção",
      "Prótese",
      "Facetas",
    ],
    rows: [
      ["meus dentes tão cheios de pedrinha", "Limpeza"],
      ["meu dente quebrou no meio mastigando", "Avaliação"],
      ["fumo muito e o dente tá encardido", "Clareamento"],
      ["tem um furo no meu dente", "Restauração"],
      ["meu juízo tá nascendo torto", "Extração de siso"],
      ["o arame do aparelho soltou", "Aparelho: manutenção"],
      ["minha dentadura tá frouxa", "Prótese"],
      ["quero um sorriso igual de artista", "Facetas"],
      ["preciso tratar o nervo do dente", "Canal"],
      ["se me rompió un pedazo de muela", "Avaliação"],
      ["tengo los dientes amarillos del cigarrillo", "Clareamento"],
      ["me está saliendo la del juicio y duele", "Extração de siso"],
      ["se me soltó el alambre", "Aparelho: manutenção"],
      ["se me partió la dentadura de abajo", "Prótese"],
      ["quiero carillas como las famosas", "Facetas"],
      ["i cracked a tooth on a nut", "Avaliação"],
      ["my teeth look so yellow in photos", "Clareamento"],
      ["i think i've got a cavity", "Restauração"],
      ["my wisdom tooth is coming through sideways", "Extração de siso"],
      ["the wire on my braces snapped", "Aparelho: manutenção"],
      ["my denture doesn't fit anymore", "Prótese"],
      ["need a root canal done", "Canal"],
    ],
    notYet: [
      ["hace un año que no me limpio los dientes en el dentista", "Limpeza"],
      ["tengo una picadura en la muela", "Restauração"],
      ["due for my six month hygiene", "Limpeza"],
    ],
    nothing: ["fica perto do metrô?", "¿atienden los feriados?", "can my mum come with me?"],
  },
  {
    business: "veterinary clinic",
    services: [
      "Consulta",
      "Vacunas",
      "Desparasitación",
      "Peluquería canina",
      "Castración",
      "Ecografía",
      "Dermatología",
      "Guardería",
      "Adiestramiento",
    ],
    rows: [
      ["preciso dar a V10 no filhote", "Vacunas"],
      ["le tengo que poner la antirrábica", "Vacunas"],
      ["meu cachorro tá tremendo e não levanta", "Consulta"],
      ["tem bichinho branco no cocô do gato", "Desparasitación"],
      ["meu poodle tá precisando aparar o pelo", "Peluquería canina"],
      ["minha gata vive no cio", "Castración"],
      ["meu cachorro morde todo mundo", "Adiestramiento"],
      ["mi gata vomitó tres veces hoy", "Consulta"],
      ["mi perro tiene la panza hinchada de parásitos", "Desparasitación"],
      ["cortarle el pelo al caniche", "Peluquería canina"],
      ["no quiero que mi perra tenga más crías", "Castración"],
      ["se le cae el pelo en manchones", "Dermatología"],
      ["tira mucho de la correa y no hace caso", "Adiestramiento"],
      ["kitten needs her first shots", "Vacunas"],
      ["i think my dog has worms", "Desparasitación"],
      ["our doodle is a matted mess", "Peluquería canina"],
      ["get my kitten spayed", "Castración"],
      ["my puppy pees everywhere and chews the sofa", "Adiestramiento"],
    ],
    notYet: [
      ["acho que minha cadela tá prenha", "Ecografía"],
      ["ele se coça até sangrar", "Dermatología"],
      ["creo que la perra está preñada", "Ecografía"],
      ["my cat hasn't eaten since yesterday", "Consulta"],
      ["is my dog expecting puppies?", "Ecografía"],
      ["he won't stop licking his paws", "Dermatología"],
    ],
    nothing: ["o nome dele é Thor", "¿venden alimento balanceado?", "he's a three year old labrador"],
  },
  {
    business: "gym and studio",
    services: [
      "Pilates reformer",
      "Hatha yoga",
      "CrossFit",
      "Entrenamiento personalizado",
      "Zumba",
      "Natación",
      "Boxeo",
      "Meditación",
      "Clase de prueba",
    ],
    rows: [
      ["queria algo pra dançar e suar", "Zumba"],
      ["meu médico mandou fortalecer a lombar", "Pilates reformer"],
      ["quero aprender a lutar", "Boxeo"],
      ["tenho medo de piscina e quero aprender a nadar", "Natación"],
      ["quero secar com um personal", "Entrenamiento personalizado"],
      ["mejorar la postura con las camillas", "Pilates reformer"],
      ["bailar un poco con música latina", "Zumba"],
      ["quiero un entrenador que me arme la rutina", "Entrenamiento personalizado"],
      ["¿la primera clase es gratis?", "Clase de prueba"],
      ["fun cardio dancing", "Zumba"],
      ["my core is weak, want the reformer machines", "Pilates reformer"],
    ],
    notYet: [
      ["preciso acalmar a cabeça, muita ansiedade", "Meditación"],
      ["posso fazer um teste antes de pagar?", "Clase de prueba"],
      ["quiero pegarle a la bolsa", "Boxeo"],
      ["hacer pileta", "Natación"],
      ["aprender a respirar y calmar la mente", "Meditación"],
      ["something with barbells and wods", "CrossFit"],
      ["i want to punch something", "Boxeo"],
      ["learn to do laps properly in the pool", "Natación"],
      ["someone to push me and write me a program", "Entrenamiento personalizado"],
      ["can i do a trial first?", "Clase de prueba"],
    ],
    nothing: ["quanto custa o estacionamento?", "¿hay duchas?", "is there wifi?"],
  },
  {
    business: "bodywork practice",
    services: [
      "Fisioterapia",
      "Quiropraxia",
      "Massagem relaxante",
      "Massagem desportiva",
      "Drenagem linfática",
      "Acupuntura",
      "RPG",
    ],
    rows: [
      ["rompi o ligamento do joelho", "Fisioterapia"],
      ["quero destravar a coluna, dar aquela estalada", "Quiropraxia"],
      ["corri a maratona e tô quebrado", "Massagem desportiva"],
      ["tô retendo muito líquido", "Drenagem linfática"],
      ["ando muito corcunda no computador", "RPG"],
      ["aquelas agulhinhas", "Acupuntura"],
      ["me esguincé el tobillo y necesito rehabilitación", "Fisioterapia"],
      ["que me hagan sonar la espalda", "Quiropraxia"],
      ["estoy muy estresada, quiero relajarme", "Massagem relaxante"],
      ["me siento hinchada, retengo líquidos", "Drenagem linfática"],
      ["camino encorvada, mala postura", "RPG"],
      ["recovering from a hip replacement", "Fisioterapia"],
      ["long week, need to unwind", "Massagem relaxante"],
      ["puffy legs, water retention", "Drenagem linfática"],
      ["i slouch all day at my desk", "RPG"],
    ],
    notYet: [
      ["tô um caco, preciso de uma hora só pra mim", "Massagem relaxante"],
      ["tengo los músculos cargados de tanto correr", "Massagem desportiva"],
      ["spine needs an adjustment", "Quiropraxia"],
      ["my calves are so tight from running", "Massagem desportiva"],
    ],
    nothing: ["posso levar minha filha junto?", "¿cuánto dura cada una?", "do i need to bring a towel?"],
  },
];

const read = (text: string, services: readonly string[]): string[] =>
  namedIn(
    text,
    services.map((name): Named => ({ id: name, name })),
  ).map(({ id }) => id);

describe.each(businesses)("what customers of a $business say", ({ services, rows, nothing }) => {
  it.each(rows)("%s", (text, ...wanted) => {
    expect(read(text, services)).toEqual(wanted);
  });

  it.each(nothing)("names nothing: %s", (text) => {
    expect(read(text, services)).toEqual([]);
  });
});

it("misses no more than the messages that are known not to be understood", () => {
  const all = businesses.flatMap(({ services, rows, notYet }) =>
    [...rows, ...notYet].map((row) => ({ services, row })),
  );
  const missed = all.filter(({ services, row: [text, ...wanted] }) => read(text, services).join() !== wanted.join());
  const known = new Set(businesses.flatMap(({ notYet }) => notYet.map(([text]) => text)));
  expect(missed.map(({ row: [text] }) => text).filter((text) => !known.has(text))).toEqual([]);
  expect(missed.length).toBeLessThanOrEqual(known.size);
});
