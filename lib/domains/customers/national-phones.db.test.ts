import { describe, expect, it } from "vitest";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { Customer } from "@/lib/domains/customers/schema";
import { catalogOf } from "@/lib/testing/catalog";
import { at, type Refusal, salon } from "@/lib/testing/salon";
import { openShop } from "@/lib/testing/webchat";
import { makeProject } from "@/lib/testing/world";

const brazil = { timezone: "America/Sao_Paulo" };
const argentina = { timezone: "America/Argentina/Buenos_Aires" };
type Page = { data: Customer[] };

describe("a phone as it is written in the workspace's country", () => {
  it("is created, changed and found, and answered in international form", async () => {
    const world = await makeProject(argentina);
    const body = { name: "Ana", phone: "011 4321-5678" };
    const made = await world.call<Customer>("/customers", { method: "POST", body });
    expect(made).toMatchObject({ status: 201, body: { phone: "+541143215678" } });
    const twin = await world.call("/customers", { method: "POST", body: { name: "B", phone: "+541143215678" } });
    expect(twin).toMatchObject({ status: 409, body: { code: "customer_exists" } });
    const changed = await world.call<Customer>(`/customers/${made.body.id}`, {
      method: "PATCH",
      body: { phone: "(0341) 15-412-3456" },
    });
    expect(changed.body.phone).toBe("+5493414123456");
    for (const phone of ["0341 15 412-3456", "+54 9 341 412-3456", "+5493414123456"]) {
      const found = await world.call<Page>(`/customers?phone=${encodeURIComponent(phone)}`);
      expect([phone, found.body.data.map(({ id }) => id)]).toEqual([phone, [made.body.id]]);
    }
    // A `+` that nobody encoded arrives as a space.
    expect((await world.call<Page>("/customers?phone=+5493414123456")).body.data).toHaveLength(1);
  });

  it("stays as it was sent in international form", async () => {
    const world = await makeProject(brazil);
    for (const phone of ["+1234567", "+123456789012345", "+5950981123456"]) {
      const { body } = await world.call<Customer>("/customers", { method: "POST", body: { name: "Ana", phone } });
      expect(body.phone).toBe(phone);
    }
  });

  it("is refused at its place when it is none of that country's", async () => {
    const world = await makeProject(brazil);
    const refusal = (pointer: string) => ({
      status: 422,
      body: { code: "validation_error", errors: [{ pointer, code: "invalid_format" }] },
    });
    const body = { name: "Ana", phone: "8888-7777" };
    const refused = await world.call<Refusal>("/customers", { method: "POST", body });
    expect(refused).toMatchObject(refusal("#/phone"));
    expect(JSON.stringify(refused.body)).toContain("isn’t a phone number in Brazil");
    expect(await world.call("/customers?phone=8888-7777")).toMatchObject(refusal("?phone"));
    expect(await world.call("/customers?phone=abcdef")).toMatchObject(refusal("?phone"));
    const catalog = catalogOf(world);
    const group = await catalog.group({ resource_ids: [] });
    const service = await catalog.service({ name: "Task", kind: "queue", group_id: group.id, requirements: [] });
    const booking = { service_id: service.id, customer: body };
    expect(
      await world.call("/bookings", { method: "POST", body: booking, idempotencyKey: "national-1" }),
    ).toMatchObject(refusal("#/customer/phone"));
  });

  it("books, holds and confirms", async () => {
    const world = await makeProject(brazil);
    const catalog = catalogOf(world);
    const room = await catalog.resource({ name: "Room", kind: "room" });
    const service = await catalog.service({ name: "Cut", requirements: [{ resource_id: room.id }] });
    const start = (hour: number) => new Date(new Date(Date.now() + 3 * 86_400_000).setUTCHours(hour, 0, 0, 0));
    const send = (path: string, body: object, idempotencyKey: string) =>
      world.call<Booking>(path, { method: "POST", body, idempotencyKey });
    const customer = { name: "Ana", phone: "(11) 98888-7777" };
    const stored = { customer: { name: "Ana", phone: "+5511988887777" } };
    const booked = await send("/bookings", { service_id: service.id, start: start(12), customer }, "b");
    expect(booked).toMatchObject({ status: 201, body: stored });
    const held = await send("/holds", { service_id: service.id, start: start(14), customer }, "h");
    expect(held).toMatchObject({ status: 201, body: stored });
    const bare = await send("/holds", { service_id: service.id, start: start(16) }, "h2");
    const confirmed = await send(`/holds/${bare.body.id}/confirm`, { customer }, "c");
    expect(confirmed).toMatchObject({ status: 200, body: stored });
    expect(confirmed.body.customer?.id).toBe(booked.body.customer?.id);
  });

  it("is taken on the booking page and in the chat", async () => {
    const shop = await salon();
    const held = await shop.visitor.hold(at("09:00"));
    const typed = { name: "Ana", phone: "(11) 98888-7777" };
    expect((await shop.visitor.confirm(held.body, { customer: typed })).status).toBe(200);
    const { body: booking } = await shop.world.call<Booking>(`/bookings/${held.body.id}`);
    expect(booking.customer?.phone).toBe("+5511988887777");

    const site = await openShop();
    const one = await site.visitor({ locale: "en", phone: "(11) 97777-6666" });
    const { body: conversation } = await site.owner.call<{ customer: { phone: string } }>(
      `/conversations/${one.conversation_id}`,
    );
    expect(conversation.customer.phone).toBe("+5511977776666");
  });

  it("has its country from the time zone, as whoever asks can see", async () => {
    const world = await makeProject(argentina);
    expect((await world.call("/me")).body).toMatchObject({ project: { country: "AR" } });
  });
});
