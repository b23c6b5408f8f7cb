import { createHash, randomBytes } from "node:crypto";
import type { Server } from "node:http";
import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client as ClientOne } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportOne } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Query, readAuthorization } from "@/lib/api/oauth/authorization";
import { pool, prisma } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { Scope } from "@/lib/core/scopes";
import { pruneAgentGrants } from "@/lib/domains/agent-grants/prune";
import type { AgentGrant } from "@/lib/domains/agent-grants/schema";
import { agentOf } from "@/lib/testing/agent";
import { serveAgents } from "@/lib/testing/doors/agents";
import { makeMember, makeProject } from "@/lib/testing/world";

let server: Server;
let base: string;
let world: Awaited<ReturnType<typeof makeProject>>;
let owner: Awaited<ReturnType<typeof makeMember>>;
beforeAll(async () => {
  const made = await serveAgents();
  ({ server, base } = made);
  Object.assign(env(), { APP_URL: base });
  world = await makeProject();
  owner = await makeMember(world.id, "owner");
});
afterAll(() => server.close());

type Json = Record<string, unknown>;
const callback = "http://127.0.0.1:4000/callback";

const register = async (body: unknown = { client_name: "Claude", redirect_uris: [callback] }) => {
  const reply = await fetch(`${base}/api/oauth/register`, { method: "POST", body: JSON.stringify(body) });
  return { status: reply.status, body: (await reply.json()) as Json & { client_id: string; error?: string } };
};
const form = async (path: string, fields: Record<string, string> | [string, string][]) => {
  const reply = await fetch(`${base}/api/oauth/${path}`, { method: "POST", body: new URLSearchParams(fields) });
  const text = await reply.text();
  return { status: reply.status, body: (text ? JSON.parse(text) : {}) as Json, headers: reply.headers };
};

const pkce = () => {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
};

type Member = Pick<typeof owner, "call">;
/** A member says yes; what the agent then redeems. */
async function approve(scopes: readonly Scope[], { member = owner as Member, redirect_uri = callback } = {}) {
  const { client_id } = (await register()).body;
  const { verifier, challenge } = pkce();
  const { status, body } = await member.call<{ id: string; redirect_to: string }>("/agent-grants", {
    method: "POST",
    body: { client_id, redirect_uri, code_challenge: challenge, scopes, state: "s 1", resource: `${base}/api/mcp` },
  });
  expect(status).toBe(201);
  const answer = new URL(body.redirect_to);
  expect(Object.fromEntries(answer.searchParams)).toMatchObject({ state: "s 1", iss: base });
  const code = answer.searchParams.get("code") as string;
  return {
    id: body.id,
    answer,
    fields: { grant_type: "authorization_code", client_id, redirect_uri, code, code_verifier: verifier },
  };
}
async function connect(scopes: readonly Scope[], member: Member = owner) {
  const { id, fields } = await approve(scopes, { member });
  const { status, body } = await form("token", fields);
  expect([status, body]).toEqual([200, expect.objectContaining({ token_type: "Bearer", expires_in: 3600 })]);
  const { access_token: access, refresh_token: refresh } = body as Record<string, string>;
  return { id, client_id: fields.client_id, access: access as string, refresh: refresh as string, scope: body.scope };
}
const ask = async (token: string, message: object = { method: "tools/list" }, path = "/api/mcp") => {
  const reply = await fetch(base + path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...message }),
  });
  return { status: reply.status, challenge: reply.headers.get("www-authenticate"), body: (await reply.json()) as Json };
};

/** The first major version of the official client, which answers a lack of scope by renewing its token. */
async function callWithSdkOne(
  url: string,
  { client_id, tokens }: { client_id: string; tokens: OAuthTokens },
  name: string,
) {
  let held = tokens;
  const authProvider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: { redirect_uris: [callback] },
    clientInformation: () => ({ client_id }),
    tokens: () => held,
    saveTokens: (given) => {
      held = given;
    },
    redirectToAuthorization: () => {
      throw new Error("The member is asked again.");
    },
    saveCodeVerifier: () => {},
    codeVerifier: () => "",
  };
  const client = new ClientOne({ name: "one", version: "1" });
  await client.connect(new TransportOne(new URL(url), { authProvider }) as never);
  const result = await client.callTool({ name, arguments: {} });
  await client.close();
  return result;
}
const alive = async (token: string) => (await ask(token)).status;

describe("an agent that has nothing", () => {
  it("is told where to get a token, and of which scopes", async () => {
    const { status, challenge } = await ask("ta_live_nothing", undefined, "/api/mcp?toolsets=work");
    expect(status).toBe(401);
    expect(challenge).toContain('error="invalid_token"');
    expect(challenge).toContain(`resource_metadata="${base}/.well-known/oauth-protected-resource/api/mcp"`);
    expect(challenge).toMatch(/scope="[^"]*bookings:read/);
    expect(challenge).not.toContain("webhooks:manage");
    const resource = await (await fetch(`${base}/.well-known/oauth-protected-resource/api/mcp`)).json();
    expect(resource).toMatchObject({ resource: `${base}/api/mcp`, authorization_servers: [base] });
    const metadata = await (await fetch(`${base}/.well-known/oauth-authorization-server`)).json();
    expect(metadata).toMatchObject({
      issuer: base,
      code_challenge_methods_supported: ["S256"],
      response_types_supported: ["code"],
      token_endpoint_auth_methods_supported: ["none"],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it("registers itself, and only with addresses that a browser may be sent to", async () => {
    const { status, body } = await register({
      client_name: "A\u202Eb\n",
      redirect_uris: ["https://a.example/cb", "com.example.app:/cb", "cursor://x/cb"],
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ client_name: "Ab", token_endpoint_auth_method: "none" }),
    ]);
    for (const wrong of [
      ...[
        "http://a.example/cb",
        "https://a.example/#x",
        "javascript:alert(1)",
        "javascript://%0aalert(1)",
        "data:text/html,x",
      ],
      ...["file:///etc", "foo://x", "https://u:p@a.example/", "https://a.example/ b", "nothing", ""],
    ])
      expect([wrong, (await register({ redirect_uris: [wrong] })).body.error]).toEqual([wrong, "invalid_redirect_uri"]);
    for (const wrong of [{}, { redirect_uris: [] }, [], "x", { redirect_uris: [callback], client_name: 7 }])
      expect((await register(wrong)).status).toBe(400);
  });
});

describe("what an agent asks for", () => {
  const asked = async (more: Query = {}) => {
    const { client_id } = (await register()).body;
    const query = {
      response_type: "code",
      client_id,
      redirect_uri: callback,
      code_challenge: pkce().challenge,
      code_challenge_method: "S256",
      scope: "slots:read bookings:write offline_access",
      state: "x",
      ...more,
    };
    return readAuthorization(query);
  };

  it("is read, with any port on this device", async () => {
    expect(await asked()).toMatchObject({
      kind: "asked",
      scopes: ["slots:read", "bookings:write"],
      client: { site: null },
    });
    expect(await asked({ redirect_uri: "http://127.0.0.1:51234/callback" })).toMatchObject({ kind: "asked" });
    expect(await asked({ scope: undefined, resource: `${base}/api/mcp/` })).toMatchObject({
      kind: "asked",
      scopes: [],
    });
  });

  it("sends nobody anywhere where the address is not the agent's", async () => {
    for (const redirect_uri of [
      ...["http://127.0.0.1:4000/other", "http://127.0.0.1:4000/callback?x=1", "http://127.0.0.1:4000/callback/"],
      ...[
        "http://localhost:4000/callback",
        "https://127.0.0.1:4000/callback",
        "http://127.0.0.1.evil.example/callback",
      ],
      ...["http://127.0.0.1:4000@evil.example/callback", "https://evil.example/callback", "javascript:alert(1)", ""],
    ])
      expect([redirect_uri, (await asked({ redirect_uri })).kind]).toEqual([redirect_uri, "unknown"]);
    expect((await asked({ client_id: "oac_nobody" })).kind).toBe("unknown");
    expect((await asked({ client_id: ["a", "b"] })).kind).toBe("unknown");
  });

  it("tells the agent of its mistakes, if the member goes back", async () => {
    const wrong: [Query, string][] = [
      [{ response_type: "token" }, "unsupported_response_type"],
      [{ code_challenge: undefined }, "invalid_request"],
      [{ code_challenge_method: "plain" }, "invalid_request"],
      [{ code_challenge_method: undefined }, "invalid_request"],
      [{ resource: "https://other.example/mcp" }, "invalid_target"],
      [{ scope: "slots:read everything" }, "invalid_scope"],
      [{ state: ["a", "b"] }, "invalid_request"],
    ];
    for (const [query, error] of wrong) {
      const read = await asked(query);
      expect([query, read.kind]).toEqual([query, "wrong"]);
      if (read.kind === "wrong") expect(new URL(read.back).searchParams.get("error")).toBe(error);
    }
  });
});

describe("a member's yes", () => {
  it("gives tokens that act as the member, with what was allowed and no more", async () => {
    const { access, scope, id } = await connect(["slots:read", "config:read"]);
    expect(scope).toBe("slots:read config:read");
    const agent = await agentOf(base, access, { revision: "2026-07-28" });
    const me = await agent.use<{ member: { id: string }; project: { id: string } }>("get_me");
    expect(me.structuredContent).toMatchObject({ member: { id: owner.id }, project: { id: world.id } });
    expect(await agent.names()).toContain("list_services");
    expect(await agent.names()).not.toContain("create_booking");
    await agent.client.close();
    const beyond = await ask(access, { method: "tools/call", params: { name: "create_booking", arguments: {} } });
    expect([beyond.status, beyond.body.code]).toEqual([403, "insufficient_scope"]);
    expect(beyond.challenge).toContain('error="insufficient_scope", scope="slots:read bookings:write config:read"');
    const { data } = (await owner.call<{ data: AgentGrant[] }>("/agent-grants")).body;
    expect(data.find((each) => each.id === id)).toMatchObject({ client: { name: "Claude" }, member: { id: owner.id } });
    const actions = await prisma().auditEntry.findMany({ where: { subject_id: id } });
    expect(actions.map(({ action }) => action)).toEqual(["agent_grant.created"]);
    expect(JSON.stringify(actions)).not.toContain("ta_");
    const { data: calls } = (await owner.call<{ data: Json[] }>(`/agent-calls?key_id=${id}`)).body;
    expect(calls).toMatchObject([
      { tool: "create_booking", outcome: "insufficient_scope", detail: expect.stringContaining("bookings:write") },
      { tool: "get_me", outcome: "ok", key: { id, name: "Claude" }, member: "The owner" },
    ]);
  });

  it("lacks a scope that a renewed token does not bring: an agent that renews reads so in the result", async () => {
    const { access, refresh, id, client_id } = await connect(["slots:read"]);
    const tokens = { access_token: access, refresh_token: refresh, token_type: "Bearer", issuer: base };
    const refused = await callWithSdkOne(`${base}/api/mcp`, { client_id, tokens }, "create_booking");
    expect(refused).toMatchObject({
      isError: true,
      structuredContent: { code: "insufficient_scope", detail: expect.stringContaining("scope bookings:write") },
    });
    const { data: calls } = (await owner.call<{ data: Json[] }>(`/agent-calls?key_id=${id}`)).body;
    expect(calls.map(({ tool, outcome }) => [tool, outcome])).toEqual([
      ["create_booking", "insufficient_scope"],
      ["create_booking", "insufficient_scope"],
    ]);
  });

  it("lacks a scope that it is asked for again as often as it calls, while its token is the same", async () => {
    const { access } = await connect(["slots:read"]);
    const call = { method: "tools/call", params: { name: "create_booking", arguments: {} } };
    for (const _time of [1, 2]) expect((await ask(access, call)).status).toBe(403);
  });

  it("is for the agent tool server only", async () => {
    const { access, refresh } = await connect(["slots:read"]);
    const api = await fetch(`${base}/api/v1/me`, { headers: { authorization: `Bearer ${access}` } });
    expect([api.status, (await api.json()).detail]).toEqual([401, expect.stringContaining("works at /api/mcp only")]);
    const wrong = await fetch(`${base}/api/v1/me`, { headers: { authorization: "Bearer tk_live_wrong" } });
    expect((await wrong.json()).detail).toBe("Send a valid key as Authorization: Bearer tk_live_… or tk_test_…");
    expect(await alive(refresh)).toBe(401);
    Object.assign(env(), { APP_URL: "https://moved.example" });
    const moved = await ask(access);
    Object.assign(env(), { APP_URL: base });
    expect([moved.status, await alive(access)]).toEqual([401, 200]);
    await prisma().agentGrant.updateMany({
      where: { project_id: world.id },
      data: { resource: "https://other.example/mcp" },
    });
    const other = await ask(access);
    expect([other.status, other.challenge]).toEqual([401, expect.stringContaining('error="invalid_token"')]);
  });

  it("is refused for what the member may not do, without a session, and from another site", async () => {
    const { client_id } = (await register()).body;
    const body = { client_id, redirect_uri: callback, code_challenge: pkce().challenge, scopes: ["settings:write"] };
    const agent = await makeMember(world.id, "agent");
    expect((await agent.call("/agent-grants", { method: "POST", body })).status).toBe(403);
    expect((await world.call("/agent-grants", { method: "POST", body })).status).toBe(403);
    const elsewhere = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await owner.call("/agent-grants", { method: "POST", body, headers: elsewhere })).status).toBe(403);
    for (const wrong of [
      ...[{ client_id: "oac_nobody" }, { redirect_uri: "https://evil.example/" }, { code_challenge: "x" }],
      ...[{ resource: "https://other.example/" }, { scopes: ["everything"] }, { scopes: [] }],
    ])
      expect([
        wrong,
        (await owner.call("/agent-grants", { method: "POST", body: { ...body, ...wrong } })).status,
      ]).toEqual([wrong, 422]);
  });
});

describe("a code", () => {
  it("gives tokens once, however many ask at once, and a second one ends what the first got", async () => {
    const { fields, id } = await approve(["slots:read"]);
    const replies = await Promise.all(Array.from({ length: 8 }, () => form("token", fields)));
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const { status, body } of replies.filter((each) => !won.includes(each)))
      expect([status, body.error]).toEqual([400, "invalid_grant"]);
    expect(await alive(won[0]?.body.access_token as string)).toBe(401);
    const grant = await prisma().agentGrant.findFirstOrThrow({ where: { id } });
    expect(grant.revoked_at).not.toBeNull();
    expect(await prisma().auditEntry.count({ where: { subject_id: id, action: "agent_grant.revoked" } })).toBe(1);
  });

  it("is worth nothing with anything else wrong, and still works after that", async () => {
    const { fields } = await approve(["slots:read"]);
    const tried = async (more: Record<string, string>) => (await form("token", { ...fields, ...more })).body.error;
    expect(await tried({ code_verifier: pkce().verifier })).toBe("invalid_grant");
    expect(await tried({ code_verifier: "short" })).toBe("invalid_grant");
    expect(await tried({ redirect_uri: "http://127.0.0.1:4001/callback" })).toBe("invalid_grant");
    expect(await tried({ client_id: (await register()).body.client_id })).toBe("invalid_grant");
    expect(await tried({ code: "ta_code_x" })).toBe("invalid_grant");
    expect(await tried({ resource: "https://other.example/mcp" })).toBe("invalid_target");
    expect(await tried({ grant_type: "password" })).toBe("unsupported_grant_type");
    expect(await tried({ code_verifier: "" })).toBe("invalid_request");
    expect((await form("token", [...Object.entries(fields), ["code", "again"]])).body.error).toBe("invalid_request");
    const text = await fetch(`${base}/api/oauth/token`, { method: "POST", body: JSON.stringify(fields) });
    expect([text.status, ((await text.json()) as Json).error]).toEqual([400, "invalid_request"]);
    const good = await form("token", fields);
    expect([good.status, good.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });

  it("is over after two minutes", async () => {
    const { fields } = await approve(["slots:read"]);
    await pool().query("UPDATE agent_code SET expires_at = now() - interval '1 second'");
    expect((await form("token", fields)).body.error).toBe("invalid_grant");
  });
});

describe("a refresh token", () => {
  const refresh = (token: string, client_id: string, more: Record<string, string> = {}) =>
    form("token", { grant_type: "refresh_token", refresh_token: token, client_id, ...more });

  it("gives the next one, and shown again ends everything", async () => {
    const first = await connect(["slots:read"]);
    const second = await refresh(first.refresh, first.client_id);
    expect(second.status).toBe(200);
    const [access, next] = [second.body.access_token as string, second.body.refresh_token as string];
    expect([await alive(first.access), await alive(access)]).toEqual([200, 200]);
    expect((await refresh(first.refresh, first.client_id)).body.error).toBe("invalid_grant");
    expect([await alive(first.access), await alive(access)]).toEqual([401, 401]);
    expect((await refresh(next, first.client_id)).body.error).toBe("invalid_grant");
  });

  it("gives it once, however many ask at once", async () => {
    const { refresh: token, client_id } = await connect(["slots:read"]);
    const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(token, client_id)));
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await alive(won[0]?.body.access_token as string)).toBe(401);
  });

  it("widens nothing, and is no other agent's", async () => {
    const { refresh: token, client_id, access } = await connect(["slots:read"]);
    expect((await refresh(token, client_id, { scope: "slots:read settings:write" })).body.error).toBe("invalid_scope");
    expect((await refresh(token, (await register()).body.client_id)).body.error).toBe("invalid_grant");
    expect((await refresh(access, client_id)).body.error).toBe("invalid_grant");
    expect((await refresh(token, client_id, { resource: "https://other.example/" })).body.error).toBe("invalid_target");
    expect((await refresh(token, client_id)).status).toBe(200);
  });
});

describe("an agent's access ends at once", () => {
  it("when it is revoked under Settings, and by nobody else's hand", async () => {
    const { id, access } = await connect(["slots:read"]);
    const agent = await makeMember(world.id, "agent");
    const stranger = await makeMember((await makeProject()).id, "owner");
    for (const other of [agent, stranger])
      expect((await other.call(`/agent-grants/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await agent.call<{ data: Json[] }>("/agent-grants")).body.data).toEqual([]);
    expect(await alive(access)).toBe(200);
    expect((await owner.call(`/agent-grants/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await alive(access)).toBe(401);
    expect((await owner.call(`/agent-grants/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await prisma().auditEntry.count({ where: { subject_id: id, action: "agent_grant.revoked" } })).toBe(1);
  });

  it("when the agent gives its token up, or another's changes nothing", async () => {
    const { access, refresh, client_id } = await connect(["slots:read"]);
    expect((await form("revoke", { token: refresh, client_id: "oac_other" })).status).toBe(200);
    expect(await alive(access)).toBe(200);
    expect((await form("revoke", { token: refresh, client_id })).status).toBe(200);
    expect(await alive(access)).toBe(401);
    expect((await form("revoke", { client_id })).body.error).toBe("invalid_request");
  });

  it("when the member is removed, and what their role loses with the role", async () => {
    const admin = await makeMember(world.id, "admin");
    const { access } = await connect(["slots:read", "config:write"], admin);
    const write = {
      method: "tools/call",
      params: { name: "create_resource", arguments: { name: "R", kind: "room", dry: 1 } },
    };
    expect((await ask(access, write)).status).toBe(200);
    await prisma().member.update({
      where: { project_id_id: { project_id: world.id, id: admin.id } },
      data: { role: "agent" },
    });
    const refused = await ask(access, write);
    expect(JSON.stringify(refused.body)).toContain("insufficient_scope");
    expect(JSON.stringify((await ask(access)).body)).not.toContain("create_resource");
    await prisma().member.delete({ where: { project_id_id: { project_id: world.id, id: admin.id } } });
    expect(await alive(access)).toBe(401);
  });

  it("when an access token is an hour old", async () => {
    const { access, id } = await connect(["slots:read"]);
    await pool().query("UPDATE agent_token SET expires_at = now() WHERE grant_id = $1 AND kind = 'access'", [id]);
    expect(await alive(access)).toBe(401);
    expect(await pruneAgentGrants()).toBeGreaterThan(0);
  });
});

describe("an agent's limit", () => {
  it("is its grant's own, as a key's is", async () => {
    const { access, id } = await connect(["slots:read"]);
    await alive(access);
    await pool().query("UPDATE rate_bucket SET tokens = -1e6, updated_at = now() WHERE id = $1", [`grant:${id}`]);
    expect(await alive(access)).toBe(429);
    const other = await connect(["slots:read"]);
    expect(await alive(other.access)).toBe(200);
  });
});

describe("protocol revisions", () => {
  it("that nobody speaks are refused with those that are spoken", async () => {
    const meta = {
      "io.modelcontextprotocol/protocolVersion": "2031-01-01",
      "io.modelcontextprotocol/clientInfo": { name: "t", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const reply = await fetch(`${base}/api/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${world.key}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2031-01-01",
        "mcp-method": "tools/list",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta: meta } }),
    });
    const { error } = (await reply.json()) as { error: Json };
    expect([reply.status, error.code]).toEqual([400, -32022]);
    expect(error.data).toMatchObject({ supported: expect.arrayContaining(["2026-07-28"]), requested: "2031-01-01" });
  });
});
