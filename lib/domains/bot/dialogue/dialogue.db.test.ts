import { beforeEach, describe, expect, it } from "vitest";
import { pool, prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { readLinkToken } from "@/lib/domains/booking-page/tokens";
import { respondToCustomer } from "@/lib/domains/bot/respond";
import { type Contact, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import type { Conversation } from "@/lib/domains/conversations/schema";
import { lockAwaited } from "@/lib/testing/background/harness";
import { someone } from "@/lib/testing/contact";
import { teamOutbox } from "@/lib/testing/team";
import { call, fromOurPage, makeMember, makeProject } from "@/lib/testing/world";

type Page<T> = { data: T[] };
let world: Awaited<ReturnType<typeof makeProject>>;
let contact: Contact;

const made = async (path: string, body: object): Promise<string> =>
  (await world.call<{ id: string }>(path, { method: "POST", body })).body.id;

beforeEach(async () => {
  world = await makeProject();
  contact = someone("Ana");
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
  const schedule_id = await made("/schedules", { name: "Aberto", timezone: "America/Sao_Paulo", weekly });
  const chair = await made("/resources", { name: "Dra. Bia", kind: "person", schedule_id });
  await made("/services", {
    name: "Limpeza de pele",
    kind: "appointment",
    duration_minutes: 60,
    slot_interval_minutes: 30,
    requirements: [{ resource_id: chair, quantity: 1 }],
  });
  await made("/services", {
    name: "Corte de cabelo",
    kind: "appointment",
    duration_minutes: 30,
    slot_interval_minutes: 30,
    requirements: [{ resource_id: chair, quantity: 1 }],
  });
});

const know =
  () =>
  async (question: string): ReturnType<ReturnType<Parameters<typeof respondToCustomer>[2]>> =>
    /jejum/.test(question) ? { text: "Não é preciso.", source: { id: "kno_1", title: "Preparo" } } : null;

let conversation = "";
/** The contact says something, and the bot answers. */
async function tell(text: string): Promise<string> {
  const message = await receiveMessage(
    world.id,
    contact,
    { external_id: newId("req"), kind: "text", text },
    new Date(),
  );
  conversation = message?.conversation_id ?? "";
  await respondToCustomer(world.id, conversation, know);
  return lastWord();
}
async function lastWord(): Promise<string> {
  const { body } = await world.call<Page<Message>>(`/conversations/${conversation}/messages?limit=1`);
  return body.data[0]?.direction === "out" ? (body.data[0].text ?? "") : "";
}
const bookings = async (status: string) =>
  (await world.call<Page<{ id: string; start: string; source: string }>>(`/bookings?status=${status}`)).body.data;

describe("a dialogue", () => {
  it("holds the very time that is asked for, and books it only after a yes", async () => {
    expect(await tell("Quero marcar uma limpeza de pele amanhã às 3 da tarde")).toMatch(/Reservei.*15:00.*confirmar\?/);
    expect(await bookings("held")).toHaveLength(1);
    expect(await bookings("confirmed")).toHaveLength(0);
    expect(await tell("sim")).toMatch(/^Confirmado: Limpeza de pele.*15:00/);
    const [booking] = await bookings("confirmed");
    expect(booking).toMatchObject({ source: "webchat", conversation_id: conversation });
  });

  it("says all of what was booked: with whom, for how many, the price, the address and the link to it", async () => {
    const { body: found } = await world.call<Page<{ schedule_id: string }>>("/resources");
    const { schedule_id } = found.data[0] ?? {};
    const place = { formatted: "Av. Central 12", lat: -23.5, lng: -46.6 };
    const resource_id = await made("/resources", {
      name: "Dra. Lia",
      kind: "person",
      schedule_id,
      location: place,
    });
    await made("/services", {
      name: "Massagem",
      kind: "appointment",
      duration_minutes: 60,
      slot_interval_minutes: 30,
      price_cents: 9000,
      max_party_size: 4,
      requirements: [{ resource_id, quantity: 1 }],
    });
    expect(await tell("quero marcar uma massagem para 2 pessoas amanhã às 15h")).toMatch(/2 pessoas/);
    const [head, ...lines] = (await tell("sim")).split("\n");
    expect(head).toMatch(/^Confirmado: Massagem, .*15:00\. Até lá!$/);
    expect(lines[0]).toMatch(/^Com Dra\. Lia, 2 pessoas, R\$\s90,00 no total$/);
    expect(lines[1]).toBe("Endereço: Av. Central 12");
    const [, token] = /^Para ver, mudar ou cancelar: http\S+\/m\/(\S+)$/.exec(lines[2] ?? "") ?? [];
    const [booking] = await bookings("confirmed");
    expect(readLinkToken(token ?? "")).toEqual({ project: world.id, booking: booking?.id });
    expect(lines).toHaveLength(3);
  });

  it("asks for the service, offers times, and takes one by its number", async () => {
    expect(await tell("oi, quero marcar um horário amanhã de manhã")).toMatch(
      /1\) Limpeza de pele\n2\) Corte de cabelo/,
    );
    expect(await tell("2")).toMatch(
      /Tenho estes horários para Corte de cabelo:\n1\) .*09:00 com Dra\. Bia\n2\) .*09:30 com Dra\. Bia/,
    );
    expect(await tell("a segunda opção")).toMatch(/Reservei.*Corte de cabelo.*09:30/);
    expect(await tell("não")).toMatch(/soltei/);
    expect(await bookings("held")).toHaveLength(0);
    expect(await tell("às 11h de amanhã")).toMatch(/Reservei.*11:00/);
    expect(await tell("isso, pode confirmar")).toMatch(/^Confirmado/);
  });

  it("asks what the service must know before it books, one question after the other", async () => {
    const { body } = await world.call<Page<{ id: string; name: string }>>("/services");
    const service = body.data.find(({ name }) => name === "Corte de cabelo")?.id;
    const intake_fields = [
      { key: "allergies", label: "Alergias", type: "text", required: true, options: [] },
      { key: "notes", label: "Mais alguma coisa", type: "text", required: false, options: [] },
      { key: "size", label: "Comprimento", type: "select", required: true, options: ["Curto", "Longo"] },
      { key: "born", label: "Nascimento", type: "date", required: true, options: [] },
    ];
    await world.call(`/services/${service}`, { method: "PATCH", body: { intake_fields } });
    expect(await tell("corte de cabelo amanhã às 10h")).toMatch(/^Reservei.*Alergias$/);
    expect(await bookings("confirmed")).toHaveLength(0);
    expect(await tell("nenhuma")).toMatch(/Comprimento\n1\) Curto\n2\) Longo$/);
    expect(await tell("azul")).toMatch(/^Não entendi.*Comprimento/);
    expect(await tell("2")).toMatch(/Nascimento$/);
    expect(await tell("12/05/1990")).toMatch(/^Corte de cabelo.*10:00.*Posso confirmar\?/);
    expect(await bookings("confirmed")).toHaveLength(0);
    expect(await tell("pode confirmar")).toMatch(/^Confirmado: Corte de cabelo/);
    const [booking] = await bookings("confirmed");
    expect(booking).toMatchObject({
      intake: { allergies: "nenhuma", size: "Longo", born: "1990-05-12" },
      intake_missing: [],
    });
  });

  it("asks an unknown visitor for a name and a phone, in any order, before it asks for the yes", async () => {
    contact = { ...someone(""), display_name: "Visitante AB12", phone: null };
    expect(await tell("corte de cabelo amanhã às 10h")).toMatch(/^Reservei.*Em nome de quem/);
    expect(await tell("quanto tempo dura?")).toMatch(/Em nome de quem/);
    expect(await tell("ok pode confirmar")).toMatch(/nome/);
    expect(await tell("é Marina Prado, meu celular é 11 98765-4321")).toMatch(/Posso confirmar\?$/);
    expect(await tell("sim, obrigada")).toMatch(/^Confirmado/);
    const [booking] = await bookings("confirmed");
    expect(booking).toMatchObject({ customer: { name: "Marina Prado", phone: "+5511987654321" } });
    // The team sees who it is, at once.
    const talk = (await world.call<Conversation>(`/conversations/${conversation}`)).body;
    expect(talk).toMatchObject({ customer: { name: "Marina Prado", phone: "+5511987654321" }, booked_for: null });
    const told = { project_id: world.id, type: "customer.updated", subject_id: talk.customer.id };
    expect(await prisma().event.count({ where: told })).toBe(1);
  });

  it.each([
    {
      booking: "corte de cabelo amanhã às 10h",
      yes: "sim",
      no: "não",
      other: "massagem amanhã às 10h",
      warning:
        /^Atenção: você já tem Corte de cabelo, .*10:00, no mesmo horário\. Reservei.*Massagem.*10:00.*confirmar\?$/,
      free: "massagem amanhã às 15h",
      move: "preciso remarcar a massagem para amanhã às 10h",
      question: /^Atenção: você já tem Corte de cabelo, .*Mudar Massagem de .*15:00 para .*10:00/,
    },
    {
      booking: "quiero reservar corte de cabelo mañana a las 10",
      yes: "sí",
      no: "no",
      other: "quiero reservar massagem mañana a las 10",
      warning: /^Atención: ya hay otro turno tuyo a esa hora: Corte de cabelo, .*10:00\. Lo reservé.*Massagem/,
      free: "quiero reservar massagem mañana a las 15",
      move: "quiero cambiar la massagem para mañana a las 10",
      question: /^Atención: ya hay otro turno tuyo .*Cambiar Massagem/,
    },
    {
      booking: "I want to book corte de cabelo tomorrow at 10am",
      yes: "yes",
      no: "no",
      other: "I want to book massagem tomorrow at 10am",
      warning: /^Please note: you already have Corte de cabelo, .*10:00, at the same time\. I’m holding.*Massagem/,
      free: "I want to book massagem tomorrow at 3pm",
      move: "please reschedule massagem to tomorrow at 10am",
      question: /^Please note: you already have Corte de cabelo.*Reschedule Massagem/,
    },
  ])("asks whether a visit replaces one booked here for then, and books both by their word: $yes", async (said) => {
    const room = await made("/resources", { name: "Sala", kind: "room", capacity: 9 });
    await made("/services", {
      name: "Massagem",
      kind: "appointment",
      duration_minutes: 60,
      slot_interval_minutes: 30,
      requirements: [{ resource_id: room, quantity: 1 }],
    });
    // Somebody else's visit then is nobody's business.
    const mine = contact;
    contact = someone("Eva");
    await tell(said.free);
    expect(await tell(said.yes)).toMatch(/^Confirm/);
    contact = mine;
    expect(await tell(said.free)).toMatch(/^(Reservei|Lo reservé|I’m holding).*15:00/);
    expect(await tell(said.yes)).toMatch(/^Confirm/);
    await tell(said.booking);
    expect(await tell(said.yes)).toMatch(/^Confirm/);
    expect(await tell(said.move)).toMatch(said.question);
    expect(await tell(said.no)).not.toBe("");
    // Booked in this very talk: a yes does not say whether the new one takes its place.
    expect(await tell(said.other)).toContain("2) ");
    expect(await tell(said.yes)).toContain("2) ");
    expect(await bookings("confirmed")).toHaveLength(3);
    expect(await tell("2")).toMatch(said.warning);
    expect(await tell(said.yes)).toMatch(/^Confirm/);
    expect(await bookings("confirmed")).toHaveLength(4);
  });

  it("shows the team the customer with the phone that a visitor gave, and tells the visitor nothing of them", async () => {
    const known = await made("/customers", { name: "Marina Alves Prado", phone: "+5511987654321" });
    contact = { ...someone(""), display_name: "Visitante AB12", phone: null };
    await tell("corte de cabelo amanhã às 10h");
    expect(await tell("Marina Prado, 11 98765-4321")).toMatch(/Posso confirmar\?$/);
    expect(await tell("sim")).toMatch(/^Confirmado/);
    const path = `/conversations/${conversation}`;
    const [talk, list, said] = await Promise.all([
      world.call<Conversation>(path),
      world.call<Page<Conversation>>("/conversations"),
      world.call(`${path}/messages`),
    ]);
    const whom = { id: known, name: "Marina Alves Prado", phone: "+5511987654321" };
    expect(talk.body).toMatchObject({ customer: { name: "Visitante AB12", phone: null }, booked_for: whom });
    expect(list.body.data).toMatchObject([{ booked_for: whom }]);
    expect(JSON.stringify(said.body)).not.toContain("Alves");
  });

  it("leaves the name that a visitor gave to the person who goes on, with the time held", async () => {
    contact = { ...someone(""), display_name: "Visitante AB12", phone: null };
    await tell("corte de cabelo amanhã às 10h");
    expect(await tell("Ana Benítez")).toMatch(/telefone/);
    for (let i = 0; i < 2; i++) expect(await tell("0000 000 000")).toContain("(11) 98765-4321");
    expect(await tell("0000 000 000")).toMatch(/chamar alguém/);
    const talk = (await world.call<Conversation>(`/conversations/${conversation}`)).body;
    expect(talk).toMatchObject({ mode: "human", customer: { name: "Ana Benítez", phone: null } });
    expect(await bookings("held")).toHaveLength(1);
  });

  it("does nothing on a refusal, a doubt or a question, nor on thanks that come later", async () => {
    await tell("corte de cabelo amanhã às 10h");
    expect(await tell("hmm deixa eu ver com minha esposa")).toMatch(/nada foi confirmado/);
    expect(await tell("ok obrigado")).not.toMatch(/Confirmado/);
    expect(await bookings("confirmed")).toHaveLength(0);
    expect(await tell("confirmar")).toMatch(/Posso confirmar\?$/);
    expect(await tell("precisa de jejum?")).toMatch(/Posso confirmar\?$/);
    expect(await tell("deixa quieto, mudei de ideia")).toMatch(/soltei/);
    expect(await tell("ok valeu")).not.toMatch(/Confirmado/);
    expect([await bookings("confirmed"), await bookings("held")]).toEqual([[], []]);
  });

  it("takes up the second wish of a message when the first is done", async () => {
    await tell("limpeza de pele amanhã às 10h");
    await tell("sim");
    expect(await tell("quero cancelar a limpeza de amanhã e marcar um corte de cabelo amanhã às 15h")).toMatch(
      /Cancelar/,
    );
    expect(await tell("sim")).toMatch(/Reservei.*Corte de cabelo.*15:00/);
    expect(await tell("sim")).toMatch(/^Confirmado: Corte/);
    expect(await bookings("confirmed")).toHaveLength(1);
  });

  it("names the nearest when the time is gone", async () => {
    await tell("limpeza de pele amanhã às 10h");
    await tell("sim");
    contact = someone("Bruno");
    const offered = await tell("limpeza de pele amanhã às 10h");
    expect(offered).toMatch(/não está livre[\s\S]*1\) .*(09:00|11:00)/);
    expect(await tell("1")).toMatch(/Reservei/);
    expect(await tell("ok")).toMatch(/^Confirmado/);
    expect(await bookings("confirmed")).toHaveLength(2);
  });

  it("goes on with the time on the table after a hesitation", async () => {
    await tell("limpeza de pele amanhã às 10h");
    await tell("deixa eu pensar um pouco");
    expect(await tell("acho que sim... mas dá pra ser 11h?")).toMatch(/11:00/);
  });

  it("moves and cancels the contact's own bookings, and nobody else's", async () => {
    await tell("limpeza de pele amanhã às 10h");
    await tell("sim");
    expect(await tell("preciso remarcar para amanhã às 16h")).toMatch(/Mudar Limpeza de pele.*10:00.*16:00/);
    expect(await tell("sim")).toMatch(/agora é .*16:00/);
    const mine = contact;
    contact = someone("Caio");
    expect(await tell("quero cancelar meu horário")).toMatch(/Por este chat só vejo/);
    contact = mine;
    expect(await tell("quero cancelar")).toMatch(/Cancelar Limpeza de pele.*16:00.*certeza/);
    expect(await tell("sim")).toMatch(/^Cancelado/);
    expect(await bookings("confirmed")).toHaveLength(0);
  });

  it("books in the name of somebody else where the last question said so, and the contact keeps theirs", async () => {
    await tell("limpeza de pele amanhã às 15h");
    expect(await tell("pode, mas é pro meu filho, o nome dele é Caio Prado")).toMatch(/em nome de Caio Prado\. Posso/);
    expect(await bookings("confirmed")).toHaveLength(0);
    expect(await tell("sim")).toMatch(/^Confirmado/);
    expect(await bookings("confirmed")).toMatchObject([{ notes: "Caio Prado", customer: { name: "Ana" } }]);
  });

  it("answers from what is known and names the source; else says that it does not know, and then calls a person", async () => {
    expect(await tell("preciso de jejum?")).toBe("Não é preciso.\nFonte: Preparo");
    expect(await tell("qual a cor do céu em Marte?")).toMatch(/Não tenho essa informação/);
    expect(await tell("blablabla xyz")).toMatch(/Não tenho/);
    expect(await tell("quantas luas?")).toMatch(/chamar alguém/);
    const { body } = await world.call<Conversation>(`/conversations/${conversation}`);
    expect(body.mode).toBe("human");
    expect(await tell("alô?")).toMatch(/^Já chamei alguém da equipe/);
    expect(await tell("quero marcar um corte")).toBe("");
  });

  it("passes a question that nobody has answered on to the team, and goes on with the booking", async () => {
    const owner = await makeMember(world.id, "owner");
    const waiting = async () => (await owner.call<{ chats: { count: number } }>("/home")).body.chats.count;
    await tell("Quero marcar uma limpeza de pele amanhã às 3 da tarde");
    expect(await waiting()).toBe(0);
    expect(await tell("tem estacionamento?")).toMatch(/15:00.*confirmar\?$/);
    expect(await waiting()).toBe(1);
    expect(await teamOutbox(world.id).tell()).toBe(1);
    const { body: bell } = await owner.call<Page<object>>("/me/notices");
    expect(bell.data).toMatchObject([{ kind: "conversation_waiting", about: "unanswered", customer: "Ana" }]);
    expect((await world.call<Conversation>(`/conversations/${conversation}`)).body.mode).toBe("bot");
    expect(await tell("sim")).toMatch(/^Confirmado: Limpeza de pele.*15:00/);
    expect(await waiting()).toBe(1);
    await owner.call(`/conversations/${conversation}/read`, { method: "POST" });
    expect(await waiting()).toBe(0);
  });

  it("hands over at once to who asks for a person", async () => {
    expect(await tell("quero falar com um atendente")).toMatch(/chamar alguém/);
    expect((await world.call<Conversation>(`/conversations/${conversation}`)).body.mode).toBe("human");
  });

  it("answers a message once, and several in a row together", async () => {
    await receiveMessage(world.id, contact, { external_id: "a", kind: "text", text: "oi" }, new Date());
    expect(await tell("quero limpeza de pele amanhã às 14h")).toMatch(/Reservei.*14:00/);
    expect(await respondToCustomer(world.id, conversation, know)).toBe("answered before");
    const turns = await prisma().botTurn.count({ where: { project_id: world.id } });
    expect(turns).toBe(1);
  });

  it("drops its answer, and gives back what it held, when a person writes first", async () => {
    const message = await receiveMessage(
      world.id,
      contact,
      { external_id: "x", kind: "text", text: "limpeza de pele amanhã às 10h" },
      new Date(),
    );
    conversation = message?.conversation_id ?? "";
    const answering = respondToCustomer(world.id, conversation, know);
    const person = world.call(`/conversations/${conversation}/messages`, {
      method: "POST",
      body: { text: "Oi, Ana!" },
    });
    const [outcome] = await Promise.all([answering, person]);
    const out = (await world.call<Page<Message>>(`/conversations/${conversation}/messages`)).body.data.filter(
      ({ direction }) => direction === "out",
    );
    if (outcome === "sent") expect(out).toHaveLength(2);
    else {
      expect(out.map(({ text }) => text)).toEqual(["Oi, Ana!"]);
      expect(await bookings("held")).toHaveLength(0);
    }
  });

  it("does nothing in a turn that is overtaken at the last moment; the next one does it, once", async () => {
    const { body: bot } = await world.call<{ abilities: object }>("/bot");
    await world.call("/bot", {
      method: "PUT",
      body: { ...bot, abilities: { ...bot.abilities, collect_location: false } },
    });
    const group_id = await made("/resource-groups", { name: "Entregadores", resource_ids: [] });
    const queue = await made("/services", { name: "Entrega", kind: "queue", duration_minutes: 30, group_id });
    const tasks = () => prisma().booking.count({ where: { project_id: world.id, service_id: queue } });
    expect(await tell("quero uma entrega")).toMatch(/^Registro um pedido de Entrega/);
    const hear = (text: string) =>
      receiveMessage(world.id, contact, { external_id: newId("req"), kind: "text", text }, new Date());
    await hear("sim");
    const lock = await pool().connect();
    let answering: Promise<string>;
    // The bot has seen that nobody spoke, and waits for the services to do what it was told.
    await lock.query("BEGIN; LOCK TABLE service IN ACCESS EXCLUSIVE MODE");
    try {
      answering = respondToCustomer(world.id, conversation, know);
      await lockAwaited("the bot");
      await hear("por favor");
    } finally {
      await lock.query("COMMIT");
      lock.release();
    }
    expect([await answering, await tasks()]).toEqual(["overtaken", 0]);
    expect(await respondToCustomer(world.id, conversation, know)).toBe("sent");
    expect([await lastWord(), await tasks()]).toEqual([expect.stringMatching(/^Pronto, seu pedido/), 1]);
    expect(await respondToCustomer(world.id, conversation, know)).toBe("answered before");
  });

  it("is silent where it is switched off", async () => {
    const owner = await makeMember(world.id, "owner");
    const policies = ["whatsapp", "telegram", "webchat"].map((channel) => ({
      channel,
      policy: channel === "webchat" ? "off" : "on",
      handoff_after: null,
    }));
    const put = await call("/bot/channel-policies", {
      method: "PUT",
      body: { data: policies },
      headers: fromOurPage(owner.cookie),
    });
    expect(put.status).toBe(200);
    expect(await tell("oi")).toBe("");
  });
});

it("is tried out without effect", async () => {
  const { cookie } = await makeMember(world.id, "agent");
  const say = (text: string, state: string | null) =>
    call<{ replies: string[]; state: string; trace: { outcome: string } }>("/bot/simulate", {
      method: "POST",
      body: { text, state },
      headers: fromOurPage(cookie),
    });
  const first = await say("limpeza de pele amanhã às 10h", null);
  expect(first.body.replies[0]).toMatch(/Reservei/);
  const told = await say("Ana Lima, 11 98765-4321", first.body.state);
  expect(told.body).toMatchObject({ replies: [expect.stringMatching(/confirmar\?$/)] });
  expect((await say("sim", told.body.state)).body.replies[0]).toMatch(/^Confirmado/);
  expect(await prisma().booking.count({ where: { project_id: world.id } })).toBe(0);
  expect((await say("oi", "nonsense")).status).toBe(422);
  expect((await say("10h", '{"failures":0,"open":{"ask":"time"}}')).status).toBe(422);
});

it("is saved whole, under a version", async () => {
  const { body } = await world.call<{ version: number; name: string }>("/bot");
  expect(body).toMatchObject({ version: 0, name: "Test" });
  const put = await world.call<{ version: number }>("/bot", { method: "PUT", body: { ...body, name: "Bia" } });
  expect(put).toMatchObject({ status: 200, body: { version: 1, name: "Bia" } });
  const stale = { ...body, expected_version: 0 };
  expect(await world.call("/bot", { method: "PUT", body: stale })).toMatchObject({ status: 409 });
});
