import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock, setClock } from "@/lib/core/clock";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { Customer } from "@/lib/domains/customers/schema";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import type { Notice } from "@/lib/domains/notices/schema";
import { sendDueNotices } from "@/lib/domains/notices/send";
import { settleCarriers } from "@/lib/domains/notices/settle";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { busy, mailbox } from "@/lib/testing/mailbox";
import { makeMember, makeProject } from "@/lib/testing/world";

const post = await mailbox();
let world: Awaited<ReturnType<typeof makeProject>>;
let admin: Awaited<ReturnType<typeof makeMember>>;
let service: string;
let n = 0;
beforeAll(async () => {
  world = await makeProject();
  admin = await makeMember(world.id, "admin");
  ({ service } = await makeChairs(world.id, 9, { name: "Limpeza" }));
});
afterEach(async () => {
  setClock({ now: () => new Date() });
  post.mood.refuses = () => null;
  post.mood.before = Promise.resolve();
  await prisma().outgoingMail.deleteMany({ where: { status: "queued" } });
});
afterAll(post.stop);

const later = (ms: number) => {
  const at = clock.now().getTime() + ms;
  setClock({ now: () => new Date(at) });
};
const minutes = (count: number) => count * 60_000;
const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const reply = await world.call<T>(path, { method, ...(body ? { body } : {}), idempotencyKey: `w${n++}` });
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return reply.body;
};
const someone = () => ({ name: "Ana", phone: `+55119${85_000_000 + n++}`, email: `waits${n}@example.com` });
const book = (customer: object, start = hourAhead(7 + (n % 20), 9 + (n % 8))) =>
  call<Booking>("POST", "/bookings", { service_id: service, start, customer });
const noticesOf = async ({ id }: Booking) => (await call<{ data: Notice[] }>("GET", `/bookings/${id}/notices`)).data;
const newest = async (booking: Booking, kind: Notice["kind"]) =>
  (await noticesOf(booking)).find((each) => each.kind === kind);
const subjectsTo = (email: string) => post.mailsTo(email).map(({ subject = "" }) => subject.split(":")[0]);
const mailRows = (email: string) =>
  prisma().outgoingMail.findMany({ where: { to_address: email }, orderBy: { id: "asc" } });

/** What the worker does: passes on, delivers, and learns by its events what became of it. */
async function settle(): Promise<void> {
  const under = await prisma().notice.findMany({ where: { project_id: world.id, status: "sending" } });
  const mails = await prisma().outgoingMail.findMany({
    where: { id: { in: under.map(({ mail_id }) => mail_id ?? "") }, status: { not: "queued" } },
  });
  await settleCarriers(mails.map(({ id, status }) => ({ project: world.id, subject: id, message: null, status })));
}
async function work(): Promise<void> {
  await sendDueNotices();
  await deliverMail();
  await settle();
  await sendDueNotices();
  await deliverMail();
  await settle();
}

/** Runs it while a worker is handing the due mails to the server, which accepts them or is busy. */
async function duringDelivery(act: () => Promise<unknown>, taken = true): Promise<void> {
  const letGo = post.hold();
  await sendDueNotices();
  const reached = new Promise<void>((done) => {
    post.mood.refuses = ({ command }) => {
      if (command === "RCPT") done();
      return command === "DATA" && !taken ? busy : null;
    };
  });
  const delivering = deliverMail();
  await reached;
  await act();
  letGo();
  await delivering;
  post.mood.refuses = () => null;
  await settle();
}

describe("a mail that stops being true while the server takes it", () => {
  it("is logged as sent, and its customer hears what replaced it", async () => {
    const ana = someone();
    const booking = await book(ana);
    await duringDelivery(() => call("POST", `/bookings/${booking.id}/cancel`));
    expect(subjectsTo(ana.email)).toEqual(["Confirmado"]);
    expect(await mailRows(ana.email)).toMatchObject([{ status: "sent", error: null }]);
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "sent", way: "email" });
    later(20_000);
    await work();
    expect(subjectsTo(ana.email)).toEqual(["Confirmado", "Cancelado"]);
  });

  it("says that it was off: who reads so is told that it is on again", async () => {
    const ana = someone();
    const booking = await book(ana);
    await work();
    await call("POST", `/bookings/${booking.id}/cancel`);
    later(20_000);
    await duringDelivery(() => call("POST", `/bookings/${booking.id}/undo`));
    await work();
    expect(subjectsTo(ana.email)).toEqual(["Confirmado", "Cancelado", "Continua marcado"]);
    expect((await mailRows(ana.email)).map(({ status }) => status)).toEqual(["sent", "sent", "sent"]);
  });

  it("is not told a second time after an undo, since it left", async () => {
    const ana = someone();
    const booking = await book(ana);
    await duringDelivery(() => call("POST", `/bookings/${booking.id}/cancel`));
    await call("POST", `/bookings/${booking.id}/undo`);
    await work();
    expect(subjectsTo(ana.email)).toEqual(["Confirmado"]);
  });

  it("is not tried again where the server was busy", async () => {
    const ana = someone();
    const booking = await book(ana);
    let moved = booking;
    const move = async () => {
      moved = await call<Booking>("POST", `/bookings/${booking.id}/reschedule`, { start: hourAhead(5, 15) });
    };
    await duringDelivery(move, false);
    later(minutes(2));
    await work();
    expect(subjectsTo(ana.email)).toEqual(["Novo horário"]);
    expect((await mailRows(ana.email)).map(({ status, error }) => [status, error])).toEqual([
      ["withdrawn", "rescheduled"],
      ["sent", null],
    ]);
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "withdrawn", cause: "rescheduled" });
    expect(await newest(moved, "moved")).toMatchObject({ status: "sent" });
  });
});

describe("a mail that waits for its server", () => {
  /** A confirmation that the server is too busy for. */
  async function waiting(customer: object, start?: string): Promise<Booking> {
    post.mood.refuses = () => busy;
    const booking = await book(customer, start);
    await work();
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "sending", way: "email" });
    post.mood.refuses = () => null;
    return booking;
  }
  const linkOf = async ({ id }: Booking) =>
    (await admin.call<{ url: string }>(`/bookings/${id}/customer-link`, { method: "POST" })).body.url;
  const stopBy = (url: string) =>
    world.call(`/public/bookings/${url.split("/m/")[1]}/stop-notices`, { method: "POST" });

  it("goes once it is back", async () => {
    const ana = someone();
    const booking = await waiting(ana);
    later(minutes(2));
    await work();
    expect(subjectsTo(ana.email)).toEqual(["Confirmado"]);
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "sent" });
  });

  it.each([
    [
      "by the desk or by STOP",
      ({ customer }: Booking) => call("PATCH", `/customers/${customer?.id}`, { notices_stopped: true }),
    ],
    ["by their own link", async (booking: Booking) => stopBy(await linkOf(booking))],
  ])("is withdrawn when its customer stops notices %s", async (_, stop) => {
    const ana = someone();
    const booking = await waiting(ana);
    await stop(booking);
    later(minutes(2));
    await work();
    expect(subjectsTo(ana.email)).toEqual([]);
    expect(await mailRows(ana.email)).toMatchObject([{ status: "withdrawn", error: "stopped", due_at: null }]);
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "withdrawn", cause: "stopped" });
  });

  it("is withdrawn when the visit has begun", async () => {
    const ana = someone();
    const booking = await waiting(ana, hourAhead(1, 9));
    later(Date.parse(booking.start ?? "") - clock.now().getTime() + minutes(1));
    await work();
    expect(subjectsTo(ana.email)).toEqual([]);
    expect((await mailRows(ana.email))[0]).toMatchObject({ status: "withdrawn", error: "begun" });
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "withdrawn", cause: "begun" });
  });

  it("is withdrawn when the booking no longer holds", async () => {
    const ana = someone();
    const booking = await waiting(ana);
    await call("POST", `/bookings/${booking.id}/cancel`, { notify: false });
    later(minutes(2));
    await work();
    expect(subjectsTo(ana.email)).toEqual([]);
    expect(await mailRows(ana.email)).toMatchObject([{ status: "withdrawn", error: "cancelled" }]);
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "withdrawn", cause: "cancelled" });
  });

  it("is erased with a customer who is forgotten", async () => {
    const ana = someone();
    const booking = await waiting(ana);
    await admin.call(`/customers/${booking.customer?.id}/anonymise`, { method: "POST", body: {} });
    later(minutes(2));
    await work();
    expect(subjectsTo(ana.email)).toEqual([]);
    expect(await mailRows(ana.email)).toEqual([]);
    expect(await noticesOf(booking)).toEqual([]);
  });

  it("goes to the address that its customer has by then", async () => {
    const ana = someone();
    const booking = await waiting(ana);
    const right = `right-${ana.email}`;
    await call<Customer>("PATCH", `/customers/${booking.customer?.id}`, { email: right });
    later(minutes(2));
    await work();
    expect(subjectsTo(ana.email)).toEqual([]);
    expect(subjectsTo(right)).toEqual(["Confirmado"]);
    expect(await mailRows(ana.email)).toMatchObject([{ status: "withdrawn", error: "address_changed" }]);
    expect(await newest(booking, "confirmed")).toMatchObject({ status: "sent" });
  });

  it("is not sent to an address that was given for this booking alone and taken back", async () => {
    const { phone } = someone();
    await call<Customer>("POST", "/customers", { name: "Bruna", phone });
    const guest = { ...someone(), phone };
    const booking = await waiting(guest);
    await stopBy(await linkOf(booking));
    later(minutes(2));
    await work();
    expect(subjectsTo(guest.email)).toEqual([]);
    expect(await mailRows(guest.email)).toMatchObject([{ status: "withdrawn", error: "address_changed" }]);
  });
});
