import { describe, expect, it } from "vitest";
import { spokenHours } from "@/lib/domains/assistant/questions";
import { agreementIn, depositIn } from "@/lib/domains/assistant/understanding/agree";
import { businessIn } from "@/lib/domains/assistant/understanding/business";
import { openingIn } from "@/lib/domains/assistant/understanding/hours";
import { resourcesIn } from "@/lib/domains/assistant/understanding/resources";
import { leftOverIn, servicesIn } from "@/lib/domains/assistant/understanding/services";
import { understand } from "@/lib/domains/assistant/understanding/understand";

describe("the kind of business", () => {
  it.each([
    ["Tenho um salão de beleza no centro", "salon"],
    ["Barbearia do Zé", "salon"],
    ["somos una peluquería en Asunción", "salon"],
    ["Clínica odontológica com dois dentistas", "clinic"],
    ["consultorio de fisioterapia", "clinic"],
    ["I run a dental clinic", "clinic"],
    ["oficina mecânica", "garage"],
    ["un taller mecánico", "garage"],
    ["car wash and oil change", "garage"],
    ["fazemos entregas de moto", "delivery"],
    ["a courier company", "delivery"],
    ["estúdio de pilates", "studio"],
    ["yoga studio", "studio"],
    ["estúdio de beleza e unhas", "salon"],
    ["vendo bolos", null],
  ])("%s: %s", (text, business) => expect(businessIn(text)).toBe(business));
});

describe("a text that was made to take long", () => {
  it.each([
    ["dashes", `Barba 20 min, Corte${" -".repeat(40)} x 30 min`, ["Barba"]],
    ["words that end a name", `Barba 20 min, Corte${" com duração de".repeat(24)} x 30 min`, ["Barba"]],
    ["a figure", `Barba 20 min, ${"1".repeat(12_000)}`, ["Barba"]],
  ])("is read in one go: %s", (_what, text, names) => {
    const { services } = understand(text, "services");
    expect(services?.map(({ name }) => name)).toEqual(names);
  });
});

describe("services", () => {
  const read = (text: string, asked = true) =>
    servicesIn(text, asked).map(({ name, minutes, price_cents }) => [name, minutes, price_cents]);
  it.each<[string, unknown[]]>([
    [
      "corte 30 min R$ 50, barba 20 min",
      [
        ["Corte", 30, 5000],
        ["Barba", 20, null],
      ],
    ],
    [
      "corte 30 min R$ 49,90 e barba 20 min R$ 30",
      [
        ["Corte", 30, 4990],
        ["Barba", 20, 3000],
      ],
    ],
    ["corte e barba 50 min por R$ 70", [["Corte e barba", 50, 7000]]],
    ["Corte, 30 min, R$ 50", [["Corte", 30, 5000]]],
    [
      "Fazemos limpeza de pele de 1h por 120 reais; massagem 1h30 R$ 1.500,00",
      [
        ["Limpeza de pele", 60, 12000],
        ["Massagem", 90, 150000],
      ],
    ],
    [
      "corte de pelo 45 minutos 80.000 guaraníes\nColoración 2 horas Gs. 250.000",
      [
        ["Corte de pelo", 45, 8000000],
        ["Coloración", 120, 25000000],
      ],
    ],
    [
      "haircut 30 min $20, beard trim for half an hour at $ 12.50",
      [
        ["Haircut", 30, 2000],
        ["Beard trim", 30, 1250],
      ],
    ],
    [
      "we offer oil change 45 min $60 and inspection 2 hours $120",
      [
        ["Oil change", 45, 6000],
        ["Inspection", 120, 12000],
      ],
    ],
    [
      "Oil change 45 min R$ 180, brake service 2 hours R$ 450",
      [
        ["Oil change", 45, 18000],
        ["Brake service", 120, 45000],
      ],
    ],
    [
      "Services: brake service 2 hours $450, full service for 3 hours",
      [
        ["Brake service", 120, 45000],
        ["Full service", 180, null],
      ],
    ],
    [
      "cambio de aceite 45 min $50, lavado y servicio 30 min $20",
      [
        ["Cambio de aceite", 45, 5000],
        ["Lavado y servicio", 30, 2000],
      ],
    ],
    [
      "nossos serviços: corte 30 min, walk-in beard trim 20 min R$ 30",
      [
        ["Corte", 30, null],
        ["Walk-in beard trim", 20, 3000],
      ],
    ],
    ["Nossos serviços custam R$ 50", []],
    ["corte 30 min 50", [["Corte", 30, 5000]]],
    ["Corte — R$ 50 — 30 min", [["Corte", 30, 5000]]],
    [
      "consulta, retorno e exame de sangue",
      [
        ["Consulta", null, null],
        ["Retorno e exame de sangue", null, null],
      ],
    ],
    ["não sei", []],
  ])("%s", (text, services) => expect(read(text)).toEqual(services));

  it("takes only what has a duration or a price where nobody asked", () => {
    const text =
      "Tenho um salão no centro com a Ana, fazemos corte 30 min R$ 50, segunda a sexta das 8h às 18h, sinal de 30%";
    expect(read(text, false)).toEqual([["Corte", 30, 5000]]);
  });
});

describe("what is said of length and price", () => {
  it.each<[string, string[]]>([
    ["corte 30 min R$ 50, barba 20 min", []],
    ["corte 30 min R$ 50, corte 45 min R$ 70", ["corte 45 min R$ 70"]],
    ["corte 30 min R$ 50, sinal de R$ 20, segunda a sexta das 8h às 18h", []],
    [
      "we do a very long list of many different things for every customer at 30 min, shave 20 min",
      ["we do a very long list of many different things for every customer at 30 min"],
    ],
    ["corte 30 min R$ 50, R$ 70", ["R$ 70"]],
  ])("and not taken is told: %s", (text, left) => expect(leftOverIn(text)).toEqual(left));
});

describe("opening hours", () => {
  const read = (text: string) => {
    const hours = openingIn(text);
    return hours && spokenHours(hours, "en");
  };
  it.each<[string, string | null]>([
    ["segunda a sexta das 8 às 18, sábado até 12", "Mon–Fri 08:00–18:00, Sat 08:00–12:00"],
    ["de segunda à sexta, das 8h às 12h e das 13h30 às 18h", "Mon–Fri 08:00–12:00 13:30–18:00"],
    ["das 9 às 19 de terça a sábado", "Tue–Sat 09:00–19:00"],
    ["seg-sex 8h-18h, sáb 8h-13h", "Mon–Fri 08:00–18:00, Sat 08:00–13:00"],
    ["todos os dias das 10h às 22h", "Mon–Sun 10:00–22:00"],
    ["todos os dias das 9 às 18, domingo fechado", "Mon–Sat 09:00–18:00"],
    ["lunes a viernes de 8 a 18, sábado hasta las 12", "Mon–Fri 08:00–18:00, Sat 08:00–12:00"],
    ["martes y jueves de 14 a 20hs", "Tue 14:00–20:00, Thu 14:00–20:00"],
    ["Monday to Friday from 9 to 5, Saturday until noon", "Mon–Fri 09:00–17:00, Sat 09:00–12:00"],
    ["Mon-Fri 9am-5:30pm", "Mon–Fri 09:00–17:30"],
    ["weekdays 8:00 to 18:00", "Mon–Fri 08:00–18:00"],
    ["das 8 às 18", "Mon–Fri 08:00–18:00"],
    ["sexta das 18 às 2", "Fri 18:00–24:00, Sat 00:00–02:00"],
    ["24 horas todos os dias", "Mon–Sun 00:00–24:00"],
    ["segunda, quarta e sexta das 7 às 21", "Mon 07:00–21:00, Wed 07:00–21:00, Fri 07:00–21:00"],
    ["Open Tuesday to Saturday 9 to 19, closed for lunch 12 to 13.", "Tue–Sat 09:00–12:00 13:00–19:00"],
    ["Mon-Fri 9am-6pm with a lunch break from 12 to 1", "Mon–Fri 09:00–12:00 13:00–18:00"],
    ["Monday to Friday 9 to 18, 12 to 13 for lunch", "Mon–Fri 09:00–12:00 13:00–18:00"],
    ["we open 9 to 12 and 13 to 19", "Mon–Fri 09:00–12:00 13:00–19:00"],
    ["segunda a sexta das 9 às 18, fecha para almoço das 12 às 13", "Mon–Fri 09:00–12:00 13:00–18:00"],
    ["terça a sábado das 9 às 19 com intervalo de almoço das 12h às 13h30", "Tue–Sat 09:00–12:00 13:30–19:00"],
    ["seg-sex 9h-18h almoço 12h-13h, sáb 9h-13h", "Mon–Fri 09:00–12:00 13:00–18:00, Sat 09:00–13:00"],
    [
      "seg-sex 9h-18h, sáb 9h-13h, fechado para almoço das 12 às 13",
      "Mon–Fri 09:00–12:00 13:00–18:00, Sat 09:00–13:00",
    ],
    ["lunes a viernes de 9 a 12 y de 14 a 19", "Mon–Fri 09:00–12:00 14:00–19:00"],
    ["lunes a sábado de 8 a 18, cerrado al mediodía de 12 a 14", "Mon–Sat 08:00–12:00 14:00–18:00"],
    ["martes a sábado de 9 a 19, cerramos de 13 a 15 para almorzar", "Tue–Sat 09:00–13:00 15:00–19:00"],
    ["almuerzo de 12 a 13, de lunes a viernes de 8 a 17", "Mon–Fri 08:00–12:00 13:00–17:00"],
    ["closed for lunch 12 to 13", null],
    ["não sei ainda", null],
  ])("%s", (text, hours) => expect(read(text)).toBe(hours));
});

describe("people and rooms", () => {
  const read = (text: string, asked = true) => {
    const { people, anonymous, places, justMe } = resourcesIn(text, asked);
    return [people, anonymous, places.map(({ name, kind }) => `${name} ${kind}`), justMe];
  };
  it.each<[string, unknown[]]>([
    ["Ana, Bruno e 2 salas", [["Ana", "Bruno"], 0, ["Sala 1 room", "Sala 2 room"], false]],
    ["ana, bruno e carla", [["Ana", "Bruno", "Carla"], 0, [], false]],
    ["somos a Dra. Ana Souza e o Dr. Bruno Reis", [["Dra. Ana Souza", "Dr. Bruno Reis"], 0, [], false]],
    ["só eu", [[], 0, [], true]],
    ["3 mecânicos e dois elevadores", [[], 3, ["Elevador 1 equipment", "Elevador 2 equipment"], false]],
    ["trabajan Lucía y Martín con 1 camioneta", [["Lucía", "Martín"], 0, ["Camioneta vehicle"], false]],
    ["John and Sara, two rooms", [["John", "Sara"], 0, ["Room 1 room", "Room 2 room"], false]],
    ["não sei", [[], 0, [], false]],
  ])("%s", (text, found) => expect(read(text)).toEqual(found));

  it("takes a name only after a word that leads to it where nobody asked", () => {
    expect(read("Tenho um salão em Asunción com Ana e Bia. Corte 30 min", false)[0]).toEqual(["Ana", "Bia"]);
    expect(read("Barbearia Central. Corte 30 min", false)[0]).toEqual([]);
  });
});

describe("yes, no and deposits", () => {
  it.each<[string, boolean | null]>([
    ["sim, às vezes", true],
    ["Sí", true],
    ["yes please", true],
    ["não", false],
    ["no, nunca", false],
    ["talvez", null],
  ])("%s", (text, answer) => expect(agreementIn(text)).toBe(answer));
  it.each<[string, unknown]>([
    ["30%", { percent: 30, cents: null }],
    ["sim, metade", { percent: 50, cents: null }],
    ["R$ 20", { percent: null, cents: 2000 }],
    ["20", { percent: null, cents: 2000 }],
    ["não", "none"],
    ["sin seña", "none"],
    ["quem sabe", null],
  ])("%s", (text, deposit) => expect(depositIn(text)).toEqual(deposit));
});

describe("a few sentences", () => {
  it("answer every question at once", () => {
    const told = understand(
      "Sou dona de um salão com Ana e Bia e 2 cadeiras. Fazemos corte 30 min R$ 50, barba 20 min R$ 30. Abrimos de segunda a sexta das 8 às 18, sábado até 12. Atendemos também por ordem de chegada, com sinal de 30%.",
      "business",
    );
    expect(told).toMatchObject({
      business: "salon",
      services: [
        { name: "Corte", minutes: 30, price_cents: 5000 },
        { name: "Barba", minutes: 20, price_cents: 3000 },
      ],
      people: ["Ana", "Bia"],
      places: [{ name: "Cadeira 1" }, { name: "Cadeira 2" }],
      queue: true,
      deposit: { percent: 30 },
    });
    expect(spokenHours(told.weekly ?? [], "pt-BR")).toBe("seg–sex 08:00–18:00, sáb 08:00–12:00");
  });
  it("name who works there after a count and a comma", () => {
    const english = understand("A barbershop with two barbers, Ana Prado and Bruno Reis.", "business");
    expect(english.people).toEqual(["Ana Prado", "Bruno Reis"]);
    expect(understand("Peluquería con dos peluqueros, Ana y Bruno", "business").people).toEqual(["Ana", "Bruno"]);
    expect(understand("Barbearia com dois barbeiros, Ana e Bruno", "business").people).toEqual(["Ana", "Bruno"]);
  });
  it("are read in English and Spanish too", () => {
    const english = understand(
      "I run a dental clinic with John and Sara and 2 rooms. Cleaning 40 min $80. Mon-Fri 9-17. No deposits.",
      "business",
    );
    expect(english).toMatchObject({
      business: "clinic",
      people: ["John", "Sara"],
      deposit: "none",
      services: [{ name: "Cleaning", minutes: 40, price_cents: 8000 }],
    });
    const spanish = understand(
      "Tengo un taller con 2 elevadores, cambio de aceite 45 min Gs. 150.000, lunes a sábado de 7 a 17. Sin cola.",
      "business",
    );
    expect(spanish).toMatchObject({
      business: "garage",
      queue: false,
      services: [{ name: "Cambio de aceite", minutes: 45, price_cents: 15000000 }],
    });
    expect(spanish.weekly).toHaveLength(6);
  });
});
