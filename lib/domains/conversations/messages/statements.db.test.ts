import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stopLive } from "@/lib/core/live";
import { statementsOf } from "@/lib/testing/statements";
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
  if (process.env.SHOW) console.log(ran.length, ran.map((each) => each.replace(/\s+/g, " ").slice(0, 160)).join("\n"));
  return ran.length;
}

const answer = (by: Site["world"] | Site["owner"], idempotencyKey?: string) =>
  by.call(`/conversations/${ana.conversation_id}/messages`, {
    method: "POST",
    body: { text: "Claro!" },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

describe("a chat message is stored in few statements", () => {
  it("of a visitor", async () => {
    expect(await costOf(() => ana.say({ text: "tem vaga?", client_id: "first-0001" }))).toBe(0);
  });
  it("of a visitor, in another language than their browser's", async () => {
    expect(
      await costOf(() => ana.say({ text: "hello, do you have a time for me tomorrow?", client_id: "first-0002" })),
    ).toBe(0);
  });
  it("of a key", async () => {
    expect(await costOf(() => answer(site.world))).toBe(0);
  });
  it("of a member who takes the conversation", async () => {
    expect(await costOf(() => answer(site.owner))).toBe(0);
  });
  it("of a member, with an Idempotency-Key as the dashboard sends it", async () => {
    expect(await costOf(() => answer(site.owner, "one"))).toBe(0);
  });
});
