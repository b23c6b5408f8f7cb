import { afterEach, describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Letter } from "@/lib/core/mail";
import { tellDeactivated } from "@/lib/domains/webhooks/tell-deactivated";
import { makeMember, makeProject } from "@/lib/testing/world";

const posted: Letter[] = [];
vi.mock("@/lib/core/mail", () => ({ mailWorks: () => true, post: (letter: Letter) => posted.push(letter) }));
afterEach(() => {
  posted.length = 0;
});

async function deactivated() {
  const world = await makeProject();
  const body = { url: "https://hooks.invalid/", events: ["booking.created"] };
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
    await makeMember(world.id, "agent");
    expect(await tellDeactivated(world.id, id)).toEqual({ letters: 2, chats: 0 });
    expect(posted.map(({ to }) => to).sort()).toEqual([owner.email, admin.email].sort());
    expect(posted[0]?.subject).toContain("desativado");
    expect(posted[0]?.text).toContain("It answered 500.");
    expect(posted[0]?.text).toContain(`/settings/webhooks/${id}`);
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
    expect(posted).toEqual([]);
  });
});
