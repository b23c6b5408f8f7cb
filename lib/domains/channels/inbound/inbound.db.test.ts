import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clock, setClock } from "@/lib/core/clock";
import { prisma, sqlOf } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { fetchDue } from "@/lib/domains/channels/media/fetch";
import { claimMedia, claimSuspect, projectsWithMedia } from "@/lib/domains/channels/media/store";
import type { Channel } from "@/lib/domains/channels/schema";
import type { MyTelegram, MyTelegramLink } from "@/lib/domains/channels/telegram/schema";
import { makeConnected, messagesOf } from "@/lib/testing/channels";
import { graphFake, telegramFake, waDelivery, waMessage, waSignature } from "@/lib/testing/companies/messengers";
import { setEnv } from "@/lib/testing/environment";
import { picture } from "@/lib/testing/pictures";
import { teamOutbox } from "@/lib/testing/team";
import { makeMember, makeProject } from "@/lib/testing/world";

const png = await picture("png");
const graph = await graphFake({
  "photo-1": png,
  broken: Buffer.from("not a picture"),
  huge: Buffer.alloc(17 * 1024 * 1024),
});
const telegram = await telegramFake({ "photos/tg-1.png": png });
setEnv("WHATSAPP_API_URL", graph.url);
setEnv("TELEGRAM_API_URL", telegram.url);
setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");
afterAll(() => Promise.all([graph.stop(), telegram.stop()]));

let shop: Awaited<ReturnType<typeof makeConnected>>;
const secretToken = (): string =>
  String(telegram.asked.findLast(({ path }) => path.endsWith("setWebhook"))?.json.secret_token);
beforeAll(async () => {
  shop = await makeConnected();
});

const text = (body: string, from?: string) => waMessage("text", { text: { body } }, from);
const fresh = () => makeConnected();

describe("Meta's question", () => {
  it("is answered with its challenge, by whoever knows the verify token", async () => {
    const ask = (token: string, mode = "subscribe") =>
      shop.verify(`hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`);
    const good = await ask(shop.verify_token);
    expect([good.status, await good.text()]).toEqual([200, "1158201444"]);
    const bad = await ask("guess");
    expect([bad.status, bad.headers.get("content-type")]).toEqual([401, "application/problem+json"]);
    expect((await ask(shop.verify_token, "other")).status).toBe(401);
    const { body } = await shop.admin.call<{ verified_at: string }>("/channels/whatsapp");
    expect(body.verified_at).toMatch(/Z$/);
  });
});

describe("a delivery", () => {
  it("that is forged, unsigned, unreadable or for nobody stores nothing", async () => {
    const world = await fresh();
    const body = waDelivery([text("Olá")]);
    expect(await world.deliver(body, waSignature(JSON.stringify(body), "another secret"))).toMatchObject({
      status: 401,
      body: { code: "invalid_api_key", detail: "The signature is missing or wrong." },
    });
    expect((await world.deliver(body, "")).status).toBe(401);
    expect((await world.update("wrong", { message: {} })).status).toBe(401);
    const elsewhere = await fetchLike(world.meta.replace(/\/[^/]+$/, "/nobody-has-this-key"), "{}");
    expect(elsewhere).toBe(404);
    expect(await fetchLike(world.meta, "x".repeat(3 * 1024 * 1024 + 1))).toBe(413);
    expect(await messagesOf(world.id)).toEqual([]);
  });

  it("becomes a customer, a conversation and a message, once, however often it is delivered", async () => {
    const world = await fresh();
    const once = waDelivery([text("Olá, tem horário?")]);
    for (let i = 0; i < 3; i++) expect((await world.deliver(once)).status).toBe(200);
    await Promise.all([world.deliver(once), world.deliver(once)]);
    const [message, ...more] = await messagesOf(world.id);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ kind: "text", direction: "in", text: "Olá, tem horário?", channel: "whatsapp" });
    const customers = await prisma().customer.findMany({ where: { project_id: world.id } });
    expect(customers).toMatchObject([{ name: "Ana Souza", phone: "+5511987654321" }]);
    const { body } = await world.admin.call<{ data: Channel[] }>("/channels");
    expect(body.data[0]).toMatchObject({ channel: "whatsapp", connected: true, name: "+55 11 4002-8922" });
    expect(body.data[0]?.last_inbound_at).not.toBeNull();
  });

  it("of fifty mixed things is stored whole, and a bad one loses none of the others", async () => {
    const world = await fresh();
    const people = Array.from({ length: 5 }, (_, i) => ({ wa_id: `551190000000${i}`, name: `Pessoa ${i}` }));
    const batch = Array.from({ length: 50 }, (_, i) => {
      const from = people[i % 5]?.wa_id ?? "";
      if (i === 20) return { type: "text", text: { body: "nobody's" } };
      if (i % 7 === 1) return waMessage("image", { image: { id: "photo-1" } }, from);
      if (i % 7 === 2) return waMessage("location", { location: { latitude: 1, longitude: i } }, from);
      if (i % 7 === 3) return waMessage("unsupported", { errors: [{ title: "?" }] }, from);
      return text(i === 11 ? "with a \u0000 inside" : `m${i}`, from);
    });
    expect((await world.hear(batch, [], people)).status).toBe(200);
    const stored = await messagesOf(world.id);
    expect(stored).toHaveLength(49);
    const conversations = [...new Set(stored.map(({ conversation_id }) => conversation_id))].map((id) =>
      stored.filter(({ conversation_id }) => conversation_id === id),
    );
    expect(conversations).toHaveLength(5);
    for (const messages of conversations) expect(messages.map(({ n }) => n)).toEqual(messages.map((_, i) => i + 1));
    expect(stored.map((each) => each.text)).toContain("with a  inside");
    const { body } = await world.admin.call<{ data: Channel[] }>("/channels");
    expect(body.data[0]?.last_error).toMatchObject({ code: "unreadable" });
  });
});

describe("half a character, as a program leaves it that cuts a name", () => {
  it("keeps no message away", async () => {
    const world = await fresh();
    const from = [{ wa_id: "5511987654321", name: "Ana \ud83d" }];
    const location = { latitude: 1, longitude: 2, name: `${"a".repeat(299)}😀`, address: "Rua \ude00A" };
    const batch = [text("Olá \ud83d"), waMessage("location", { location })];
    expect((await world.hear(batch, [], from)).status).toBe(200);
    const stored = await messagesOf(world.id);
    expect(stored.map((each) => each.text)).toEqual(["Olá ", null]);
    expect(stored[1]?.location).toMatchObject({ name: "a".repeat(299), address: "Rua A" });
    expect(stored[0]?.author).toMatchObject({ name: "Ana " });
  });
});

async function fetchLike(url: string, body: string): Promise<number> {
  const { delivered } = await import("@/lib/api/http/channel-routes");
  return (await delivered("whatsapp")(new Request(url, { method: "POST", body }))).status;
}

describe("a file that a contact sent", () => {
  it("is fetched in the background and then belongs to the message", async () => {
    const world = await fresh();
    await world.hear([waMessage("image", { image: { id: "photo-1", caption: "Assim" } })]);
    expect((await messagesOf(world.id))[0]).toMatchObject({ kind: "image", text: "Assim", file: null });
    expect(await projectsWithMedia(sqlOf({}), [world.id, "another"])).toEqual([world.id]);
    expect(await fetchDue()).toBeGreaterThan(0);
    expect(await projectsWithMedia(sqlOf({}), [world.id])).toEqual([]);
    expect((await messagesOf(world.id))[0]).toMatchObject({ kind: "image", file: { media_type: "image/png" } });
    expect(await prisma().channelMedia.count({ where: { project_id: world.id } })).toBe(0);
    await world.update(secretToken(), {
      message: {
        message_id: 1,
        from: { id: 8, first_name: "B" },
        chat: { id: 8, type: "private" },
        photo: [{ file_id: "tg-1", width: 9 }],
      },
    });
    await fetchDue();
    const fetched = (await messagesOf(world.id)).find(({ channel }) => channel === "telegram");
    expect(fetched?.file).toMatchObject({ media_type: "image/png", name: "photo.png" });
  });

  it("that is gone, too large, or never comes leaves a message that says so", async () => {
    const world = await fresh();
    await world.hear([
      waMessage("document", { document: { id: "no-such-file" } }),
      waMessage("video", { video: { id: "huge" } }),
      waMessage("image", { image: { id: "broken" } }),
    ]);
    await fetchDue();
    const [gone, huge, broken] = await messagesOf(world.id);
    expect(gone?.error).toMatchObject({
      code: "media_unavailable",
      message: expect.stringContaining("WhatsApp no longer has it"),
    });
    expect(huge?.error).toMatchObject({ message: expect.stringContaining("16 MiB") });
    expect(broken).toMatchObject({ kind: "file", error: null, file: { media_type: "application/octet-stream" } });
  });

  it("is tried again at growing pauses while the company is away, then given up", async () => {
    const world = await fresh();
    await world.hear([waMessage("image", { image: { id: "photo-1" } })]);
    await prisma().$executeRaw`UPDATE channel_connection SET secret = 'v1.broken.seal' WHERE project_id = ${world.id}`;
    const tries = async () =>
      (await prisma().channelMedia.findFirst({ where: { project_id: world.id } }))?.tries ?? null;
    const began = clock.now().getTime();
    const seen: (number | null)[] = [];
    for (const seconds of [0, 4, 6, 37, 160, 800]) {
      setClock({ now: () => new Date(began + seconds * 1000) });
      await fetchDue();
      seen.push(await tries());
    }
    setClock({ now: () => new Date() });
    expect(seen).toEqual([1, 1, 2, 3, 4, null]);
    expect((await messagesOf(world.id))[0]?.error).toMatchObject({ code: "media_unavailable" });
  });
});

describe("a file whose fetching takes the process down", () => {
  const hearPhotos = async (count: number) => {
    const world = await fresh();
    for (let n = 1; n <= count; n++) await world.hear([waMessage("image", { image: { id: "photo-1" } })]);
    return world;
  };
  const claimed = (at: Date) => claimMedia(at, new Date(at.getTime() - 1), 4);

  it("is given up after three times, and the message says so", async () => {
    const world = await hearPhotos(1);
    const now = clock.now();
    expect(await claimed(now)).toHaveLength(1);
    expect(await claimed(now)).toHaveLength(1);
    expect(await claimed(now)).toEqual([]); // Twice makes it a suspect.
    expect(await claimSuspect(now, new Date(now.getTime() - 1))).toMatchObject([{ lease: 3, tries: 0 }]);
    await fetchDue();
    expect((await messagesOf(world.id))[0]).toMatchObject({
      file: null,
      error: { code: "media_unavailable", message: expect.stringContaining("broke off") },
    });
    expect(await prisma().channelMedia.count({ where: { project_id: world.id } })).toBe(0);
  });

  it("is fetched alone after the second time, so that those beside it are not counted with it", async () => {
    await hearPhotos(3);
    const now = clock.now();
    await claimed(now);
    await claimed(now);
    expect(await claimSuspect(now, new Date(now.getTime() + 60_000))).toHaveLength(1);
    expect(await claimed(now)).toEqual([]);
  });
});

describe("what Telegram sends", () => {
  it("may be changed afterwards; a live location moves on", async () => {
    const world = await fresh();
    const chat = { from: { id: 5, first_name: "Liz" }, chat: { id: 5, type: "private" } };
    const say = (update: object) => world.update(secretToken(), update);
    await say({ message: { message_id: 1, ...chat, text: "Hola" } });
    await say({ message: { message_id: 2, ...chat, location: { latitude: 1, longitude: 1, live_period: 900 } } });
    await say({ edited_message: { message_id: 1, ...chat, text: "Hola!" } });
    await say({ edited_message: { message_id: 2, ...chat, location: { latitude: 2, longitude: 3 } } });
    expect((await say({ edited_message: { message_id: 99, ...chat, text: "?" } })).status).toBe(200);
    expect(await messagesOf(world.id)).toMatchObject([
      { text: "Hola!", edited_at: expect.any(Date) },
      { location: { lat: 2, lng: 3 }, edited_at: expect.any(Date) },
    ]);
  });
});

describe("a member's own Telegram", () => {
  const start = (world: typeof shop, code: string, chat: number) =>
    world.update(secretToken(), {
      message: {
        message_id: 3,
        from: { id: chat, first_name: "Rita" },
        chat: { id: chat, type: "private" },
        text: `/start ${code}`,
      },
    });

  it("is linked by a code that works once, gets notices, and is no customer", async () => {
    const world = await fresh();
    const rita = await makeMember(world.id, "owner");
    expect((await rita.call<MyTelegram>("/me/telegram")).body).toMatchObject({ available: true, linked: false });
    const { status, body } = await rita.call<MyTelegramLink>("/me/telegram", { method: "POST" });
    expect(status).toBe(201);
    expect(body.link).toBe(`https://t.me/clinica_bot?start=${body.code}`);
    expect((await start(world, body.code, 900)).status).toBe(200);
    expect((await rita.call<MyTelegram>("/me/telegram")).body).toMatchObject({ linked: true, chat_name: "Rita" });
    await world.update(secretToken(), {
      message: { message_id: 4, from: { id: 900 }, chat: { id: 900, type: "private" }, text: "ok" },
    });
    expect(await messagesOf(world.id)).toEqual([]);
    expect(await prisma().customer.count({ where: { project_id: world.id } })).toBe(0);
    await start(world, body.code, 901);
    expect(await messagesOf(world.id)).toMatchObject([{ text: `/start ${body.code}` }]);

    const made = await world.call<{ id: string }>("/webhook-endpoints", {
      method: "POST",
      body: { url: "http://127.0.0.1:9/", events: ["booking.created"] },
    });
    await prisma()
      .$executeRaw`UPDATE webhook_endpoint SET active = false, deactivated_by = 'failures', deactivated_at = now(), last_failure_at = now(), last_error = 'http_status', last_detail = 'It answered 500.' WHERE id = ${made.body.id}`;
    const outbox = teamOutbox(world.id);
    await outbox.skip();
    await record(prisma(), world.id, "webhook_endpoint.deactivated", made.body.id);
    await outbox.tell();
    expect(telegram.sent.at(-1)?.json).toMatchObject({
      chat_id: "900",
      text: expect.stringContaining("It answered 500."),
    });
    expect((await rita.call("/me/telegram", { method: "DELETE" })).status).toBe(204);
    expect((await rita.call<MyTelegram>("/me/telegram")).body.linked).toBe(false);
  });

  it("needs a bot, and a code of its own workspace that is not too old", async () => {
    const without = await makeProject();
    const lone = await makeMember(without.id);
    expect((await lone.call("/me/telegram", { method: "POST" })).status).toBe(409);
    const one = await fresh();
    const member = await makeMember(one.id);
    const { code } = (await member.call<MyTelegramLink>("/me/telegram", { method: "POST" })).body;
    const other = await fresh();
    await start(other, code, 77);
    expect((await member.call<MyTelegram>("/me/telegram")).body.linked).toBe(false);
    const late = await makeMember(other.id);
    const old = (await late.call<MyTelegramLink>("/me/telegram", { method: "POST" })).body;
    await prisma().$executeRaw`UPDATE member_telegram SET code_expires_at = now() WHERE project_id = ${other.id}`;
    await start(other, old.code, 78);
    expect((await late.call<MyTelegram>("/me/telegram")).body.linked).toBe(false);
  });
});
