import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { askedToUnsubscribe, unsubscribed } from "@/lib/api/http/mail-routes";
import { clock, setClock } from "@/lib/core/clock";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { Customer } from "@/lib/domains/customers/schema";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import { sendDueNotices } from "@/lib/domains/notices/send";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { mailbox } from "@/lib/testing/mailbox";
import { makeMember, makeProject } from "@/lib/testing/world";

const post = await mailbox();
let world: Awaited<ReturnType<typeof makeProject>>;
let admin: Awaited<ReturnType<typeof makeMember>>;
let service: string;
let n = 0;
beforeAll(async () => {
  world = await makeProject();
  admin = await makeMember(world.id, "admin");
  ({ service } = await makeChairs(world.id, 9));
});
afterEach(() => setClock({ now: () => new Date() }));
afterAll(post.stop);

const later = (ms: number) => {
  const at = clock.now().getTime() + ms;
  setClock({ now: () => new Date(at) });
};
const day = 86_400_000;
const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const reply = await world.call<T>(path, { method, ...(body ? { body } : {}), idempotencyKey: `u${n++}` });
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return reply.body;
};
const someone = () => ({ name: "Ana", phone: `+55119${86_000_000 + n++}`, email: `leaves${n}@example.com` });
const book = (customer: object) =>
  call<Booking>("POST", "/bookings", { service_id: service, start: hourAhead(7 + (n % 9), 9 + (n % 8)), customer });
const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: *(.*)\\r$`, "mi").exec(raw.replace(/\r\n[ \t]+/g, " "))?.[1];
const deliver = async () => {
  await sendDueNotices();
  await deliverMail();
};

/** Somebody's reminder, and the address that its header names. */
async function reminded(customer = someone()) {
  const booking = await book(customer);
  await deliver();
  later(Date.parse(booking.start ?? "") - clock.now().getTime() - day + 60_000);
  await deliver();
  const mail = post.mailsTo(customer.email).find(({ subject }) => subject?.startsWith("Lembrete"));
  if (!mail) throw new Error("no reminder");
  const url = /^<(http\S+)>$/.exec(headerOf(mail.raw, "List-Unsubscribe") ?? "")?.[1] ?? "";
  return { booking, customer, mail, url };
}
const stoppedOf = async ({ customer }: Booking) =>
  (await call<Customer>("GET", `/customers/${customer?.id}`)).notices_stopped_at;
const form = "application/x-www-form-urlencoded";
const send = (url: string, body: BodyInit = "List-Unsubscribe=One-Click", type: string | null = form) =>
  unsubscribed(new Request(url, { method: "POST", body, ...(type ? { headers: { "content-type": type } } : {}) }));

describe("List-Unsubscribe", () => {
  it("stands on reminders and thanks, and not on what somebody needs to know of a booking", async () => {
    const { booking, customer, mail, url } = await reminded();
    expect(url).toContain("/api/mail/unsubscribe/");
    expect(headerOf(mail.raw, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    const moved = await call<Booking>("POST", `/bookings/${booking.id}/reschedule`, { start: hourAhead(20, 9) });
    later(20_000);
    await deliver();
    await call("POST", `/bookings/${moved.id}/complete`);
    later(3 * 3_600_000);
    await deliver();
    const marked = post
      .mailsTo(customer.email)
      .map(({ subject = "", raw }) => [subject.split(/[ :]/)[0], headerOf(raw, "List-Unsubscribe") !== undefined]);
    expect(marked).toEqual([
      ["Confirmado", false],
      ["Lembrete", true],
      ["Novo", false],
      ["Obrigado", true],
    ]);
  });

  it.each([
    ["a form", "List-Unsubscribe=One-Click", form],
    [
      "a form with parts",
      () => {
        const parts = new FormData();
        parts.set("List-Unsubscribe", "One-Click");
        return parts;
      },
      null,
    ],
  ] as const)("stops the notices by one POST of %s, and again changes nothing", async (_, body, type) => {
    const { booking, url } = await reminded();
    const content = () => (typeof body === "function" ? body() : body);
    expect((await send(url, content(), type)).status).toBe(204);
    const since = await stoppedOf(booking);
    expect(since).not.toBeNull();
    const audits = () =>
      prisma().auditEntry.count({ where: { project_id: world.id, subject_id: booking.customer?.id ?? "" } });
    const before = await audits();
    later(60_000);
    expect((await send(url, content(), type)).status).toBe(204);
    expect(await stoppedOf(booking)).toBe(since);
    expect(await audits()).toBe(before);
  });

  it("changes nothing by GET, which leads to the page with the button", async () => {
    const { booking, url } = await reminded();
    const answer = askedToUnsubscribe(new Request(url));
    expect(answer.status).toBe(303);
    const own = await admin.call<{ url: string }>(`/bookings/${booking.id}/customer-link`, { method: "POST" });
    expect(answer.headers.get("location")).toBe(own.body.url);
    expect(await stoppedOf(booking)).toBeNull();
  });

  it("still works long after the visit, and for somebody who was forgotten", async () => {
    const { booking, url } = await reminded();
    later(200 * day);
    expect((await send(url)).status).toBe(204);
    expect(await stoppedOf(booking)).not.toBeNull();
    await admin.call(`/customers/${booking.customer?.id}/anonymise`, { method: "POST", body: {} });
    expect((await send(url)).status).toBe(204);
  });

  it("never speaks for the customer whose phone somebody typed, however often it is sent", async () => {
    const { phone } = someone();
    const { id } = await call<Customer>("POST", "/customers", { name: "Bruna", phone });
    const { booking, customer, url } = await reminded({ ...someone(), phone });
    expect(booking.customer?.id).toBe(id);
    for (const _ of [1, 2, 3]) expect((await send(url)).status).toBe(204);
    expect(await stoppedOf(booking)).toBeNull();
    const token = url.split("/").at(-1);
    const page = await call<{ notices: boolean }>("GET", `/public/bookings/${token}`);
    expect(page.notices).toBe(false);
    const mails = post.mailsTo(customer.email).length;
    await call("POST", `/bookings/${booking.id}/cancel`);
    later(20_000);
    await deliver();
    expect(post.mailsTo(customer.email)).toHaveLength(mails);
  });

  it("refuses what is no such request", async () => {
    const { booking, url } = await reminded();
    expect((await send(url, "List-Unsubscribe=Maybe")).status).toBe(422);
    expect((await send(url, "")).status).toBe(422);
    expect((await send(url, "{}", "application/json")).status).toBe(415);
    expect((await send(url, `List-Unsubscribe=One-Click&x=${"x".repeat(5000)}`)).status).toBe(413);
    expect((await send(`${url}x`)).status).toBe(404);
    const wrong = `${url.slice(0, -1)}${url.endsWith("A") ? "B" : "A"}`;
    expect((await send(wrong)).status).toBe(404);
    expect(await stoppedOf(booking)).toBeNull();
  });
});
