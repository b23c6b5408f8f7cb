import { describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { realTools } from "@/lib/domains/bot/real-tools";
import { catalogOf } from "@/lib/testing/catalog";
import { openShop } from "@/lib/testing/webchat";
import { someAddress } from "@/lib/testing/world";

describe("a hold of the bot", () => {
  it("counts for the address that the chat came from, as the visitor's own do", async () => {
    const site = await openShop();
    const catalog = catalogOf(site.world);
    const room = await catalog.resource({ name: "Hall", kind: "room", capacity: 20 });
    const { id: service } = await catalog.service({ name: "Class", requirements: [{ resource_id: room.id }] });
    const start = new Date(new Date(Date.now() + 3 * 86_400_000).setUTCHours(15, 0, 0, 0)).toISOString();
    const hold = async (at: string) => {
      const { conversation_id } = await site.visitor({}, at);
      const { customer_id } = await prisma().conversation.findFirstOrThrow({ where: { id: conversation_id } });
      const served = { conversation: conversation_id, channel: "webchat", customer: customer_id, turn: 1 } as const;
      const tools = realTools(
        site.world.actor,
        served,
        async () => null,
        () => {},
      );
      return tools.hold({ service, offer: { start, resource_ids: [] }, party: 1 });
    };
    const here = someAddress();
    for (let i = 0; i < 3; i++) expect(await hold(here)).toMatchObject({ id: expect.stringMatching(/^bkg_/) });
    expect(await hold(here)).toEqual({ lost: true, alternatives: [], crowded: true });
    expect(await hold(someAddress()), "another address has its own").toMatchObject({ id: expect.any(String) });
  });
});
