import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { inngest } from "@/inngest/client";
import { answerMessages } from "@/inngest/functions/answer-messages";
import { deliverQueued } from "@/inngest/functions/deliver-messages";
import { startWorker, type Worker } from "@/inngest/worker";
import { clock, setClock } from "@/lib/core/clock";
import { pool, prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { ChannelPolicy } from "@/lib/domains/bot/schema";
import type { KeptTurn } from "@/lib/domains/bot/store";
import type { Conversation } from "@/lib/domains/conversations/schema";
import type { WebchatSite } from "@/lib/domains/webchat/schema";
import type { WebchatMessage, WebchatSession } from "@/lib/domains/webchat/visitors/schema";
import { until } from "@/lib/testing/background/harness";
import { catalogOf, daily } from "@/lib/testing/catalog";
import { makeConnected } from "@/lib/testing/channels";
import { type Asked, graphFake, telegramFake, waMessage } from "@/lib/testing/companies/messengers";
import { setEnv } from "@/lib/testing/environment";
import { call, someAddress } from "@/lib/testing/world";

const graph = await graphFake();
const telegram = await telegramFake();
setEnv("WHATSAPP_API_URL", graph.url);
setEnv("TELEGRAM_API_URL", telegram.url);

let worker: Worker;
let clinic: Clinic;
beforeAll(async () => {
  worker = await startWorker(inngest, [answerMessages, deliverQueued]);
  clinic = await openClinic();
  await clinic.allow({ whatsapp: { handoff_after: 1 }, telegram: { handoff_after: 2 } });
});
afterEach(() => setClock({ now: () => new Date() }));
afterAll(async () => {
  await worker.stop();
  await Promise.all([graph.stop(), telegram.stop()]);
});

type Page<T> = { data: T[] };
const shop = "https://shop.example.com";
const conversationOf = async (project_id: string, external_id: string): Promise<string> =>
  (await prisma().conversation.findFirstOrThrow({ where: { project_id, external_id } })).id;

/** Contacts are unique in this file: the fake companies are shared. */
let contacts = 0;

/** What a contact sees: everything that the company was given for them, in order. */
function reading(heard: () => Promise<string[]> | string[]) {
  let read = 0;
  return (what: string) =>
    until(`an answer to "${what}"`, async () => {
      const texts = await heard();
      return texts.length > read && texts[read++];
    });
}
const given = (asked: readonly Asked[], to: (json: Record<string, unknown>) => boolean) =>
  asked.filter(({ json }) => to(json)).map(({ json }) => json);

/** A clinic, open from nine to six, that can be reached on every channel. */
async function openClinic() {
  const world = await makeConnected();
  const secret = String(telegram.asked.findLast(({ path }) => path.endsWith("setWebhook"))?.json.secret_token);
  const { body: site } = await world.admin.call<WebchatSite>("/webchat-site", {
    method: "PUT",
    body: { name: "Clínica", greeting: "", allowed_origins: [shop] },
  });
  const catalog = catalogOf(world);
  const hours = { timezone: "America/Sao_Paulo", weekly: daily("09:00", "18:00") };
  const { id: schedule_id } = await catalog.schedule(hours);
  const { id: resource_id } = await catalog.resource({ name: "Dra. Bia", schedule_id });
  const visit = { duration_minutes: 60, slot_interval_minutes: 30, requirements: [{ resource_id, quantity: 1 }] };
  for (const name of ["Limpeza", "Masaje", "Haircut"]) await catalog.service({ name, kind: "appointment", ...visit });
  return {
    ...world,
    resource_id,
    allow: async (policies: Partial<Record<ChannelPolicy["channel"], Partial<ChannelPolicy>>>) => {
      const data = (["whatsapp", "telegram", "webchat"] as const).map((channel) => ({
        channel,
        policy: "on",
        handoff_after: null,
        ...policies[channel],
      }));
      expect((await world.admin.call("/bot/channel-policies", { method: "PUT", body: { data } })).status).toBe(200);
    },
    bookings: async (conversation: string, status: string) =>
      (await world.call<Page<Booking>>(`/bookings?status=${status}`)).body.data.filter(
        ({ conversation_id }) => conversation_id === conversation,
      ),
    modeOf: async (id: string) => (await world.call<Conversation>(`/conversations/${id}`)).body.mode,
    whatsapp: () => {
      const from = `55119${String(10_000_000 + contacts++)}`;
      const heard = () =>
        given(graph.sent, ({ to }) => String(to).replace(/\D/g, "") === from).map(
          ({ text }) => (text as { body: string }).body,
        );
      const say = async (body: string) => {
        const { status } = await world.hear(
          [waMessage("text", { text: { body } }, from)],
          [],
          [{ wa_id: from, name: "Ana" }],
        );
        expect(status).toBe(200);
      };
      return { id: () => conversationOf(world.id, `+${from}`), say, heard, next: reading(heard) };
    },
    telegram: () => {
      const id = 1000 + contacts++;
      let message_id = 0;
      const heard = () => given(telegram.sent, ({ chat_id }) => Number(chat_id) === id).map(({ text }) => String(text));
      const say = async (text: string) => {
        const chat = { from: { id, first_name: "Liz" }, chat: { id, type: "private" } };
        const { status } = await world.update(secret, { message: { message_id: ++message_id, ...chat, text } });
        expect(status).toBe(200);
      };
      return { id: () => conversationOf(world.id, String(id)), say, heard, next: reading(heard) };
    },
    webchat: async () => {
      const from = { origin: shop, "x-turnero-address": someAddress() };
      const way = { key: site.key, headers: from };
      const { body } = await call<WebchatSession>("/public/webchat/sessions", { method: "POST", body: {}, ...way });
      const own = { ...way, headers: { ...from, "x-webchat-token": body.token } };
      const heard = async () => {
        // As often as a visitor may poll, however slow the machine: more is refused.
        await new Promise((done) => setTimeout(done, 500));
        const { status, body: page } = await call<Page<WebchatMessage>>("/public/webchat/messages?after=0", own);
        expect(status).toBe(200);
        return page.data.filter((each) => each.from === "bot").map(({ text }) => text ?? "");
      };
      const say = async (text: string) => {
        const { status } = await call("/public/webchat/messages", { method: "POST", body: { text }, ...own });
        expect(status).toBe(201);
      };
      return { id: async () => body.conversation_id, say, heard, next: reading(heard) };
    },
  };
}
type Clinic = Awaited<ReturnType<typeof openClinic>>;
type Contact = ReturnType<Clinic["whatsapp"]> | Awaited<ReturnType<Clinic["webchat"]>>;

/** Says it, and gives what came back. */
const tell = async ({ say, next }: Contact, words: string): Promise<string> => {
  await say(words);
  return next(words);
};

/** How the bot's work on a conversation ended, once it has dealt with all that was said there. */
const outcomeOf = (conversation: string) =>
  until("the end of the bot's work", async () => {
    const { rows } = await pool().query<{ status: string; output: { outcome: string } }>(
      `SELECT r.status, r.output FROM event e LEFT JOIN background_run r ON r.event_id = e.id
       WHERE e.subject_id = $1 AND e.type = 'message.received' ORDER BY e.seq DESC LIMIT 1`,
      [conversation],
    );
    return rows[0]?.status && rows[0].status !== "active" && rows[0].output.outcome;
  });

describe.concurrent("from the first word to a booking", () => {
  it("on WhatsApp, in Portuguese, with a cancellation after it", async ({ expect }) => {
    const ana = clinic.whatsapp();
    expect(await tell(ana, "Oi! Quero marcar uma limpeza amanhã às 15h")).toMatch(/Reservei.*Limpeza.*15:00/);
    const id = await ana.id();
    expect(await clinic.bookings(id, "confirmed")).toEqual([]);
    expect(await tell(ana, "sim")).toMatch(/^Confirmado: Limpeza.*15:00/);
    const [booking] = await clinic.bookings(id, "confirmed");
    expect(booking).toMatchObject({ source: "whatsapp" });
    expect(await tell(ana, "preciso cancelar a limpeza")).toMatch(/Cancelar Limpeza.*15:00.*certeza\?/);
    expect(await tell(ana, "sim")).toMatch(/^Cancelado/);
    expect(await clinic.bookings(id, "cancelled")).toMatchObject([{ id: booking?.id }]);
  });

  it("on Telegram, in Spanish, by the place of an offered time", async ({ expect }) => {
    const liz = clinic.telegram();
    const offered = await tell(liz, "Hola, quiero un turno para masaje mañana por la tarde");
    expect(offered).toMatch(/Tengo estos.*\n1\) .*12:00 con Dra\. Bia\n2\) /);
    const [, second = ""] = /2\) .*(\d\d:\d\d)/.exec(offered) ?? [];
    expect(await tell(liz, "el segundo")).toMatch(new RegExp(`Lo reservé.*Masaje.*${second}.*teléfono`));
    expect(await tell(liz, "es 11 98765-1111")).toMatch(new RegExp(`Masaje.*${second}.*¿Confirmo\\?$`));
    expect(await tell(liz, "sí, dale")).toMatch(new RegExp(`^Confirmado: Masaje.*${second}`));
    expect(await clinic.bookings(await liz.id(), "confirmed")).toMatchObject([{ source: "telegram" }]);
  });

  it("on WebChat, in English, with another time after it", async ({ expect }) => {
    const john = await clinic.webchat();
    expect(await tell(john, "hi, I need a haircut tomorrow at 10am")).toMatch(/holding.*Haircut.*10:00.*\?$/);
    expect(await tell(john, "My name is John Reed, 11 98765-2222")).toMatch(/Haircut.*10:00.*Shall I confirm\?$/);
    expect(await tell(john, "yes please")).toMatch(/^Confirmed: Haircut.*10:00/);
    expect(await tell(john, "can we move it to tomorrow at 4pm?")).toMatch(
      /Reschedule Haircut from .*10:00 to .*16:00/,
    );
    expect(await tell(john, "ok")).toMatch(/^Done: Haircut is now .*16:00/);
    expect(await clinic.bookings(await john.id(), "rescheduled")).toHaveLength(1);
    const [moved] = await clinic.bookings(await john.id(), "confirmed");
    expect(moved).toMatchObject({ source: "webchat", start: expect.stringContaining("T19:00") });
  });
});

describe.concurrent("a person is called for", () => {
  const nonsense = "blorf zindra quux";
  const tries = { whatsapp: 1, telegram: 2, webchat: 3 };
  it.each(["whatsapp", "telegram", "webchat"] as const)(
    "on %s after as many failures as it allows",
    async (channel) => {
      const contact = await clinic[channel]();
      for (let failures = 1; failures < tries[channel]; failures++) {
        expect(await tell(contact, nonsense)).toMatch(/Não tenho essa informação/);
        expect(await clinic.modeOf(await contact.id())).toBe("bot");
      }
      expect(await tell(contact, nonsense)).toMatch(/Vou chamar alguém/);
      expect(await clinic.modeOf(await contact.id())).toBe("human");
    },
  );
});

it("drops what the bot had worked out, and gives back what it held, when a person writes first", async () => {
  const ana = clinic.whatsapp();
  const lock = await pool().connect();
  // The bot cannot hold a time of a locked resource, so it waits in the middle of its answer.
  await lock.query("BEGIN");
  await lock.query("SELECT 1 FROM resource WHERE id = $1 FOR UPDATE", [clinic.resource_id]);
  const locker = (await lock.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid;
  try {
    await ana.say("quero marcar limpeza depois de amanhã às 15h");
    await until("the bot to wait for the resource", async () => {
      const waiting = "SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))";
      return (await pool().query(waiting, [locker])).rowCount !== 0;
    });
    const written = await clinic.admin.call(`/conversations/${await ana.id()}/messages`, {
      method: "POST",
      body: { text: "Oi Ana, aqui é a Rita!" },
      idempotencyKey: "rita",
    });
    expect(written.status).toBe(201);
  } finally {
    await lock.query("COMMIT");
    lock.release();
  }
  const id = await ana.id();
  expect(await outcomeOf(id)).toBe("human");
  expect(await ana.next("Rita's words")).toBe("Oi Ana, aqui é a Rita!");
  const { body } = await clinic.admin.call<Page<KeptTurn>>(`/conversations/${id}/bot-turns`);
  expect(body.data).toMatchObject([{ dropped: "human", trace: { outcome: "held" } }]);
  expect(await clinic.bookings(id, "held")).toEqual([]);
  expect(await clinic.bookings(id, "released")).toHaveLength(1);
  expect(ana.heard()).toHaveLength(1);
});

it("leaves the hours of the team to the team, on the channel that says so", async () => {
  await clinic.allow({ telegram: { policy: "outside_hours" } });
  const [liz, john] = [clinic.telegram(), await clinic.webchat()];
  const day = clock.now().toISOString().slice(0, 10);
  const at = (hour: string) => setClock({ now: () => new Date(`${day}T${hour}:00-03:00`) });
  at("12:00");
  await liz.say("oi");
  expect(await outcomeOf(await liz.id())).toBe("off");
  expect(await tell(john, "oi")).toMatch(/^Olá!/);
  at("18:00");
  await liz.say("olá?");
  expect(await liz.next("olá?")).toMatch(/^Olá!/);
  expect(liz.heard()).toHaveLength(1);
});
