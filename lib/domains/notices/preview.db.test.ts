import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { Customer } from "@/lib/domains/customers/schema";
import type { NoticePreview, NoticeReach } from "@/lib/domains/notices/schema";
import { sendDueNotices } from "@/lib/domains/notices/send";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let service: string;
let paid: string;
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  ({ service } = await makeChairs(world.id, 9, { name: "Cut" }));
  ({ service: paid } = await makeChairs(world.id, 9, { name: "Colour" }));
  const allergy = { key: "allergy", label: "Allergies", type: "text", required: true, options: [] };
  await call("PATCH", `/services/${service}`, { intake_fields: [allergy] });
  await call("PATCH", `/services/${paid}`, { deposit_cents: 1000, deposit_minutes: 120 });
});

const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const reply = await world.call<T>(path, { method, ...(body ? { body } : {}), idempotencyKey: `p${n++}` });
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return reply.body;
};
/** Somebody who talks on the site, in Spanish. */
async function talking(locale = "es"): Promise<Customer> {
  const phone = `+55119${84_000_000 + n++}`;
  const customer = await call<Customer>("POST", "/customers", { name: "Rosa", phone, locale });
  const data = { id: newId("cnv"), customer_id: customer.id, channel: "webchat", external_id: `${customer.id} visits` };
  await prisma().conversation.create({ data: { project_id: world.id, ...data } });
  return customer;
}
const reach = (query: Record<string, string>) =>
  call<NoticeReach>("GET", `/notice-reach?${new URLSearchParams(query).toString()}`);
/** What was really said to a customer in their chat, the latest first. */
async function toldTo({ id }: Customer): Promise<(string | null)[]> {
  await prisma().notice.updateMany({
    where: {
      project_id: world.id,
      booking: { customer_id: id },
      status: "planned",
      kind: { notIn: ["reminder", "hold_expiring"] },
    },
    data: { due_at: new Date(Date.now() - 1000) },
  });
  await sendDueNotices();
  const said = await prisma().message.findMany({
    where: { project_id: world.id, conversation: { customer_id: id } },
    orderBy: { created_at: "desc" },
  });
  return said.map(({ text }) => text);
}

describe("the words that are shown before", () => {
  it("of a hold that is confirmed are those that are sent, with the customer's link and what is not answered yet", async () => {
    const rosa = await talking();
    const hold = await call<Booking>("POST", "/holds", { service_id: service, start: hourAhead(7, 10) });
    const asked = { kind: "confirmed", booking_id: hold.id, customer_id: rosa.id };
    expect((await reach({ ...asked, answered: "allergy" })).words?.text).not.toContain("Allergies");
    const { way, words } = await reach(asked);
    expect(way).toBe("webchat");
    expect(words?.language).toBe("es");
    expect(words?.text).toMatch(/Hola, Rosa.*Cut.*10:00[\s\S]*Allergies[\s\S]*\/m\//);
    await call("POST", `/holds/${hold.id}/confirm`, { customer: { id: rosa.id } });
    expect(await toldTo(rosa)).toEqual([words?.text]);
  });

  it("of a deposit say until when the time is kept", async () => {
    const rosa = await talking();
    const hold = await call<Booking>("POST", "/holds", { service_id: paid, start: hourAhead(7, 11) });
    const { words } = await reach({ kind: "reserved", booking_id: hold.id, customer_id: rosa.id });
    await call("POST", `/holds/${hold.id}/confirm`, { customer: { id: rosa.id } });
    const [said] = await toldTo(rosa);
    // The deadline counts from the moment of the confirmation, which may be in the next minute.
    const withoutMinutes = (text = "") => text.replace(/\d\d:\d\d/g, "");
    expect(withoutMinutes(words?.text)).toBe(withoutMinutes(said ?? ""));
    expect(words?.subject).toMatch(/\d\d:\d\d/);
  });

  it("of a move are those that are sent, with the old time and the new", async () => {
    const rosa = await talking("en");
    const made = { service_id: service, start: hourAhead(8, 10), customer: { id: rosa.id }, intake: { allergy: "no" } };
    const { id } = await call<Booking>("POST", "/bookings", made);
    await toldTo(rosa);
    const start = hourAhead(9, 14);
    const { words, cause } = await reach({ kind: "moved", booking_id: id, start });
    expect(cause).toBeNull();
    expect(words?.text).toMatch(/new time: Cut, .*14:00\. The old time, .*10:00/);
    await call("POST", `/bookings/${id}/reschedule`, { start });
    expect((await toldTo(rosa))[0]).toBe(words?.text);
  });

  it("of a visit that is not held are those of its service and time, with a link that is still to be made", async () => {
    const rosa = await talking("en");
    const asked = { kind: "confirmed", service_id: service, start: hourAhead(10, 9) };
    const { words } = await reach({ ...asked, customer_id: rosa.id });
    expect(words?.text).toMatch(/^Hello Rosa! Your visit to .* is confirmed: Cut, .*09:00\.[\s\S]*Allergies/);
    expect((await reach({ ...asked, customer_name: "Iara Luz" })).words?.text).toContain("Iara Luz");
    expect(await reach(asked)).toMatchObject({ way: null, cause: "unreachable" });
    // Mails are only kept here, not sent.
    expect(await reach({ ...asked, customer_has_email: "true" })).toMatchObject({ way: null, cause: "stored" });
  });

  it("are none where the time cannot be had, and nobody is told of what has begun", async () => {
    const rosa = await talking("en");
    const asked = { kind: "confirmed", service_id: service, customer_id: rosa.id };
    expect(await reach({ ...asked, start: hourAhead(10, 9).replace(":00:00", ":07:00") })).toEqual({
      way: "webchat",
      cause: null,
      words: null,
    });
    const ago = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 600_000).toISOString();
    expect(await reach({ ...asked, start: ago, override: "true" })).toEqual({ way: null, cause: "begun", words: null });
  });

  it("of somebody else's booking or service are not shown", async () => {
    const other = await makeProject({ timezone: "UTC" });
    const { id } = await call<Booking>("POST", "/holds", { service_id: service, start: hourAhead(11, 10) });
    for (const query of [`booking_id=${id}`, `service_id=${service}&start=${hourAhead(11, 11)}`])
      expect((await other.call(`/notice-reach?kind=confirmed&${query}`)).status).toBe(404);
  });
});

it("the end of a cancellation is told only to whom heard of it", async () => {
  const rosa = await talking("en");
  const made = { service_id: service, start: hourAhead(12, 10), customer: { id: rosa.id } };
  const { id } = await call<Booking>("POST", "/bookings", made);
  await call("POST", `/bookings/${id}/cancel`, {});
  const preview = () => call<NoticePreview>("GET", `/bookings/${id}/notices/preview?kind=reinstated`);
  expect(await preview()).toMatchObject({ way: null, cause: "unannounced" });
  await toldTo(rosa);
  const { way, text } = await preview();
  expect(way).toBe("webchat");
  await call("POST", `/bookings/${id}/undo`, {});
  expect((await toldTo(rosa))[0]).toBe(text);
});
