import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dispatch } from "@/lib/api/dispatch";
import { prisma } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { stopLive } from "@/lib/core/live";
import type { Message } from "@/lib/domains/conversations/schema";
import type {
  WebchatBooking,
  WebchatConfig,
  WebchatFile,
  WebchatMessage,
  WebchatSession,
  WebchatSite,
} from "@/lib/domains/webchat/schema";
import { relayAll } from "@/lib/testing/background/harness";
import { catalogOf } from "@/lib/testing/catalog";
import { fileForm, picture } from "@/lib/testing/pictures";
import { call, makeMember, makeProject, someAddress } from "@/lib/testing/world";

const shop = "https://shop.example.com";
const secretId = () => `visitor_${crypto.randomUUID().replaceAll("-", "")}`;
type Site = Awaited<ReturnType<typeof openShop>>;

/** A project with a chat on one origin, its owner, and ways to call as a visitor. */
async function openShop(body: object = {}) {
  const world = await makeProject();
  const owner = await makeMember(world.id);
  const put = (more: object = {}) =>
    owner.call<WebchatSite>("/webchat-site", {
      method: "PUT",
      body: { name: "Shop", greeting: "Hi!", allowed_origins: [shop], ...body, ...more },
    });
  const { body: site } = await put();
  const key = site.key ?? "";
  const address = someAddress();
  const from = (origin: string | null, token?: string, own: Record<string, string> = {}) => ({
    "x-turnero-address": address,
    ...(origin === null ? {} : { origin }),
    ...(token ? { "x-webchat-token": token } : {}),
    ...own,
  });
  const enter = (said: object = {}, at = address) => {
    const headers = { ...from(shop), "x-turnero-address": at };
    return call<WebchatSession>("/public/webchat/sessions", { method: "POST", body: said, key, headers });
  };
  const visitor = async (said: object = {}) => {
    const { body: session, status } = await enter(said, someAddress());
    expect(status).toBe(201);
    const ask = <T = never>(path: string, options: { method?: string; body?: unknown; idempotencyKey?: string } = {}) =>
      call<T>(`/public/webchat${path}`, { ...options, key, headers: from(shop, session.token) });
    const say = (content: object) => ask<WebchatMessage>("/messages", { method: "POST", body: content });
    return { ...session, ask, say };
  };
  return { world, owner, site, key, put, from, enter, visitor };
}

let site: Site;
beforeAll(async () => {
  site = await openShop();
});
afterAll(stopLive);

describe("the site's key", () => {
  const config = (key: string | null, headers: Record<string, string>) =>
    call<WebchatConfig & { code: string }>("/public/webchat/config", { key, headers });

  it("is pk_ and 24 letters, and the same until it is rotated", async () => {
    expect(site.key).toMatch(/^pk_[0-9A-Za-z]{24}$/);
    expect((await site.put({ greeting: "Hello" })).body).toMatchObject({ key: site.key, greeting: "Hello" });
  });

  it("works from an allowed origin and from our own pages, and nowhere else", async () => {
    const own = new URL(env().APP_URL).origin;
    expect((await config(site.key, site.from(shop))).body).toMatchObject({ name: "Shop", open: true });
    expect((await config(site.key, site.from(own))).status).toBe(200);
    expect((await config(site.key, site.from(null, undefined, { "sec-fetch-site": "same-origin" }))).status).toBe(200);
    expect((await config(site.key, site.from(null, undefined, { referer: `${own}/embed/x` }))).status).toBe(200);
    for (const headers of [
      site.from(null),
      site.from("null"),
      site.from("https://evil.example.com"),
      site.from(`${shop}.evil.net`),
      site.from("http://shop.example.com"),
      site.from(null, undefined, { "sec-fetch-site": "cross-site", referer: own }),
      site.from(null, undefined, { "sec-fetch-site": "none" }),
      site.from(null, undefined, { referer: "https://evil.example.com/" }),
    ])
      expect((await config(site.key, headers)).body, JSON.stringify(headers)).toMatchObject({
        status: 403,
        code: "insufficient_scope",
      });
    const written = await call("/public/webchat/sessions", {
      method: "POST",
      key: site.key,
      body: {},
      headers: site.from(null, undefined, { "sec-fetch-site": "same-origin" }),
    });
    expect(written.status).toBe(403);
  });

  it("tells browsers of allowed origins that they may read, before and with the answer, and others nothing", async () => {
    const asked = { "access-control-request-method": "POST", "access-control-request-headers": "x-webchat-token" };
    const before = await call("/public/webchat/messages", {
      method: "OPTIONS",
      headers: site.from(shop, undefined, asked),
    });
    expect([before.status, before.headers.get("access-control-allow-origin")]).toEqual([204, shop]);
    expect(before.headers.get("access-control-allow-methods")).toBe("GET, POST, HEAD");
    expect(before.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("x-webchat-token");
    expect(before.headers.get("access-control-allow-credentials")).toBeNull();
    const answer = await config(site.key, site.from(shop));
    expect([answer.headers.get("access-control-allow-origin"), answer.headers.get("vary")]).toEqual([shop, "Origin"]);
    const evil = "https://evil.example.com";
    const refused = await call("/public/webchat/messages", {
      method: "OPTIONS",
      headers: site.from(evil, undefined, asked),
    });
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([405, null]);
    expect((await config(site.key, site.from(evil))).headers.get("access-control-allow-origin")).toBeNull();
    const elsewhere = await call("/me", { method: "OPTIONS", headers: site.from(shop, undefined, asked) });
    expect([elsewhere.status, elsewhere.headers.get("access-control-allow-origin")]).toEqual([405, null]);
  });

  it("opens nothing but the widget's operations, and a secret key does not open those", async () => {
    for (const path of ["/me", "/customers", "/conversations", "/slots?service_id=x", "/webchat-site"])
      expect((await call(path, { key: site.key, headers: site.from(shop) })).body, path).toMatchObject({ status: 403 });
    expect((await config(site.world.key, site.from(shop))).body).toMatchObject({ status: 403 });
    expect((await config("pk_000000000000000000000000", site.from(shop))).body).toMatchObject({
      status: 401,
      code: "invalid_api_key",
    });
  });

  it("is taken from the query by the stream alone", async () => {
    const { token } = await site.visitor();
    const path = `?key=${site.key}&token=${token}`;
    expect((await call(`/public/webchat/messages${path}`, { headers: site.from(shop) })).status).toBe(401);
    const request = new Request(`http://localhost/api/v1/public/webchat/stream${path}`, { headers: site.from(shop) });
    const stream = await dispatch(request);
    expect([stream.status, stream.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
    await stream.body?.cancel();
  });

  it("dies the moment it is rotated, and says no when the chat is off", async () => {
    const other = await openShop();
    const { body } = await other.owner.call<WebchatSite>("/webchat-site/rotate-key", { method: "POST" });
    expect(body.key).not.toBe(other.key);
    expect((await config(other.key, other.from(shop))).status).toBe(401);
    expect((await config(body.key, other.from(shop))).status).toBe(200);
    await other.put({ enabled: false });
    expect((await config(body.key, other.from(shop))).body).toMatchObject({ status: 403 });
  });

  it("is set up by admins; the rest of the team may look", async () => {
    const agent = await makeMember(site.world.id, "agent");
    expect((await agent.call<WebchatSite>("/webchat-site")).body).toMatchObject({ key: site.key });
    expect((await agent.call("/webchat-site", { method: "PUT", body: { name: "X" } })).status).toBe(403);
    expect((await agent.call("/webchat-site/rotate-key", { method: "POST" })).status).toBe(403);
    const bare = await makeProject();
    const owner = await makeMember(bare.id);
    expect((await owner.call<WebchatSite>("/webchat-site")).body).toMatchObject({ enabled: false, key: null });
    expect((await owner.call("/webchat-site/rotate-key", { method: "POST" })).status).toBe(404);
  });

  it.each([
    [{ allowed_origins: ["https://example.com/path"] }, "#/allowed_origins/0", "invalid_origin"],
    [{ colors: { accent: "#ffff00", text: "#ffffff" } }, "#/colors", "contrast_too_low"],
  ])("is refused %j", async (body, pointer, code) => {
    const reply = await site.owner.call<{ errors: object[] }>("/webchat-site", {
      method: "PUT",
      body: { name: "S", ...body },
    });
    expect(reply.body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });
});

describe("a session", () => {
  it("finds its conversation again by the visitor's own secret, which nobody else can read", async () => {
    const visitor_id = secretId();
    const [one, again, other] = [
      await site.visitor({ visitor_id }),
      await site.visitor({ visitor_id }),
      await site.visitor(),
    ];
    expect(again.conversation_id).toBe(one.conversation_id);
    expect(again.token).not.toBe(one.token);
    expect(other.conversation_id).not.toBe(one.conversation_id);
    const row = await prisma().conversation.findFirstOrThrow({ where: { id: one.conversation_id } });
    expect(row.external_id).not.toContain(visitor_id);
    const kept = await prisma().webchatSession.findMany({ where: { conversation_id: one.conversation_id } });
    expect(JSON.stringify(kept.map(({ token_hash }) => Buffer.from(token_hash).toString()))).not.toContain(one.token);
  });

  it("refuses a secret that could be guessed", async () => {
    expect((await site.enter({ visitor_id: "visitor-1" })).status).toBe(422);
  });

  it("is one conversation across browsers for somebody the site vouches for, and refuses a wrong hash", async () => {
    const other = await openShop();
    const identity = (secret: string, user_id = "42") => ({
      identity: { user_id, hash: createHmac("sha256", secret).update(user_id).digest("hex") },
    });
    expect((await other.enter(identity("none"))).status).toBe(422);
    const rotated = await other.owner.call<{ identity_secret: string }>("/webchat-site/rotate-identity-secret", {
      method: "POST",
    });
    const secret = rotated.body.identity_secret;
    const [one, two] = [await other.visitor(identity(secret)), await other.visitor(identity(secret))];
    expect(two.conversation_id).toBe(one.conversation_id);
    expect((await other.visitor(identity(secret, "43"))).conversation_id).not.toBe(one.conversation_id);
    const wrong = await other.enter({ identity: { user_id: "42", hash: "0".repeat(64) } });
    expect(wrong.body).toMatchObject({
      status: 422,
      errors: [{ pointer: "#/identity/hash", code: "invalid_identity" }],
    });
    await other.owner.call("/webchat-site/rotate-identity-secret", { method: "POST" });
    expect((await other.enter(identity(secret))).status).toBe(422);
    const stored = await prisma().webchatSite.findUniqueOrThrow({ where: { project_id: other.world.id } });
    expect(stored.identity_secret).not.toContain(secret);
  });

  it("works for its own site only, and not after its time", async () => {
    const stranger = await openShop();
    const { token, ask, conversation_id } = await site.visitor();
    expect((await ask("/messages")).status).toBe(200);
    const foreign = await call("/public/webchat/messages", { key: stranger.key, headers: stranger.from(shop, token) });
    expect(foreign.body).toMatchObject({ status: 401, code: "invalid_api_key" });
    expect((await call("/public/webchat/messages", { key: site.key, headers: site.from(shop) })).status).toBe(401);
    await prisma().webchatSession.updateMany({ where: { conversation_id }, data: { expires_at: new Date(0) } });
    expect((await ask("/messages")).status).toBe(401);
  });

  it("is given to one address only so often", async () => {
    const other = await openShop();
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await other.enter()).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    const refused = await other.enter();
    expect(refused.body).toMatchObject({ status: 429, code: "rate_limited" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("has a limit of its own that another visitor of the same address does not feel", async () => {
    const [busy, calm] = [await site.visitor(), await site.visitor()];
    const statuses: number[] = [];
    for (let i = 0; i < 63; i++) statuses.push((await busy.ask("/messages")).status);
    expect(statuses).toContain(429);
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect((await calm.ask("/messages")).status).toBe(200);
  });
});

describe("a visitor's message", () => {
  it("reaches the team, and what they answer comes back without anybody's id", async () => {
    const { say, ask, conversation_id } = await site.visitor({ name: "Bruna" });
    const said = await say({ text: "Hello?" });
    expect([said.status, said.body]).toMatchObject([201, { n: 1, from: "visitor", name: "Bruna", text: "Hello?" }]);
    const list = await site.owner.call<{ data: object[] }>("/conversations?channel=webchat");
    expect(list.body.data[0]).toMatchObject({ id: conversation_id, unread_count: 1, customer: { name: "Bruna" } });
    await site.owner.call(`/conversations/${conversation_id}/messages`, { method: "POST", body: { text: "Hi Bruna" } });
    const { body } = await ask<{ data: WebchatMessage[] }>("/messages");
    expect(body.data).toMatchObject([
      { n: 2, from: "team", text: "Hi Bruna", name: "The owner" },
      { n: 1, from: "visitor" },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/mbr_|usr_|cus_/);
  });

  it("is said once, however often it is sent, and another visitor's id does not get in its way", async () => {
    const [one, two] = [await site.visitor(), await site.visitor()];
    const sent = { client_id: "client-0001", text: "Once" };
    const [first, ...again] = await Promise.all([one.say(sent), one.say(sent), one.say(sent)]);
    expect(again.map(({ status, body }) => [status, body.id])).toEqual(again.map(() => [201, first.body.id]));
    expect(first.body.client_id).toBe("client-0001");
    const other = await two.say(sent);
    expect(other.body.id).not.toBe(first.body.id);
    const { body } = await one.ask<{ data: WebchatMessage[] }>("/messages");
    expect(body.data).toHaveLength(1);
  });

  it("keeps hostile words as they are, for the team and for the visitor", async () => {
    const words = `<img src=x onerror="alert(1)"> "'\` javascript:alert(1) {{7*7}} </script>`;
    const { say, ask, conversation_id } = await site.visitor({ name: words.slice(0, 100), page: words });
    await say({ text: words });
    await say({ location: { lat: 1, lng: 2, name: words, address: words } });
    const { body } = await ask<{ data: WebchatMessage[] }>("/messages");
    expect(body.data[1]?.text).toBe(words);
    const { body: kept } = await site.owner.call<{ data: Message[] }>(`/conversations/${conversation_id}/messages`);
    expect(kept.data.map(({ text, location }) => text ?? location?.name)).toEqual([words, words]);
  });

  it.each([
    {},
    { text: "a", location: { lat: 1, lng: 1 } },
    { text: "" },
    { text: "x".repeat(4097) },
    { template: {} },
  ])("cannot be %j", async (body) => expect((await (await site.visitor()).say(body)).status).toBe(422));

  it("carries a file that only its own conversation can send, and only a signed address leads to", async () => {
    const [one, two] = [await site.visitor(), await site.visitor()];
    const form = fileForm(await picture("png"), "a.png");
    const { body: file, status } = await one.ask<WebchatFile>("/files", { method: "POST", body: form });
    expect([status, file.media_type]).toEqual([201, "image/png"]);
    expect((await two.say({ file_id: file.id })).status).toBe(404);
    const said = await one.say({ file_id: file.id, text: "Look" });
    expect(said.body).toMatchObject({ kind: "image", text: "Look", file: { id: file.id } });
    const fetched = await dispatch(new Request(`http://localhost${said.body.file?.url}`));
    expect([fetched.status, fetched.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(fetched.headers.get("content-security-policy")).toContain("sandbox");
    const url = String(said.body.file?.url);
    for (const wrong of [
      url.replace(/.$/, "x"),
      url.replace("original", "thumbnail"),
      url.replace(site.world.id, "prj_x"),
    ])
      expect((await dispatch(new Request(`http://localhost${wrong}`))).status, wrong).toBe(404);
  });
});

describe("the stream", () => {
  /** Reads events of a stream until there are as many as asked for. */
  async function listen(token: string, last?: string) {
    const headers = site.from(shop, token, {
      authorization: `Bearer ${site.key}`,
      ...(last === undefined ? {} : { "last-event-id": last }),
    });
    const response = await dispatch(new Request("http://localhost/api/v1/public/webchat/stream", { headers }));
    expect(response.status).toBe(200);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let text = "";
    const events: { event: string; id: string | undefined; data: WebchatMessage }[] = [];
    const next = async (count: number) => {
      while (events.length < count) {
        const { value, done } = await reader.read();
        if (done) break;
        text += new TextDecoder().decode(value);
        const parts = text.split("\n\n");
        text = parts.pop() ?? "";
        for (const part of parts.filter((each) => each.includes("data:")))
          events.push({
            event: /event: (.*)/.exec(part)?.[1] ?? "",
            id: /id: (.*)/.exec(part)?.[1],
            data: JSON.parse(/data: (.*)/.exec(part)?.[1] ?? "null"),
          });
      }
      return events;
    };
    return { next, leave: () => reader.cancel() };
  }

  it("tells each message once, in order, and the conversation of nobody else", async () => {
    const [one, two] = [await site.visitor(), await site.visitor()];
    const stream = await listen(one.token);
    await stream.next(1);
    for (let i = 1; i <= 5; i++) {
      await one.say({ text: `Mine ${i}` });
      await two.say({ text: `Theirs ${i}` });
    }
    await relayAll();
    const events = (await stream.next(6)).filter(({ event }) => event === "message");
    expect(events.map(({ id, data }) => [id, data.text])).toEqual([1, 2, 3, 4, 5].map((n) => [String(n), `Mine ${n}`]));
    await stream.leave();
  });

  it("goes on where the browser was, with nothing missing and nothing twice", async () => {
    const one = await site.visitor();
    for (let i = 1; i <= 3; i++) await one.say({ text: String(i) });
    const back = await listen(one.token, "1");
    const [ready] = await back.next(1);
    expect(ready).toMatchObject({ event: "ready", id: "1" });
    await one.say({ text: "4" });
    await relayAll();
    const events = (await back.next(4)).filter(({ event }) => event === "message");
    expect(events.map(({ id }) => id)).toEqual(["2", "3", "4"]);
    await back.leave();
  });

  it("says when the team has seen it", async () => {
    const one = await site.visitor();
    await one.say({ text: "Anybody?" });
    const stream = await listen(one.token);
    expect((await stream.next(1))[0]).toMatchObject({ event: "ready", data: { seen: false } });
    await site.owner.call(`/conversations/${one.conversation_id}/read`, { method: "POST" });
    await relayAll();
    expect((await stream.next(2))[1]).toMatchObject({ event: "seen", data: { seen: true } });
    await stream.leave();
  });
});

describe("booking in the chat", () => {
  let service: string;
  const start = (hour: number) =>
    new Date(new Date(Date.now() + 3 * 86_400_000).setUTCHours(hour, 0, 0, 0)).toISOString();
  beforeAll(async () => {
    const catalog = catalogOf(site.world);
    const chair = await catalog.resource({ name: "Chair", kind: "room" });
    service = (await catalog.service({ name: "Cut", requirements: [{ resource_id: chair.id }] })).id;
    await catalog.service({ name: "Hidden", active: false });
  });

  it("shows services and times, holds one and confirms it, and the chat says so", async () => {
    const one = await site.visitor({ locale: "en" });
    const services = await one.ask<{ data: { id: string; name: string }[] }>("/services");
    expect(services.body.data.map(({ name }) => name)).toEqual(["Cut"]);
    const slots = await one.ask<{ data: object[] }>(`/slots?service_id=${service}&limit=3`);
    expect(slots.body.data).toHaveLength(3);
    expect(Object.keys(slots.body.data[0] ?? {})).toEqual(["start", "end"]);
    const held = await one.ask<WebchatBooking>("/holds", {
      method: "POST",
      body: { service_id: service, start: start(12) },
    });
    expect([held.status, held.body.status]).toEqual([201, "held"]);
    expect(held.body).not.toHaveProperty("customer");
    const early = await one.ask(`/holds/${held.body.id}/confirm`, { method: "POST", body: {} });
    expect(early.body).toMatchObject({ status: 422, errors: [{ pointer: "#/customer" }] });
    const customer = { name: "Bruna Lima", phone: "+5511911110001" };
    const done = await one.ask<WebchatBooking>(`/holds/${held.body.id}/confirm`, {
      method: "POST",
      body: { customer },
    });
    expect([done.status, done.body.status]).toEqual([200, "confirmed"]);
    const { body } = await one.ask<{ data: WebchatMessage[] }>("/messages");
    expect(body.data[0]).toMatchObject({ from: "bot", name: "Shop", text: expect.stringMatching(/^Booked: Cut, /) });
    const booking = await site.owner.call<Record<string, unknown>>(`/bookings/${held.body.id}`);
    expect(booking.body).toMatchObject({ source: "webchat", conversation_id: one.conversation_id, customer });
    const answered = { subject_id: held.body.id, action: "booking.updated" };
    expect(await prisma().auditEntry.count({ where: answered })).toBe(0); // Nothing was asked.
    const conversation = await site.owner.call<object>(`/conversations/${one.conversation_id}`);
    expect(conversation.body).toMatchObject({ customer: { name: "Bruna Lima", phone: "+5511911110001" } });
  });

  it("asks what the service asks, and spends no hold on answers that cannot be taken", async () => {
    const fields = [{ key: "plate", label: "Plate", type: "text", required: true }];
    const catalog = catalogOf(site.world);
    const requirements = [{ resource_id: (await catalog.resource({ name: "Bay", kind: "room" })).id }];
    const asked = { name: "Wash", max_party_size: 4, intake_fields: fields, requirements };
    const asking = (await catalog.service(asked)).id;
    const one = await site.visitor();
    const listed = await one.ask<{ data: { id: string }[] }>("/services");
    expect(listed.body.data.find(({ id }) => id === asking)).toMatchObject({
      intake_fields: fields,
      max_party_size: 4,
    });
    const body = { service_id: asking, start: start(11), party_size: 3 };
    const held = await one.ask<WebchatBooking>("/holds", { method: "POST", body });
    const confirm = (intake: object) =>
      one.ask<WebchatBooking>(`/holds/${held.body.id}/confirm`, {
        method: "POST",
        body: { customer: { name: "Rita", phone: "+5511911110008" }, intake },
      });
    const missing = await confirm({});
    expect(missing.body).toMatchObject({ status: 422, errors: [{ pointer: "#/intake/plate", code: "required" }] });
    expect((await confirm({ plate: "ABC 123" })).body).toMatchObject({ status: "confirmed", party_size: 3 });
    const booking = await site.owner.call<object>(`/bookings/${held.body.id}`);
    expect(booking.body).toMatchObject({ party_size: 3, intake: { plate: "ABC 123" } });
  });

  it("tells nobody whose phone it is", async () => {
    await site.world.call("/customers", { method: "POST", body: { name: "Secret Name", phone: "+5511911110009" } });
    const one = await site.visitor();
    const held = await one.ask<WebchatBooking>("/holds", {
      method: "POST",
      body: { service_id: service, start: start(13) },
    });
    const customer = { name: "Somebody", phone: "+5511911110009" };
    const done = await one.ask(`/holds/${held.body.id}/confirm`, { method: "POST", body: { customer } });
    expect(done.status).toBe(200);
    const { body } = await one.ask("/messages");
    expect(JSON.stringify([held.body, done.body, body])).not.toContain("Secret Name");
  });

  it("leaves holds of other conversations alone, and those that the team made", async () => {
    const [one, two] = [await site.visitor(), await site.visitor()];
    const held = await one.ask<WebchatBooking>("/holds", {
      method: "POST",
      body: { service_id: service, start: start(14) },
    });
    const teams = await site.world.call<{ id: string }>("/holds", {
      method: "POST",
      idempotencyKey: "team",
      body: { service_id: service, start: start(15) },
    });
    const customer = { name: "Eve", phone: "+5511911110002" };
    for (const [who, id] of [
      [two, held.body.id],
      [one, teams.body.id],
      [one, "bkg_nobody"],
    ] as const) {
      expect((await who.ask(`/holds/${id}/confirm`, { method: "POST", body: { customer } })).status).toBe(404);
      expect((await who.ask(`/holds/${id}`, { method: "DELETE" })).status).toBe(404);
    }
    expect((await one.ask(`/holds/${held.body.id}`, { method: "DELETE" })).status).toBe(204);
  });

  it("repeats a hold by its key for the same visitor, never for another", async () => {
    const [one, two] = [await site.visitor(), await site.visitor()];
    const ask = { method: "POST", idempotencyKey: "same", body: { service_id: service, start: start(16) } };
    const first = await one.ask<WebchatBooking>("/holds", ask);
    expect((await one.ask<WebchatBooking>("/holds", ask)).body).toEqual(first.body);
    expect((await two.ask<{ code: string }>("/holds", ask)).body.code).toBe("slot_taken");
  });

  it("holds two times at most", async () => {
    const one = await site.visitor();
    const statuses: number[] = [];
    for (const hour of [18, 19, 20])
      statuses.push(
        (await one.ask("/holds", { method: "POST", body: { service_id: service, start: start(hour) } })).status,
      );
    expect(statuses).toEqual([201, 201, 429]);
  });
});
