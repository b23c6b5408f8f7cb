import { describe, expect, it } from "vitest";
import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { understand } from "@/lib/domains/bot/understanding/understand";

/** Tuesday, 17 November. */
const now = { date: "2026-11-17", minute: 620 };
const shop = [
  { id: "svc_wash", name: "Lavagem completa" },
  { id: "svc_nails", name: "Manicure" },
  { id: "svc_straight", name: "Alisado" },
  { id: "svc_tyres", name: "Cambio de cubiertas" },
  { id: "svc_plumb", name: "Plumbing visit" },
];
const read = (usual: Spoken, text: string, services: readonly { id: string; name: string }[] = shop) =>
  understand(text, { now, usual, services, people: [], offered: 0, handoffWords: [] });

describe("a complaint", () => {
  it.each<[Spoken, string]>([
    ["pt", "fiz a manicure com vocês ontem e já descascou tudo, paguei 60 reais pra isso?"],
    ["pt", "vocês lavaram o meu carro e agora o retrovisor está quebrado, quem vai pagar?"],
    ["pt", "o rapaz que veio consertar a pia quebrou um azulejo e sumiu"],
    ["es", "me hicieron el alisado la semana pasada y sigue igual, quiero hacer una queja"],
    ["es", "el técnico que mandaron rompió la puerta, una vergüenza"],
    ["es", "es la tercera vez que me cambian la hora, una falta de respeto"],
    ["es", "nadie contesta el teléfono y mi pedido tenía que llegar ayer y nada"],
    ["en", "your plumber broke a tile and left water everywhere"],
    ["en", "I was charged twice for the wash, this is unacceptable"],
    ["en", "the technician was late again and I paid for the full hour"],
  ])("is for a person, whatever service it names: %s %s", (usual, text) => {
    expect(read(usual, text)).toMatchObject({ intent: "human", complaint: true });
  });

  it.each<[Spoken, string]>([
    ["pt", "se quebrar uma unha vocês consertam de graça?"],
    ["es", "tengo el pelo un desastre, quiero un alisado el viernes"],
    ["en", "my nails are a mess, can I get a manicure on Friday?"],
  ])("is none where something is wanted or only supposed: %s %s", (usual, text) => {
    expect(read(usual, text).complaint).toBe(false);
  });
});

describe("danger", () => {
  it.each<[Spoken, string]>([
    ["en", "the kitchen faucet keeps dripping, can somebody come on Thursday"],
    ["es", "se nos acabó el gas, mandan una garrafa?"],
    ["pt", "meu gato fez xixi e vomitou no sofá, quero uma lavagem na sexta"],
    ["es", "facundo batista"],
  ])("is no nuisance of every day: %s %s", (usual, text) => {
    expect(read(usual, text).intent).not.toBe("emergency");
  });

  it.each<[Spoken, string]>([
    ["en", "there is a strong smell of gas in the kitchen and the tap keeps dripping"],
    ["es", "se acabó el gas y hay olor a gas fuerte, me cuesta respirar"],
    ["pt", "bateram no meu carro, o seguro não atende e minha mãe está sangrando muito"],
  ])("is heard beside one: %s %s", (usual, text) => {
    expect(read(usual, text).intent).toBe("emergency");
  });
});

describe("a visit that they say they will come to", () => {
  it.each<[Spoken, string]>([
    ["pt", "confirmado, amanhã às 14h estarei aí"],
    ["pt", "recebi o lembrete, pode contar comigo"],
    ["es", "perfecto, ahí voy a estar"],
    ["es", "confirmo mi asistencia para mañana"],
    ["en", "got the message, I'll be there on Thursday"],
    ["en", "yes, see you tomorrow"],
  ])("is no new booking: %s %s", (usual, text) => {
    expect(read(usual, text)).toMatchObject({ intent: "yes", attending: true });
  });

  it.each<[Spoken, string]>([
    ["en", "I'll be there in 20 minutes, running late"],
    ["es", "ahí voy a estar pero llego tarde"],
    ["en", "cheers, see you then"],
  ])("is nothing of the sort: %s %s", (usual, text) => {
    expect(read(usual, text).attending).toBe(false);
  });
});

describe("what something costs, and whether it may be", () => {
  it.each<[Spoken, string]>([
    ["es", "cuánto cuesta el alisado? lo tengo muy largo"],
    ["es", "puedo ir sin cita para el alisado?"],
    ["pt", "quanto custa a manicure?"],
    ["pt", "posso ir sem marcar?"],
    ["en", "how much is the manicure?"],
    ["en", "can I come without an appointment?"],
  ])("is asked, and not booked: %s %s", (usual, text) => {
    expect(read(usual, text).intent).toBe("ask");
  });
});

describe("a change", () => {
  it.each<[Spoken, string]>([
    ["es", "quiero correr la consulta con la doctora del jueves al viernes"],
    ["en", "can we move the appointment with Dr Lee to Friday?"],
  ])("of a visit is a move: %s %s", (usual, text) => {
    expect(read(usual, text).intent).toBe("reschedule");
  });

  it.each<[Spoken, string, number]>([
    ["en", "oh wait, can we do 5 instead? same day", 17 * 60],
    ["en", "actually make it 4 then", 16 * 60],
    ["es", "espera, puede ser 5 en vez?", 17 * 60],
    ["pt", "pera, pode ser 16 então?", 16 * 60],
  ])("to a bare number is one to that hour: %s %s", (usual, text, minute) => {
    const { times } = understand(text, {
      now: { ...now, spokenOf: ["2026-11-19"], spokenAt: 16 * 60 + 30 },
      usual,
      services: shop,
      people: [],
      offered: 0,
      handoffWords: [],
    });
    expect(times.wanted[0]?.hours).toMatchObject({ from: minute, exact: true });
  });
});

describe("what is told of a need", () => {
  const lawyer = [
    { id: "svc_work", name: "Consulta laboral" },
    { id: "svc_family", name: "Derecho de familia" },
    { id: "svc_estate", name: "Sucesiones" },
    { id: "svc_pension", name: "Jubilaciones" },
  ];
  const studio = [
    { id: "svc_head", name: "Corporate headshot" },
    { id: "svc_new", name: "Newborn session" },
    { id: "svc_prod", name: "Product photography" },
  ];
  it.each<[Spoken, string, typeof lawyer, string]>([
    ["es", "me echaron del trabajo sin causa, necesito asesorarme", lawyer, "svc_work"],
    ["es", "me quiero separar de mi marido, qué tengo que hacer primero", lawyer, "svc_family"],
    ["es", "murió mi abuelo y con mis tíos tenemos que repartir la casa", lawyer, "svc_estate"],
    ["es", "me faltan años de aportes para jubilarme", lawyer, "svc_pension"],
    ["en", "my linkedin pic is ten years old, I need a new one", studio, "svc_head"],
    ["en", "our baby was born last week, we want some pics", studio, "svc_new"],
    ["en", "I sell soap and need pictures of my products for my online store", studio, "svc_prod"],
  ])("finds the service: %s %s", (usual, text, services, id) => {
    expect(read(usual, text, services).services.map((each) => each.id)).toEqual([id]);
  });
});

describe("how many come", () => {
  it.each<[Spoken, string, number]>([
    ["en", "a manicure for me and my gf on Friday", 2],
    ["en", "both my girls need a manicure on Friday", 2],
    ["es", "queremos ir los tres el viernes", 3],
    ["pt", "eu e meu namorado queremos ir na sexta", 2],
  ])("is counted: %s %s", (usual, text, party) => {
    expect(read(usual, text).party).toBe(party);
  });
});
