import { afterEach, describe, expect, inject, it } from "vitest";
import { patiently, sendRaw } from "@/e2e/api/client";
import { toolName } from "@/lib/api/mcp/tools";
import { registry } from "@/lib/api/registry";
import { type Scope, scopes } from "@/lib/core/scopes";
import { type Agent, agentOf } from "@/lib/testing/agent";

const doors = inject("doors");
const tenants = inject("tenants");
const agents: Agent[] = [];
const send = (url: string | URL, init?: RequestInit) => patiently(() => fetch(url, init));
const connect = async (door: string, key: string, revision?: string): Promise<Agent> => {
  const agent = await agentOf(door, key, revision ? { fetch: send, revision } : { fetch: send });
  agents.push(agent);
  return agent;
};
afterEach(async () => {
  for (const { client } of agents.splice(0)) await client.close();
});

const opened = (allowed: (scope: Scope) => boolean): string[] =>
  registry
    .filter(
      ({ tool, access }) => tool && (access.kind === "anyKey" || (access.kind === "scope" && allowed(access.scope))),
    )
    .map(({ id }) => toolName(id))
    .sort();

describe("the tools of a key", () => {
  it.each(scopes)("with %s alone are those, and another is refused", async (scope) => {
    const agent = await connect(doors.direct, tenants.only[scope]);
    expect(await agent.names()).toEqual(opened((each) => each === scope));
    const beyond = opened((each) => each !== scope).find((name) => !opened((each) => each === scope).includes(name));
    expect(await agent.refused(beyond ?? "")).toMatchObject({ code: "insufficient_scope", status: 403 });
  });

  it("with every scope are all of them", async () => {
    expect(await (await connect(doors.direct, tenants.ours.key)).names()).toEqual(opened(() => true));
  });
});

type Booking = { id: string; status: string; source: string };

describe.each(Object.entries(doors))("through the %s door", (_name, door) => {
  it.each(["2026-07-28", "2025-11-25", "2025-06-18"])(
    "a booking is made and ended, in revision %s",
    async (revision) => {
      const agent = await connect(door, tenants.ours.key, revision);
      expect(agent.client.getNegotiatedProtocolVersion()).toBe(revision);
      const chair = await agent.use<{ id: string }>("create_resource", { name: "Chair", kind: "room" });
      const service = await agent.use<{ id: string }>("create_service", {
        name: "Cut",
        kind: "appointment",
        duration_minutes: 30,
        requirements: [{ resource_id: chair.structuredContent.id, quantity: 1 }],
      });
      const service_id = service.structuredContent.id;
      const slots = await agent.use<{ data: { start: string }[] }>("list_slots", { service_id, limit: 2 });
      const start = slots.structuredContent.data[1]?.start;
      const held = (await agent.use<Booking>("create_hold", { service_id, start })).structuredContent;
      expect(held).toMatchObject({ status: "held", source: "agent" });
      const customer = { name: "Ana", phone: "+595981777200" };
      const refused = await agent.refused("create_booking", { service_id, start, customer });
      expect([refused.code, (refused.alternatives ?? []).length > 0]).toEqual(["slot_taken", true]);
      expect((await agent.use<Booking>("confirm_hold", { id: held.id, customer })).structuredContent.status).toBe(
        "confirmed",
      );
      const tried = await agent.use<Booking>("cancel_booking", { id: held.id, dry_run: true });
      expect(tried.structuredContent).toMatchObject({ status: "cancelled", dry_run: true });
      expect((await agent.use<Booking>("get_booking", { id: held.id })).structuredContent.status).toBe("confirmed");
      expect((await agent.use<Booking>("cancel_booking", { id: held.id })).structuredContent.status).toBe("cancelled");
      const stranger = await connect(door, tenants.theirs.key, revision);
      expect((await stranger.refused("get_booking", { id: held.id })).code).toBe("not_found");
      const { contents } = await agent.client.readResource({ uri: `turnero://services/${service_id}` });
      expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ id: service_id });
    },
  );

  it("nobody gets in without a key, from another site, or by another method", async () => {
    const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const ask = (sent: Parameters<typeof sendRaw>[2]) => sendRaw(door, "/api/mcp", { method: "POST", body, ...sent });
    const headers = { accept: "application/json, text/event-stream" };
    const { key } = tenants.ours;
    expect((await ask({ key, headers })).status).toBe(200);
    expect((await ask({ headers })).json).toMatchObject({ status: 401, code: "invalid_api_key" });
    expect((await ask({ key: tenants.revoked, headers })).status).toBe(401);
    expect((await ask({ headers: { ...headers, cookie: tenants.session } })).status).toBe(401);
    expect((await ask({ key, headers: { ...headers, origin: "https://evil.example" } })).status).toBe(403);
    expect((await ask({ key, headers: { ...headers, host: "evil.example" } })).status).toBe(403);
    expect((await ask({ key, headers, body: "{" })).status).toBe(422);
    for (const method of ["GET", "DELETE", "PUT"])
      expect((await sendRaw(door, "/api/mcp", { method, key, headers })).status, method).toBe(405);
  });
});
