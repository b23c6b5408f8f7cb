import { afterEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { insertDeliveries } from "@/lib/domains/webhooks/delivery/store";
import { WebhookSender } from "@/lib/domains/webhooks/delivery/webhook-sender";
import type { WebhookDelivery, WebhookEndpoint, WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";
import { selfSigned } from "@/lib/testing/certificate";
import { setEnv } from "@/lib/testing/environment";
import { type Receiver, receiver } from "@/lib/testing/receiver";
import { makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

const certificate = await selfSigned({ ip: "127.0.0.1" });
const receivers: Receiver[] = [];
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((each) => each.stop()));
});

async function secureEndpoint() {
  const world = await makeProject();
  const one = await receiver(undefined, certificate);
  receivers.push(one);
  const body = { url: one.url, events: ["booking.created"] };
  const { id } = (await world.call<WebhookEndpointWithSecret>("/webhook-endpoints", { method: "POST", body })).body;
  const log = async () =>
    (await world.call<{ data: WebhookDelivery[] }>(`/webhook-endpoints/${id}/deliveries`)).body.data;
  return { world, one, id, log };
}

const deliver = (extra: object) => new WebhookSender(() => ({ rules: { allowLoopback: true }, ...extra })).work(60_000);

describe("an https receiver", () => {
  it("with a trusted certificate gets its deliveries, and a ping tells of it", async () => {
    const { world, one, id, log } = await secureEndpoint();
    const event = await record(prisma(), world.id, "booking.created", "bkg_1", { booking: { id: "bkg_1" } });
    await insertDeliveries([{ project_id: world.id, id: event }]);
    await world.call(`/webhook-endpoints/${id}/ping`, { method: "POST" });
    await deliver({ ca: certificate.cert });
    expect(one.received).toHaveLength(2);
    const told = await log();
    expect(told.map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
    const ping = told.find(({ event_type }) => event_type === "webhook.ping");
    expect(ping?.attempts[0]?.found?.tls).toMatchObject({ protocol: "TLSv1.3", issuer: "Turnero tests" });
  });

  it("with a certificate that nobody vouches for gets nothing, and the failure is named", async () => {
    const { world, one, id, log } = await secureEndpoint();
    const event = await record(prisma(), world.id, "booking.created", "bkg_1");
    await insertDeliveries([{ project_id: world.id, id: event }]);
    await deliver({});
    expect(one.received).toHaveLength(0);
    expect((await log())[0]?.attempts).toMatchObject([{ error: "tls", status_code: null }]);
    const { failures, last_failure } = (await world.call<WebhookEndpoint>(`/webhook-endpoints/${id}`)).body;
    expect([failures, last_failure?.error]).toEqual([1, "tls"]);
  });
});

describe("an address that stopped being public", () => {
  it("is refused at the attempt, though it was taken when it was registered", async () => {
    const { world, one, log } = await secureEndpoint();
    const event = await record(prisma(), world.id, "booking.created", "bkg_1");
    await insertDeliveries([{ project_id: world.id, id: event }]);
    await deliver({ rules: { allowLoopback: false } });
    expect(one.received).toHaveLength(0);
    expect((await log())[0]?.attempts).toMatchObject([{ error: "blocked_address" }]);
  });
});
