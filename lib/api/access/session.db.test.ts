import { encode } from "next-auth/jwt";
import { beforeAll, describe, expect, it } from "vitest";
import { pageActor, sessionCookieName } from "@/lib/api/access/session";
import { dispatch } from "@/lib/api/http/dispatch";
import { pool, prisma } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { call, cookieOf, fromOurPage, makeMember, makeProject, seat, sessionCall } from "@/lib/testing/world";

type Me = { type: string; project: { id: string }; key: object | null; member: { id: string; role: string } | null };
type Page = { data: unknown[] };

let world: Awaited<ReturnType<typeof makeProject>>;
let owner: Awaited<ReturnType<typeof makeMember>>;
beforeAll(async () => {
  world = await makeProject();
  owner = await makeMember(world.id, "owner");
});

const customers = () => prisma().customer.count({ where: { project_id: world.id } });
const customer = { name: "Rita", phone: "+5511987650099" };

describe("a session", () => {
  it("speaks for the member, in the workspace they work in", async () => {
    const { status, body } = await owner.call<Me>("/me");
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: "session", project: { id: world.id }, key: null });
    expect(body.member).toEqual({ id: owner.id, name: "The owner", email: owner.email, role: "owner" });
  });

  it("is nobody when its token is damaged, made with another secret, expired or of an ended epoch", async () => {
    const claims = { sub: owner.user, epoch: 0 };
    const name = sessionCookieName();
    const foreign = await encode({ token: claims, secret: "another secret that is long enough too" });
    const old = await encode({ token: claims, secret: env().AUTH_SECRET, maxAge: -60 });
    const cookies = [
      `${owner.cookie.slice(0, -6)}AAAAAA`,
      `${name}=${foreign}`,
      `${name}=${old}`,
      `${name}=x`,
      `${name}=`,
    ];
    for (const cookie of [...cookies, await cookieOf(owner.user, 1), await cookieOf("usr_nobody")]) {
      expect((await sessionCall(cookie)("/me")).status, cookie).toBe(401);
    }
  });

  it("is read from a cookie in parts", async () => {
    const [name = "", token = ""] = owner.cookie.split(/=(.*)/s);
    const parts = `${name}.1=${token.slice(60)}; theme=dark; ${name}.0=${token.slice(0, 60)}`;
    expect((await sessionCall(parts)<Me>("/me")).body.member?.id).toBe(owner.id);
  });

  it("gives way to a key, also to a wrong one", async () => {
    const both = await owner.call<Me>("/me", { key: world.key });
    expect(both.body).toMatchObject({ type: "key", member: null });
    expect((await owner.call("/me", { key: "tk_live_wrong" })).status).toBe(401);
  });

  it("draws on the member's own bucket and not on the project's", async () => {
    const before = await world.call("/me");
    const { headers } = await owner.call("/me");
    expect(headers.get("ratelimit-limit")).toBe("600");
    await owner.call("/me");
    const after = await world.call("/me");
    const left = (reply: { headers: Headers }) => Number(reply.headers.get("ratelimit-remaining"));
    expect(left(before) - left(after)).toBeLessThanOrEqual(1);
  });

  it("is refused when the member's bucket is empty, and a page still loads", async () => {
    const busy = await makeMember(world.id, "agent");
    await busy.call("/me");
    await pool().query("UPDATE rate_bucket SET tokens = -1e6, updated_at = now() WHERE id = $1", [`member:${busy.id}`]);
    const reply = await busy.call("/me");
    expect(reply).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect((await pageActor(busy.cookie))?.identity.id).toBe(busy.id);
    expect((await owner.call("/me")).status).toBe(200);
  });

  it("stands in another workspace of the member's for a single tab", async () => {
    const other = await makeProject();
    const elsewhere = await seat(other.id, owner.user, "agent");
    const current = await owner.call<Me>("/me");
    expect(current.body.project.id).toBe(other.id);
    const tab = await owner.call<Me>("/me", { headers: { "x-workspace-id": world.id } });
    expect(tab.body).toMatchObject({ project: { id: world.id }, member: { id: owner.id, role: "owner" } });
    const foreign = await makeProject();
    expect((await owner.call("/me", { headers: { "x-workspace-id": foreign.id } })).status).toBe(401);
    const follow = async (workspace: string) => {
      const url = `http://localhost/api/v1/events/stream?workspace=${workspace}`;
      const { status, body } = await dispatch(new Request(url, { headers: fromOurPage(owner.cookie) }));
      await body?.cancel();
      return status;
    };
    expect([await follow(world.id), await follow(other.id), await follow(foreign.id)]).toEqual([200, 200, 401]);
    expect((await owner.call<Me>(`/me?workspace=${world.id}`)).status).toBe(422);
    await prisma().member.delete({ where: { project_id_id: { project_id: other.id, id: elsewhere.id } } });
    expect((await owner.call<Me>("/me")).body.project.id).toBe(world.id);
  });
});

describe("a page on the server", () => {
  it("knows the member, and nobody without a session", async () => {
    expect(await pageActor(owner.cookie)).toMatchObject({ identity: { id: owner.id }, project: { id: world.id } });
    expect(await pageActor(null)).toBeNull();
    expect(await pageActor("theme=dark")).toBeNull();
    expect(await pageActor(await cookieOf(owner.user, 7))).toBeNull();
  });
});

describe("the same-origin rule", () => {
  const send = (headers: Record<string, string>) =>
    call("/customers", { method: "POST", body: customer, headers: { cookie: owner.cookie, ...headers } });

  it("changes nothing for a call from elsewhere", async () => {
    const from: Record<string, string>[] = [
      {},
      { origin: "https://evil.example" },
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: env().APP_URL, "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "none" },
      { origin: "null" },
    ];
    for (const headers of from) {
      const reply = await send(headers);
      expect(reply, JSON.stringify(headers)).toMatchObject({ status: 403, body: { code: "insufficient_scope" } });
      expect(reply.headers.get("access-control-allow-origin")).toBeNull();
    }
    expect(await customers()).toBe(0);
  });

  it("lets our own pages through, by APP_URL's name or the proxy's", async () => {
    expect((await send(fromOurPage(owner.cookie))).status).toBe(201);
    const proxied = { origin: "https://booking.example", host: "booking.example", "sec-fetch-site": "same-origin" };
    expect((await send(proxied)).status).toBe(409); // the customer is there already: the call was let in
  });

  it("shows nothing to a read from another site", async () => {
    const read = (site: string) => call("/me", { headers: { cookie: owner.cookie, "sec-fetch-site": site } });
    expect((await read("cross-site")).status).toBe(403);
    expect((await read("same-site")).status).toBe(403);
    expect((await read("none")).status).toBe(200);
  });

  it("leaves public operations and keys alone", async () => {
    const cross = { cookie: owner.cookie, "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect((await call("/openapi.json", { headers: cross })).status).toBe(200);
    expect((await world.call("/me", { headers: cross })).status).toBe(200);
  });
});

describe("what a role may do", () => {
  it("is everything but settings, keys and the team's administration for an agent", async () => {
    const agent = await makeMember(world.id, "agent");
    expect((await agent.call<Page>("/customers")).status).toBe(200);
    expect((await agent.call<Page>("/team/members")).status).toBe(200);
    expect([...agent.actor.scopes].sort()).toEqual(
      [
        "slots:read",
        "bookings:read",
        "bookings:write",
        "config:read",
        "customers:read",
        "customers:write",
        "messages:read",
        "messages:write",
      ].sort(),
    );
    for (const path of ["/api-keys", "/team/invites", "/team/audit-log"]) {
      expect(await agent.call(path), path).toMatchObject({ status: 403, body: { code: "insufficient_scope" } });
    }
  });

  it("is nothing here for a key, and nobody at all is asked to sign in", async () => {
    for (const path of ["/team/members", "/api-keys", "/workspaces", "/me/notification-preferences"]) {
      const reply = await world.call<{ detail: string; code: string }>(path);
      expect(reply.status, path).toBe(403);
      expect(reply.body.detail).toContain("needs a team member's session");
      expect(await call(path), path).toMatchObject({ status: 401, body: { code: "invalid_api_key" } });
    }
  });
});
