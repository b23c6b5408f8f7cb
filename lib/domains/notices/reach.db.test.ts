import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { Customer } from "@/lib/domains/customers/schema";
import type { Notice, NoticeOutlook, NoticePreview, NoticeReach } from "@/lib/domains/notices/schema";
import { sendDueNotices } from "@/lib/domains/notices/send";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { setEnv } from "@/lib/testing/environment";
import { makeProject } from "@/lib/testing/world";

// Without a mail server an e-mail is only stored.
setEnv("SMTP_URL", undefined);

let world: Awaited<ReturnType<typeof makeProject>>;
let service: string;
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  ({ service } = await makeChairs(world.id, 9, { name: "Cut" }));
});

const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const reply = await world.call<T>(path, { method, ...(body ? { body } : {}), idempotencyKey: `r${n++}` });
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return reply.body;
};
const someone = (email: string | null) =>
  call<Customer>("POST", "/customers", { name: "Ana", phone: `+55119${83_000_000 + n++}`, email });
const book = ({ id }: Customer) =>
  call<Booking>("POST", "/bookings", {
    service_id: service,
    start: hourAhead(7 + (n % 20), 9 + (n % 8)),
    customer: { id },
  });
/** A chat on the site, which they may come back to. */
const chatWith = ({ id }: Customer) =>
  prisma().conversation.create({
    data: { project_id: world.id, id: newId("cnv"), customer_id: id, channel: "webchat", external_id: `${id} visits` },
  });
const preview = ({ id }: Booking) => call<NoticePreview>("GET", `/bookings/${id}/notices/preview?kind=cancelled`);
const reach = (of = "", kind = "confirmed") =>
  call<NoticeReach>("GET", `/notice-reach?kind=${kind}${of && `&customer_id=${of}`}`);

describe("where e-mail is not set up", () => {
  it("a preview does not promise an e-mail, but shows the words that are kept", async () => {
    const shown = await preview(await book(await someone("ana@example.com")));
    expect(shown).toMatchObject({ way: null, cause: "stored" });
    expect(shown.text).toContain("Ana");
  });

  it("names the way that is left beside it", async () => {
    const ana = await someone("ana@example.com");
    await chatWith(ana);
    expect(await preview(await book(ana))).toMatchObject({ way: "webchat", cause: null });
    expect(await reach(ana.id)).toEqual({ way: "webchat", cause: null, words: null });
  });

  it("a notice that waits to be stored is not on its way: it will not be sent", async () => {
    const booking = await book(await someone("ana@example.com"));
    const confirmation = async () =>
      (await call<{ data: Notice[] }>("GET", `/bookings/${booking.id}/notices`)).data.find(
        ({ kind }) => kind === "confirmed",
      );
    expect(await confirmation()).toMatchObject({ status: "planned", cause: "stored" });
    await sendDueNotices();
    expect(await confirmation()).toMatchObject({ status: "sending", way: "email", cause: "stored" });
  });

  it("counts nobody as told by it", async () => {
    const chatting = await someone(null);
    await chatWith(chatting);
    const all = [await someone("a@example.com"), await someone("b@example.com"), await someone(null), chatting];
    const bookings: Booking[] = [];
    for (const customer of all) bookings.push(await book(customer));
    const outlook = (of: Booking[]) =>
      call<NoticeOutlook>("POST", "/notice-previews", { kind: "cancelled", booking_ids: of.map(({ id }) => id) });
    expect(await outlook(bookings)).toMatchObject({ told: 1, untold: 3, stored: 2, example: { way: "webchat" } });
    expect(await outlook(bookings.slice(0, 3))).toMatchObject({
      told: 0,
      untold: 3,
      stored: 2,
      example: { way: null, cause: "stored" },
    });
  });
});

describe("who would hear of a new booking", () => {
  it("is said of each customer with the reason, and of a new one", async () => {
    const stopped = await someone("ana@example.com");
    await call("PATCH", `/customers/${stopped.id}`, { notices_stopped: true });
    expect(await reach(stopped.id)).toMatchObject({ way: null, cause: "stopped" });
    expect(await reach((await someone(null)).id)).toMatchObject({ way: null, cause: "unreachable" });
    expect(await reach((await someone("ana@example.com")).id)).toMatchObject({ way: null, cause: "stored" });
    expect(await reach(), "WhatsApp is not connected").toMatchObject({ way: null, cause: "unreachable" });
  });

  it("is nobody where the kind is switched off", async () => {
    const ana = await someone(null);
    await chatWith(ana);
    await call("PATCH", "/notice-settings", { kinds: { reserved: false } });
    expect(await reach(ana.id, "reserved")).toMatchObject({ way: null, cause: "switched_off" });
    expect(await reach(ana.id, "confirmed")).toMatchObject({ way: "webchat", cause: null });
  });

  it("is not told of a customer of somebody else", async () => {
    const other = await makeProject({ timezone: "UTC" });
    const { id } = await someone(null);
    expect((await other.call(`/notice-reach?kind=confirmed&customer_id=${id}`)).status).toBe(404);
  });
});

describe("a planned reminder", () => {
  /** Why the two reminders of a booking will not be sent, by the booking's list and by the customer's. */
  const causes = async (customer: Customer, booking: Booking) => {
    const lists = [`/bookings/${booking.id}/notices`, `/customers/${customer.id}/notices`];
    const pages = await Promise.all(lists.map((path) => call<{ data: Notice[] }>("GET", path)));
    return pages
      .flatMap(({ data }) => data)
      .filter(({ kind, status }) => kind === "reminder" && status === "planned")
      .map(({ cause }) => cause);
  };

  it("of a customer who stopped notices is listed as what will not be sent, until they want it again", async () => {
    const ana = await someone(null);
    await chatWith(ana);
    const booking = await book(ana);
    expect(await causes(ana, booking)).toEqual([null, null, null, null]);
    await call("PATCH", `/customers/${ana.id}`, { notices_stopped: true });
    expect(await causes(ana, booking)).toEqual(Array(4).fill("stopped"));
    await call("PATCH", `/customers/${ana.id}`, { notices_stopped: false });
    expect(await causes(ana, booking)).toEqual([null, null, null, null]);
  });

  it("says that the customer cannot be reached, or that their e-mail is only kept", async () => {
    const ana = await someone(null);
    const booking = await book(ana);
    expect(await causes(ana, booking)).toEqual(Array(4).fill("unreachable"));
    await call("PATCH", `/customers/${ana.id}`, { email: "ana@example.com" });
    expect(await causes(ana, booking)).toEqual(Array(4).fill("stored"));
    await chatWith(ana);
    expect(await causes(ana, booking)).toEqual([null, null, null, null]);
  });
});

describe("the notices of a booking that was moved", () => {
  it("are listed with those of its earlier times, which stay as they were", async () => {
    const old = await book(await someone(null));
    await prisma().notice.updateMany({
      where: { project_id: world.id, booking_id: old.id, kind: "confirmed" },
      data: { status: "sent", way: "email", sent_at: new Date(), due_at: null },
    });
    const moved = await call<Booking>("POST", `/bookings/${old.id}/reschedule`, { start: hourAhead(30, 9) });
    const again = await call<Booking>("POST", `/bookings/${moved.id}/reschedule`, { start: hourAhead(31, 9) });
    const { data } = await call<{ data: Notice[] }>("GET", `/bookings/${again.id}/notices`);
    const told = data.filter(({ kind }) => kind !== "reminder");
    expect(told.map(({ kind, status, cause, booking_id }) => [kind, status, cause, booking_id])).toEqual([
      ["moved", "planned", "unreachable", again.id],
      ["moved", "withdrawn", "rescheduled", moved.id],
      ["confirmed", "sent", null, old.id],
    ]);
    const earlier = await call<{ data: Notice[] }>("GET", `/bookings/${old.id}/notices`);
    expect(new Set(earlier.data.map(({ booking_id }) => booking_id))).toEqual(new Set([old.id]));
  });
});
