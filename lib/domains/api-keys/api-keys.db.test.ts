import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { ApiKey, CreatedApiKey } from "@/lib/domains/api-keys/schema";
import { call, makeMember, makeProject } from "@/lib/testing/world";

type Page = { data: ApiKey[]; next_cursor: string | null };

let world: Awaited<ReturnType<typeof makeProject>>;
let admin: Awaited<ReturnType<typeof makeMember>>;
beforeAll(async () => {
  world = await makeProject();
  admin = await makeMember(world.id, "admin");
});

const make = (body: object = {}) =>
  admin.call<CreatedApiKey>("/api-keys", {
    method: "POST",
    body: { name: "Website", scopes: ["customers:read"], ...body },
  });

describe("an API key", () => {
  it("is shown once, with its scopes, and works with no others", async () => {
    const { status, body } = await make();
    expect(status).toBe(201);
    expect(body.key).toMatch(/^tk_live_[0-9A-Za-z]{36}$/);
    expect(body).toMatchObject({
      scopes: ["customers:read"],
      prefix: body.key.slice(0, 12),
      last4: body.key.slice(-4),
    });
    const list = await admin.call<Page>("/api-keys");
    expect(JSON.stringify(list.body)).not.toContain(body.key);
    expect(list.body.data.find(({ id }) => id === body.id)).toMatchObject({ revoked_at: null, expires_at: null });
    expect((await call("/customers", { key: body.key })).status).toBe(200);
    const write = { method: "POST", body: { name: "X", phone: "+5511999990000" }, key: body.key };
    expect(await call("/customers", write)).toMatchObject({ status: 403, body: { code: "insufficient_scope" } });
    const audit = await prisma().auditEntry.findFirstOrThrow({ where: { subject_id: body.id } });
    expect(audit.action).toBe("api_key.created");
    expect(JSON.stringify(audit.changes)).not.toContain(body.key);
  });

  it("is dead on the request after it was revoked", async () => {
    const { body } = await make();
    expect((await call("/customers", { key: body.key })).status).toBe(200);
    expect((await admin.call(`/api-keys/${body.id}`, { method: "DELETE" })).status).toBe(204);
    expect(await call("/customers", { key: body.key })).toMatchObject({
      status: 401,
      body: { code: "invalid_api_key" },
    });
    expect((await admin.call(`/api-keys/${body.id}`, { method: "DELETE" })).status).toBe(204);
    const { data } = (await admin.call<Page>("/api-keys")).body;
    expect(data.find(({ id }) => id === body.id)?.revoked_at).not.toBeNull();
  });

  it("ends when it says", async () => {
    const { body } = await make({ expires_at: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await call("/customers", { key: body.key })).status).toBe(200);
    await prisma().apiKey.updateMany({ where: { id: body.id }, data: { expires_at: new Date(Date.now() - 1000) } });
    expect((await call("/customers", { key: body.key })).status).toBe(401);
    const past = await make({ expires_at: "2020-01-01T00:00:00Z" });
    expect(past).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/expires_at", code: "in_the_past" }] } });
  });

  it("changes its name and nothing else", async () => {
    const { body } = await make();
    const patch = (change: object) =>
      admin.call<ApiKey & { errors: unknown }>(`/api-keys/${body.id}`, { method: "PATCH", body: change });
    const refused = await patch({ name: "App", scopes: ["settings:write"] });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/scopes", code: "read_only" }] } });
    const reply = await patch({ name: "App", scopes: ["customers:read"] });
    expect(reply).toMatchObject({ status: 200, body: { name: "App", scopes: ["customers:read"] } });
  });

  it("is refused without scopes, with unknown ones, and with an idempotency key that would keep it", async () => {
    expect((await make({ scopes: [] })).status).toBe(422);
    expect((await make({ scopes: ["everything"] })).status).toBe(422);
    const options = { method: "POST", body: { name: "K", scopes: ["slots:read"] }, idempotencyKey: "once" };
    expect((await admin.call("/api-keys", options)).status).toBe(422);
  });

  it("is not for agents, not for keys, and not of other workspaces", async () => {
    const { body } = await make();
    const agent = await makeMember(world.id, "agent");
    const request = { method: "POST", body: { name: "K", scopes: ["slots:read"] } };
    expect((await agent.call("/api-keys", request)).status).toBe(403);
    expect((await agent.call(`/api-keys/${body.id}`, { method: "DELETE" })).status).toBe(403);
    expect((await world.call("/api-keys", request)).status).toBe(403);
    const stranger = await makeMember((await makeProject()).id, "owner");
    expect((await stranger.call(`/api-keys/${body.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await stranger.call(`/api-keys/${body.id}`, { method: "PATCH", body: { name: "x" } })).status).toBe(404);
    expect((await call("/customers", { key: body.key })).status).toBe(200);
  });
});
