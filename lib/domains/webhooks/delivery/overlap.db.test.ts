import { Webhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verifySignature } from "@/clients/typescript/src/webhooks";
import { clock, setClock } from "@/lib/core/clock";
import { prisma } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { insertDeliveries } from "@/lib/domains/webhooks/delivery/store";
import { WebhookSender } from "@/lib/domains/webhooks/delivery/webhook-sender";
import type { WebhookEndpoint, WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";
import { erasePreviousSecrets } from "@/lib/domains/webhooks/store";
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
afterEach(async () => {
  setClock({ now: () => new Date() });
  await shop.stop();
});

/** The service's clock, as if this many seconds had passed. */
const passed = (seconds: number, from: Date) => setClock({ now: () => new Date(from.getTime() + seconds * 1000) });

const rotate = async (body: object = {}) =>
  (
    await world.call<WebhookEndpointWithSecret>(`/webhook-endpoints/${endpoint.id}/rotate-secret`, {
      method: "POST",
      body,
    })
  ).body;
const until = async () =>
  (await world.call<WebhookEndpoint>(`/webhook-endpoints/${endpoint.id}`)).body.previous_secret_until;

/** One event, sent now. */
async function delivered(): Promise<Received> {
  const id = await record(prisma(), world.id, "booking.created", "bkg_1");
  await insertDeliveries([{ project_id: world.id, id }]);
  await new WebhookSender(() => ({ rules: { allowLoopback: true } })).work(60_000);
  const last = shop.received.at(-1);
  if (last === undefined || JSON.parse(last.body).id !== id) throw new Error("It was not sent.");
  return last;
}

const isGood = (library: Webhook | SvixWebhook, { body, headers }: Received): boolean => {
  try {
    return Boolean(library.verify(body, headers as Record<string, string>));
  } catch {
    return false;
  }
};

/** Which of the secrets a receiver could verify it with; the same for each way of verifying. */
async function signedBy(secrets: Record<string, string>, received: Received): Promise<string[]> {
  const now = clock.now().getTime();
  const found: string[] = [];
  for (const [name, secret] of Object.entries(secrets)) {
    const ours = await verifySignature(received.body, String(received.headers["svc-signature"]), secret, { now });
    if (Math.abs(now - Date.now()) < 60_000)
      for (const library of [new Webhook(secret), new SvixWebhook(secret)])
        expect(isGood(library, received), name).toBe(ours);
    if (ours) found.push(name);
  }
  return found;
}

describe("a rotation", () => {
  it("without an overlap ends the old secret at once, with any body that asks for none", async () => {
    const first = await rotate();
    expect(first.previous_secret_until).toBeNull();
    const secrets = { old: endpoint.secret, first: first.secret };
    expect(await signedBy(secrets, await delivered())).toEqual(["first"]);
    const second = await rotate({ overlap_seconds: 0 });
    const received = await delivered();
    expect(await signedBy({ ...secrets, second: second.secret }, received)).toEqual(["second"]);
    expect(String(received.headers["svc-signature"])).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect(String(received.headers["webhook-signature"])).toMatch(/^v1,[\w+/]{43}=$/);
  });

  it("with an overlap signs with both until it ends, and then with the new one alone", async () => {
    const began = new Date();
    setClock({ now: () => began });
    const rotated = await rotate({ overlap_seconds: 3600 });
    const end = new Date(began.getTime() + 3_600_000).toISOString();
    expect(rotated.previous_secret_until).toBe(end);
    expect(await until()).toBe(end);
    const secrets = { new: rotated.secret, old: endpoint.secret };
    const received = await delivered();
    expect(String(received.headers["svc-signature"])).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
    expect(String(received.headers["webhook-signature"])).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/);
    expect(await signedBy(secrets, received)).toEqual(["new", "old"]);

    passed(3599.999, began);
    expect(await signedBy(secrets, await delivered())).toEqual(["new", "old"]);
    expect(await until()).toBe(end);
    passed(3600, began);
    expect(await signedBy(secrets, await delivered())).toEqual(["new"]);
    expect(await until()).toBeNull();
  });

  it("during an overlap ends the oldest secret, and without an overlap both older ones", async () => {
    const second = await rotate({ overlap_seconds: 600 });
    const third = await rotate({ overlap_seconds: 600 });
    const secrets = { first: endpoint.secret, second: second.secret, third: third.secret };
    expect(await signedBy(secrets, await delivered())).toEqual(["second", "third"]);
    const fourth = await rotate();
    expect(await until()).toBeNull();
    expect(await signedBy({ ...secrets, fourth: fourth.secret }, await delivered())).toEqual(["fourth"]);
  });

  it.each([
    [-1, "too_small"],
    [604_801, "too_big"],
    [1.5, "invalid_type"],
    ["3600", "invalid_type"],
    [null, "invalid_type"],
  ])("with an overlap of %j is refused in words, and changes nothing", async (overlap_seconds, code) => {
    type Problem = { code: string; errors: { pointer: string; code: string; detail: string }[] };
    const path = `/webhook-endpoints/${endpoint.id}/rotate-secret`;
    const { status, body } = await world.call<Problem>(path, { method: "POST", body: { overlap_seconds } });
    expect([status, body.code, body.errors[0]?.pointer]).toEqual([422, "validation_error", "#/overlap_seconds"]);
    expect(body.errors[0]).toMatchObject({ code, detail: expect.stringMatching(/\w+ \w+/) });
    expect(await signedBy({ old: endpoint.secret }, await delivered())).toEqual(["old"]);
  });

  it("may overlap for a week, which the log of the team tells", async () => {
    const { previous_secret_until } = await rotate({ overlap_seconds: 604_800 });
    expect(Date.parse(previous_secret_until ?? "") - Date.now()).toBeGreaterThan(604_000_000);
    const [entry] = await prisma().auditEntry.findMany({
      where: { project_id: world.id, action: "webhook_endpoint.secret_rotated" },
    });
    expect(entry?.changes).toEqual({ previous_secret_until: { from: null, to: previous_secret_until } });
  });
});

it("an old secret is erased once its overlap has ended, and not before", async () => {
  await rotate({ overlap_seconds: 600 });
  const kept = () =>
    prisma().webhookEndpoint.count({ where: { project_id: world.id, previous_secret: { not: null } } });
  await erasePreviousSecrets(new Date());
  expect(await kept()).toBe(1);
  await erasePreviousSecrets(new Date(Date.now() + 601_000));
  expect(await kept()).toBe(0);
  expect(await until()).toBeNull();
});
