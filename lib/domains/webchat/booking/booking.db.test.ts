import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { WebchatBooking, WebchatHold } from "@/lib/domains/webchat/booking/schema";
import type { WebchatMessage } from "@/lib/domains/webchat/visitors/schema";
import { catalogOf } from "@/lib/testing/catalog";
import { openShop } from "@/lib/testing/webchat";
import { someAddress } from "@/lib/testing/world";

type Site = Awaited<ReturnType<typeof openShop>>;

let site: Site;
beforeAll(async () => {
  site = await openShop();
});

describe("booking in the chat", () => {
  let service: string;
  const start = (hour: number) =>
    new Date(new Date(Date.now() + 3 * 86_400_000).setUTCHours(hour, 0, 0, 0)).toISOString();
  beforeAll(async () => {
    const catalog = catalogOf(site.world);
    const chair = await catalog.resource({ name: "Chair", kind: "room" });
    service = (await catalog.service({ name: "Cut", requirements: [{ resource_id: chair.id }] })).id;
    await catalog.service({ name: "Hidden", active: false });
  });

  it("shows services and times, holds one and confirms it, and the chat says so", async () => {
    const one = await site.visitor({ locale: "en" });
    const services = await one.ask<{ data: { id: string; name: string }[] }>("/services");
    expect(services.body.data.map(({ name }) => name)).toEqual(["Cut"]);
    const slots = await one.ask<{ data: object[] }>(`/slots?service_id=${service}&limit=3`);
    expect(slots.body.data).toHaveLength(3);
    expect(Object.keys(slots.body.data[0] ?? {})).toEqual(["start", "end"]);
    const held = await one.ask<WebchatBooking>("/holds", {
      method: "POST",
      body: { service_id: service, start: start(12) },
    });
    expect([held.status, held.body.status]).toEqual([201, "held"]);
    expect(held.body).not.toHaveProperty("customer");
    const early = await one.ask(`/holds/${held.body.id}/confirm`, { method: "POST", body: {} });
    expect(early.body).toMatchObject({ status: 422, errors: [{ pointer: "#/customer" }] });
    const customer = { name: "Bruna Lima", phone: "+5511911110001" };
    const done = await one.ask<WebchatBooking>(`/holds/${held.body.id}/confirm`, {
      method: "POST",
      body: { customer },
    });
    expect([done.status, done.body.status]).toEqual([200, "confirmed"]);
    const { body } = await one.ask<{ data: WebchatMessage[] }>("/messages");
    expect(body.data[0]).toMatchObject({
      from: "bot",
      name: "Shop",
      text: expect.stringMatching(/^Booked: Cut, .*\n(?:.*\n)*To view, change or cancel it: http\S+\/m\/\S+$/),
    });
    const booking = await site.owner.call<Record<string, unknown>>(`/bookings/${held.body.id}`);
    expect(booking.body).toMatchObject({ source: "webchat", conversation_id: one.conversation_id, customer });
    const answered = { subject_id: held.body.id, action: "booking.updated" };
    expect(await prisma().auditEntry.count({ where: answered })).toBe(0); // The service asks nothing.
    const conversation = await site.owner.call<object>(`/conversations/${one.conversation_id}`);
    expect(conversation.body).toMatchObject({ customer: { name: "Bruna Lima", phone: "+5511911110001" } });
    const told = { type: "customer.updated", project_id: site.world.id };
    expect(await prisma().event.count({ where: told }), "open screens show it").toBe(1);
  });

  it("asks what the service asks, and spends no hold on answers that cannot be taken", async () => {
    const fields = [{ key: "plate", label: "Plate", type: "text", required: true }];
    const catalog = catalogOf(site.world);
    const requirements = [{ resource_id: (await catalog.resource({ name: "Bay", kind: "room" })).id }];
    const asked = { name: "Wash", max_party_size: 4, intake_fields: fields, requirements };
    const asking = (await catalog.service(asked)).id;
    const one = await site.visitor();
    const listed = await one.ask<{ data: { id: string }[] }>("/services");
    expect(listed.body.data.find(({ id }) => id === asking)).toMatchObject({
      intake_fields: fields,
      max_party_size: 4,
    });
    const body = { service_id: asking, start: start(11), party_size: 3 };
    const held = await one.ask<WebchatBooking>("/holds", { method: "POST", body });
    const confirm = (intake: object) =>
      one.ask<WebchatBooking>(`/holds/${held.body.id}/confirm`, {
        method: "POST",
        body: { customer: { name: "Rita", phone: "+5511911110008" }, intake },
      });
    const missing = await confirm({});
    expect(missing.body).toMatchObject({ status: 422, errors: [{ pointer: "#/intake/plate", code: "required" }] });
    expect((await confirm({ plate: "ABC 123" })).body).toMatchObject({ status: "confirmed", party_size: 3 });
    const booking = await site.owner.call<object>(`/bookings/${held.body.id}`);
    expect(booking.body).toMatchObject({ party_size: 3, intake: { plate: "ABC 123" } });
  });

  it("warns of what was booked in the same chat at that time, and of nothing else", async () => {
    const hall = await catalogOf(site.world).resource({ name: "Hall", kind: "room", capacity: 9 });
    const requirements = [{ resource_id: hall.id }];
    const { id } = await catalogOf(site.world).service({ name: "Yoga", duration_minutes: 60, requirements });
    const hold = async (who: Awaited<ReturnType<Site["visitor"]>>, hour: number) =>
      (await who.ask<WebchatHold>("/holds", { method: "POST", body: { service_id: id, start: start(hour) } })).body;
    const [one, two] = [await site.visitor(), await site.visitor()];
    const first = await hold(one, 9);
    expect(first.own_visits).toEqual([]);
    const customer = { name: "Nina", phone: "+5511911110077" };
    await one.ask(`/holds/${first.id}/confirm`, { method: "POST", body: { customer } });
    expect((await hold(one, 9)).own_visits).toEqual([{ service: "Yoga", start: start(9), end: start(10) }]);
    expect((await hold(one, 10)).own_visits).toEqual([]);
    expect((await hold(two, 9)).own_visits).toEqual([]);
  });

  it("tells nobody whose phone it is", async () => {
    await site.world.call("/customers", { method: "POST", body: { name: "Secret Name", phone: "+5511911110009" } });
    const one = await site.visitor();
    const held = await one.ask<WebchatBooking>("/holds", {
      method: "POST",
      body: { service_id: service, start: start(13) },
    });
    const customer = { name: "Somebody", phone: "+5511911110009" };
    const done = await one.ask(`/holds/${held.body.id}/confirm`, { method: "POST", body: { customer } });
    expect(done.status).toBe(200);
    const { body } = await one.ask("/messages");
    expect(JSON.stringify([held.body, done.body, body])).not.toContain("Secret Name");
  });

  it("leaves holds of other conversations alone, and those that the team made", async () => {
    const [one, two] = [await site.visitor(), await site.visitor()];
    const held = await one.ask<WebchatBooking>("/holds", {
      method: "POST",
      body: { service_id: service, start: start(14) },
    });
    const teams = await site.world.call<{ id: string }>("/holds", {
      method: "POST",
      idempotencyKey: "team",
      body: { service_id: service, start: start(15) },
    });
    const customer = { name: "Eve", phone: "+5511911110002" };
    for (const [who, id] of [
      [two, held.body.id],
      [one, teams.body.id],
      [one, "bkg_nobody"],
    ] as const) {
      expect((await who.ask(`/holds/${id}/confirm`, { method: "POST", body: { customer } })).status).toBe(404);
      expect((await who.ask(`/holds/${id}`, { method: "DELETE" })).status).toBe(404);
    }
    expect((await one.ask(`/holds/${held.body.id}`, { method: "DELETE" })).status).toBe(204);
  });

  it("repeats a hold by its key for the same visitor, never for another", async () => {
    const [one, two] = [await site.visitor(), await site.visitor()];
    const ask = { method: "POST", idempotencyKey: "same", body: { service_id: service, start: start(16) } };
    const first = await one.ask<WebchatBooking>("/holds", ask);
    expect((await one.ask<WebchatBooking>("/holds", ask)).body).toEqual(first.body);
    expect((await two.ask<{ code: string }>("/holds", ask)).body.code).toBe("slot_taken");
  });

  it("holds two times at most", async () => {
    const one = await site.visitor();
    const hold = (hour: number) =>
      one.ask("/holds", { method: "POST", body: { service_id: service, start: start(hour) } });
    const replies = await Promise.all([17, 18, 19, 20, 21, 22].map(hold));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429, 429]);
    expect((await hold(23)).status).toBe(429);
  });

  it("holds twelve times at most from one address, however many visitors it has, until one is given back", async () => {
    const catalog = catalogOf(site.world);
    const room = await catalog.resource({ name: "Hall", kind: "room", capacity: 20 });
    const wide = (await catalog.service({ name: "Class", requirements: [{ resource_id: room.id }] })).id;
    const address = someAddress();
    const visitors = await Promise.all(Array.from({ length: 15 }, () => site.visitor({}, address)));
    const body = { service_id: wide, start: start(12) };
    const hold = (who: (typeof visitors)[number]) => who.ask<WebchatBooking>("/holds", { method: "POST", body });
    const replies = await Promise.all(visitors.map(async (who) => ({ who, ...(await hold(who)) })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(12);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: "rate_limited" });
    expect((await hold(await site.visitor())).status, "another address has its own").toBe(201);
    const kept = replies.find(({ status }) => status === 201);
    await kept?.who.ask(`/holds/${kept.body.id}`, { method: "DELETE" });
    expect((await hold(refused?.who ?? (visitors[0] as never))).status).toBe(201);
  });
});
