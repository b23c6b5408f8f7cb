import { describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { PageHold } from "@/lib/domains/booking-page/visitors/schema";
import type { Booking } from "@/lib/domains/bookings/schema";
import { realTools } from "@/lib/domains/bot/real-tools";
import type { WebchatBooking } from "@/lib/domains/webchat/booking/schema";
import { catalogOf } from "@/lib/testing/catalog";
import { ana, type Refusal } from "@/lib/testing/salon";
import { openShop } from "@/lib/testing/webchat";
import { call, someAddress } from "@/lib/testing/world";

const start = (hour: number) =>
  new Date(new Date(Date.now() + 3 * 86_400_000).setUTCHours(hour, 0, 0, 0)).toISOString();

/** A shop with one chair, where customers who missed a visit can only be booked by the team; Ana missed one. */
async function strictShop() {
  const site = await openShop();
  const { world } = site;
  const catalog = catalogOf(world);
  const chair = await catalog.resource({ name: "Chair", kind: "room" });
  const { id: service } = await catalog.service({ name: "Cut", requirements: [{ resource_id: chair.id }] });
  const ladder = { enabled: true, confirm_after: null, deposit_after: null, desk_only_after: 1 };
  await world.call("/attendance-settings", { method: "PATCH", body: ladder });
  const body = { service_id: service, start: start(9), customer: ana };
  const missed = await world.call<Booking>("/bookings", { method: "POST", body, idempotencyKey: "missed" });
  expect((await world.call(`/bookings/${missed.body.id}/no-show`, { method: "POST", body: {} })).status).toBe(200);
  const statusOf = async (id: string) => (await world.call<Booking>(`/bookings/${id}`)).body.status;
  /** Another can have the time at once. */
  const isFree = async (hour: number) => {
    const wish = { service_id: service, start: start(hour) };
    const held = await world.call("/holds", { method: "POST", body: wish, idempotencyKey: `next-${hour}` });
    return held.status === 201;
  };
  return { ...site, service, customer: missed.body.customer?.id ?? "", statusOf, isFree };
}

describe("a time held by somebody who must book with the team is given back", () => {
  it("on the booking page, and stays held where it is only tried", async () => {
    const shop = await strictShop();
    const page = `/public/pages/${shop.world.actor.project.slug}`;
    const address = { "x-turnero-address": someAddress() };
    const post = <T>(path: string, body: object, headers: Record<string, string> = {}) =>
      call<T>(`${page}${path}`, { method: "POST", body, headers: { ...address, ...headers } });
    const { id, token } = (await post<PageHold>("/holds", { service_id: shop.service, start: start(12) })).body;
    const said = { token, customer: ana };
    const tried = await post<Refusal>(`/holds/${id}/confirm`, said, { "turnero-dry-run": "true" });
    expect([tried.body.code, await shop.statusOf(id)]).toEqual(["book_with_team", "held"]);
    const refused = await post<Refusal>(`/holds/${id}/confirm`, said);
    expect([refused.body.code, await shop.statusOf(id)]).toEqual(["book_with_team", "released"]);
    expect(await shop.isFree(12)).toBe(true);
  });

  it("in the chat, also with an idempotency key, and leaves nothing else of the refused call", async () => {
    const shop = await strictShop();
    for (const [hour, key] of [
      [12, null],
      [13, "once"],
    ] as const) {
      const one = await shop.visitor();
      const body = { service_id: shop.service, start: start(hour) };
      const held = await one.ask<WebchatBooking>("/holds", { method: "POST", body });
      const confirm = { method: "POST", body: { customer: ana }, ...(key && { idempotencyKey: key }) };
      const refused = await one.ask<Refusal>(`/holds/${held.body.id}/confirm`, confirm);
      expect([refused.status, refused.body.code]).toEqual([403, "book_with_team"]);
      expect(await shop.statusOf(held.body.id)).toBe("released");
      expect(await shop.isFree(hour)).toBe(true);
      const { name } = await prisma().webchatSession.findFirstOrThrow({
        where: { conversation_id: one.conversation_id },
      });
      expect(name).not.toBe(ana.name);
    }
  });

  it("with the bot", async () => {
    const shop = await strictShop();
    const { conversation_id } = await shop.visitor();
    const served = { conversation: conversation_id, channel: "whatsapp", customer: shop.customer, turn: 1 } as const;
    const tools = realTools(
      shop.world.actor,
      served,
      async () => null,
      () => {},
    );
    const offer = { start: start(12), resource_ids: [] };
    const held = await tools.hold({ service: shop.service, offer, party: 1 });
    const id = "id" in held ? held.id : "";
    expect(await tools.confirm(id, { name: null, phone: null, intake: null })).toBe("with_team");
    expect([await shop.statusOf(id), await shop.isFree(12)]).toEqual(["released", true]);
  });

  it("by no call of a key: those are never refused", async () => {
    const shop = await strictShop();
    const body = { service_id: shop.service, start: start(12), customer: ana };
    const held = await shop.world.call<Booking>("/holds", { method: "POST", body, idempotencyKey: "hold" });
    const path = `/holds/${held.body.id}/confirm`;
    const done = await shop.world.call<Booking>(path, { method: "POST", body: {}, idempotencyKey: "confirm" });
    expect([done.status, done.body.status]).toEqual([200, "confirmed"]);
  });
});
