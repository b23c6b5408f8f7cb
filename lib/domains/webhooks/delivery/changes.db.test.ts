import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pool, prisma } from "@/lib/core/db";
import { listen } from "@/lib/core/live";
import { record } from "@/lib/core/outbox";
import { box } from "@/lib/core/secrets/secret-box";
import { forgottenEvents } from "@/lib/domains/webhooks/delivery/store";
import { WebhookSender } from "@/lib/domains/webhooks/delivery/webhook-sender";
import { endpointChannel } from "@/lib/domains/webhooks/rules";
import type { WebhookEndpoint, WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";
import { secretPlace, signatureOf } from "@/lib/domains/webhooks/signatures";
import { setEnv } from "@/lib/testing/environment";
import { type Received, type Receiver, receiver } from "@/lib/testing/receiver";
import { makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

const atOnce = 8; // Connections to one endpoint.
const all = 40;

let world: Awaited<ReturnType<typeof makeProject>>;
let sender: WebhookSender;
const receivers: Receiver[] = [];
beforeEach(async () => {
  world = await makeProject();
  sender = new WebhookSender(() => ({ rules: { allowLoopback: true }, timeoutMs: 40_000 }));
});
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((each) => each.stop()));
});

/** Holds its responses until released, and answers at once from then on. */
async function patient(status: (received: Received) => number = () => 204) {
  let waiting: (() => void)[] | null = [];
  const answer = (reply: ServerResponse, got: Received) => reply.writeHead(status(got)).end();
  const one = await receiver((reply, got) => (waiting ? waiting.push(() => answer(reply, got)) : answer(reply, got)));
  receivers.push(one);
  return {
    ...one,
    /** Releases the pending responses; later ones wait again unless `forGood`. */
    letGo(forGood = true) {
      const now = waiting ?? [];
      waiting = forGood ? null : [];
      for (const each of now) each();
    },
  };
}

const register = async (url: string) =>
  (
    await world.call<WebhookEndpointWithSecret>("/webhook-endpoints", {
      method: "POST",
      body: { url, events: ["booking.created"] },
    })
  ).body;
const occur = async (count: number) => {
  const ids = Array.from({ length: count }, () => record(prisma(), world.id, "booking.created", "bkg_1"));
  return (await Promise.all(ids)).map((id) => ({ project_id: world.id, id }));
};
const rotate = async (id: string) =>
  (await world.call<WebhookEndpointWithSecret>(`/webhook-endpoints/${id}/rotate-secret`, { method: "POST" })).body
    .secret;
const patch = (id: string, body: object) => world.call(`/webhook-endpoints/${id}`, { method: "PATCH", body });
const endpointOf = async (id: string) => (await world.call<WebhookEndpoint>(`/webhook-endpoints/${id}`)).body;

const within = { timeout: 35_000, interval: 5 };
const comes = (one: Receiver, count: number) => vi.waitFor(() => expect(one.received).toHaveLength(count), within);
const inHand = () => prisma().webhookDelivery.count({ where: { project_id: world.id, leased_at: { not: null } } });
const areInHand = (count: number) => vi.waitFor(async () => expect(await inHand()).toBe(count), within);
const isSignedWith = (secret: string, { headers, body }: Received) => {
  const signature = String(headers["svc-signature"]);
  const at = new Date(Number(/^t=(\d+)/.exec(signature)?.[1]) * 1000);
  return signature === signatureOf([secret], Buffer.from(body), at);
};
const eventsIn = (received: Received[]) => new Set(received.map(({ body }) => JSON.parse(body).id)).size;

/** Resolves when earlier listeners have been notified of the endpoint's change. */
async function told(id: string, change: () => Promise<unknown>): Promise<void> {
  const heard = new Promise<void>((done) => {
    void listen({ channel: endpointChannel, hear: (payload) => payload === id && done(), miss: () => {} });
  });
  await change();
  await heard;
}

/** All connections are in use at the receiver, and the other deliveries wait. */
async function underWay(one: Receiver): Promise<WebhookEndpointWithSecret> {
  const endpoint = await register(one.url);
  expect(await sender.bring(await occur(all))).toBe(all);
  await comes(one, atOnce);
  expect(await inHand()).toBe(all);
  return endpoint;
}

describe("an endpoint that changes while deliveries wait for their turn", () => {
  it("has the rest signed with its new secret alone, and nobody blames it for what the old one signed", async () => {
    let current = "";
    const one = await patient((got) => (isSignedWith(current, got) ? 204 : 401));
    const { id, secret } = await underWay(one);
    current = await rotate(id);
    await areInHand(atOnce);
    one.letGo();
    await areInHand(0);
    expect(await endpointOf(id)).toMatchObject({ active: true, failures: 0, last_failure: { status_code: 401 } });
    await sender.work(60_000);
    expect(eventsIn(one.received)).toBe(all);
    const [before, after] = [one.received.slice(0, atOnce), one.received.slice(atOnce)];
    expect(before.every((got) => isSignedWith(secret, got))).toBe(true);
    expect([after.length, after.every((got) => isSignedWith(current, got))]).toEqual([all - atOnce, true]);
    const statuses = await prisma().webhookDelivery.groupBy({
      by: ["status"],
      where: { endpoint_id: id },
      _count: true,
    });
    expect(statuses.map(({ status, _count }) => [status, _count]).sort()).toEqual([
      ["pending", atOnce],
      ["succeeded", all - atOnce],
    ]);
  });

  it("has the rest sent to its new URL", async () => {
    const [one, two] = [await patient(), await patient()];
    const { id } = await underWay(one);
    await patch(id, { url: two.url });
    await areInHand(atOnce);
    for (const each of [one, two]) each.letGo();
    await sender.work(60_000);
    expect([one.received.length, two.received.length]).toEqual([atOnce, all - atOnce]);
    expect(eventsIn([...one.received, ...two.received])).toBe(all);
  });

  it.each([
    ["switched off", { method: "PATCH", body: { active: false } }, { succeeded: atOnce, skipped: all - atOnce }],
    ["deleted", { method: "DELETE" }, { succeeded: atOnce, pending: all - atOnce }],
  ])("by being %s gets no more", async (_how, change, left) => {
    const one = await patient();
    const { id } = await underWay(one);
    await told(id, () => world.call(`/webhook-endpoints/${id}`, change));
    one.letGo();
    await sender.work(60_000);
    expect(one.received).toHaveLength(atOnce);
    const rows = await prisma().webhookDelivery.groupBy({ by: ["status"], where: { endpoint_id: id }, _count: true });
    expect(Object.fromEntries(rows.map(({ status, _count }) => [status, _count]))).toEqual(left);
  });

  it("by being restored gets the rest, and what it missed", async () => {
    const one = await patient();
    const { id } = await underWay(one);
    await told(id, () => world.call(`/webhook-endpoints/${id}`, { method: "DELETE" }));
    const missed = await occur(1);
    expect(await sender.bring(missed)).toBe(0);
    one.letGo();
    await sender.work(60_000);
    expect(one.received).toHaveLength(atOnce);
    await told(id, () => world.call(`/webhook-endpoints/${id}/restore`, { method: "POST" }));
    await prisma().event.updateMany({
      where: { project_id: world.id, id: { in: missed.map((event) => event.id) } },
      data: { published_at: new Date(Date.now() - 60_000) },
    });
    const forgotten = (await forgottenEvents()).filter(({ project_id }) => project_id === world.id);
    expect(forgotten).toEqual(missed);
    await sender.bring(forgotten);
    await sender.work(60_000);
    expect([one.received.length, eventsIn(one.received)]).toEqual([all + 1, all + 1]);
  });

  it("leaves skipped what was skipped, though it is on again at once", async () => {
    const one = await patient();
    const { id } = await underWay(one);
    await patch(id, { active: false });
    await told(id, () => patch(id, { active: true }));
    one.letGo();
    await sender.work(60_000);
    expect(one.received).toHaveLength(atOnce);
  });
});

describe("an endpoint that changes while its deliveries are being made", () => {
  it("is sent nothing of what was read before", async () => {
    const one = await patient();
    one.letGo();
    const { id } = await register(one.url);
    await sender.work(1000); // It listens from now on.
    const events = await occur(2);
    const maker = await pool().connect();
    let secret = "";
    try {
      await maker.query("BEGIN");
      await maker.query("SELECT fan_out_webhooks($1, $2, $3, '{}', '{}', 0, 45)", [
        [world.id],
        [events[0]?.id],
        ["booking.created"],
      ]);
      const bringing = sender.bring(events);
      const blocked = () => prisma().$queryRaw<unknown[]>`SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%fan_out_webhooks%'`;
      await vi.waitFor(async () => expect(await blocked()).toHaveLength(1), within);
      await told(id, async () => {
        secret = await rotate(id);
      });
      await maker.query("COMMIT");
      expect(await bringing).toBe(1);
    } finally {
      maker.release();
    }
    expect(one.received).toEqual([]);
    await sender.work(60_000);
    expect(one.received).toHaveLength(2);
    expect(one.received.every((got) => isSignedWith(secret, got))).toBe(true);
  });
});

describe("a sender that may have missed a change", () => {
  it("because its connection broke reads everything again", async () => {
    const one = await patient();
    await underWay(one);
    await pool().query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'turnero live' AND datname = current_database()",
    );
    await areInHand(atOnce);
    one.letGo();
    await sender.work(60_000);
    expect([one.received.length, eventsIn(one.received)]).toEqual([all, all]);
  });

  it("without knowing it notices when it next writes outcomes down", async () => {
    const one = await patient();
    const { id, secret } = await underWay(one);
    const current = "whsec_made in silence";
    const sealed = box().seal(current, secretPlace(world.id, id));
    await prisma().$executeRaw`UPDATE webhook_endpoint SET secret = ${sealed} WHERE id = ${id}`;
    one.letGo(false);
    // What was in flight stays so; whatever waited behind it was released.
    await vi.waitFor(async () => expect(await inHand()).toBe(one.received.length - atOnce), within);
    const before = one.received.length;
    expect(before).toBeLessThanOrEqual(2 * atOnce);
    one.letGo();
    await sender.work(60_000);
    expect(eventsIn(one.received)).toBe(all);
    const signed = one.received.map((got) => (isSignedWith(current, got) ? "new" : isSignedWith(secret, got) && "old"));
    expect(signed).toEqual([...Array(before).fill("old"), ...Array(all - before).fill("new")]);
  });
});
