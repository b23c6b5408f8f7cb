import { afterAll, describe, expect, it, vi } from "vitest";
import { startWorker, type Worker } from "@/inngest/worker";
import { prisma } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import type { WebhookDelivery } from "@/lib/domains/webhooks/schema";
import { setEnv } from "@/lib/testing/environment";
import { type Receiver, receiver } from "@/lib/testing/receiver";
import { makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");
setEnv("WEBHOOK_RETRY_SECONDS", "2,2");

let worker: Worker | undefined;
let shop: Receiver | undefined;
afterAll(async () => {
  await worker?.stop();
  await shop?.stop();
});

describe("the worker", () => {
  it("delivers what happens, and retries at its time: never early, a little late at most", async () => {
    const world = await makeProject();
    let failures = 2;
    shop = await receiver((reply) => reply.writeHead(failures-- > 0 ? 503 : 204).end());
    const body = { url: shop.url, events: ["booking.created"] };
    const { id } = (await world.call<{ id: string }>("/webhook-endpoints", { method: "POST", body })).body;
    worker = await startWorker();
    const event = await record(prisma(), world.id, "booking.created", "bkg_1", { booking: { id: "bkg_1" } });
    const { received } = shop;
    await vi.waitFor(() => expect(received).toHaveLength(3), { timeout: 100_000, interval: 50 });
    await vi.waitFor(
      async () => {
        const { data } = (await world.call<{ data: WebhookDelivery[] }>(`/webhook-endpoints/${id}/deliveries`)).body;
        expect(data).toMatchObject([{ event_id: event, status: "succeeded" }]);
        const [one, two, three] = (data[0]?.attempts ?? []).map(({ at, duration_ms }) => ({
          from: new Date(at).getTime(),
          to: new Date(at).getTime() + (duration_ms ?? 0),
        }));
        for (const [before, after] of [[one, two] as const, [two, three] as const]) {
          const waited = (after?.from ?? 0) - (before?.to ?? 0);
          expect(waited).toBeGreaterThanOrEqual(1999);
          expect(waited).toBeLessThan(20_000);
        }
      },
      { timeout: 30_000 },
    );
  });
});
