import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { clock, setClock } from "@/lib/core/clock";
import { pool, prisma, sqlOf } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { carryDue, deliverMessages, giveUpLost } from "@/lib/domains/channels/delivery/deliver";
import { sendThroughChannel } from "@/lib/domains/channels/delivery/send";
import { begin, claimDue, nextDue, projectsWithQueued } from "@/lib/domains/channels/delivery/store";
import type { Channel, ServiceStatus } from "@/lib/domains/channels/schema";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import { makeConnected, messagesOf } from "@/lib/testing/channels";
import { graphFake, telegramFake, waMessage, waSecret } from "@/lib/testing/companies/messengers";
import { setEnv } from "@/lib/testing/environment";
import { mailbox } from "@/lib/testing/mailbox";
import { fileForm, picture } from "@/lib/testing/pictures";
import { teamOutbox } from "@/lib/testing/team";
import { makeMember, makeProject } from "@/lib/testing/world";

const post = await mailbox();

const graph = await graphFake();
const telegram = await telegramFake();
setEnv("WHATSAPP_API_URL", graph.url);
setEnv("TELEGRAM_API_URL", telegram.url);
afterAll(() => Promise.all([graph.stop(), telegram.stop(), post.stop()]));
afterEach(async () => {
  setClock({ now: () => new Date() });
  for (const company of [graph, telegram]) {
    company.turns.length = 0;
    company.state.delayMs = 0;
  }
  // Each test starts without the previous one's pending work.
  await prisma().$executeRaw`UPDATE message SET status = 'failed', due_at = NULL WHERE status = 'queued'`;
});

const later = (seconds: number) => {
  const at = clock.now().getTime() + seconds * 1000;
  setClock({ now: () => new Date(at) });
};

type World = Awaited<ReturnType<typeof makeConnected>>;
const idOf = async (world: World, channel: string): Promise<string> =>
  (await prisma().conversation.findFirstOrThrow({ where: { project_id: world.id, channel }, orderBy: { id: "desc" } }))
    .id;

/** A contact who has just written on each channel, so that they may be answered. */
async function talking() {
  const world = await makeConnected();
  await world.hear([waMessage("text", { text: { body: "Oi" } })]);
  const secret = telegram.asked.findLast(({ path }) => path.endsWith("setWebhook"))?.json.secret_token;
  const chat = { from: { id: 42, first_name: "Lucía" }, chat: { id: 42, type: "private" } };
  await world.update(String(secret), { message: { message_id: 1, ...chat, text: "Hola" } });
  const [wa, tg] = [await idOf(world, "whatsapp"), await idOf(world, "telegram")];
  let n = 0;
  const write = async (conversation: string, body: object) => {
    const idempotencyKey = `${world.id}-${n++}`;
    const reply = await world.call<Message>(`/conversations/${conversation}/messages`, {
      method: "POST",
      body,
      idempotencyKey,
    });
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
    return reply.body;
  };
  const out = async () => (await messagesOf(world.id)).filter(({ direction }) => direction === "out");
  return { ...world, wa, tg, write, out };
}

const sentTo = (company: typeof graph, from: number) => company.sent.slice(from).map(({ json }) => json);

describe("a message that is written", () => {
  it("goes to WhatsApp as text, place, template and file, with our own id, and is known by WhatsApp's", async () => {
    const world = await talking();
    const [began, asked] = [graph.sent.length, graph.asked.length];
    await world.write(world.wa, { text: "Tudo bem?" });
    await world.write(world.wa, { location: { lat: -23.5, lng: -46.6, name: "Clínica" } });
    await world.write(world.wa, { template: { name: "lembrete", language: "pt_BR", params: ["Ana", "14:30"] } });
    const form = fileForm(await picture("png"), "mapa.png");
    const file = await world.call<{ id: string }>(`/conversations/${world.wa}/files`, { method: "POST", body: form });
    await world.write(world.wa, { attachment_id: file.body.id, text: "O mapa" });
    await deliverMessages();
    const stored = await world.out();
    expect(stored.map(({ status }) => status)).toEqual(["sent", "sent", "sent", "sent"]);
    expect(stored.every(({ external_id }) => external_id?.startsWith("wamid.OUT"))).toBe(true);
    const upload = graph.asked.slice(asked).find(({ path }) => path.includes("/media"));
    expect(upload?.form?.get("file")).toMatchObject({ type: "image/png", name: "mapa.png" });
    expect(sentTo(graph, began)).toMatchObject([
      { to: "5511987654321", type: "text", text: { body: "Tudo bem?" }, biz_opaque_callback_data: stored[0]?.id },
      { type: "location", location: { latitude: -23.5, longitude: -46.6, name: "Clínica" } },
      {
        type: "template",
        template: {
          name: "lembrete",
          language: { code: "pt_BR" },
          components: [
            {
              type: "body",
              parameters: [
                { type: "text", text: "Ana" },
                { type: "text", text: "14:30" },
              ],
            },
          ],
        },
      },
      { type: "image", image: { id: expect.stringMatching(/^media-/), caption: "O mapa" } },
    ]);
  });

  it("goes to Telegram one a second in a chat, in its order", async () => {
    const world = await talking();
    const began = telegram.sent.length;
    for (const text of ["um", "dois"]) await world.write(world.tg, { text });
    const form = fileForm(await picture("png"), "foto.png");
    const file = await world.call<{ id: string }>(`/conversations/${world.tg}/files`, { method: "POST", body: form });
    await world.write(world.tg, { attachment_id: file.body.id, text: "três" });
    const begun = Date.now();
    expect((await deliverMessages()).taken).toBeGreaterThan(0);
    if (telegram.sent.length - began < 3) expect(await nextDue(clock.now())).not.toBeNull();
    await vi.waitFor(
      async () => {
        await carryDue("telegram", performance.now() + 30_000);
        expect(telegram.sent.length - began).toBe(3);
      },
      { timeout: 45_000, interval: 200 },
    );
    const [one, two, three] = telegram.sent.slice(began);
    // Each is released at least a second after the previous one; any further delay is the machine's.
    expect(Number(two?.at) - begun).toBeGreaterThanOrEqual(990);
    expect(Number(three?.at) - begun).toBeGreaterThanOrEqual(1990);
    expect([one?.json.text, two?.json.text, three?.form?.get("caption")]).toEqual(["um", "dois", "três"]);
    expect(three?.path).toContain("/sendPhoto");
    expect((await world.out()).map(({ external_id }) => external_id?.split(":").slice(0, 2).join(":"))).toEqual(
      Array(3).fill("123456789:42"),
    );
  });

  it("fails at once, in words, where the channel is not connected", async () => {
    const world = await talking();
    expect((await world.admin.call("/channels/whatsapp", { method: "DELETE" })).status).toBe(204);
    await world.write(world.wa, { text: "Alô?" });
    await deliverMessages();
    expect(await world.out()).toMatchObject([{ status: "failed", error: { code: "not_connected" } }]);
  });
});

describe("a workspace with messages to deliver", () => {
  it("is known by them, so that no event of another starts a run of the sender", async () => {
    const world = await talking();
    const known = () => projectsWithQueued(sqlOf({}), [world.id]);
    expect(await known()).toEqual([]);
    await world.write(world.tg, { text: "Olá" });
    expect(await known()).toEqual([world.id]);
    expect(await projectsWithQueued(sqlOf({}), ["another"])).toEqual([]);
    await deliverMessages();
    expect(await known()).toEqual([]);
  });
});

describe("what the channel answers", () => {
  const error = (code: number, message = "words") => ({ error: { code, message } });

  it("with trouble of its own is tried again at growing pauses, never early, and then told as failed", async () => {
    const world = await talking();
    await world.write(world.wa, { text: "Oi" });
    const began = graph.asked.length;
    const attempts = () => graph.asked.slice(began).filter(({ path }) => path.includes("/messages")).length;
    const seen: number[] = [];
    for (const seconds of [0, 4, 2, 31, 121, 601]) {
      graph.turns.splice(0, 9, { status: 503, body: error(131016, "Service unavailable") });
      later(seconds);
      await carryDue("whatsapp", performance.now() + 30_000);
      seen.push(attempts());
    }
    expect(seen).toEqual([1, 1, 2, 3, 4, 5]);
    expect(await world.out()).toMatchObject([{ status: "failed", error: { code: "whatsapp_131016" }, due_at: null }]);
    const { body } = await world.admin.call<{ data: ServiceStatus[] }>("/channels/service-status");
    expect(body.data[0]).toMatchObject({ channel: "whatsapp", state: "degraded", failures_last_hour: 1 });
  });

  it("with a no is failed with the cause, and the next message goes", async () => {
    const world = await talking();
    await world.write(world.wa, { text: "um" });
    await world.write(world.wa, { text: "dois" });
    graph.turns.push({ status: 400, body: error(131047, "More than 24 hours have passed.") });
    await deliverMessages();
    expect(await world.out()).toMatchObject([
      { status: "failed", error: { code: "window_closed", message: "More than 24 hours have passed." } },
      { status: "sent" },
    ]);
  });

  it("with 'too many' quiets the whole channel for as long as it asks", async () => {
    const world = await talking();
    await world.write(world.tg, { text: "um" });
    telegram.turns.push({
      status: 429,
      body: { ok: false, description: "Too Many Requests", parameters: { retry_after: 40 } },
    });
    const began = telegram.sent.length;
    later(0);
    await deliverMessages();
    later(39);
    await carryDue("telegram", performance.now() + 30_000);
    expect(telegram.sent.length).toBe(began);
    later(2);
    // The chat's own limit uses the database's clock, which is not mocked.
    await vi.waitFor(
      async () => {
        later(1);
        await carryDue("telegram", performance.now() + 30_000);
        expect(telegram.sent.length).toBe(began + 1);
      },
      { timeout: 45_000, interval: 100 },
    );
    expect(await world.out()).toMatchObject([{ status: "sent", tries: 2 }]);
  });

  it("with 'who are you' breaks the connection: the team is told once, messages wait for new credentials", async () => {
    const world = await talking();
    await world.write(world.wa, { text: "um" });
    graph.turns.push({ status: 401, body: error(190, "Session has expired.") });
    await deliverMessages();
    expect(await world.out()).toMatchObject([{ status: "queued", error: null }]);
    const { body } = await world.admin.call<{ data: Channel[] }>("/channels");
    expect(body.data[0]?.broken).toMatchObject({ reason: "Session has expired." });
    const events = await prisma().event.count({ where: { project_id: world.id, type: "channel.broken" } });
    expect(events).toBe(1);
    const outbox = teamOutbox(world.id);
    expect(await outbox.tell()).toBe(1);
    expect((await post.mailTo(world.admin.email)).text).toContain("Session has expired.");
    const again = { phone_number_id: "106540352242922", business_account_id: "102290129340398", ...waSecret };
    expect((await world.admin.call("/channels/whatsapp", { method: "PUT", body: again })).status).toBe(200);
    await deliverMessages();
    expect(await world.out()).toMatchObject([{ status: "sent" }]);
    // A notice about a break that was fixed meanwhile has no effect.
    await record(prisma(), world.id, "channel.broken", "whatsapp");
    expect(await outbox.tell()).toBe(0);
    expect(post.mailsTo(world.admin.email)).toHaveLength(1);
  });

  it("not at all leaves it unknown, until WhatsApp reports on it by our own id", async () => {
    const world = await talking();
    const { id } = await world.write(world.wa, { text: "um" });
    graph.turns.push("hang_up");
    await deliverMessages();
    expect(await world.out()).toMatchObject([{ status: "failed", error: { code: "unknown_outcome" } }]);
    await world.hear([], [{ id: "wamid.LATE", status: "delivered", biz_opaque_callback_data: id }]);
    expect(await world.out()).toMatchObject([{ status: "delivered", error: null, external_id: "wamid.LATE" }]);
  });
});

describe("an answer that the company did not write itself", () => {
  const gateway = { status: 502, body: "<h1>502 Bad Gateway</h1>" };

  it("leaves it unknown, and it is not sent again: WhatsApp may report on it by our own id", async () => {
    const world = await talking();
    const { id } = await world.write(world.wa, { text: "um" });
    const began = graph.asked.length;
    graph.turns.push(gateway);
    await deliverMessages();
    later(601);
    await carryDue("whatsapp", performance.now() + 30_000);
    expect(graph.asked.slice(began).filter(({ path }) => path.includes("/messages"))).toHaveLength(1);
    expect(await world.out()).toMatchObject([{ status: "failed", error: { code: "unknown_outcome" } }]);
    await world.hear([], [{ id: "wamid.THROUGH", status: "delivered", biz_opaque_callback_data: id }]);
    expect(await world.out()).toMatchObject([{ status: "delivered", error: null, external_id: "wamid.THROUGH" }]);
  });

  it("leaves it unknown on Telegram too, where its own word that it failed is tried again", async () => {
    const world = await talking();
    await world.write(world.tg, { text: "um" });
    telegram.turns.push(gateway);
    await deliverMessages();
    expect(await world.out()).toMatchObject([{ status: "failed", error: { code: "unknown_outcome" } }]);
    await world.write(world.tg, { text: "dois" });
    telegram.turns.push({ status: 500, body: { ok: false, error_code: 500, description: "Internal Server Error" } });
    await vi.waitFor(
      async () => {
        await carryDue("telegram", performance.now() + 30_000);
        expect((await world.out())[1]).toMatchObject({ status: "queued", tries: 1 });
      },
      { timeout: 45_000, interval: 200 },
    );
  });
});

describe("statuses", () => {
  it("come late, twice and in any order, and only ever lead forward", async () => {
    const world = await talking();
    await world.write(world.wa, { text: "um" });
    await deliverMessages();
    const [{ external_id: id } = {}] = await world.out();
    const status = async (name: string) => {
      await world.hear([], [{ id, status: name, timestamp: "1" }]);
      return (await world.out())[0]?.status;
    };
    expect([await status("read"), await status("sent"), await status("delivered"), await status("read")]).toEqual(
      Array(4).fill("read"),
    );
    expect(await status("failed")).toBe("read");
    expect((await world.hear([], [{ id: "wamid.UNKNOWN", status: "read" }])).status).toBe(200);
  });
});

describe("a paused channel", () => {
  const pause = (world: World, body: object = { reason: "Queda no sistema" }) =>
    world.admin.call<Channel>("/channels/whatsapp/pause", { method: "POST", body });

  it("refuses what is new, lets wait what was queued, stores what comes, and sends all when it is resumed", async () => {
    const world = await talking();
    const began = graph.sent.length;
    await world.write(world.wa, { text: "um" });
    await world.write(world.wa, { text: "dois" });
    expect((await pause(world)).body.paused).toMatchObject({
      reason: "Queda no sistema",
      paused_by: { type: "member" },
    });
    const refused = await world.call<{ code: string }>(`/conversations/${world.wa}/messages`, {
      method: "POST",
      body: { text: "três" },
      idempotencyKey: "three",
    });
    expect([refused.status, refused.body.code]).toEqual([409, "channel_paused"]);
    await deliverMessages();
    expect(await nextDue(clock.now())).toBeNull();
    expect(graph.sent.length).toBe(began);
    await world.hear([waMessage("text", { text: { body: "Alô?" } })]);
    const { body: status } = await world.admin.call<{ data: ServiceStatus[] }>("/channels/service-status");
    expect(status.data[0]).toMatchObject({ state: "ok", paused: true, queue_length: 2 });

    await pause(world, { reason: "Ainda", until: new Date(Date.now() + 3_600_000).toISOString() });
    const { body: pauses } = await world.admin.call<{ data: { reason: string; active: boolean }[] }>(
      "/channels/pauses",
    );
    expect(pauses.data).toMatchObject([{ reason: "Ainda", active: true }]);
    const resume = () => world.admin.call<{ code?: string }>("/channels/whatsapp/resume", { method: "POST" });
    expect((await resume()).status).toBe(200);
    expect((await resume()).body.code).toBe("invalid_transition");
    await deliverMessages();
    expect(sentTo(graph, began)).toMatchObject([{ text: { body: "um" } }, { text: { body: "dois" } }]);
    const { body: after } = await world.admin.call<{ data: object[] }>("/channels/pauses?channel=whatsapp");
    expect(after.data).toMatchObject([{ active: false, resumed_by: { type: "member" } }]);
    const audited = await prisma().auditEntry.findMany({ where: { project_id: world.id, subject_id: "whatsapp" } });
    expect(audited.map(({ action }) => action)).toEqual(expect.arrayContaining(["channel.paused", "channel.resumed"]));
  });

  it("ends by itself at its time, and another pause can begin then", async () => {
    const world = await talking();
    await world.write(world.wa, { text: "um" });
    await pause(world, { reason: "Almoço", until: new Date(Date.now() + 60_000).toISOString() });
    await deliverMessages();
    expect(await world.out()).toMatchObject([{ status: "queued" }]);
    later(61);
    await carryDue("whatsapp", performance.now() + 30_000);
    expect(await world.out()).toMatchObject([{ status: "sent" }]);
    await pause(world, { reason: "De novo" });
    const { body } = await world.admin.call<{ data: { reason: string; resumed_by: unknown }[] }>("/channels/pauses");
    expect(body.data.map(({ reason }) => reason)).toEqual(["De novo", "Almoço"]);
    expect(body.data[1]?.resumed_by).toBeNull();
    const past = await pause(world, { reason: "x", until: "2020-01-01T00:00:00Z" });
    expect(past.status).toBe(422);
  });

  it("in the moment between taking a message and sending it holds that message back", async () => {
    const world = await talking();
    await world.write(world.wa, { text: "um" });
    const began = graph.sent.length;
    const now = clock.now();
    const [held] = await claimDue("whatsapp", now, new Date(now.getTime() + 90_000), 1);
    await pause(world);
    if (held) await sendThroughChannel(held);
    expect(graph.sent.length).toBe(began);
    expect(await world.out()).toMatchObject([{ status: "queued", sending_since: null, tries: 0 }]);
  });
});

describe("a carrier that dies", () => {
  const claim = async () => {
    const now = clock.now();
    return (await claimDue("whatsapp", now, new Date(now.getTime() + 90_000), 1))[0];
  };

  it("before the call has its message sent by another, once", async () => {
    const world = await talking();
    await world.write(world.wa, { text: "um" });
    const began = graph.sent.length;
    expect(await claim()).toBeDefined();
    await deliverMessages();
    expect(graph.sent.length).toBe(began);
    later(91);
    await giveUpLost("whatsapp");
    await carryDue("whatsapp", performance.now() + 30_000);
    expect(sentTo(graph, began)).toHaveLength(1);
    expect(await world.out()).toMatchObject([{ status: "sent", lease: 2 }]);
  });

  it("during the call leaves a message that says nobody knows, and is not sent again", async () => {
    const world = await talking();
    await world.write(world.wa, { text: "um" });
    await world.write(world.wa, { text: "dois" });
    const held = await claim();
    expect(held && (await begin(held, clock.now()))).toBe(true);
    const began = graph.sent.length;
    later(91);
    expect(await giveUpLost("whatsapp")).toBe(1);
    await carryDue("whatsapp", performance.now() + 30_000);
    expect(sentTo(graph, began)).toMatchObject([{ text: { body: "dois" } }]);
    expect(await world.out()).toMatchObject([
      { status: "failed", error: { code: "unknown_outcome" } },
      { status: "sent" },
    ]);
    // The dead sender comes back: the message is no longer its own.
    if (held) await sendThroughChannel(held);
    expect(graph.sent.length).toBe(began + 1);
  });
});

describe("several carriers at once", () => {
  it("send each message once, and each conversation in its order", async () => {
    const world = await talking();
    const people = Array.from({ length: 6 }, (_, i) => `551191000000${i}`);
    await world.hear(
      people.map((from) => waMessage("text", { text: { body: "Oi" } }, from)),
      [],
    );
    const began = graph.sent.length;
    const conversations = await prisma().conversation.findMany({
      where: { project_id: world.id, channel: "whatsapp" },
    });
    for (let n = 0; n < 5; n++) for (const { id } of conversations) await world.write(id, { text: `${id} ${n}` });
    graph.state.delayMs = 5;
    const until = performance.now() + 60_000;
    await Promise.all(Array.from({ length: 4 }, () => carryDue("whatsapp", until)));
    await vi.waitFor(
      async () => {
        await carryDue("whatsapp", performance.now() + 30_000);
        expect(graph.sent.length - began).toBe(conversations.length * 5);
      },
      { timeout: 45_000 },
    );
    const texts = sentTo(graph, began).map(({ text }) => (text as { body: string }).body);
    expect(new Set(texts).size).toBe(texts.length);
    for (const { id } of conversations)
      expect(texts.filter((text) => text.startsWith(id))).toEqual([0, 1, 2, 3, 4].map((n) => `${id} ${n}`));
    expect((await world.out()).every(({ status }) => status === "sent")).toBe(true);
  });
});

describe("connecting", () => {
  const put = (world: Pick<World, "admin">, channel: string, body: object) =>
    world.admin.call<{ errors: { pointer: string; detail: string }[] }>(`/channels/${channel}`, {
      method: "PUT",
      body,
    });
  const number = { phone_number_id: "106540352242922", business_account_id: "102290129340398" };

  it("asks the company, and says at the field what is wrong", async () => {
    const world = await makeConnected();
    const pointer = async (body: object) => (await put(world, "whatsapp", body)).body.errors[0]?.pointer;
    expect(await pointer({ ...number, ...waSecret, access_token: "another-token" })).toBe("#/access_token");
    expect(await pointer({ ...number, ...waSecret, app_secret: "another-secret" })).toBe("#/app_secret");
    expect(await pointer({ ...number, ...waSecret, phone_number_id: "999999999" })).toBe("#/phone_number_id");
    expect(await pointer({ ...number, ...waSecret, business_account_id: "999999999" })).toBe("#/business_account_id");
    expect((await put(world, "whatsapp", number)).status).toBe(200);
    const wrong = await put(world, "telegram", { bot_token: `1234567:${"A".repeat(35)}` });
    expect(wrong.body.errors[0]).toMatchObject({
      pointer: "#/bot_token",
      detail: expect.stringContaining("Unauthorized"),
    });
  });

  it("never shows a secret again, nor keeps it in the open", async () => {
    const world = await makeConnected();
    const shown = await world.admin.call<Record<string, string>>("/channels/whatsapp");
    expect(shown.body).toMatchObject({ access_token_last4: "oken", app_secret_last4: "cret" });
    const rows = await pool().query("SELECT c::text AS c FROM channel_connection c WHERE project_id = $1", [world.id]);
    const audit = await prisma().auditEntry.findMany({ where: { project_id: world.id } });
    const all = JSON.stringify([shown.body, rows.rows, audit]);
    for (const secret of [...Object.values(waSecret), "AAEhBOweik6ad9r"]) expect(all).not.toContain(secret);
    const agent = await makeMember(world.id, "agent");
    expect((await agent.call("/channels/whatsapp")).status).toBe(403);
    expect((await agent.call("/channels")).status).toBe(200);
  });

  it("tells Telegram where to send, and to stop when it is over", async () => {
    const world = await makeConnected();
    expect(telegram.asked.findLast(({ path }) => path.endsWith("setWebhook"))?.json).toMatchObject({ url: world.bot });
    expect((await world.admin.call("/channels/telegram", { method: "DELETE" })).status).toBe(204);
    expect(telegram.asked.at(-1)?.path).toContain("deleteWebhook");
    expect((await world.admin.call("/channels/telegram", { method: "DELETE" })).status).toBe(204);
    const where = { project_id: world.id, action: { startsWith: "channel." } };
    const told = await prisma().auditEntry.findMany({ where, orderBy: { id: "asc" } });
    expect(told.map(({ action }) => action)).toEqual([
      "channel.connected",
      "channel.connected",
      "channel.disconnected",
    ]);
    const { body } = await world.admin.call<{ data: Channel[] }>("/channels");
    expect(body.data.map(({ channel, connected }) => [channel, connected])).toEqual([
      ["whatsapp", true],
      ["telegram", false],
      ["webchat", true],
    ]);
  });

  it("that cannot be checked, because nobody answers, is refused as such", async () => {
    const world = await makeProject();
    const admin = await makeMember(world.id, "admin");
    const { env } = await import("@/lib/core/env");
    const before = env().TELEGRAM_API_URL;
    Object.assign(env(), { TELEGRAM_API_URL: "http://127.0.0.1:9" });
    const reply = await put({ admin } as World, "telegram", { bot_token: `1234567:${"A".repeat(35)}` });
    Object.assign(env(), { TELEGRAM_API_URL: before });
    expect(reply).toMatchObject({ status: 503, body: { detail: expect.stringContaining("could not be reached") } });
  });
});
