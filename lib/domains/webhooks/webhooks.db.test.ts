import { Resolver } from "node:dns/promises";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keptSince } from "@/lib/core/clock";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { Target } from "@/lib/core/network/outside";
import { forgottenEvents } from "@/lib/domains/webhooks/delivery/store";
import type { WebhookEndpoint, WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";
import { eraseEndpoints } from "@/lib/domains/webhooks/store";
import { makeMember, makeProject } from "@/lib/testing/world";

const names: Record<string, Target[]> = {
  "hooks.example.com": [{ address: "93.184.215.14", family: 4 }],
  "inside.example.com": [
    { address: "93.184.215.14", family: 4 },
    { address: "10.0.0.7", family: 4 },
  ],
};
const answers = (family: number) => async (host: string) => {
  const found = (names[host] ?? []).filter((target) => target.family === family);
  if (found.length === 0) throw Object.assign(new Error(`queryA ENOTFOUND ${host}`), { code: "ENOTFOUND" });
  return found.map(({ address }) => address);
};
vi.spyOn(Resolver.prototype, "resolve4").mockImplementation(answers(4) as never);
vi.spyOn(Resolver.prototype, "resolve6").mockImplementation(answers(6) as never);
let online = true;
vi.spyOn(Resolver.prototype, "resolveNs").mockImplementation((async () => {
  if (!online) throw Object.assign(new Error("queryNs ECONNREFUSED ."), { code: "ECONNREFUSED" });
  return ["a.root-servers.net"];
}) as never);
afterAll(() => vi.restoreAllMocks());

type Problem = { code: string; errors: { pointer: string; code: string }[] };

let world: Awaited<ReturnType<typeof makeProject>>;
beforeEach(async () => {
  world = await makeProject();
});

const good = { url: "https://hooks.example.com/turnero", events: ["booking.created", "booking.created"] };
const create = <T = WebhookEndpointWithSecret>(body: object = good, extra = {}) =>
  world.call<T>("/webhook-endpoints", { method: "POST", body, ...extra });
const refusal = async (body: object, extra = {}) => {
  const reply = await create<Problem>(body, extra);
  expect([reply.status, reply.body.code]).toEqual([422, "validation_error"]);
  return reply.body.errors.map(({ pointer, code }) => `${pointer} ${code}`);
};

describe("an endpoint", () => {
  it("shows its secret when it is made and when it is rotated, and never again", async () => {
    const { status, body, headers } = await create();
    expect(status).toBe(201);
    expect(headers.get("location")).toBe(`/api/v1/webhook-endpoints/${body.id}`);
    expect(body.secret).toMatch(/^whsec_[0-9A-Za-z]{44}$/);
    expect(body).toMatchObject({ url: good.url, events: ["booking.created"], active: true, failures: 0, warnings: [] });
    const rotated = await world.call<WebhookEndpointWithSecret>(`/webhook-endpoints/${body.id}/rotate-secret`, {
      method: "POST",
    });
    expect(rotated.status).toBe(200);
    expect(rotated.body.secret).toMatch(/^whsec_[0-9A-Za-z]{44}$/);
    expect(rotated.body.secret).not.toBe(body.secret);
    const seen = [
      await world.call("/webhook-endpoints"),
      await world.call(`/webhook-endpoints/${body.id}`),
      await world.call(`/webhook-endpoints/${body.id}`, { method: "PATCH", body: { active: false } }),
    ];
    for (const reply of seen) {
      expect(reply.status).toBe(200);
      expect(JSON.stringify(reply.body)).not.toMatch(/whsec_|"secret"/);
    }
    const kept = await prisma().webhookEndpoint.findFirstOrThrow({ where: { id: body.id } });
    expect(kept.secret).toMatch(/^v1\.[0-9a-f]{8}\./);
    const trail = await prisma().auditEntry.findMany({ where: { subject_id: body.id } });
    expect(trail.map(({ action }) => action).sort()).toEqual([
      "webhook_endpoint.created",
      "webhook_endpoint.secret_rotated",
      "webhook_endpoint.updated",
    ]);
    expect(JSON.stringify(trail)).not.toContain("whsec_");
  });

  it("refuses an Idempotency-Key, since its answer must not be kept", async () => {
    expect(await refusal(good, { idempotencyKey: "once" })).toEqual(["Idempotency-Key idempotency_not_accepted"]);
    expect(await prisma().webhookEndpoint.count({ where: { project_id: world.id } })).toBe(0);
  });

  it.each([
    ["payment.paid", "reserved_event_type"],
    ["message.received", "reserved_event_type"],
    ["conversation.handoff", "reserved_event_type"],
    ["webhook_endpoint.updated", "unknown_event_type"],
    ["webhook.ping", "unknown_event_type"],
  ])("refuses the event type %s as %s", async (type, code) => {
    expect(await refusal({ ...good, events: ["booking.created", type] })).toEqual([`#/events/1 ${code}`]);
  });

  it("refuses no events, no URL, and fields it does not know", async () => {
    expect(await refusal({ ...good, events: [] })).toEqual(["#/events too_small"]);
    expect(await refusal({ events: good.events })).toEqual(["#/url required"]);
    expect(await refusal({ ...good, secret: "whsec_mine" })).toEqual(["#/secret unknown_field"]);
  });

  it.each([
    ["http://hooks.example.com/", "url_not_https"],
    ["https://user:pass@hooks.example.com/", "url_userinfo"],
    ["https://127.0.0.1/", "url_not_public"],
    ["http://127.0.0.1:9/", "url_not_https"],
    ["https://[::ffff:169.254.169.254]/", "url_not_public"],
    ["https://168.63.129.16/", "url_not_public"],
    ["https://inside.example.com/", "url_not_public"],
    ["https://localhost/", "url_not_public"],
    ["nowhere", "invalid_url"],
  ])("refuses %s as %s, when it is made and when it is changed", async (url, code) => {
    expect(await refusal({ ...good, url })).toEqual([`#/url ${code}`]);
    const { body } = await create();
    const change = await world.call<Problem>(`/webhook-endpoints/${body.id}`, { method: "PATCH", body: { url } });
    expect(change).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/url", code }] } });
  });

  it("is refused when its name does not resolve, and changed beside a URL that resolved once", async () => {
    const soon = "https://soon.example.com/";
    expect(await refusal({ ...good, url: soon })).toEqual(["#/url unresolved"]);
    const { body } = await create();
    const change = (to: object) =>
      world.call<WebhookEndpoint & Problem>(`/webhook-endpoints/${body.id}`, { method: "PATCH", body: to });
    expect(await change({ url: soon })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/url", code: "unresolved" }] },
    });
    const resolved = names["hooks.example.com"] ?? [];
    names["hooks.example.com"] = [];
    const sentBack = await change({ url: good.url, active: false });
    names["hooks.example.com"] = resolved;
    expect(sentBack).toMatchObject({ status: 200, body: { active: false, warnings: [] } });
  });

  it("is taken with a warning where no name can be looked up, and without it once that works", async () => {
    online = false;
    const { status, body } = await create({ ...good, url: "https://soon.example.com/" });
    online = true;
    expect([status, body.warnings]).toEqual([201, ["unresolved"]]);
    names["soon.example.com"] = [{ address: "93.184.215.14", family: 4 }];
    const moved = await world.call<WebhookEndpoint>(`/webhook-endpoints/${body.id}`, {
      method: "PATCH",
      body: { ...body, secret: undefined },
    });
    delete names["soon.example.com"];
    expect(moved).toMatchObject({ status: 200, body: { url: body.url, warnings: [] } });
  });

  it("is one of ten at most, however many race for the last place; a deleted one makes room", async () => {
    for (let i = 0; i < 9; i++) expect((await create()).status).toBe(201);
    const race = await Promise.all(Array.from({ length: 8 }, () => create<WebhookEndpointWithSecret & Problem>()));
    expect(race.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of race)
      if (status !== 201) expect([status, body.errors[0]?.code]).toEqual([422, "too_many_endpoints"]);
    const list = await world.call<{ data: WebhookEndpoint[] }>("/webhook-endpoints");
    expect(list.body.data).toHaveLength(10);
    const gone = list.body.data[4]?.id;
    expect((await world.call(`/webhook-endpoints/${gone}`, { method: "DELETE" })).status).toBe(204);
    expect((await world.call(`/webhook-endpoints/${gone}`)).status).toBe(404);
    expect((await create()).status).toBe(201);
    expect((await create()).status).toBe(422);
  });

  it("is for admins and keys that may, and not of other workspaces", async () => {
    const { body } = await create();
    const agent = await makeMember(world.id, "agent");
    expect((await agent.call("/webhook-endpoints")).status).toBe(403);
    const admin = await makeMember(world.id, "admin");
    expect((await admin.call("/webhook-endpoints")).status).toBe(200);
    const stranger = await makeProject();
    for (const path of ["", "/deliveries", "/deliveries/dlv_1"])
      expect((await stranger.call(`/webhook-endpoints/${body.id}${path}`)).status).toBe(404);
    for (const path of ["/ping", "/rotate-secret", "/deliveries/dlv_1/resend"])
      expect((await stranger.call(`/webhook-endpoints/${body.id}${path}`, { method: "POST" })).status).toBe(404);
    expect((await stranger.call(`/webhook-endpoints/${body.id}`, { method: "DELETE" })).status).toBe(404);
  });
});

describe("a deleted endpoint", () => {
  const remove = (id: string) => world.call(`/webhook-endpoints/${id}`, { method: "DELETE" });
  const restore = (id: string, by = world) =>
    by.call<WebhookEndpoint & Problem>(`/webhook-endpoints/${id}/restore`, { method: "POST" });

  it("comes back as it was, once, and the log says so", async () => {
    const { secret: _secret, ...made } = (await create()).body;
    await remove(made.id);
    expect((await world.call(`/webhook-endpoints/${made.id}`)).status).toBe(404);
    expect((await world.call(`/webhook-endpoints/${made.id}/deliveries`)).status).toBe(404);
    for (const { status, body } of await Promise.all([restore(made.id), restore(made.id)]))
      expect([status, body]).toEqual([200, made]);
    const entries = await prisma().auditEntry.findMany({ where: { subject_id: made.id }, orderBy: { id: "asc" } });
    expect(entries.map(({ action }) => action.split(".")[1])).toEqual(["created", "deleted", "restored"]);
  });

  it("comes back only where there is room, whoever races for it", async () => {
    const { id } = (await create()).body;
    for (let i = 0; i < 9; i++) await create();
    await remove(id);
    const [made, restored] = await Promise.all([create(), restore(id)]);
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([made.status, restored.status]);
    const { data } = (await world.call<{ data: WebhookEndpoint[] }>("/webhook-endpoints")).body;
    expect(data).toHaveLength(10);
    if (restored.status !== 409) return;
    expect(restored.body.code).toBe("invalid_transition");
    await remove(data[0]?.id ?? "");
    expect((await restore(id)).status).toBe(200);
  });

  it("comes back for its own workspace alone, for a day, and is erased after it", async () => {
    const { id } = (await create()).body;
    await remove(id);
    expect((await restore(id, await makeProject())).status).toBe(404);
    await prisma().webhookEndpoint.updateMany({
      where: { id },
      data: { deleted_at: new Date(Date.now() - 25 * 3_600_000) },
    });
    expect((await restore(id)).status).toBe(404);
    await eraseEndpoints(keptSince(new Date()));
    expect(await prisma().webhookEndpoint.count({ where: { id } })).toBe(0);
  });
});

describe("switching an endpoint off and on", () => {
  const patch = (id: string, body: object) =>
    world.call<WebhookEndpoint>(`/webhook-endpoints/${id}`, { method: "PATCH", body });

  it("by request says so, and on again begins a new count", async () => {
    const { id } = (await create()).body;
    expect((await patch(id, { active: false })).body).toMatchObject({ active: false, deactivated_by: "request" });
    await prisma().$executeRaw`UPDATE webhook_endpoint SET failures = 7 WHERE id = ${id}`;
    expect((await patch(id, { active: true })).body).toMatchObject({
      active: true,
      failures: 0,
      deactivated_at: null,
      deactivated_by: null,
    });
  });

  it("leaves the count alone where nothing was switched", async () => {
    const { id } = (await create()).body;
    await prisma().$executeRaw`UPDATE webhook_endpoint SET failures = 7 WHERE id = ${id}`;
    expect((await patch(id, { active: true })).body.failures).toBe(7);
  });
});

describe("an event that was lost on its way", () => {
  it("is still found after the endpoint was changed, unless its type was not wanted before", async () => {
    const { id } = (await create()).body;
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    await prisma().webhookEndpoint.updateMany({ where: { id }, data: { subscribed_at: ago(120) } });
    for (const type of ["booking.created", "booking.completed"])
      await prisma().event.create({
        data: {
          project_id: world.id,
          id: newId("evt"),
          type,
          subject_id: "bkg_1",
          data: {},
          created_at: ago(60),
          published_at: ago(60),
        },
      });
    const found = async () => (await forgottenEvents()).filter(({ project_id }) => project_id === world.id).length;
    const patch = (body: object) => world.call(`/webhook-endpoints/${id}`, { method: "PATCH", body });
    expect((await patch({ url: `${good.url}/2`, events: ["booking.created"] })).status).toBe(200);
    expect(await found()).toBe(1);
    expect((await patch({ events: ["booking.created", "booking.completed"] })).status).toBe(200);
    expect(await found()).toBe(1); // The older type still gets earlier events; the new one starts now.
    expect((await patch({ events: ["booking.completed"] })).status).toBe(200);
    expect(await found()).toBe(0);
    expect((await patch({ events: ["booking.created"] })).status).toBe(200);
    expect(await found()).toBe(0); // Wanted again from now on.
  });
});
