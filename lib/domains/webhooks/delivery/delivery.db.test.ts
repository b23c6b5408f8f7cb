import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inTransaction, pool, prisma } from "@/lib/core/db";
import type { EventName } from "@/lib/core/events";
import { record } from "@/lib/core/outbox";
import { sentTwice } from "@/lib/domains/webhooks/delivery/attempt";
import { fanOutForgotten } from "@/lib/domains/webhooks/delivery/deliver";
import { insertDeliveries } from "@/lib/domains/webhooks/delivery/store";
import { WebhookSender } from "@/lib/domains/webhooks/delivery/webhook-sender";
import type { WebhookDelivery, WebhookEndpoint, WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";
import { changeEndpoint, lockEndpoint, skipDeliveries } from "@/lib/domains/webhooks/store";
import { setEnv } from "@/lib/testing/environment";
import { type Receiver, receiver } from "@/lib/testing/receiver";
import { makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");
setEnv("WEBHOOK_RETRY_SECONDS", "60,300");

const reach = { rules: { allowLoopback: true }, timeoutMs: 10_000 };
const senderWith = (timeoutMs = reach.timeoutMs) => new WebhookSender(() => ({ ...reach, timeoutMs }));
const deliver = () => senderWith().work(60_000);

let world: Awaited<ReturnType<typeof makeProject>>;
const receivers: Receiver[] = [];
beforeEach(async () => {
  world = await makeProject();
});
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((each) => each.stop()));
});

async function receive(...given: Parameters<typeof receiver>): Promise<Receiver> {
  const made = await receiver(...given);
  receivers.push(made);
  return made;
}

const register = async (url: string, events: string[] = ["booking.created"]) => {
  const { status, body } = await world.call<WebhookEndpointWithSecret>("/webhook-endpoints", {
    method: "POST",
    body: { url, events },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};
const occur = async (type: EventName = "booking.created", count = 1) => {
  const ids: string[] = [];
  for (let i = 0; i < count; i++)
    ids.push(
      await record(prisma(), world.id, type, "bkg_1", { booking: { id: "bkg_1", status: "held", name: "Iñaki" } }),
    );
  return ids.map((id) => ({ project_id: world.id, id }));
};
const happen = async (type: EventName = "booking.created", count = 1) => {
  const events = await occur(type, count);
  await insertDeliveries(events);
  return events.map(({ id }) => id);
};
const logOf = async (endpoint: string, query = "") =>
  (await world.call<{ data: WebhookDelivery[] }>(`/webhook-endpoints/${endpoint}/deliveries?limit=200${query}`)).body
    .data;
const oneOf = async (endpoint: string): Promise<WebhookDelivery> => (await logOf(endpoint))[0] as WebhookDelivery;
const endpointOf = async (id: string) => (await world.call<WebhookEndpoint>(`/webhook-endpoints/${id}`)).body;
const post = (path: string, body?: object) => world.call<never>(path, { method: "POST", ...(body ? { body } : {}) });
/** As if the time of the next attempt had come. */
const timePasses = (seconds: number) =>
  prisma().$executeRaw`UPDATE webhook_delivery SET due_at = due_at - ${seconds} * interval '1 second',
    next_attempt_at = next_attempt_at - ${seconds} * interval '1 second' WHERE project_id = ${world.id}`;

describe("an event", () => {
  it("reaches the endpoints that subscribed to its type, once each, as the envelope of the specification", async () => {
    const [one, two] = [await receive(), await receive()];
    const [first, second] = [
      await register(one.url),
      await register(two.url, ["booking.cancelled", "booking.created"]),
    ];
    const other = await register(two.url, ["booking.completed"]);
    const [event = ""] = await happen();
    await insertDeliveries([{ project_id: world.id, id: event }]); // Asked twice: still one delivery each.
    await deliver();
    expect([one.received.length, two.received.length]).toEqual([1, 1]);
    const got = JSON.parse(one.received[0]?.body ?? "");
    expect(got).toEqual({
      id: event,
      type: "booking.created",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      workspace_id: world.id,
      data: { booking: { id: "bkg_1", status: "held", name: "Iñaki" } },
    });
    const [delivery] = await logOf(first.id);
    expect(delivery).toMatchObject({
      event_id: event,
      event_type: "booking.created",
      status: "succeeded",
      next_attempt_at: null,
      request_body: one.received[0]?.body,
      attempts: [{ n: 1, kind: "scheduled", status_code: 204, error: null, response_excerpt: "", found: null }],
    });
    expect(one.received[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "svc-event": "booking.created",
      "svc-delivery": delivery?.id,
    });
    expect((await logOf(second.id)).map(({ status }) => status)).toEqual(["succeeded"]);
    expect(await logOf(other.id)).toEqual([]);
  });

  it("of any other type is delivered to nobody", async () => {
    const one = await receive();
    const { id } = await register(one.url, ["booking.created", "booking.cancelled"]);
    for (const type of ["booking.released", "customer.created", "webhook_endpoint.updated"] as const)
      await happen(type);
    await deliver();
    expect(one.received).toEqual([]);
    expect(await logOf(id)).toEqual([]);
  });

  it("from before the endpoint, or of another workspace, is not delivered", async () => {
    const one = await receive();
    const early = await record(prisma(), world.id, "booking.created", "bkg_0");
    await new Promise((done) => setTimeout(done, 5));
    const { id } = await register(one.url);
    const mine = world;
    world = await makeProject();
    await happen();
    world = mine;
    await insertDeliveries([{ project_id: world.id, id: early }]);
    expect(await logOf(id)).toEqual([]);
  });

  it("that the engine lost on the way is found again", async () => {
    const one = await receive();
    const { id } = await register(one.url);
    const lost = await record(prisma(), world.id, "booking.created", "bkg_1");
    expect(await fanOutForgotten()).toBe(0);
    await prisma().$executeRaw`UPDATE event SET published_at = now() - interval '1 minute' WHERE id = ${lost}`;
    expect(await fanOutForgotten()).toBe(1);
    expect(await fanOutForgotten()).toBe(0);
    expect((await logOf(id)).map(({ event_id }) => event_id)).toEqual([lost]);
  });
});

describe("an attempt", () => {
  const outcomes: [string, Parameters<typeof receiver>[0] | "dead", object][] = [
    ["204", (reply) => reply.writeHead(204).end(), { status_code: 204, error: null }],
    [
      "500",
      (reply) => reply.writeHead(500).end("no\0pe"),
      { status_code: 500, error: "http_status", response_excerpt: "no�pe" },
    ],
    [
      "a redirect",
      (reply) => reply.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
      { status_code: 302, error: "redirect" },
    ],
    ["slowness", () => {}, { status_code: null, error: "timeout" }],
    [
      "half an answer, slowly",
      (reply) => reply.writeHead(200).write("ok"),
      { status_code: 200, error: null, response_excerpt: "ok" },
    ],
    [
      "half an answer, and breaks off",
      (reply) => reply.writeHead(500, { "content-length": "9" }).write("no", () => reply.destroy()),
      { status_code: 500, error: "http_status" },
    ],
    ["closing early", (reply) => reply.destroy(), { status_code: null, error: "connect" }],
    ["a dead port", "dead", { status_code: null, error: "connect" }],
  ];
  // Half a response needs time for its first half.
  const patience: Record<string, number> = { slowness: 400, "half an answer, slowly": 4000 };
  it.each(outcomes)("at a receiver that answers with %s is logged as such", async (name, answer, expected) => {
    const one = await receive(answer === "dead" ? undefined : answer);
    if (answer === "dead") await one.stop();
    const { id } = await register(one.url);
    await happen();
    await senderWith(patience[name]).work(60_000);
    const { status, attempts, next_attempt_at } = await oneOf(id);
    expect(attempts).toHaveLength(1);
    expect(attempts[0]).toMatchObject(expected);
    const failed = attempts[0]?.error !== null;
    expect([status, next_attempt_at !== null]).toEqual(failed ? ["pending", true] : ["succeeded", false]);
    expect((await endpointOf(id)).failures).toBe(failed ? 1 : 0);
  });

  it("reads at most 4 KiB of an endless answer, and a 2xx is a success", async () => {
    const one = await receive((reply) => {
      const pour = () => reply.write("x".repeat(65_536), () => !reply.destroyed && setImmediate(pour));
      pour();
    });
    const { id } = await register(one.url);
    await happen();
    await deliver();
    const { status, attempts } = await oneOf(id);
    expect(status).toBe("succeeded");
    expect(attempts[0]?.response_excerpt).toBe("x".repeat(4096));
  });
});

describe("a failed delivery", () => {
  it("is tried again after each pause, counted from the failure, and given up after the last", async () => {
    const one = await receive((reply) => reply.writeHead(500).end());
    const { id } = await register(one.url);
    await happen();
    for (const [n, pause] of [
      [1, 60],
      [2, 300],
    ] as const) {
      await deliver();
      const after = Date.now();
      const delivery = await oneOf(id);
      expect([delivery.status, delivery.attempts.length]).toEqual(["pending", n]);
      const failedAt =
        new Date(delivery.attempts[n - 1]?.at ?? 0).getTime() + (delivery.attempts[n - 1]?.duration_ms ?? 0);
      const next = new Date(delivery.next_attempt_at ?? 0).getTime();
      expect(next).toBeGreaterThanOrEqual(failedAt + pause * 1000 - 1);
      expect(next).toBeLessThanOrEqual(after + pause * 1000 + 1);
      await timePasses(pause - 45);
      await deliver();
      expect(one.received).toHaveLength(n); // Never early.
      await timePasses(45);
    }
    await deliver();
    expect(await oneOf(id)).toMatchObject({ status: "failed", next_attempt_at: null });
    expect(one.received).toHaveLength(3);
    expect(new Set(one.received.map(({ headers }) => headers["svc-delivery"])).size).toBe(1);
  });

  it("carries the same bytes in each attempt, freshly signed", async () => {
    const one = await receive((reply) => reply.writeHead(500).end());
    await register(one.url);
    await happen();
    await deliver();
    await timePasses(60);
    await new Promise((done) => setTimeout(done, 1100)); // A signature's time is in whole seconds.
    await deliver();
    const [first, second] = one.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers["svc-signature"]).not.toBe(first?.headers["svc-signature"]);
  });
});

describe("ten failures in a row", () => {
  const off = async (id: string) => {
    const { active, deactivated_by, failures } = await endpointOf(id);
    return { active, deactivated_by, failures };
  };

  it("at the same moment, from two workers, switch the endpoint off exactly then", async () => {
    const one = await receive((reply) => reply.writeHead(500).end());
    const { id } = await register(one.url);
    await happen("booking.created", 10);
    await Promise.all([deliver(), deliver()]);
    expect(one.received).toHaveLength(10);
    expect(await off(id)).toEqual({ active: false, deactivated_by: "failures", failures: 10 });
    const log = await logOf(id);
    expect(log.map(({ status }) => status)).toEqual(Array(10).fill("skipped"));
    expect(log.every(({ attempts, next_attempt_at }) => attempts.length === 1 && next_attempt_at === null)).toBe(true);
    const told = await prisma().event.findMany({
      where: { project_id: world.id, type: "webhook_endpoint.deactivated" },
    });
    expect(told.map(({ subject_id }) => subject_id)).toEqual([id]);
  });

  it("must be in a row: a success in between begins the count again", async () => {
    const one = await receive((reply) => reply.writeHead(500).end());
    const { id } = await register(one.url);
    await happen("booking.created", 9);
    await deliver();
    expect((await endpointOf(id)).failures).toBe(9);
    one.answerWith((reply) => reply.writeHead(200).end());
    await happen();
    await deliver();
    expect(await off(id)).toEqual({ active: true, deactivated_by: null, failures: 0 });
  });

  it("leave later events skipped; switched on again, they can be resent, one by one or all since a time", async () => {
    const one = await receive((reply) => reply.writeHead(500).end());
    const { id } = await register(one.url);
    await happen("booking.created", 10);
    await deliver();
    const received = one.received.length;
    const since = new Date().toISOString();
    await happen("booking.created", 3);
    await deliver();
    expect(one.received).toHaveLength(received);
    const skipped = await logOf(id, `&status=skipped&from=${since}`);
    expect(skipped).toHaveLength(3);
    expect((await post(`/webhook-endpoints/${id}/deliveries/${skipped[0]?.id}/resend`)).status).toBe(409);
    expect((await post(`/webhook-endpoints/${id}/ping`)).status).toBe(409);
    expect((await post(`/webhook-endpoints/${id}/resend-skipped`, { since })).status).toBe(409);

    one.answerWith((reply) => reply.writeHead(204).end());
    const on = await world.call<WebhookEndpoint>(`/webhook-endpoints/${id}`, {
      method: "PATCH",
      body: { active: true },
    });
    expect(on.body).toMatchObject({ active: true, failures: 0, deactivated_at: null, deactivated_by: null });
    await deliver();
    expect(one.received).toHaveLength(received);
    expect((await post(`/webhook-endpoints/${id}/deliveries/${skipped[0]?.id}/resend`)).status).toBe(202);
    await deliver();
    expect(one.received).toHaveLength(received + 1);
    const all = await post(`/webhook-endpoints/${id}/resend-skipped`, { since });
    expect(all).toMatchObject({ status: 202, body: { count: 2 } });
    await deliver();
    expect(one.received).toHaveLength(received + 3);
    expect((await logOf(id, `&from=${since}`)).map(({ status }) => status)).toEqual(Array(3).fill("succeeded"));
    const trail = await prisma().auditEntry.findMany({
      where: { project_id: world.id, action: { endsWith: "resent" } },
    });
    expect(trail.map(({ action, subject_id }) => [action, subject_id]).sort()).toEqual([
      ["webhook_delivery.resent", skipped[0]?.id],
      ["webhook_endpoint.skipped_resent", id],
    ]);
  });
});

describe("an event that comes while its endpoint is switched off", () => {
  const off = (id: string) => world.call(`/webhook-endpoints/${id}`, { method: "PATCH", body: { active: false } });
  const statusesOf = async (id: string) => (await logOf(id)).map(({ status }) => status);

  it("is skipped, though its deliveries were being made before", async () => {
    const { id } = await register((await receive()).url);
    const event = await record(prisma(), world.id, "booking.created", "bkg_1");
    const maker = await pool().connect();
    try {
      await maker.query("BEGIN");
      await maker.query("SELECT fan_out_webhooks($1, $2, $3, '{}', '{}', 8, 45)", [
        [world.id],
        [event],
        ["booking.created"],
      ]);
      const done = off(id);
      const blocked = () => prisma().$queryRaw<unknown[]>`SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%skip_webhook_deliveries%'`;
      await vi.waitFor(async () => expect(await blocked()).toHaveLength(1), { interval: 10, timeout: 45_000 });
      await maker.query("COMMIT");
      expect((await done).status).toBe(200);
    } finally {
      maker.release();
    }
    expect(await statusesOf(id)).toEqual(["skipped"]);
  });

  it("is skipped, though they are made in the middle, and waits for nobody", async () => {
    const { id } = await register((await receive()).url);
    await inTransaction({}, async (tx) => {
      const change = {
        active: false,
        deactivated_at: new Date(),
        deactivated_by: "request" as const,
        updated_at: new Date(),
      };
      await lockEndpoint(tx, world.id, id, change.updated_at);
      await changeEndpoint(tx, world.id, id, change);
      await happen();
      await skipDeliveries(tx, world.id, id);
    });
    expect(await statusesOf(id)).toEqual(["skipped"]);
  });
});

describe("a resend", () => {
  const resend = (endpoint: string, id: string) => post(`/webhook-endpoints/${endpoint}/deliveries/${id}/resend`);

  it("is one more attempt under the same id, and leaves the schedule as it is", async () => {
    const one = await receive((reply) => reply.writeHead(500).end());
    const { id } = await register(one.url);
    await happen("booking.created", 2);
    await deliver();
    const [target, other] = await logOf(id);
    expect((await resend(id, target?.id ?? "")).status).toBe(202);
    await deliver();
    const [after, untouched] = await logOf(id);
    expect(after).toMatchObject({ status: "pending", next_attempt_at: target?.next_attempt_at });
    expect(after?.attempts.map(({ kind }) => kind)).toEqual(["scheduled", "resend"]);
    expect(untouched).toEqual(other);
    expect(one.received).toHaveLength(3);
  });

  it("of what was given up or delivered is a single attempt, and what was delivered stays so", async () => {
    const one = await receive();
    const { id } = await register(one.url);
    await happen();
    await deliver();
    one.answerWith((reply) => reply.writeHead(500).end());
    await resend(id, (await oneOf(id)).id);
    await deliver();
    expect(await oneOf(id)).toMatchObject({ status: "succeeded", next_attempt_at: null });
    await prisma()
      .$executeRaw`UPDATE webhook_delivery SET status = 'failed', delivered_at = NULL WHERE project_id = ${world.id}`;
    await resend(id, (await oneOf(id)).id);
    expect((await oneOf(id)).status).toBe("pending");
    await deliver();
    expect(await oneOf(id)).toMatchObject({ status: "failed", next_attempt_at: null });
    expect((await oneOf(id)).attempts.map(({ kind }) => kind)).toEqual(["scheduled", "resend", "resend"]);
    expect((await endpointOf(id)).failures).toBe(2);
  });

  it("of an unknown delivery, or through another endpoint, is not found", async () => {
    const one = await receive();
    const [mine, other] = [await register(one.url), await register(one.url, ["booking.completed"])];
    await happen();
    expect((await resend(mine.id, "dlv_none")).status).toBe(404);
    expect((await resend(other.id, (await oneOf(mine.id)).id)).status).toBe(404);
  });
});

describe("a ping", () => {
  it("is one attempt that counts for nothing, and tells what it found", async () => {
    const one = await receive((reply) => reply.writeHead(500).end("not today"));
    const { id } = await register(one.url);
    const { status, body } = await world.call<WebhookDelivery>(`/webhook-endpoints/${id}/ping`, { method: "POST" });
    expect(status).toBe(202);
    expect(body).toMatchObject({ event_type: "webhook.ping", status: "pending", attempts: [] });
    await deliver();
    expect(JSON.parse(one.received[0]?.body ?? "")).toMatchObject({
      id: expect.stringMatching(/^evt_/),
      type: "webhook.ping",
      workspace_id: world.id,
      data: { message: expect.any(String) },
    });
    const done = (await world.call<WebhookDelivery>(`/webhook-endpoints/${id}/deliveries/${body.id}`)).body;
    expect(done).toMatchObject({ status: "failed", next_attempt_at: null });
    expect(done.attempts).toMatchObject([
      { kind: "ping", error: "http_status", found: { addresses: ["127.0.0.1"], address: "127.0.0.1", tls: null } },
    ]);
    expect((await endpointOf(id)).failures).toBe(0);
  });
});

describe("a ping that arrives", () => {
  it("leaves the failures in a row as they are", async () => {
    const one = await receive((reply) => reply.writeHead(500).end());
    const { id } = await register(one.url);
    await happen();
    await deliver();
    one.answerWith((reply) => reply.writeHead(204).end());
    await post(`/webhook-endpoints/${id}/ping`);
    await deliver();
    expect((await logOf(id)).map(({ status }) => status).sort()).toEqual(["pending", "succeeded"]);
    expect((await endpointOf(id)).failures).toBe(1);
  });
});

describe("what has just happened", () => {
  it("is sent by whoever makes the deliveries, without another look; what there is no room for waits", async () => {
    const one = await receive();
    const { id } = await register(one.url);
    const bringing = senderWith();
    expect(await bringing.bring(await occur("booking.created", 400))).toBe(400);
    const leases = await prisma().webhookDelivery.groupBy({ by: ["lease"], where: { endpoint_id: id }, _count: true });
    expect(leases.map(({ lease, _count }) => [lease, _count]).sort()).toEqual([
      [0, 80],
      [1, 320],
    ]);
    await bringing.work(60_000);
    expect(new Set(one.received.map(({ body }) => JSON.parse(body).id)).size).toBe(400);
    expect(one.received).toHaveLength(400);
    const log = await prisma().webhookDelivery.findMany({ where: { endpoint_id: id }, include: { attempts: true } });
    expect(
      log.every(({ status, due_at, attempts }) => status === "succeeded" && !due_at && attempts.length === 1),
    ).toBe(true);
    expect(new Set(log.map(({ id }) => /^dlv_[1-9A-HJ-NP-Za-km-z]{22}$/.test(id)))).toEqual(new Set([true]));
  });

  it("is given back unsent once its endpoint fails, so that one that is switched off for it has been called a few times", async () => {
    const one = await receive((reply) => reply.writeHead(500).end());
    const { id } = await register(one.url);
    const bringing = senderWith();
    await bringing.bring(await occur("booking.created", 200));
    await bringing.work(60_000);
    expect(one.received.length).toBeGreaterThanOrEqual(10);
    expect(one.received.length).toBeLessThan(50);
    expect((await endpointOf(id)).active).toBe(false);
    const log = await prisma().webhookDelivery.findMany({ where: { endpoint_id: id } });
    expect(log.filter(({ status }) => status === "skipped")).toHaveLength(200);
    expect(log.reduce((sum, { attempt_count }) => sum + attempt_count, 0)).toBe(one.received.length);
  });

  it("is in nobody's hands where the endpoint is switched off", async () => {
    const one = await receive();
    const { id } = await register(one.url);
    await world.call(`/webhook-endpoints/${id}`, { method: "PATCH", body: { active: false } });
    expect(await insertDeliveries(await occur(), [], 8)).toMatchObject({ made: 1, held: [] });
    expect(await oneOf(id)).toMatchObject({ status: "skipped", next_attempt_at: null });
  });

  it("and was made by a worker that died is sent by another, and the log says so", async () => {
    const one = await receive();
    const { id } = await register(one.url);
    expect((await insertDeliveries(await occur(), [], 8)).held).toHaveLength(1); // …and its worker died.
    await deliver();
    expect(one.received).toHaveLength(0);
    await timePasses(46);
    await deliver();
    expect((await oneOf(id)).attempts.map(({ error }) => error)).toEqual(["interrupted", null]);
    expect(one.received).toHaveLength(1);
  });
});

describe("a worker that dies", () => {
  it("before it sends: another sends it, and the log says that one was interrupted", async () => {
    const one = await receive();
    const { id } = await register(one.url);
    await happen();
    const { claimDue } = await import("@/lib/domains/webhooks/delivery/store");
    expect(await claimDue([], 8)).toHaveLength(1); // …and its worker died.
    await deliver();
    expect(one.received).toHaveLength(0);
    await timePasses(46);
    await deliver();
    expect(one.received).toHaveLength(1);
    const delivery = await oneOf(id);
    expect(delivery.status).toBe("succeeded");
    expect(delivery.attempts.map(({ n, error }) => [n, error])).toEqual([
      [1, "interrupted"],
      [2, null],
    ]);
    expect((await endpointOf(id)).failures).toBe(0);
  });

  it("after it sent: it is sent again with a recorded cause, and the late report is logged too", async () => {
    const one = await receive();
    const { id } = await register(one.url);
    await happen();
    const { claimDue, recordAttempts } = await import("@/lib/domains/webhooks/delivery/store");
    const { attemptDelivery } = await import("@/lib/domains/webhooks/delivery/attempt");
    const [held] = await claimDue([], 8);
    if (!held) throw new Error("nothing was due");
    const outcome = await attemptDelivery(held, reach);
    await timePasses(46);
    await deliver();
    expect(one.received).toHaveLength(2);
    expect(new Set(one.received.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
    await recordAttempts(held, [outcome], [60], 10);
    const { status, attempts } = await oneOf(id);
    expect(status).toBe("succeeded");
    expect(attempts.map(({ error }) => error)).toEqual(["interrupted", null, null]);
  });

  it("and its connection broke while it wrote the outcome down: what it writes again is logged and counted once", async () => {
    const failing = await receive((reply) => reply.writeHead(500).end());
    const { id } = await register(failing.url);
    await happen();
    const { claimDue, recordAttempts } = await import("@/lib/domains/webhooks/delivery/store");
    const { attemptDelivery } = await import("@/lib/domains/webhooks/delivery/attempt");
    const [held] = await claimDue([], 8);
    if (!held) throw new Error("nothing was due");
    const outcome = await attemptDelivery(held, reach);
    await Promise.all([1, 2].map(() => recordAttempts(held, [outcome], [60], 10)));
    const { attempts, status } = await oneOf(id);
    expect([status, attempts.map(({ status_code }) => status_code)]).toEqual(["pending", [500]]);
    expect((await endpointOf(id)).failures).toBe(1);
    failing.answerWith((reply) => reply.writeHead(204).end());
    await timePasses(61);
    const [again] = await claimDue([], 8);
    if (!again) throw new Error("nothing was due");
    const arrived = await attemptDelivery(again, reach);
    await Promise.all([1, 2].map(() => recordAttempts(again, [arrived], [60], 10)));
    expect((await oneOf(id)).attempts.map(({ n, status_code }) => [n, status_code])).toEqual([
      [1, 500],
      [2, 204],
    ]);
  });
});

describe("a kept connection that breaks as it is used", () => {
  it("has the request sent once more, and the log gives the cause", async () => {
    const used = new Set<unknown>();
    let broke = false;
    const one = await receive((reply) => {
      const again = used.has(reply.socket) && !broke;
      used.add(reply.socket);
      if (!again) return void reply.writeHead(204).end();
      broke = true;
      reply.socket?.destroy();
    });
    const { id } = await register(one.url);
    await happen("booking.created", 20);
    await deliver();
    expect([broke, one.received.length]).toEqual([true, 21]);
    const details = (await logOf(id)).flatMap(({ attempts }) => attempts.map(({ detail }) => detail));
    expect(details.filter((detail) => detail !== null)).toEqual([sentTwice]);
    expect(details).toHaveLength(20);
  });
});

describe("a fault of our own", () => {
  it("counts against nobody: a secret that cannot be opened leaves the delivery pending and unsent", async () => {
    const one = await receive();
    const { id } = await register(one.url);
    await happen();
    const { secret } = await prisma().webhookEndpoint.findFirstOrThrow({ where: { id } });
    await prisma().$executeRaw`UPDATE webhook_endpoint SET secret = 'v1.00000000.xxxx' WHERE id = ${id}`;
    const silence = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await deliver();
    silence.mockRestore();
    expect(await oneOf(id)).toMatchObject({ status: "pending", attempts: [] });
    expect((await endpointOf(id)).failures).toBe(0);
    await prisma().$executeRaw`UPDATE webhook_endpoint SET secret = ${secret} WHERE id = ${id}`;
    await timePasses(61);
    await deliver();
    expect((await oneOf(id)).status).toBe("succeeded");
  });
});

describe("a name that cannot be looked up in time", () => {
  it("counts against nobody, and is tried again", async () => {
    const { id } = await register((await receive()).url);
    await prisma().$executeRaw`UPDATE webhook_endpoint SET url = 'https://dead.example.com/' WHERE id = ${id}`;
    await happen("booking.created", 3);
    const resolve = () => new Promise<never>(() => {});
    await new WebhookSender(() => ({ ...reach, timeoutMs: 100, resolve })).work(60_000);
    const log = await logOf(id);
    expect(log.map(({ status, attempts }) => [status, attempts.map(({ error }) => error)])).toEqual(
      Array(3).fill(["pending", ["dns"]]),
    );
    expect(await endpointOf(id)).toMatchObject({ active: true, failures: 0, last_failure: { error: "dns" } });
  });
});

describe("a receiver that hangs", () => {
  it("delays no other, and holds few connections", async () => {
    let open = 0;
    let most = 0;
    const hanging = await receive((reply) => {
      most = Math.max(most, ++open);
      reply.on("close", () => open--);
    });
    const quick = await receive();
    await register(hanging.url);
    await register(quick.url);
    await happen("booking.created", 30);
    const working = senderWith(40_000).work(40_000);
    await vi.waitFor(() => expect(quick.received).toHaveLength(30), { timeout: 35_000, interval: 10 });
    expect([open > 0, most <= 8]).toEqual([true, true]); // The others are still hanging.
    await hanging.stop();
    await working;
  });
});
