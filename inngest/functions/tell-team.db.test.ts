import { afterAll, describe, expect, it } from "vitest";
import { inngest } from "@/inngest/client";
import { catalogOf } from "@/inngest/embedded/catalog";
import { startExecutor } from "@/inngest/embedded/executor";
import { protocolOf } from "@/inngest/embedded/protocol";
import { sendTeamNotices, tellTeamOfEvents } from "@/inngest/functions/tell-team";
import { toExecutor } from "@/inngest/relay/relay";
import { relayBatch } from "@/inngest/relay/store";
import { clock, setClock } from "@/lib/core/clock";
import { prisma } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import { ended, quick, until } from "@/lib/testing/background/harness";
import { setEnv } from "@/lib/testing/environment";
import { busy, mailbox } from "@/lib/testing/mailbox";
import { makeMember, makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

const { mailsTo, mood, stop } = await mailbox();
const functions = [tellTeamOfEvents, sendTeamNotices];
const catalog = catalogOf(inngest.id, functions);
const executor = await startExecutor({ catalog, protocol: protocolOf(inngest, functions), timing: quick, width: 2 });
afterAll(async () => {
  await executor.stop();
  await stop();
});

describe("a notice by e-mail", () => {
  it("goes from the outbox to the letter, and is written again when the mail server was away", async () => {
    const world = await makeProject();
    const owner = await makeMember(world.id, "owner");
    const body = { url: "http://127.0.0.1:9/", events: ["booking.created"] };
    const { id } = (await world.call<{ id: string }>("/webhook-endpoints", { method: "POST", body })).body;
    await prisma().webhookEndpoint.updateMany({ where: { project_id: world.id, id }, data: { active: false } });
    let refused = 0;
    mood.refuses = ({ command }) => (command === "MAIL" && ++refused === 1 ? busy : null);
    const event_id = await record(prisma(), world.id, "webhook_endpoint.deactivated", id);
    await relayBatch(50, toExecutor(catalog));
    const run = await until("the run", () => prisma().backgroundRun.findFirst({ where: { event_id } }));
    expect(await ended(run.id)).toMatchObject({ status: "completed" });
    await relayBatch(50, toExecutor(catalog)); // The notice records its own event in the outbox.
    const attempts = { where: { project_id: world.id } };
    await until("the attempt", () => prisma().memberNoticeAttempt.findFirst(attempts));
    await deliverMail();
    expect([refused, mailsTo(owner.email).length]).toEqual([1, 0]);
    const then = clock.now().getTime() + 120_000;
    setClock({ now: () => new Date(then) });
    await deliverMail();
    expect([refused, mailsTo(owner.email).length]).toEqual([2, 1]);
  });
});
