import { afterAll, describe, expect, it } from "vitest";
import { inngest } from "@/inngest/client";
import { catalogOf } from "@/inngest/embedded/catalog";
import { startExecutor } from "@/inngest/embedded/executor";
import { protocolOf } from "@/inngest/embedded/protocol";
import { deliverWritten } from "@/inngest/functions/deliver-mail";
import { tellWebhookDeactivated } from "@/inngest/functions/tell-webhook-deactivated";
import { toExecutor } from "@/inngest/relay/relay";
import { relayBatch } from "@/inngest/relay/store";
import { prisma } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { ended, quick, until } from "@/lib/testing/background/harness";
import { setEnv } from "@/lib/testing/environment";
import { mailbox } from "@/lib/testing/mailbox";
import { makeMember, makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

const { mailTo, mailsTo, stop } = await mailbox();
const functions = [tellWebhookDeactivated, deliverWritten];
const catalog = catalogOf(inngest.id, functions);
const protocol = protocolOf(inngest, functions);
const executor = await startExecutor({ catalog, protocol, timing: quick, width: 2 });
afterAll(async () => {
  await executor.stop();
  await stop();
});

describe("a notice by e-mail", () => {
  it("is written by one function and sent by another", async () => {
    const world = await makeProject();
    const owner = await makeMember(world.id, "owner");
    const body = { url: "http://127.0.0.1:9/", events: ["booking.created"] };
    const { id } = (await world.call<{ id: string }>("/webhook-endpoints", { method: "POST", body })).body;
    await prisma().webhookEndpoint.updateMany({ where: { project_id: world.id, id }, data: { active: false } });
    const event_id = await record(prisma(), world.id, "webhook_endpoint.deactivated", id);
    await relayBatch(10, toExecutor(catalog));
    const run = await until("the run", () => prisma().backgroundRun.findFirst({ where: { event_id } }));
    expect(await ended(run.id)).toMatchObject({ status: "completed" });
    await relayBatch(10, toExecutor(catalog));
    expect((await mailTo(owner.email, { deliver: false })).text).toContain(id);
    expect(mailsTo(owner.email)).toHaveLength(1);
  });
});
