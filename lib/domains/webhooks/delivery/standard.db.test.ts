import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { afterEach, beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { box } from "@/lib/core/secrets/secret-box";
import { insertDeliveries } from "@/lib/domains/webhooks/delivery/store";
import { WebhookSender } from "@/lib/domains/webhooks/delivery/webhook-sender";
import type { WebhookDelivery, WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";
import { secretPlace } from "@/lib/domains/webhooks/signatures";
import { setEnv } from "@/lib/testing/environment";
import { type Received, type Receiver, receiver } from "@/lib/testing/receiver";
import { makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

let world: Awaited<ReturnType<typeof makeProject>>;
let shop: Receiver;
let endpoint: WebhookEndpointWithSecret;
beforeEach(async () => {
  world = await makeProject();
  shop = await receiver();
  const body = { url: shop.url, events: ["booking.created"] };
  endpoint = (await world.call<WebhookEndpointWithSecret>("/webhook-endpoints", { method: "POST", body })).body;
});
afterEach(() => shop.stop());

const deliver = () => new WebhookSender(() => ({ rules: { allowLoopback: true } })).work(60_000);

/** Events about bookings, and their deliveries. */
async function happen(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++)
    ids.push(await record(prisma(), world.id, "booking.created", "bkg_1", { booking: { id: "bkg_1", name: "Iñaki" } }));
  await insertDeliveries(ids.map((id) => ({ project_id: world.id, id })));
  return ids;
}

const standardOf = ({ headers }: Received) =>
  Object.fromEntries(
    ["id", "timestamp", "signature"].map((part) => [`webhook-${part}`, `${headers[`webhook-${part}`]}`]),
  );

/** The ids of the events that a library verified; null for what it refused. */
const verifiedBy = (library: Webhook | SvixWebhook, all: readonly Received[]) =>
  all.map((one) => {
    try {
      return (library.verify(one.body, standardOf(one)) as { id: string }).id;
    } catch {
      return null;
    }
  });

it("every delivery is verified by the libraries standardwebhooks and svix, and none that was changed", async () => {
  const events = await happen(3);
  await deliver();
  for (const library of [new Webhook(endpoint.secret), new SvixWebhook(endpoint.secret)]) {
    expect(verifiedBy(library, shop.received).sort()).toEqual([...events].sort());
    const changed = shop.received.map((one) => ({ ...one, body: one.body.replace("bkg_1", "bkg_2") }));
    expect(verifiedBy(library, changed)).toEqual([null, null, null]);
    const renamed = shop.received.map((one) => ({ ...one, headers: { ...one.headers, "webhook-id": "evt_other" } }));
    expect(verifiedBy(library, renamed)).toEqual([null, null, null]);
  }
  const stranger = new Webhook(`whsec_${randomBytes(33).toString("base64")}`);
  expect(verifiedBy(stranger, shop.received)).toEqual([null, null, null]);
});

it("an endpoint with a secret of the older form is verified with the same bytes in plain base64", async () => {
  const bytes = Buffer.alloc(32, 0xfe);
  const sealed = box().seal(`whsec_${bytes.toString("base64url")}`, secretPlace(world.id, endpoint.id));
  await prisma().$executeRaw`UPDATE webhook_endpoint SET secret = ${sealed} WHERE id = ${endpoint.id}`;
  const events = await happen(3);
  await deliver();
  const given = `whsec_${bytes.toString("base64")}`;
  for (const library of [new Webhook(given), new SvixWebhook(given)])
    expect(verifiedBy(library, shop.received).sort()).toEqual([...events].sort());
});

it("the webhook-id is the event's, the same at every attempt, which each have their own time", async () => {
  shop.answerWith((reply) => reply.writeHead(500).end());
  const [event = ""] = await happen(1);
  await deliver();
  await prisma().$executeRaw`UPDATE webhook_delivery SET due_at = now() WHERE project_id = ${world.id}`;
  await deliver();
  shop.answerWith((reply) => reply.writeHead(204).end());
  const log = await world.call<{ data: WebhookDelivery[] }>(`/webhook-endpoints/${endpoint.id}/deliveries`);
  const resend = `/webhook-endpoints/${endpoint.id}/deliveries/${log.body.data[0]?.id}/resend`;
  expect((await world.call(resend, { method: "POST" })).status).toBe(202);
  await deliver();
  expect(verifiedBy(new Webhook(endpoint.secret), shop.received)).toEqual([event, event, event]);
  for (const { headers, at } of shop.received) {
    expect(headers["webhook-id"]).toBe(event);
    expect(headers["svc-signature"]).toMatch(new RegExp(`^t=${headers["webhook-timestamp"]},v1=[0-9a-f]{64}$`));
    expect(Math.abs(at / 1000 - Number(headers["webhook-timestamp"]))).toBeLessThan(60);
  }
});

it("a test event is signed in the same ways", async () => {
  const ping = await world.call<WebhookDelivery>(`/webhook-endpoints/${endpoint.id}/ping`, { method: "POST" });
  await deliver();
  expect(verifiedBy(new SvixWebhook(endpoint.secret), shop.received)).toEqual([ping.body.event_id]);
});
