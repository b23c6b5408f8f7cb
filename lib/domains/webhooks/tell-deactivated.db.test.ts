import { afterAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import { tellDeactivated } from "@/lib/domains/webhooks/tell-deactivated";
import { setEnv } from "@/lib/testing/environment";
import { mailbox } from "@/lib/testing/mailbox";
import { makeMember, makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

const { mailsTo, mailTo, stop } = await mailbox();
afterAll(stop);

async function deactivated() {
  const world = await makeProject();
  const body = { url: "http://127.0.0.1:9/", events: ["booking.created"] };
  const { id } = (await world.call<{ id: string }>("/webhook-endpoints", { method: "POST", body })).body;
  await prisma().$executeRaw`
    UPDATE webhook_endpoint SET active = false, deactivated_by = 'failures', deactivated_at = now(),
      last_failure_at = now(), last_error = 'http_status', last_status_code = 500, last_detail = 'It answered 500.'
    WHERE id = ${id}`;
  return { world, id };
}

describe("a deactivated endpoint", () => {
  it("is told to owners and admins, in the workspace's language, with the reason and the way to it", async () => {
    const { world, id } = await deactivated();
    const owner = await makeMember(world.id, "owner");
    const admin = await makeMember(world.id, "admin");
    const agent = await makeMember(world.id, "agent");
    expect(await tellDeactivated(world.id, id)).toEqual({ letters: 2, chats: 0 });
    for (const { email } of [owner, admin]) {
      const { subject, text } = await mailTo(email);
      expect(subject).toContain("desativado");
      expect(text).toContain("It answered 500.");
      expect(text).toContain(`/settings/webhooks/${id}`);
    }
    expect(mailsTo(agent.email)).toEqual([]);
  });

  it("is told in two parts, so that a part that is done is not done again", async () => {
    const { world, id } = await deactivated();
    await makeMember(world.id, "owner");
    const parts: string[] = [];
    const told = await tellDeactivated(world.id, id, (part, work) => {
      parts.push(part);
      return work();
    });
    expect(told).toEqual({ letters: 1, chats: 0 });
    expect(parts).toEqual(["chats", "letters"]);
  });

  it("is not told to those who do not want to know, nor once it is on again", async () => {
    const { world, id } = await deactivated();
    const owner = await makeMember(world.id, "owner");
    const quiet = { method: "PATCH", body: { webhook_trouble: { email: false } } };
    expect((await owner.call("/me/notification-preferences", quiet)).status).toBe(200);
    expect(await tellDeactivated(world.id, id)).toEqual({ letters: 0, chats: 0 });
    await makeMember(world.id, "owner");
    await prisma().$executeRaw`UPDATE webhook_endpoint SET active = true WHERE id = ${id}`;
    expect(await tellDeactivated(world.id, id)).toEqual({ letters: 0, chats: 0 });
    await deliverMail();
    expect(mailsTo(owner.email)).toEqual([]);
  });
});
