import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction, prisma, reader } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { Dialogue } from "@/lib/domains/bot/dialogue/state";
import { realTools } from "@/lib/domains/bot/real-tools";
import { botActor, respondToCustomer } from "@/lib/domains/bot/respond";
import type { Bot, BotTrace } from "@/lib/domains/bot/schema";
import { findBot, findProject, keepTurn } from "@/lib/domains/bot/store";
import { type Contact, type Inbound, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import { replyAutomatically } from "@/lib/domains/conversations/messages/send";
import { catalogOf, daily } from "@/lib/testing/catalog";
import { someone } from "@/lib/testing/contact";
import { makeProject } from "@/lib/testing/world";

type Page<T> = { data: T[] };
let world: Awaited<ReturnType<typeof makeProject>>;
let contact: Contact;
let conversation = "";
let service_id = "";
let searched: string[] = [];

beforeEach(async () => {
  world = await makeProject();
  [searched, known] = [[], null];
  contact = someone("Ana");
  const catalog = catalogOf(world);
  const hours = { timezone: "America/Sao_Paulo", weekly: daily("09:00", "18:00") };
  const { id: schedule_id } = await catalog.schedule(hours);
  const { id: resource_id } = await catalog.resource({ name: "Dra. Bia", schedule_id });
  const visit = { duration_minutes: 60, slot_interval_minutes: 30, requirements: [{ resource_id, quantity: 1 }] };
  service_id = (await catalog.service({ name: "Limpeza de pele", kind: "appointment", ...visit })).id;
});

const hear = async (text: string, kind: Inbound["kind"] = "text"): Promise<void> => {
  const message = await receiveMessage(world.id, contact, { external_id: newId("req"), kind, text }, new Date());
  conversation = message?.conversation_id ?? "";
};
const react = () => hear("Reagiu com 👍", "system");
let known: string | null = null;
const answer = () =>
  respondToCustomer(world.id, conversation, () => async (question) => {
    searched.push(question);
    return known === null ? null : { text: known, source: { id: "kno_1", title: "Casa" } };
  });
const messages = async () =>
  (await world.call<Page<Message>>(`/conversations/${conversation}/messages?limit=100`)).body.data;
/** Says it, and gives the bot's last words. */
const tell = async (text: string): Promise<string> => {
  await hear(text);
  expect(await answer()).toBe("sent");
  return (await messages())[0]?.text ?? "";
};
const turns = () => prisma().botTurn.count({ where: { project_id: world.id } });

describe("the language of the bot", () => {
  it("is that of the visitor's widget until their words show another", async () => {
    await hear("Hi");
    const session = { project_id: world.id, id: newId("vis"), conversation_id: conversation, locale: "en" };
    const now = new Date();
    await prisma().webchatSession.create({
      data: { ...session, token_hash: Buffer.from(session.id), expires_at: now, last_seen_at: now, created_at: now },
    });
    expect(await answer()).toBe("sent");
    expect((await messages())[0]?.text).toMatch(/^Hello! This is /);
    expect(await tell("oi, vocês têm horário amanhã de manhã?")).toMatch(/Tenho estes horários/);
  });

  it("is not left for the workspace's own greeting, which is one text", async () => {
    const { version: _v, updated_at: _u, ...settings } = (await world.call<Bot>("/bot")).body;
    const greeting = "Olá! Bem-vindo ao salão, como posso ajudar você?";
    await world.call("/bot", { method: "PUT", body: { ...settings, greeting } });
    expect(await tell("oi, tudo bem?")).toBe(greeting);
    contact = someone("Bob");
    expect(await tell("hello there, good morning")).toMatch(/^Hello! This is /);
  });
});

describe("what the bot hears", () => {
  it("is the newest word after a talk of a person, however long that was", async () => {
    await tell("oi");
    const write = (text: string) =>
      world.call(`/conversations/${conversation}/messages`, { method: "POST", body: { text } });
    for (let n = 0; n < 30; n++) {
      await hear(`pergunta ${n}`);
      expect((await write(`resposta ${n}`)).status).toBe(201);
    }
    expect((await world.call(`/conversations/${conversation}/resolve`, { method: "POST" })).status).toBe(200);
    expect(await tell("quero uma limpeza de pele amanhã às 15h")).toMatch(/Reservei.*15:00/);
  });

  it("is no reaction: alone it is not answered, nor counted as a failure; with words, only they are heard", async () => {
    await tell("oi");
    await react();
    expect(await answer()).toBe("nothing said");
    const { state } = await prisma().botDialogue.findFirstOrThrow({ where: { project_id: world.id } });
    expect([(state as Dialogue).failures, await turns()]).toEqual([0, 1]);
    await hear("qual a cor do céu em Marte?");
    await react();
    expect(await answer()).toBe("sent");
    expect(searched).toEqual(["qual a cor do céu em Marte?"]);
    expect(await answer()).toBe("answered before");
  });

  it("is answered although a reaction came while the bot thought", async () => {
    await hear("oi");
    const trace = { outcome: "greeted" } as BotTrace;
    const overtaken = { n: 1, trace, dropped: "overtaken", now: new Date() };
    await inTransaction({}, (tx) => keepTurn(tx, world.id, conversation, overtaken));
    await react();
    expect(await answer()).toBe("sent");
  });

  it("is not answered by an automation, only by a person, a key or the bot", async () => {
    await hear("oi");
    const automation = { type: "automation", id: "aut_1", name: "Boas-vindas" };
    await replyAutomatically(world.id, conversation, automation, { text: "Recebemos sua mensagem." }, null, new Date());
    expect(await answer()).toBe("sent");
    await replyAutomatically(world.id, conversation, automation, { text: "Até logo." }, null, new Date());
    expect(await answer()).toBe("answered before");
    await hear("tem vaga?");
    await world.call(`/conversations/${conversation}/messages`, { method: "POST", body: { text: "Tem, sim." } });
    await world.call(`/conversations/${conversation}/mode`, { method: "POST", body: { mode: "bot" } });
    expect(await answer()).toBe("answered before");
  });
});

describe("danger", () => {
  const danger = "meu pai desmaiou e não está respirando!!";
  const bot = async () => (await world.call<Bot>("/bot")).body;
  const put = ({ version: _v, updated_at: _u, ...settings }: Bot, change: object) =>
    world.call<Bot>("/bot", { method: "PUT", body: { ...settings, ...change } });

  it("is answered in the bot's own words, and a person takes over", async () => {
    expect(await tell(danger)).toMatch(/emergência/);
    expect((await world.call<{ mode: string }>(`/conversations/${conversation}`)).body.mode).toBe("human");
  });

  it("is not told of where another cause called a person", async () => {
    await tell("quero falar com uma pessoa");
    expect(await tell("o que eu faço?")).toMatch(/^Já chamei alguém da equipe/);
  });

  it("leaves nobody in silence who goes on writing, until a person answers", async () => {
    await tell(danger);
    expect(await tell("quero marcar uma limpeza de pele amanhã às 15h")).toMatch(/^Já chamei alguém da equipe/);
    await hear("alô?");
    expect(await answer()).toBe("human");
    expect(await tell("o que eu faço")).toMatch(/emergência.*192/);
    expect(await tell("vai demorar muito?"), "at once, and as often as they ask").toMatch(/emergência.*192/);
    expect(await tell("ele desmaiou de novo e não está respirando")).toMatch(/emergência/);
    const reply = { method: "POST", body: { text: "Estamos indo." } };
    expect((await world.call(`/conversations/${conversation}/messages`, reply)).status).toBe(201);
    await hear("obrigada");
    expect(await answer()).toBe("human");
    expect((await world.call<Page<Booking>>("/bookings")).body.data).toEqual([]);
  });

  it("is answered in the workspace's words, which a client that does not know of them leaves as they are", async () => {
    expect((await put(await bot(), { emergency_message: "Ligue já para o 192." })).status).toBe(200);
    expect((await put(await bot(), { emergency_message: undefined, name: "Clara" })).body).toMatchObject({
      name: "Clara",
      emergency_message: "Ligue já para o 192.",
    });
    expect(await tell(danger)).toBe("Ligue já para o 192.");
    expect((await put(await bot(), { emergency_message: "" })).body.emergency_message).toBe("");
    expect((await put(await bot(), { emergency_message: "x".repeat(1001) })).status).toBe(422);
  });
});

describe("a task for a queue", () => {
  let group_id = "";
  let errand = "";
  beforeEach(async () => {
    group_id = (await catalogOf(world).group({ name: "Entregadores" })).id;
    errand = (await catalogOf(world).service({ name: "Entrega", kind: "queue", group_id })).id;
  });
  const tasks = async () =>
    (await world.call<Page<Booking>>("/work-items")).body.data.map(({ location, notes }) => ({ location, notes }));
  const share = async (location: Inbound["location"]): Promise<void> => {
    await receiveMessage(world.id, contact, { external_id: newId("req"), kind: "location", location }, new Date());
    expect(await answer()).toBe("sent");
  };

  it("is made where the contact's shared location is, with the words for it", async () => {
    expect(await tell("quero uma entrega")).toMatch(/envie sua localização/);
    await share({ lat: -23.5, lng: -46.6, name: "Casa da Ana", address: "Rua A, 1" });
    expect((await messages())[0]?.text).toMatch(/Posso confirmar/);
    expect(await tell("sim")).toMatch(/está na fila/);
    await tell("quero uma entrega");
    await share({ lat: -23.5, lng: -46.6, name: null, address: null });
    await tell("sim");
    const [at, plain] = [
      { formatted: "Rua A, 1", lat: -23.5, lng: -46.6 },
      { lat: -23.5, lng: -46.6 },
    ];
    expect(await tasks()).toHaveLength(2);
    expect(await tasks()).toEqual(
      expect.arrayContaining([
        { location: at, notes: null },
        { location: { ...plain, formatted: null }, notes: null },
      ]),
    );
  });

  it("keeps as much of a long description as a note holds", async () => {
    await tell("quero uma entrega");
    const words = "Rua das Flores, fundos. ".repeat(150).trim();
    await hear(words);
    await tell(words);
    expect(await tell("pode confirmar")).toMatch(/está na fila/);
    const [{ notes } = { notes: null }] = await tasks();
    expect(notes).toBe(`${words}\n${words}`.slice(0, 5000).trim());
  });

  it("is not asked for any longer once its service is gone", async () => {
    await tell("quero uma entrega");
    await world.call(`/services/${errand}`, { method: "PATCH", body: { active: false } });
    expect(await tell("Rua das Flores 12")).toMatch(/Não tenho essa informação/);
    expect(await tasks()).toEqual([]);
  });
});

describe("what the bot keeps of a turn", () => {
  it("holds no half of a character, wherever it is cut", async () => {
    for (const length of [250, 251]) {
      known = `${"a".repeat(length)}${"😀".repeat(50)}`;
      expect(await tell("qual a cor do céu em Marte?")).toMatch(/Fonte: Casa/);
    }
  });
});

describe("whose bookings the bot touches", () => {
  const phone = "+5511987654321";
  /** A time of tomorrow in São Paulo. */
  const tomorrowAt = (hour: number): string => {
    const day = new Date(Date.now() + 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10);
    return new Date(`${day}T${String(hour).padStart(2, "0")}:00:00-03:00`).toISOString();
  };
  const byPhone = async (): Promise<Booking> => {
    const body = { service_id, start: tomorrowAt(10), customer: { name: "Ana", phone } };
    const made = await world.call<Booking>("/bookings", { method: "POST", body, idempotencyKey: "ana" });
    expect(made.status).toBe(201);
    return made.body;
  };
  const statusOf = async (id: string) => (await world.call<Booking>(`/bookings/${id}`)).body.status;

  it("in a web chat, where a phone is only a claim: those of the conversation alone", async () => {
    const { id } = await byPhone();
    contact = { ...contact, phone };
    for (const words of ["quais são os meus agendamentos?", "quero cancelar meu horário", "quero remarcar para as 16h"])
      expect(await tell(words)).toMatch(/Por este chat só vejo/);

    await tell("limpeza de pele amanhã às 15h");
    expect(await tell("sim")).toMatch(/^Confirmado/);
    const shown = await tell("quais são os meus agendamentos?");
    expect(shown).toMatch(/15:00/);
    expect(shown).not.toMatch(/10:00/);
    expect(await tell("quero remarcar para amanhã às 16h")).toMatch(/Mudar Limpeza de pele.*15:00.*16:00/);
    expect(await tell("sim")).toMatch(/agora é .*16:00/);
    expect(await tell("quero cancelar")).toMatch(/Cancelar Limpeza de pele.*16:00/);
    expect(await tell("sim")).toMatch(/^Cancelado/);
    expect(await statusOf(id)).toBe("confirmed");
  });

  it("on WhatsApp, where the phone is theirs: those of the customer", async () => {
    const { id } = await byPhone();
    contact = { ...contact, channel: "whatsapp", external_id: phone, phone };
    expect(await tell("quero cancelar meu horário")).toMatch(/Cancelar Limpeza de pele.*10:00/);
    expect(await tell("sim")).toMatch(/^Cancelado/);
    expect(await statusOf(id)).toBe("cancelled");
  });

  it("and none that somebody else has moved or cancelled meanwhile", async () => {
    const { id } = await byPhone();
    contact = { ...contact, channel: "whatsapp", external_id: phone, phone };
    const act = async (path: string, body: object) => {
      const reply = await world.call<Booking>(path, { method: "POST", body, idempotencyKey: newId("req") });
      expect(reply.status).toBeLessThan(300);
      return reply.body;
    };
    expect(await tell("quero cancelar meu horário")).toMatch(/Tem certeza/);
    const moved = await act(`/bookings/${id}/reschedule`, { start: tomorrowAt(11) });
    expect(await tell("sim")).toMatch(/Não encontrei/);
    expect(await statusOf(moved.id)).toBe("confirmed");

    expect(await tell("quero remarcar para amanhã às 16h")).toMatch(/Mudar Limpeza de pele.*11:00.*16:00/);
    await act(`/bookings/${moved.id}/cancel`, {});
    expect(await tell("sim")).toMatch(/Não encontrei/);
  });

  it("and none by its id alone", async () => {
    const { id, customer } = await byPhone();
    contact = { ...contact, phone };
    await hear("oi");
    const project = await findProject(reader({}), world.id);
    if (!project) throw new Error("There is no project.");
    const actor = botActor(project, await findBot(reader({}), project), new Date());
    const toolsOn = (channel: Contact["channel"], whose: string) => {
      const served = { conversation, channel, customer: whose, turn: 1 };
      return realTools(
        actor,
        served,
        async () => null,
        () => {},
      );
    };
    const body = { name: "Bruno", phone: "+5511912345678" };
    const other = await world.call<{ id: string }>("/customers", { method: "POST", body });
    expect(other.status).toBe(201);
    for (const tools of [toolsOn("webchat", customer?.id ?? ""), toolsOn("telegram", other.body.id)]) {
      expect(await tools.cancel(id)).toBe(false);
      expect(await tools.move(id, tomorrowAt(16), null)).toBeNull();
      expect(await tools.confirm(id, { name: null, phone: null, intake: null })).toBeNull();
    }
    expect((await world.call<Booking>(`/bookings/${id}`)).body).toMatchObject({
      status: "confirmed",
      start: tomorrowAt(10),
    });
  });
});
