import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dispatch } from "@/lib/api/http/dispatch";
import { env } from "@/lib/core/env";
import { stopLive } from "@/lib/core/live";
import type { WebchatSite } from "@/lib/domains/webchat/schema";
import type { WebchatConfig } from "@/lib/domains/webchat/visitors/schema";
import { openShop, shop } from "@/lib/testing/webchat";
import { call, makeMember, makeProject } from "@/lib/testing/world";

type Site = Awaited<ReturnType<typeof openShop>>;

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

  it("says whether the bot answers now: by its own switch, by the channel's, and outside the hours", async () => {
    const bots = async () => (await config(site.key, site.from(shop))).body.bot;
    const put = async (enabled: boolean) => {
      const { body: bot } = await site.owner.call<object>("/bot");
      await site.owner.call("/bot", { method: "PUT", body: { ...bot, enabled } });
    };
    const follow = (policy: string) =>
      site.owner.call("/bot/channel-policies", {
        method: "PUT",
        body: {
          data: ["whatsapp", "telegram", "webchat"].map((channel) => ({ channel, policy, handoff_after: null })),
        },
      });
    await put(true);
    expect(await bots()).toBe(true);
    await follow("off");
    expect(await bots()).toBe(false);
    // There is no schedule of anybody.
    await follow("outside_hours");
    expect(await bots()).toBe(true);
    await put(false);
    expect(await bots()).toBe(false);
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
