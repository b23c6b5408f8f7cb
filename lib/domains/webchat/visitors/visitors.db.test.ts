import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { dispatch } from "@/lib/api/http/dispatch";
import { prisma } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { stopLive } from "@/lib/core/live";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import type { WebchatFile, WebchatMessage } from "@/lib/domains/webchat/visitors/schema";
import { relayAll } from "@/lib/testing/background/harness";
import { fileForm, picture } from "@/lib/testing/pictures";
import { openShop, shop } from "@/lib/testing/webchat";
import { call, someAddress } from "@/lib/testing/world";

const secretId = () => `visitor_${crypto.randomUUID().replaceAll("-", "")}`;
type Site = Awaited<ReturnType<typeof openShop>>;

let site: Site;
beforeAll(async () => {
  site = await openShop();
});
afterAll(stopLive);

describe("a session", () => {
  const { VISITOR_RATE_LIMIT_REFILL_PER_SECOND } = env();
  afterEach(() => void Object.assign(env(), { VISITOR_RATE_LIMIT_REFILL_PER_SECOND }));
  /** So slow a refill that no token comes back during the test. */
  const nothingComesBack = () => Object.assign(env(), { VISITOR_RATE_LIMIT_REFILL_PER_SECOND: 0 });

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

  it("makes nobody the one whose phone they name, and keeps a phone that is nobody's", async () => {
    const { world } = site;
    const ours = { name: "Ana", phone: "+5511911110077" };
    const { body: ana } = await world.call<{ id: string }>("/customers", { method: "POST", body: ours });
    const customerOf = async (said: object) => {
      const { conversation_id } = await site.visitor({ visitor_id: secretId(), ...said });
      const { customer } = await prisma().conversation.findFirstOrThrow({
        where: { project_id: world.id, id: conversation_id },
        include: { customer: true },
      });
      return customer;
    };
    const stranger = await customerOf({ phone: ours.phone });
    expect(stranger.phone).toBeNull();
    expect(stranger.id).not.toBe(ana.id);
    expect((await customerOf({ name: "Rui", phone: "+5511911110078" })).phone).toBe("+5511911110078");
    // A visitor who comes back and claims Ana's phone stays who they were.
    const visitor_id = secretId();
    const before = await customerOf({ visitor_id });
    expect(await customerOf({ visitor_id, phone: ours.phone })).toMatchObject({ id: before.id, phone: null });
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

  it("is given to one address on one site only so often, with room for a carrier's many phones", async () => {
    nothingComesBack();
    const [other, third] = [await openShop(), await openShop()];
    const shared = someAddress();
    for (let i = 0; i < 120; i++) expect((await other.enter({}, shared)).status).toBe(201);
    const refused = await other.enter({}, shared);
    expect(refused.body).toMatchObject({ status: 429, code: "rate_limited" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ detail: expect.stringContaining(`${refused.headers.get("retry-after")} s`) });
    expect((await third.enter({}, shared)).status).toBe(201);
    expect((await other.enter({}, someAddress())).status).toBe(201);
  });

  it("has a limit of its own that another visitor of the same address does not feel", async () => {
    nothingComesBack();
    const [busy, calm] = [await site.visitor(), await site.visitor()];
    const statuses: number[] = [];
    for (let i = 0; i < 63; i++) statuses.push((await busy.ask("/messages")).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429, 429, 429]);
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

  it("tells in which language later notices are written, unless the team knows better", async () => {
    const localeOf = async (conversation: string) =>
      (
        await prisma().conversation.findFirstOrThrow({
          where: { id: conversation },
          select: { customer: { select: { id: true, locale: true } } },
        })
      ).customer;
    const one = await site.visitor({ locale: "en" });
    expect((await localeOf(one.conversation_id)).locale).toBe("en");
    await one.say({ text: "Oi" });
    expect((await localeOf(one.conversation_id)).locale).toBe("en");
    await one.say({ text: "Boa tarde, queria marcar um horário amanhã" });
    expect((await localeOf(one.conversation_id)).locale).toBe("pt-BR");
    const other = await site.visitor({ locale: "en" });
    const { id } = await localeOf(other.conversation_id);
    await prisma().customer.updateMany({ where: { id }, data: { locale: "es" } });
    await other.say({ text: "Boa tarde, queria marcar um horário amanhã" });
    expect((await localeOf(other.conversation_id)).locale).toBe("es");
    const abroad = await site.visitor({ locale: "es-PY" });
    expect((await localeOf(abroad.conversation_id)).locale).toBe("es");
    await abroad.say({ text: "Boa tarde, queria marcar um horário amanhã" });
    expect((await localeOf(abroad.conversation_id)).locale).toBe("pt-BR");
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
    /** Reads until there are as many as asked for, of a kind or of all. */
    const next = async (count: number, kind?: string) => {
      const wanted = () => events.filter(({ event }) => kind === undefined || event === kind);
      while (wanted().length < count) {
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
      return wanted();
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
    const events = await stream.next(5, "message");
    expect(events.map(({ id, data }) => [id, data.text])).toEqual([1, 2, 3, 4, 5].map((n) => [String(n), `Mine ${n}`]));
    await stream.leave();
  });

  it("tells a message before its event is published, and once only", async () => {
    const [one, two] = [await site.visitor(), await site.visitor()];
    const stream = await listen(one.token);
    await stream.next(1);
    await two.say({ text: "Theirs" });
    await one.say({ text: "Mine" });
    await site.owner.call(`/conversations/${one.conversation_id}/messages`, { method: "POST", body: { text: "Yes?" } });
    const early = await stream.next(2, "message");
    expect(early.map(({ id, data }) => [id, data.text])).toEqual([
      ["1", "Mine"],
      ["2", "Yes?"],
    ]);
    await relayAll();
    await one.say({ text: "And more" });
    const all = await stream.next(3, "message");
    expect(all.map(({ id }) => id)).toEqual(["1", "2", "3"]);
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
    const events = await back.next(3, "message");
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
