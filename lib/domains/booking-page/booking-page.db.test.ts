import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { dispatch } from "@/lib/api/dispatch";
import { prisma } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { CustomerBooking, DaySlots, HostedPage, PageHold, PublicPage } from "@/lib/domains/booking-page/schema";
import { linkToken } from "@/lib/domains/booking-page/tokens";
import type { Booking } from "@/lib/domains/bookings/schema";
import { catalogOf, daily } from "@/lib/testing/catalog";
import { call, makeMember, makeProject, someAddress } from "@/lib/testing/world";

type Refusal = { code: string; alternatives?: { start: string }[]; errors?: { pointer: string; code: string }[] };
const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const at = (clock: string): string => `${day}T${clock}:00.000Z`;
const ana = { name: "Ana Souza", phone: "+5511987650001" };

/** A salon in UTC with two people from 9 to 12, and a visitor with an address of their own. */
async function salon(service: object = {}) {
  const world = await makeProject({ timezone: "UTC" });
  const catalog = catalogOf(world);
  const schedule = await catalog.schedule({ timezone: "UTC", weekly: daily("09:00", "12:00") });
  const people = [
    await catalog.resource({ name: "Bia", schedule_id: schedule.id, location: { formatted: "Rua Um, 1" } }),
    await catalog.resource({ name: "Caio", schedule_id: schedule.id }),
  ];
  const group = await catalog.group({ resource_ids: people.map(({ id }) => id) });
  const cut = await catalog.service({
    name: "Corte",
    slot_interval_minutes: 30,
    requirements: [{ group_id: group.id }],
    ...service,
  });
  const page = `/public/pages/${world.actor.project.slug}`;
  const from = (address = someAddress()) => {
    const headers = { "x-turnero-address": address };
    const post = <T>(path: string, body: object, method = "POST") => call<T>(path, { method, body, headers });
    return {
      hold: <T = PageHold>(start: string, more: object = {}) =>
        post<T>(`${page}/holds`, { service_id: cut.id, start, ...more }),
      confirm: <T = CustomerBooking>({ id, token }: PageHold, more: object = {}) =>
        post<T>(`${page}/holds/${id}/confirm`, { token, customer: ana, ...more }),
      release: ({ id, token }: PageHold) => post<Refusal>(`${page}/holds/${id}`, { token }, "DELETE"),
      own: <T = CustomerBooking>(token: string, verb: string, body: object = {}) =>
        post<T>(`/public/bookings/${token}/${verb}`, body),
    };
  };
  return { world, catalog, page, cut, group, people, from, visitor: from() };
}

async function booked(shop: Awaited<ReturnType<typeof salon>>, start = at("09:00")): Promise<CustomerBooking> {
  const held = await shop.visitor.hold(start);
  return (await shop.visitor.confirm(held.body)).body;
}

const rowOf = async ({ world }: Awaited<ReturnType<typeof salon>>, id: string) =>
  (await world.call<Booking>(`/bookings/${id}`)).body;

describe("the booking page", () => {
  it("shows a stranger the services, whom they can choose and nothing else", async () => {
    const shop = await salon();
    await shop.catalog.service({ name: "Parado", active: false });
    const { body } = await call<PublicPage>(shop.page);
    expect(body).toMatchObject({ name: "Test", timezone: "UTC", currency: "BRL", headline: null });
    expect(body.services.map(({ name, people }) => [name, people.map((each) => each.name)])).toEqual([
      ["Corte", ["Bia", "Caio"]],
    ]);
  });

  it("is set up by an admin: off is not there at all, and only the chosen services are", async () => {
    const shop = await salon();
    const other = await shop.catalog.service({ name: "Barba" });
    const admin = await makeMember(shop.world.id, "admin");
    const put = (body: object) => admin.call<HostedPage>("/booking-page", { method: "PUT", body });
    const set = await put({ enabled: true, headline: "Oi", service_ids: [other.id] });
    expect(set).toMatchObject({ status: 200, body: { headline: "Oi", service_ids: [other.id] } });
    expect((await admin.call<HostedPage>("/booking-page")).body).toEqual(set.body);
    const shown = (await call<PublicPage>(shop.page)).body;
    expect([shown.headline, shown.services.map(({ name }) => name)]).toEqual(["Oi", ["Barba"]]);
    expect((await shop.visitor.hold(at("09:00"))).status).toBe(404);
    await put({ enabled: false });
    expect((await call(shop.page)).status).toBe(404);
    const agent = await makeMember(shop.world.id, "agent");
    expect((await agent.call("/booking-page", { method: "PUT", body: { enabled: true } })).status).toBe(403);
    const theirs = await salon();
    expect((await put({ enabled: true, service_ids: [theirs.cut.id] })).status).toBe(404);
  });

  it("gives the times by day of the workspace's zone, and the next one when there is none", async () => {
    const shop = await salon();
    const ask = (query: string) => call<DaySlots>(`${shop.page}/slots?service_id=${shop.cut.id}&${query}`);
    const { body } = await ask(`from=${day}&days=2`);
    expect(body.days.map(({ times }) => times.length)).toEqual([6, 6]);
    expect(body.days[0]?.times[0]).toEqual({ start: at("09:00"), end: at("09:30") });
    await shop.world.call(`/schedules/${shop.people[0]?.schedule_id}/overrides`, {
      method: "POST",
      body: { date: day, intervals: [] },
    });
    const closed = (await ask(`from=${day}&days=1`)).body;
    expect([closed.days[0]?.times, closed.unavailable_reason]).toEqual([[], "closed"]);
    expect(closed.next?.start.slice(11, 16)).toBe("09:00");
    expect((await ask("resource_id=res_nobody")).status).toBe(404);
    expect((await ask("from=9999-12-31")).status).toBe(422);
    expect((await ask("from=1999-12-31")).body.days[0]?.date).toBe(new Date().toISOString().slice(0, 10));
    const other = await salon();
    expect((await ask(`resource_id=${other.people[0]?.id}`)).status).toBe(404);
    expect((await call(`${shop.page}/slots?service_id=${other.cut.id}`)).status).toBe(404);
  });
});

describe("a visitor", () => {
  it("holds and confirms a time, which the team has as a booking from the web", async () => {
    const fields = [{ key: "size", label: "Size", type: "text", required: true }];
    const shop = await salon({ intake_fields: fields, deposit_cents: null });
    const held = await shop.visitor.hold(at("09:00"), { resource_id: shop.people[1]?.id });
    expect(held).toMatchObject({ status: 201, body: { start: at("09:00"), end: at("09:30"), party_size: 1 } });
    const missing = await shop.visitor.confirm<Refusal>(held.body);
    expect(missing).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/intake/size", code: "required" }] } });
    const answers = { intake: { size: "M" }, notes: "<script>alert(1)</script>" };
    const done = await shop.visitor.confirm(held.body, answers);
    expect(done).toMatchObject({
      status: 200,
      body: { status: "confirmed", people: ["Caio"], service: { name: "Corte" }, move_refusal: null },
    });
    expect(JSON.stringify(done.body)).not.toContain(ana.phone);
    expect(await rowOf(shop, held.body.id)).toMatchObject({ source: "webchat", ...answers, customer: ana });
    const again = await shop.visitor.confirm(held.body, { intake: { size: "L" } });
    expect([again.status, again.body]).toEqual([200, done.body]);
    expect((await rowOf(shop, held.body.id)).intake).toEqual({ size: "M" });
  });

  it("with a phone that is known neither sees nor changes the customer", async () => {
    const shop = await salon();
    await shop.world.call("/customers", { method: "POST", body: { name: "Dona Secreta", phone: ana.phone } });
    const held = await shop.visitor.hold(at("09:00"));
    const done = await shop.visitor.confirm(held.body, { customer: { ...ana, name: "Xis", email: "x@example.com" } });
    expect(done.status).toBe(200);
    expect(JSON.stringify(done.body)).not.toContain("Secreta");
    const answered = { subject_id: held.body.id, action: "booking.updated" };
    expect(await prisma().auditEntry.count({ where: answered })).toBe(0); // Nothing was asked.
    const { customer } = await rowOf(shop, held.body.id);
    expect(customer?.name).toBe("Dona Secreta");
    const kept = await prisma().customer.findFirstOrThrow({ where: { project_id: shop.world.id } });
    expect([kept.name, kept.email]).toEqual(["Dona Secreta", null]);
  });

  it("cannot touch another's hold, nor one of another page", async () => {
    const [shop, other] = [await salon(), await salon()];
    const held = (await shop.visitor.hold(at("09:00"))).body;
    const theirs = (await other.visitor.hold(at("09:00"))).body;
    for (const wrong of [
      { ...held, token: theirs.token },
      { ...held, token: "x" },
      { ...theirs, token: held.token },
      theirs,
    ]) {
      expect((await shop.visitor.confirm(wrong)).status).toBe(404);
      expect((await shop.visitor.release(wrong)).status).toBe(404);
    }
    expect((await rowOf(shop, held.id)).status).toBe("held");
    expect((await shop.visitor.release(held)).status).toBe(204);
    expect((await shop.visitor.release(held)).status).toBe(204);
    expect((await rowOf(shop, held.id)).status).toBe("released");
  });

  it("holds three times at most, also when asking at once, and again once one is given back", async () => {
    const shop = await salon();
    const clocks = ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30"];
    const replies = await Promise.all(clocks.map((clock) => shop.visitor.hold(at(clock))));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
    expect(Number(replies.find(({ status }) => status === 429)?.headers.get("retry-after"))).toBeGreaterThan(500);
    expect((await shop.from().hold(at("09:00"))).status).toBe(201);
    const held = replies.find(({ status }) => status === 201) as (typeof replies)[number];
    await shop.visitor.release(held.body);
    expect((await shop.visitor.hold(held.body.start)).status).toBe(201);
  });

  it("holds three times at most for one phone, from wherever", async () => {
    const shop = await salon();
    const statuses: number[] = [];
    for (const clock of ["09:00", "09:30", "10:00", "10:30"])
      statuses.push((await shop.from().hold(at(clock), { customer: ana })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it("loses a race for the last chair to exactly one other, and is told what is free", async () => {
    const shop = await salon();
    const pick = { resource_id: shop.people[0]?.id };
    const race = await Promise.all([1, 2, 3, 4].map(() => shop.from().hold<Refusal>(at("09:30"), pick)));
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const lost = race.find(({ status }) => status === 409)?.body;
    expect(lost?.code).toBe("slot_taken");
    expect(lost?.alternatives?.[0]?.start).toMatch(/T(09:00|10:00):00/);
  });

  it("comes too late for a hold that ran out", async () => {
    const shop = await salon();
    const held = (await shop.visitor.hold(at("09:00"))).body;
    const where = { project_id_id: { project_id: shop.world.id, id: held.id } };
    await prisma().booking.update({ where, data: { hold_expires_at: new Date(Date.now() - 1000) } });
    expect(await shop.visitor.confirm<Refusal>(held)).toMatchObject({ status: 410, body: { code: "hold_expired" } });
  });

  it("puts a task into a queue, which has no time to move", async () => {
    const shop = await salon();
    const queue = await shop.catalog.service({ name: "Entrega", kind: "queue", group_id: shop.group.id });
    const body = { service_id: queue.id, customer: ana, address: "Rua Dois, 2" };
    const reply = await call<CustomerBooking>(`${shop.page}/tasks`, { method: "POST", body });
    expect(reply).toMatchObject({
      status: 201,
      body: { start: null, place: "Rua Dois, 2", move_refusal: "no_time", cancel_refusal: null },
    });
    const held = await shop.visitor.hold<Refusal>(at("09:00"), { service_id: queue.id });
    expect(held).toMatchObject({ status: 422, body: { errors: [{ code: "queue_service" }] } });
    expect((await call(`/public/bookings/${reply.body.token}/calendar.ics`)).status).toBe(404);
  });
});

describe("a customer's own link", () => {
  const calendarAt = async (token: string) => {
    const response = await dispatch(new Request(`http://localhost/api/v1/public/bookings/${token}/calendar.ics`));
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const parsed = new ICAL.Component(ICAL.parse(await response.text()));
    const event = new ICAL.Event(parsed.getFirstSubcomponent("vevent") as ICAL.Component);
    const status = event.component.getFirstPropertyValue("status");
    return { uid: event.uid, sequence: event.sequence, start: event.startDate.toJSDate().toISOString(), status };
  };

  it("moves and cancels, stays the same, and a calendar follows it", async () => {
    const shop = await salon();
    const { token, place } = await booked(shop);
    expect(place === null || place === "Rua Um, 1").toBe(true);
    const first = await calendarAt(token);
    expect(first).toMatchObject({ start: at("09:00"), status: "CONFIRMED" });
    const moves = (await call<DaySlots>(`/public/bookings/${token}/slots?from=${day}&days=1`)).body;
    expect(moves.days[0]?.times.map(({ start }) => start)).toContain(at("09:00"));
    const moved = await shop.visitor.own(token, "reschedule", { start: at("10:30") });
    expect(moved).toMatchObject({ status: 200, body: { start: at("10:30"), status: "confirmed", token } });
    expect((await call<CustomerBooking>(`/public/bookings/${token}`)).body).toEqual(moved.body);
    const second = await calendarAt(token);
    expect(second).toMatchObject({ uid: first.uid, start: at("10:30") });
    expect(second.sequence).toBeGreaterThan(first.sequence);
    const gone = await shop.visitor.own(token, "cancel", { reason: "Viajo" });
    expect(gone).toMatchObject({ status: 200, body: { status: "cancelled", cancel_refusal: "cancelled" } });
    const third = await calendarAt(token);
    expect(third).toMatchObject({ uid: first.uid, status: "CANCELLED" });
    expect(third.sequence).toBeGreaterThan(second.sequence);
    const again = await shop.visitor.own<Refusal>(token, "cancel");
    expect(again).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
  });

  it("cannot be moved onto another's time, nor inside the service's notice", async () => {
    const shop = await salon();
    const { token } = await booked(shop);
    for (let n = 0; n < 2; n++) await booked(shop, at("10:00"));
    const lost = await shop.visitor.own<Refusal>(token, "reschedule", { start: at("10:00") });
    expect(lost).toMatchObject({ status: 409, body: { code: "slot_taken" } });
    expect(lost.body.alternatives?.length).toBeGreaterThan(0);
    await shop.world.call(`/services/${shop.cut.id}`, { method: "PATCH", body: { min_notice_minutes: 10 * 1440 } });
    const late = await shop.visitor.own<Refusal>(token, "reschedule", { start: at("11:00") });
    expect(late).toMatchObject({ status: 409, body: { code: "invalid_transition", refusal: "too_late" } });
    expect((await shop.visitor.own(token, "cancel")).status).toBe(200);
  });

  it("is given to the team for any real booking, by whichever id of its chain", async () => {
    const shop = await salon();
    const held = (await shop.visitor.hold(at("09:00"))).body;
    const link = () => shop.world.call<{ url: string }>(`/bookings/${held.id}/customer-link`, { method: "POST" });
    expect((await link()).status).toBe(409);
    const { token, url } = (await shop.visitor.confirm(held)).body;
    expect((await link()).body).toEqual({ url });
    await shop.visitor.own(token, "reschedule", { start: at("11:00") });
    expect((await link()).body).toEqual({ url });
    const other = await makeProject();
    expect((await other.call(`/bookings/${held.id}/customer-link`, { method: "POST" })).status).toBe(404);
    const trail = await prisma().auditEntry.findMany({ where: { action: "customer_link.made", subject_id: held.id } });
    expect(trail.map(({ project_id, changes }) => [project_id, changes])).toEqual(Array(2).fill([shop.world.id, {}]));
  });

  it("ends thirty days after the booking, and was never one for what nobody signed", async () => {
    const shop = await salon();
    const { token } = await booked(shop);
    const long = new Date(Date.now() - 31 * 86_400_000);
    await prisma().booking.updateMany({
      where: { project_id: shop.world.id },
      data: { start_at: long, end_at: long },
    });
    expect((await call(`/public/bookings/${token}`)).status).toBe(404);
    const other = await makeProject();
    const booking = (await prisma().booking.findFirstOrThrow({ where: { project_id: shop.world.id } })).id;
    for (const wrong of [linkToken({ project: other.id as ProjectId, booking }), `${token.slice(0, -1)}!`, "x"])
      expect(await call(`/public/bookings/${encodeURIComponent(wrong)}`)).toMatchObject({ status: 404 });
  });
});
