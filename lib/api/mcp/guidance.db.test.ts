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

describe("a choice that is missing", () => {
  const asking = async (answer: (offered: string[]) => object) => {
    const client = new Client(
      { name: "desk", version: "1" },
      { versionNegotiation: { mode: { pin: "2026-07-28" } }, capabilities: { elicitation: { form: {} } } },
    );
    const seen: string[] = [];
    client.setRequestHandler("elicitation/create", ({ params }) => {
      const { properties } = (
        params as unknown as { requestedSchema: { properties: { service_id: { oneOf: { const: string }[] } } } }
      ).requestedSchema;
      seen.push(...properties.service_id.oneOf.map((each) => each.const));
      return answer(seen) as never;
    });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${base}/api/mcp?toolsets=all`), {
        requestInit: { headers: { authorization: `Bearer ${world.key}` } },
      }),
    );
    return { client, seen };
  };

  it("is asked of the person, and their answer is what is used", async () => {
    const { client, seen } = await asking((offered) => ({ action: "accept", content: { service_id: offered[0] } }));
    const result = await client.callTool({ name: "list_slots", arguments: { limit: 1 } });
    expect([...seen].sort()).toEqual(Object.values(services).sort());
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
