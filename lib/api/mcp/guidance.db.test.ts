import type { Server } from "node:http";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Agent, agentOf } from "@/lib/testing/agent";
import { serveAgents } from "@/lib/testing/doors/agents";
import { makeKey, makeProject } from "@/lib/testing/world";

let server: Server;
let base: string;
let world: Awaited<ReturnType<typeof makeProject>>;
let agent: Agent;
const services: Record<string, string> = {};
beforeAll(async () => {
  ({ server, base } = await serveAgents());
  world = await makeProject();
  agent = await agentOf(base, world.key, { revision: "2026-07-28" });
  const chair = await world.call<{ id: string }>("/resources", {
    method: "POST",
    body: { name: "Chair", kind: "room" },
  });
  for (const name of ["Cut", "Color", "Shave"]) {
    const requirements = [{ resource_id: chair.body.id, quantity: 1 }];
    const body = { name, kind: "appointment", duration_minutes: 30, requirements };
    services[name] = (await world.call<{ id: string }>("/services", { method: "POST", body })).body.id;
  }
});
afterAll(async () => {
  await agent.client.close();
  server.close();
});

describe("prompts", () => {
  it("are those that the key can follow, and complete the names of services", async () => {
    const { prompts } = await agent.client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(["book_appointment", "move_appointment", "plan_day"]);
    const got = await agent.client.getPrompt({ name: "book_appointment", arguments: { service: "Cut" } });
    expect(JSON.stringify(got.messages)).toContain("Service: Cut.");
    await expect(agent.client.getPrompt({ name: "move_appointment", arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
    await expect(agent.client.getPrompt({ name: "nothing" })).rejects.toMatchObject({ code: -32602 });
    const ref = { type: "ref/prompt" as const, name: "book_appointment" };
    const { completion } = await agent.client.complete({ ref, argument: { name: "service", value: "c" } });
    expect(completion.values.sort()).toEqual(["Color", "Cut"]);
    const one = { type: "ref/resource" as const, uri: "turnero://services/{id}" };
    const ids = await agent.client.complete({ ref: one, argument: { name: "id", value: "Sha" } });
    expect(ids.completion.values).toEqual([services.Shave]);
    const reader = await agentOf(base, (await makeKey(world.id, ["bookings:read"])).key, { revision: "2026-07-28" });
    expect((await reader.client.listPrompts()).prompts.map(({ name }) => name)).toEqual(["plan_day"]);
    expect((await reader.client.complete({ ref: one, argument: { name: "id", value: "" } })).completion.values).toEqual(
      [],
    );
    await reader.client.close();
  });

  it("come with a name and an icon of the server", () => {
    expect(agent.client.getServerVersion()).toMatchObject({ title: "Turnero", icons: [{ mimeType: "image/svg+xml" }] });
  });
});

describe("a list", () => {
  it("has short items, and whole ones where they are asked for", async () => {
    type List = { data: Record<string, unknown>[] };
    const [lean, full] = [
      await agent.use<List>("list_services"),
      await agent.use<List>("list_services", { full: true }),
    ];
    const [short, whole] = [lean, full].map(({ structuredContent }) => structuredContent.data);
    expect(short).toHaveLength(3);
    expect(whole?.[0]).toHaveProperty("created_at");
    expect(short?.[0]).toMatchObject({ id: whole?.[0]?.id, name: whole?.[0]?.name });
    for (const item of short ?? []) {
      expect(item).not.toHaveProperty("created_at");
      expect(Object.values(item)).not.toContain(null);
    }
    expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(whole).length * 0.7);
    expect((await agent.refused("list_services", { full: "yes" })).errors).toMatchObject([{ pointer: "#/full" }]);
    expect((await agent.refused("get_me", { full: true })).errors).toMatchObject([{ pointer: "#/full" }]);
  });
});

type Offer = { argument: string; offered: { const: string; title: string }[] };

describe("a choice that is missing", () => {
  /** A client whose person answers what is asked; `seen` is what they were offered. */
  const asking = async (answer: (offer: Offer) => object) => {
    const client = new Client(
      { name: "desk", version: "1" },
      { versionNegotiation: { mode: { pin: "2026-07-28" } }, capabilities: { elicitation: { form: {} } } },
    );
    const seen: Offer[] = [];
    client.setRequestHandler("elicitation/create", ({ params }) => {
      const { properties } = (
        params as unknown as { requestedSchema: { properties: Record<string, { oneOf: Offer["offered"] }> } }
      ).requestedSchema;
      const [[argument, { oneOf }]] = Object.entries(properties) as [[string, { oneOf: Offer["offered"] }]];
      seen.push({ argument, offered: oneOf });
      return answer({ argument, offered: oneOf }) as never;
    });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${base}/api/mcp?toolsets=all`), {
        requestInit: { headers: { authorization: `Bearer ${world.key}` } },
      }),
    );
    return { client, seen };
  };
  const taking = (title: RegExp) => (offer: Offer) => ({
    action: "accept",
    content: { [offer.argument]: offer.offered.find((each) => title.test(each.title))?.const },
  });
  const book = async (service: string | undefined, name: string, hour?: number) => {
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const start = hour === undefined ? {} : { start: `${day}T${hour}:00:00Z` };
    const body = { service_id: service, customer: { name, phone: `+55119876${50_000 + (hour ?? 1)}` }, ...start };
    const made = await world.call<{ id: string }>("/bookings", { method: "POST", body, idempotencyKey: name });
    expect(made.status).toBe(201);
    return made.body.id;
  };

  it("is asked of the person, and their answer is what is used", async () => {
    const { client, seen } = await asking(taking(/Cut/));
    const result = await client.callTool({ name: "list_slots", arguments: { limit: 1 } });
    expect(seen[0]?.offered.map((each) => each.const).sort()).toEqual(Object.values(services).sort());
    expect(result.isError).toBeUndefined();
    expect((result.structuredContent as { data: unknown[] }).data).toHaveLength(1);
    await client.close();
  });

  it("is refused where the person does not say, says what there is not, or cannot be asked", async () => {
    for (const answer of [{ action: "decline" }, { action: "accept", content: { service_id: "svc_nobodys" } }]) {
      const { client } = await asking(() => answer);
      expect((await client.callTool({ name: "list_slots", arguments: { limit: 1 } })).isError).toBe(true);
      await client.close();
    }
    expect((await agent.refused("list_slots", { limit: 1 })).code).toBe("validation_error");
  });

  it("may be one of several bookings, said as people know them", async () => {
    const [ana, bia] = [await book(services.Cut, "Ana", 10), await book(services.Color, "Bia", 12)];
    const { client, seen } = await asking((offer) =>
      offer.offered.length > 1 ? taking(/^Bia · Color · /)(offer) : { action: "decline" },
    );
    const result = await client.callTool({ name: "cancel_booking", arguments: { reason: "ill" } });
    expect(seen[0]?.offered.map((each) => each.const)).toEqual([ana, bia]);
    expect(result.structuredContent).toMatchObject({ id: bia, status: "cancelled" });
    // What is over cannot be cancelled, and is not offered again.
    expect((await client.callTool({ name: "cancel_booking", arguments: {} })).isError).toBe(true);
    expect(seen[1]?.offered.map((each) => each.const)).toEqual([ana]);
    await client.close();
  });

  it("may be a person: who takes a task, and whose figures they are", async () => {
    const post = async (path: string, body: object) =>
      (await world.call<{ id: string }>(path, { method: "POST", body })).body.id;
    const otto = await post("/resources", { name: "Otto", kind: "person" });
    const group_id = await post("/resource-groups", { name: "Team", resource_ids: [otto] });
    const repair = await post("/services", { name: "Repair", kind: "queue", duration_minutes: 60, group_id });
    const task = await book(repair, "Rui");
    const { client, seen } = await asking(({ argument, offered }) =>
      taking(argument === "id" && offered.some((each) => each.const === task) ? /Rui/ : /Otto/)({ argument, offered }),
    );
    const taken = await client.callTool({ name: "run_action", arguments: { key: "take" } });
    expect(taken.structuredContent).toMatchObject({ id: task, assignee: { resource_id: otto } });
    expect(seen.find(({ argument }) => argument === "resource_id")?.offered).toEqual([{ const: otto, title: "Otto" }]);
    const stats = await client.callTool({
      name: "get_resource_stats",
      arguments: { from: "2031-01-01T00:00:00Z", to: "2031-01-02T00:00:00Z" },
    });
    expect(seen.at(-1)?.offered.map((each) => each.title)).toContain("Chair");
    expect(stats.isError).toBeUndefined();
    await client.close();
  });
});

describe("a dry run", () => {
  it("is marked in the answer and in its schema", async () => {
    const { tools } = await agent.client.listTools();
    const schema = JSON.stringify(tools.find(({ name }) => name === "delete_service")?.outputSchema);
    expect(schema).toContain('"dry_run":{"const":true');
    const tried = await agent.use("delete_service", { id: services.Shave, dry_run: true });
    expect(tried.structuredContent).toMatchObject({ dry_run: true });
  });
});
