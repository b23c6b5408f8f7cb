import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { advanceStatus } from "@/lib/domains/conversations/messages/advance";
import { amendMessage, type Contact, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import { replyAutomatically } from "@/lib/domains/conversations/messages/send";
import type { Conversation } from "@/lib/domains/conversations/schema";
import { call, makeProject } from "@/lib/testing/world";

type Page<T> = { data: T[]; next_cursor: string | null };
let world: Awaited<ReturnType<typeof makeProject>>;
beforeAll(async () => {
  world = await makeProject();
});

let contacts = 0;
const contact = (channel: Contact["channel"] = "telegram", over: Partial<Contact> = {}): Contact => ({
  channel,
  external_id: `contact-${++contacts}`,
  display_name: "Ana",
  phone: null,
  ...over,
});
const said = async (who: Contact, text: string, external_id: string | null = newId("req"), now = new Date()) => {
  const message = await receiveMessage(world.id, who, { external_id, kind: "text", text }, now);
  if (!message) throw new Error("It was stored before.");
  return message;
};
const send = (id: string, body: unknown, key = world.key) =>
  call<Message & { code: string; errors: { code: string; pointer: string }[] }>(`/conversations/${id}/messages`, {
    method: "POST",
    body,
    key,
  });
const messagesOf = async (id: string) =>
  (await world.call<Page<Message>>(`/conversations/${id}/messages?after=0`)).body.data;
const stateOf = async (id: string) => (await world.call<Conversation>(`/conversations/${id}`)).body;

describe("what a contact says", () => {
  it("opens a conversation, which shows it unread", async () => {
    const { conversation_id: id } = await said(contact("telegram", { display_name: "Bia" }), "Oi");
    expect(await stateOf(id)).toMatchObject({
      channel: "telegram",
      customer: { name: "Bia", phone: null },
      mode: "bot",
      status: "open",
      unread_count: 1,
      assignee: null,
      last_message: { direction: "in", kind: "text", text: "Oi", author: { type: "customer" }, n: 1 },
      window_expires_at: null,
      paused: false,
    });
  });

  it("is stored once, however often and however many at once the channel sends it", async () => {
    const who = contact();
    const inbound = { external_id: "twice", kind: "text", text: "Oi" } as const;
    const stored = await Promise.all(
      Array.from({ length: 8 }, () => receiveMessage(world.id, who, inbound, new Date())),
    );
    expect(stored.filter((each) => each !== null)).toHaveLength(1);
    const conversations = await prisma().conversation.count({
      where: { project_id: world.id, external_id: who.external_id },
    });
    expect(conversations).toBe(1);
  });

  it("is stored where the channel cuts a character in half", async () => {
    expect((await said(contact(), "Oi \ud83d")).text).toBe("Oi \ufffd");
  });

  it("is listed after a number that is one, and not after any other", async () => {
    const { conversation_id: id } = await said(contact(), "Oi");
    for (const after of ["3000000000", "-1", "1.5"])
      expect((await world.call(`/conversations/${id}/messages?after=${after}`)).status, after).toBe(422);
    expect((await world.call<Page<Message>>(`/conversations/${id}/messages?after=2000000000`)).body.data).toEqual([]);
  });

  it("is numbered without a gap, by many at once", async () => {
    const who = contact();
    const { conversation_id: id } = await said(who, "0");
    const inbound = Array.from({ length: 20 }, (_, i) => said(who, `in ${i}`));
    const outbound = Array.from({ length: 10 }, (_, i) => send(id, { text: `out ${i}` }));
    await Promise.all([...inbound, ...outbound]);
    expect((await messagesOf(id)).map(({ n }) => n)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
  });

  it("opens a resolved conversation again", async () => {
    const who = contact();
    const { conversation_id: id } = await said(who, "Oi");
    await world.call(`/conversations/${id}/resolve`, { method: "POST" });
    expect(await stateOf(id)).toMatchObject({ status: "resolved", unread_count: 0 });
    await said(who, "One more thing");
    expect(await stateOf(id)).toMatchObject({ status: "open", unread_count: 1 });
  });

  it("can be changed by the contact afterwards", async () => {
    const who = contact();
    const { id, conversation_id } = await said(who, "At 3", "edited");
    expect(await amendMessage(world.id, "telegram", "edited", { text: "At 4" }, new Date())).toBe(true);
    expect(await amendMessage(world.id, "telegram", "never seen", { text: "x" }, new Date())).toBe(false);
    const [message] = await messagesOf(conversation_id);
    expect(message).toMatchObject({ id, text: "At 4", edited_at: expect.any(String) });
  });
});

describe("what the team says", () => {
  it("is queued, silences the bot and counts as reading", async () => {
    const { conversation_id: id } = await said(contact(), "Oi");
    const sent = await send(id, { text: "Good morning" });
    expect(sent).toMatchObject({ status: 201, body: { direction: "out", status: "queued", author: { type: "api" } } });
    expect(await stateOf(id)).toMatchObject({ mode: "human", unread_count: 0 });
  });

  it("is exactly one thing", async () => {
    const { conversation_id: id } = await said(contact(), "Oi");
    for (const body of [{}, { text: "a", location: { lat: 1, lng: 1 } }, { text: " " }]) {
      expect((await send(id, body)).status).toBe(422);
    }
    expect(await send(id, { location: { lat: -23.5, lng: -46.6 } })).toMatchObject({
      body: { kind: "location", location: { lat: -23.5, lng: -46.6, name: null, address: null } },
    });
    expect(await send(id, { template: { name: "x", language: "pt_BR" } })).toMatchObject({
      body: { errors: [{ code: "channel_has_no_templates" }] },
    });
  });

  it.each(["telegram", "whatsapp", "webchat"] as const)(
    "has at most 1,024 characters under a file on %s",
    async (channel) => {
      const { conversation_id: id } = await said(contact(channel), "Oi");
      const form = new FormData();
      form.set("file", new File(["%PDF-1.4\n1 0 obj\n%%EOF\n"], "a.pdf"));
      const file = await world.call<{ id: string }>(`/conversations/${id}/files`, { method: "POST", body: form });
      const under = (length: number) => send(id, { attachment_id: file.body.id, text: "x".repeat(length) });
      const tooLong = await under(1025);
      if (channel === "webchat") return expect(tooLong).toMatchObject({ status: 201, body: { kind: "file" } });
      expect(tooLong).toMatchObject({
        status: 422,
        body: { errors: [{ code: "caption_too_long", pointer: "#/text" }] },
      });
      expect((await send(id, { text: "x".repeat(1025) })).status).toBe(201);
      expect((await under(1024)).status).toBe(201);
    },
  );

  it("needs a template past WhatsApp's 24 hours", async () => {
    const old = new Date(Date.now() - 25 * 3_600_000);
    const who = contact("whatsapp", { phone: "+5511987654399" });
    const { conversation_id: id } = await said(who, "Oi", "old", old);
    expect(await send(id, { text: "Hello?" })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "window_closed", pointer: "#/text" }] },
    });
    const template = { name: "reminder", language: "pt_BR", params: ["Ana"] };
    expect(await send(id, { template })).toMatchObject({ status: 201, body: { kind: "template", template } });
    // A message delivered a day late does not count as just written.
    const late = { external_id: "late", kind: "text" as const, text: "Are you there?", said_at: old };
    await receiveMessage(world.id, who, late, new Date());
    expect((await send(id, { text: "Yes" })).status).toBe(422);
    await said(who, "Here I am");
    expect((await send(id, { text: "Hello!" })).status).toBe(201);
    await receiveMessage(world.id, who, { ...late, external_id: "later" }, new Date());
    expect((await send(id, { text: "Still here" })).status).toBe(201);
  });

  it("waits for nobody's pause: the channel is paused, and says so", async () => {
    const { conversation_id: id } = await said(contact("webchat"), "Oi");
    const pause = { project_id: world.id, id: newId("run"), channel: "webchat", reason: "Storm", paused_by: {} };
    await prisma().channelPause.create({ data: { ...pause, paused_at: new Date() } });
    expect(await send(id, { text: "Hi" })).toMatchObject({ status: 409, body: { code: "channel_paused" } });
    expect(await stateOf(id)).toMatchObject({ paused: true });
    await prisma().channelPause.updateMany({ where: { id: pause.id }, data: { until: new Date(Date.now() - 1) } });
    expect(await send(id, { text: "Hi" })).toMatchObject({ status: 201, body: { status: "sent" } });
  });

  it("goes forward through its statuses, and never back", async () => {
    const { conversation_id: id } = await said(contact(), "Oi");
    const { body } = await send(id, { text: "Hi" });
    await prisma().message.updateMany({ where: { id: body.id }, data: { external_id: "out-1" } });
    const report = (status: "sent" | "delivered" | "read" | "failed") =>
      advanceStatus(world.id, "telegram", "out-1", status);
    expect([await report("read"), await report("sent"), await report("failed"), await report("delivered")]).toEqual([
      ...[true, false, false, false],
    ]);
    expect((await messagesOf(id)).at(-1)).toMatchObject({ status: "read" });
  });
});

describe("a message with an Idempotency-Key", () => {
  it("is written once, however many send it at once, and every one gets the same answer", async () => {
    const { conversation_id: id } = await said(contact(), "Oi");
    const options = { method: "POST", idempotencyKey: "the same", body: { text: "Olá" } };
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => world.call<Message>(`/conversations/${id}/messages`, options)),
    );
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id} ${body.n}`)).size).toBe(1);
    expect(replies.filter(({ headers }) => headers.get("idempotency-replayed") === "true")).toHaveLength(5);
    expect((await messagesOf(id)).map(({ n, text }) => [n, text])).toEqual([
      [1, "Oi"],
      [2, "Olá"],
    ]);
    const sent = { project_id: world.id, subject_id: id, type: "message.sent" };
    expect(await prisma().event.count({ where: sent })).toBe(1);
    const other = await world.call<{ code: string }>(`/conversations/${id}/messages`, {
      ...options,
      body: { text: "Tchau" },
    });
    expect([other.status, other.body.code]).toEqual([422, "idempotency_conflict"]);
    expect(await messagesOf(id)).toHaveLength(2);
  });
});

describe("the bot's answer", () => {
  const bot = { type: "bot", id: "bot", name: "Bot" };
  const turnOf = async (id: string) =>
    (await prisma().conversation.findFirstOrThrow({ where: { project_id: world.id, id } })).turn;

  it("is sent when nobody spoke in the meantime", async () => {
    const { conversation_id: id } = await said(contact("webchat"), "Oi");
    const answer = await replyAutomatically(world.id, id, bot, { text: "Hello" }, await turnOf(id), new Date());
    expect(answer).toMatchObject({ direction: "out", status: "sent", author: bot });
  });

  it("is dropped when the contact or a person wrote after what it answers", async () => {
    const who = contact("webchat");
    const { conversation_id: id } = await said(who, "Oi");
    const turn = await turnOf(id);
    await said(who, "Are you there?");
    expect(await replyAutomatically(world.id, id, bot, { text: "Hello" }, turn, new Date())).toBe("overtaken");
    const second = await turnOf(id);
    await send(id, { text: "A person here." });
    expect(await replyAutomatically(world.id, id, bot, { text: "Hello" }, second, new Date())).toBe("human");
    expect((await messagesOf(id)).map(({ text }) => text)).toEqual(["Oi", "Are you there?", "A person here."]);
  });

  it("races a person and never comes after them", async () => {
    for (let round = 0; round < 5; round++) {
      const { conversation_id: id } = await said(contact("webchat"), "Oi");
      const turn = await turnOf(id);
      const [sent, answer] = await Promise.all([
        send(id, { text: "person" }),
        replyAutomatically(world.id, id, bot, { text: "bot" }, turn, new Date()),
      ]);
      expect(sent.status).toBe(201);
      const order = (await messagesOf(id)).map(({ text }) => text);
      expect(order).toEqual(typeof answer === "string" ? ["Oi", "person"] : ["Oi", "bot", "person"]);
    }
  });
});

describe("a conversation", () => {
  it("keeps files by what they are, and gives them only to whoever may see it", async () => {
    const { conversation_id: id } = await said(contact(), "Oi");
    const form = (bytes: Uint8Array, name: string) => {
      const body = new FormData();
      body.set("file", new File([bytes as Uint8Array<ArrayBuffer>], name));
      return body;
    };
    const upload = (body: FormData) =>
      world.call<{ id: string; media_type: string; url: string }>(`/conversations/${id}/files`, {
        method: "POST",
        body,
      });
    const page = await upload(form(new TextEncoder().encode("<script>alert(1)</script>"), "../x.html"));
    expect(page).toMatchObject({ status: 201, body: { media_type: "application/octet-stream", name: "x.html" } });
    const sound = await upload(form(new TextEncoder().encode("OggS…"), "voice.ogg"));
    expect(sound.body.media_type).toBe("audio/ogg");
    expect(await send(id, { attachment_id: sound.body.id, text: "Listen" })).toMatchObject({
      status: 201,
      body: { kind: "audio", text: "Listen", attachment: { id: sound.body.id } },
    });
    expect((await send(id, { attachment_id: "att_nobody" })).status).toBe(404);
    const stranger = await makeProject();
    const path = page.body.url.replace("/api/v1", "");
    expect((await stranger.call(path)).status).toBe(404);
  });
});
