import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { stopLive } from "@/lib/core/live";
import { statementsOf } from "@/lib/testing/measures/statements";
import { openShop } from "@/lib/testing/webchat";

type Site = Awaited<ReturnType<typeof openShop>>;
let site: Site;
let ana: Awaited<ReturnType<Site["visitor"]>>;
beforeAll(async () => {
  site = await openShop();
  ana = await site.visitor({ locale: "pt-BR" });
  await ana.say({ text: "oi" });
});
afterAll(stopLive);

/** How many statements the call runs, its admission included. */
async function costOf(call: () => Promise<{ status: number }>): Promise<number> {
  const { result, ran } = await statementsOf(call);
  expect(result.status).toBe(201);
  return ran.length;
}

const answer = (by: Site["world"] | Site["owner"], idempotencyKey?: string) =>
  by.call(`/conversations/${ana.conversation_id}/messages`, {
    method: "POST",
    body: { text: "Claro!" },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

describe("a chat message is stored in one statement, beside the admission of the call", () => {
  it("of a visitor, also in another language than their browser's", async () => {
    expect(await costOf(() => ana.say({ text: "tem vaga?", client_id: "first-0001" }))).toBe(2);
    const english = "hello, do you have a time for me tomorrow?";
    expect(await costOf(() => ana.say({ text: english, client_id: "first-0002" }))).toBe(2);
    const { customer } = await prisma().conversation.findFirstOrThrow({
      where: { project_id: site.world.id, id: ana.conversation_id },
      include: { customer: true },
    });
    expect(customer.locale).toMatch(/^en/);
  });

  it("of a key, and of a member who takes the conversation by it", async () => {
    expect(await costOf(() => answer(site.world))).toBe(2);
    expect(await costOf(() => answer(site.owner))).toBe(2);
  });

  it("with an Idempotency-Key, whose answer is kept, in a transaction of two", async () => {
    expect(await costOf(() => answer(site.owner, "one"))).toBe(5);
  });
});
