import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { dispatch } from "@/lib/api/http/dispatch";
import { tools } from "@/lib/api/mcp/tools";
import { pool, prisma } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { newId } from "@/lib/core/ids";
import { pruneAgentCalls } from "@/lib/domains/agent-calls/prune";
import type { AgentCall } from "@/lib/domains/agent-calls/schema";
import { type Agent, agentOf } from "@/lib/testing/agent";
import { makeAccount, makeKey, makeProject, sessionCall } from "@/lib/testing/world";

const base = env().APP_URL.replace(/\/$/, "");
const send = (url: string | URL, init?: RequestInit): Promise<Response> => {
  const headers = new Headers(init?.headers);
  headers.set("host", new URL(base).host);
  return dispatch(new Request(url, { ...init, headers }));
};
const agents: Agent[] = [];
const connect = async (key: string, revision?: string): Promise<Agent> => {
  const agent = await agentOf(base, key, { fetch: send, ...(revision ? { revision } : {}) });
  agents.push(agent);
  return agent;
};
afterEach(async () => {
  for (const { client } of agents.splice(0)) await client.close();
});

let world: Awaited<ReturnType<typeof makeProject>>;
let other: Awaited<ReturnType<typeof makeProject>>;
let service: string;

async function makeService({ call }: typeof world): Promise<string> {
  const chair = await call<{ id: string }>("/resources", { method: "POST", body: { name: "Chair", kind: "room" } });
  const body = {
    name: "Cut",
    kind: "appointment",
    duration_minutes: 30,
    requirements: [{ resource_id: chair.body.id, quantity: 1 }],
  };
  return (await call<{ id: string }>("/services", { method: "POST", body })).body.id;
}

beforeAll(async () => {
  world = await makeProject();
  other = await makeProject();
  service = await makeService(world);
});

const ana = { name: "Ana", phone: "+5511900000001" };
let hour = 0;
/** A different time for each booking. */
const nextStart = () =>
  new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 3_600_000 * (48 + hour++)).toISOString();

type Booking = { id: string; status: string; source: string; start: string };
const book = async (agent: Agent) =>
  (await agent.use<Booking>("create_booking", { service_id: service, start: nextStart(), customer: ana }))
    .structuredContent;

/** Every row of the project in every table, but for the log of calls and when the key was last used. */
async function fingerprint(project: string): Promise<string> {
  const { rows } = await pool().query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'project_id'
       AND table_schema = 'public' AND table_name NOT IN ('agent_call', 'api_key') ORDER BY 1`,
  );
  expect(rows.length).toBeGreaterThan(15);
  const sums = rows.map(async ({ name }) => {
    const text = `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${name} t WHERE project_id = $1`;
    return [name, (await pool().query(text, [project])).rows[0].sum];
  });
  return JSON.stringify(await Promise.all(sums));
}

describe("a conversation", () => {
  it("goes from free times to a hold, a booking, and its end, which is tried first", async () => {
    const agent = await connect(world.key);
    expect(agent.client.getInstructions()).toContain("list_slots");
    const { data } = (await agent.use<{ data: { start: string }[] }>("list_slots", { service_id: service, limit: 3 }))
      .structuredContent;
    expect(data).toHaveLength(3);
    const held = await agent.use<Booking>("create_hold", { service_id: service, start: data[2]?.start });
    expect(held.structuredContent).toMatchObject({ status: "held", source: "agent" });
    const { id } = held.structuredContent;
    expect(held.content[0]?.text).toContain(id);
    expect(JSON.parse(held.content[1]?.text ?? "")).toEqual(held.structuredContent);

    expect(await agent.refused("confirm_hold", { id })).toMatchObject({
      code: "validation_error",
      errors: [{ pointer: "#/customer" }],
    });
    const taken = await agent.refused("create_booking", { service_id: service, start: data[2]?.start, customer: ana });
    expect(taken.code).toBe("slot_taken");
    expect(taken.alternatives?.length).toBeGreaterThan(0);
    const booked = await agent.use<Booking>("confirm_hold", { id, customer: ana });
    expect(booked.structuredContent).toMatchObject({ id, status: "confirmed" });

    const before = await fingerprint(world.id);
    const tried = await agent.use<Booking>("cancel_booking", { id, reason: "ill", dry_run: true });
    expect(tried.structuredContent).toMatchObject({ id, status: "cancelled", dry_run: true });
    expect(tried.content[0]?.text).toMatch(/nothing was changed/);
    expect(await fingerprint(world.id)).toBe(before);
    const cancelled = await agent.use<Booking>("cancel_booking", { id, reason: "ill" });
    expect(cancelled.structuredContent).toMatchObject({ id, status: "cancelled" });
    expect(cancelled.structuredContent).not.toHaveProperty("dry_run");
    expect((await agent.refused("cancel_booking", { id })).code).toBe("invalid_transition");
  });

  it("begins with a refusal for who names themselves by something that is no text", async () => {
    const headers = {
      authorization: `Bearer ${world.key}`,
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
    };
    const begin = async (clientInfo: unknown) => {
      const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params });
      const reply = await send(`${base}/api/mcp`, { method: "POST", headers, body });
      return [reply.status, "error" in (await reply.json())];
    };
    expect(await begin({ name: "Ana's agent", version: "1" })).toEqual([200, false]);
    for (const wrong of [{ toString: 1 }, 7, null, ["a"]])
      expect(await begin({ name: wrong, version: wrong })).toEqual([200, true]);
    for (const wrong of ["a", null, 7]) expect(await begin(wrong)).toEqual([200, true]);
  });

  it.each(["2026-07-28", "2025-11-25", "2025-06-18"])(
    "is held in the revision %s of the protocol",
    async (revision) => {
      const agent = await connect(world.key, revision);
      expect(agent.client.getNegotiatedProtocolVersion()).toBe(revision);
      expect((await agent.use<{ type: string }>("get_me")).structuredContent.type).toBe("key");
    },
  );
});

describe("a dry run", () => {
  it("changes nothing, whichever tool is asked, and refuses what the call itself would", async () => {
    const agent = await connect(world.key);
    const { id } = await book(agent);
    const lonely = await world.call<{ id: string }>("/resources", {
      method: "POST",
      body: { name: "Van", kind: "vehicle" },
    });
    const schedule = await world.call<{ id: string }>("/schedules", {
      method: "POST",
      body: { name: "Day", timezone: "America/Sao_Paulo", weekly: [{ weekday: 1, from: "09:00", to: "18:00" }] },
    });
    const hold = await agent.use<Booking>("create_hold", { service_id: service, start: nextStart() });
    const stages = await world.call<Record<string, unknown>>("/stage-config");
    const given: Record<string, Record<string, unknown>> = {
      release_hold: { id: hold.structuredContent.id },
      mark_no_show: { id },
      fail_booking: { id, reason: "no key" },
      reschedule_booking: { id, start: nextStart() },
      run_action: { id, key: "start" },
      delete_resource: { id: lonely.body.id },
      delete_schedule: { id: schedule.body.id },
      put_stage_config: { stages: stages.body.stages, initial: stages.body.initial, actions: stages.body.actions },
      revert_stage_config: { version: "1" },
    };
    const before = await fingerprint(world.id);
    for (const [name, args] of Object.entries(given)) {
      const { isError, structuredContent } = await agent.use(name, { ...args, dry_run: true });
      expect([name, isError ?? false, structuredContent.dry_run ?? structuredContent]).toEqual([name, false, true]);
    }
    expect((await agent.use("delete_resource", { id: lonely.body.id, dry_run: true })).structuredContent).toEqual({
      done: false,
      dry_run: true,
    });
    expect(await agent.refused("delete_service", { id: service, dry_run: true })).toMatchObject({
      code: "invalid_transition",
    });
    expect(await agent.refused("delete_service", { id: "svc_nobodys", dry_run: true })).toMatchObject({
      code: "not_found",
    });
    expect(await fingerprint(world.id)).toBe(before);
    expect((await agent.use("delete_resource", { id: lonely.body.id })).structuredContent).toEqual({ done: true });
    expect(await fingerprint(world.id)).not.toBe(before);
  });

  it("is offered by nothing that does not destroy", async () => {
    const agent = await connect(world.key);
    expect(await agent.refused("create_customer", { ...ana, dry_run: true })).toMatchObject({
      errors: [{ pointer: "#/dry_run", code: "unknown_field" }],
    });
    expect(await agent.refused("cancel_booking", { id: "bkg_1", dry_run: "yes" })).toMatchObject({
      errors: [{ pointer: "#/dry_run" }],
    });
  });
});

describe("a repeated request", () => {
  const raw = (session: string | null, id: number, args: Record<string, unknown>) =>
    send(`${base}/api/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${world.key}`,
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        ...(session ? { "mcp-session-id": session } : {}),
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id,
        method: "tools/call",
        params: { name: "create_booking", arguments: args },
      }),
    }).then((response) => response.json());

  it("is done once, by its own id and session; another session is another call", async () => {
    const args = { service_id: service, start: nextStart(), customer: ana };
    const [one, again] = [await raw("s1", 7, args), await raw("s1", 7, args)];
    expect(again.result.structuredContent).toEqual(one.result.structuredContent);
    expect(again.result._meta.idempotency_replayed).toBe(true);
    expect((await raw("s2", 7, args)).result.structuredContent.code).toBe("slot_taken");
    const changed = await raw("s1", 7, { ...args, start: nextStart() });
    expect(changed.result.structuredContent.code).toBe("idempotency_conflict");
  });

  it("takes no key that the database cannot keep", async () => {
    const agent = await connect(world.key);
    const idempotency_key = "a\0b";
    const person = await agent.refused("create_customer", { name: "Ana", phone: "+5511900000077", idempotency_key });
    expect(person).toMatchObject({ code: "validation_error", errors: [{ pointer: "#/idempotency_key" }] });
    const held = await agent.refused("create_hold", { service_id: service, start: nextStart(), idempotency_key });
    expect(held.code).toBe("idempotency_key_required");
  });

  it("needs a key of its own where there is no session", async () => {
    const args = { service_id: service, start: nextStart(), customer: ana };
    expect((await raw(null, 1, args)).result.structuredContent.code).toBe("idempotency_key_required");
    const keyed = { ...args, idempotency_key: "mine" };
    const [one, again] = [await raw(null, 1, keyed), await raw(null, 2, keyed)];
    expect(one.result.isError).toBeUndefined();
    expect(again.result.structuredContent).toEqual(one.result.structuredContent);
  });
});

describe("what is not the key's", () => {
  it("is not listed, and refused when it is called all the same", async () => {
    const { id, key } = await makeKey(world.id, ["slots:read"]);
    const agent = await connect(key);
    expect(await agent.names()).toEqual(["get_me", "list_slots", "search_workspace"]);
    await book(await connect(world.key));
    expect((await agent.use("search_workspace", { q: "Ana" })).structuredContent).toEqual({ results: [] });
    expect(await agent.refused("list_customers")).toMatchObject({ code: "insufficient_scope" });
    expect(await agent.refused("cancel_booking", { id: "bkg_1", dry_run: true })).toMatchObject({
      code: "insufficient_scope",
    });
    expect(await agent.refused("list_api_keys")).toMatchObject({ code: "not_found" });
    const logged = await prisma().agentCall.findMany({ where: { key_id: id, outcome: "insufficient_scope" } });
    expect(logged.map(({ tool }) => tool).sort()).toEqual(["cancel_booking", "list_customers"]);
    expect((await agent.client.listResources()).resources.map(({ uri }) => uri)).toEqual(["turnero://workspace"]);
    await expect(agent.client.readResource({ uri: "turnero://services" })).rejects.toThrow(/lacks the scope/);
  });

  it("cannot be told from what does not exist", async () => {
    const mine = await book(await connect(world.key));
    const stranger = await connect(other.key);
    for (const [name, args] of Object.entries({
      get_booking: { id: mine.id },
      cancel_booking: { id: mine.id },
      list_slots: { service_id: service },
      get_service: { id: service },
    }))
      expect([name, (await stranger.refused(name, args)).code]).toEqual([name, "not_found"]);
    await expect(stranger.client.readResource({ uri: `turnero://services/${service}` })).rejects.toMatchObject({
      code: -32602,
    });
  });

  it("lets nobody in without a key, and no page of another site", async () => {
    const ask = (headers: Record<string, string>, method = "POST") =>
      dispatch(
        new Request(`${base}/api/mcp`, {
          method,
          headers: {
            host: new URL(base).host,
            accept: "application/json, text/event-stream",
            "content-type": "application/json",
            ...headers,
          },
          ...(method === "POST" ? { body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' } : {}),
        }),
      );
    const authorization = `Bearer ${world.key}`;
    expect((await ask({ authorization })).status).toBe(200);
    expect((await ask({ authorization, origin: base })).status).toBe(200);
    const none = await ask({});
    expect([none.status, none.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringMatching(/^Bearer realm="Turnero", scope="slots:read [a-z: ]+", resource_metadata="http[^"]+"$/),
    ]);
    expect((await ask({ authorization, origin: "https://evil.example" })).status).toBe(403);
    expect((await ask({ authorization, host: "evil.example:3000" })).status).toBe(403);
    for (const method of ["GET", "DELETE"]) {
      const refused = await ask({ authorization }, method);
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, "POST"]);
    }
    const batch = await send(`${base}/api/mcp`, {
      method: "POST",
      headers: { authorization, accept: "application/json, text/event-stream", "content-type": "application/json" },
      body: '[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]',
    });
    expect((await batch.json()).errors).toMatchObject([{ code: "no_batches" }]);
    const { cookie } = await makeAccount();
    expect((await ask({ cookie, origin: base })).status).toBe(401);
  });
});

describe("the limit", () => {
  it("is the key's own, and is told as a problem that a model can read", async () => {
    const { id, key } = await makeKey(world.id);
    const agent = await connect(key);
    const empty = { id: `key:${id}`, tokens: -1e9, updated_at: new Date() };
    await prisma().rateBucket.upsert({ where: { id: empty.id }, create: empty, update: empty });
    const refused = await agent.refused("list_services");
    expect(refused).toMatchObject({ code: "rate_limited", retry_after: expect.any(Number) });
    await agent.refused("list_services");
    await expect(agent.client.listTools()).rejects.toThrow();
    const rows = await prisma().agentCall.findMany({ where: { project_id: world.id, key_id: id } });
    expect(rows.map(({ outcome }) => outcome)).toEqual(["rate_limited"]);
  });
});

describe("the resources", () => {
  it("are the catalog as it stands", async () => {
    const agent = await connect(world.key);
    const { resources } = await agent.client.listResources();
    expect(resources.map(({ name }) => name)).toEqual([
      ...["workspace", "services", "resources", "resource-groups", "schedules", "stage-config"],
    ]);
    const read = async (uri: string) => {
      const { contents } = await agent.client.readResource({ uri });
      return JSON.parse((contents[0] as { text: string }).text);
    };
    expect((await read("turnero://services")).data).toMatchObject([{ id: service, name: "Cut" }]);
    expect(await read(`turnero://services/${service}`)).toMatchObject({ id: service });
    expect((await read("turnero://stage-config")).stages.length).toBeGreaterThan(0);
    expect((await agent.client.listResourceTemplates()).resourceTemplates).toHaveLength(4);
    await expect(read("turnero://nowhere")).rejects.toMatchObject({ code: -32602 });
  });
});

describe("the call log", () => {
  it("shows a project its own calls, filtered and paged, without what is personal", async () => {
    const { cookie, workspace } = await makeAccount();
    const mine = await makeKey(workspace.id);
    const agent = await connect(mine.key);
    await agent.use("create_customer", { name: "Ana Souza", phone: "+5511900000009", tags: ["vip"] });
    await agent.refused("get_booking", { id: "bkg_nobodys" });
    await agent.use("list_services");
    const list = async (query: string) =>
      (await sessionCall(cookie)<{ data: AgentCall[]; next_cursor: string | null }>(`/agent-calls?${query}`)).body;
    const { data } = await list("");
    expect(data.map(({ tool, outcome }) => [tool, outcome])).toEqual([
      ["list_services", "ok"],
      ["get_booking", "not_found"],
      ["create_customer", "ok"],
    ]);
    expect(data[2]).toMatchObject({
      key: { id: mine.id, name: "test" },
      client: "test 1",
      arguments: { name: "•••", phone: "•••", tags: "•••" },
      duration_ms: expect.any(Number),
    });
    expect((await list("outcome=refused")).data.map(({ tool }) => tool)).toEqual(["get_booking"]);
    expect((await list("tool=list_services")).data).toHaveLength(1);
    expect((await list(`key_id=${mine.id}`)).data).toHaveLength(3);
    const page = await list("limit=2");
    expect((await list(`limit=2&cursor=${page.next_cursor}`)).data).toEqual(data.slice(2));
    const agentRole = await world.call("/agent-calls");
    expect(agentRole.status).toBe(403);

    const refused = await agent.refused("create_customer", { name: "Bia", phone: "+5511900000009" });
    expect(refused).toMatchObject({ code: "customer_exists", detail: expect.stringContaining("+5511900000009") });
    const [last] = (await list("limit=1")).data;
    expect(last).toMatchObject({ tool: "create_customer", outcome: "customer_exists" });
    expect(JSON.stringify(last)).not.toContain("11900000009");
  });

  it("has a line of every call, whatever the agent wrote", async () => {
    const { cookie, workspace } = await makeAccount();
    const agent = await connect((await makeKey(workspace.id)).key);
    await agent.use("create_knowledge", { kind: "text", title: "T", content: `${"a".repeat(119)}😀` });
    await agent.refused("list_slots", { service_id: "a\0b" });
    await agent.refused("list\0slots", {});
    const { data } = (await sessionCall(cookie)<{ data: AgentCall[] }>("/agent-calls")).body;
    expect(data.map(({ tool }) => tool)).toEqual(["list\uFFFDslots", "list_slots", "create_knowledge"]);
  });

  it("forgets after a month", async () => {
    const { id: key_id } = await makeKey(other.id);
    const row = (days: number) => ({
      project_id: other.id,
      id: newId("agc"),
      key_id,
      tool: "get_me",
      arguments: {},
      outcome: "ok",
      request_id: "req_1",
      duration_ms: 1,
      at: new Date(Date.now() - days * 86_400_000),
    });
    await prisma().agentCall.createMany({ data: [row(31), row(29)] });
    expect(await pruneAgentCalls()).toBe(1);
  });
});

describe("every tool", () => {
  it("answers what its schema says, or a problem, and never falls over", async () => {
    const agent = await connect(world.key);
    await agent.client.listTools(); // From here on the client validates every response against its schema.
    for (const [name, { listed }] of tools()) {
      const given = Object.fromEntries(
        listed.inputSchema.required.map((field) => [field, field === "version" ? "1" : "x"]),
      );
      const { isError, structuredContent } = await agent.use(name, given);
      if (isError) expect([name, (structuredContent as { code: string }).code]).not.toContain("internal_error");
    }
  });
});
