import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { dispatch } from "@/lib/api/http/dispatch";
import { prisma } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { CustomerBooking, LinkSlots } from "@/lib/domains/booking-page/links/schema";
import type { DaySlots } from "@/lib/domains/booking-page/schema";
import { linkToken } from "@/lib/domains/booking-page/tokens";
import { ana, at, booked, day, type Refusal, salon } from "@/lib/testing/salon";
import { call, makeMember, makeProject } from "@/lib/testing/world";

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
    const offered = moves.days[0]?.times.map(({ start }) => start);
    expect(offered, "what only its own time is in the way of").toContain(at("09:30"));
    expect(offered, "the time that it has").not.toContain(at("09:00"));
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

  it("warns of the customer's other visits at the times that are offered, and of nobody's where a phone was only typed", async () => {
    const shop = await salon();
    const desk = await makeMember(shop.world.id, "agent");
    const book = async (start: string) => {
      const body = { service_id: shop.cut.id, start, customer: ana };
      const made = await desk.call<{ id: string }>("/bookings", { method: "POST", body, idempotencyKey: start });
      return linkToken({ project: shop.world.id as ProjectId, booking: made.body.id });
    };
    const visitsOf = async (token: string) =>
      (await call<LinkSlots>(`/public/bookings/${token}/slots?from=${day}&days=1`)).body.own_visits;
    const [first, second] = [await book(at("09:00")), await book(at("11:00"))];
    const other = { service: "Corte", start: at("11:00"), end: at("11:30") };
    expect(await visitsOf(first)).toEqual([other]);
    // Eve books with Ana's phone: she learns nothing of Ana.
    const eves = await booked(shop, at("10:00"));
    expect(await visitsOf(eves.token)).toEqual([]);
    expect(await visitsOf(second)).toHaveLength(2);
    await shop.visitor.own(second, "cancel");
    expect(await visitsOf(first), "Eve's is in Ana's name").toMatchObject([{ start: at("10:00") }]);
    // It is a warning: the move itself is allowed.
    expect((await shop.visitor.own(first, "reschedule", { start: at("09:30") })).status).toBe(200);
  });

  it("says with whom each time would be, and moves to the same person where they are free", async () => {
    const shop = await salon();
    const [bia, caio] = shop.people.map(({ id }) => id);
    const hold = async (start: string, resource_id: string | undefined) =>
      (await shop.from().hold(start, { resource_id })).body;
    const { token } = (await shop.visitor.confirm(await hold(at("09:00"), caio))).body;
    await hold(at("10:00"), caio);
    await hold(at("11:00"), bia);
    const { days } = (await call<LinkSlots>(`/public/bookings/${token}/slots?from=${day}&days=1`)).body;
    const peopleAt = (start: string) => days[0]?.times.find((time) => time.start === start)?.people;
    expect([peopleAt(at("10:00")), peopleAt(at("10:30")), peopleAt(at("11:00"))]).toEqual([
      ["Bia"],
      ["Caio"],
      ["Caio"],
    ]);
    for (const [start, people] of [
      [at("10:30"), ["Caio"]],
      [at("10:00"), ["Bia"]],
    ] as const)
      expect((await shop.visitor.own(token, "reschedule", { start })).body).toMatchObject({ start, people });
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

  it("shows what was not asked yet, and takes the answers", async () => {
    const field = (key: string, required: boolean) => ({ key, label: key, type: "text", required, options: [] });
    const shop = await salon({ intake_fields: [field("plate", true), field("brand", true), field("colour", false)] });
    const body = { service_id: shop.cut.id, start: at("09:00"), customer: ana, intake: null };
    const made = await shop.world.call<{ id: string }>("/bookings", { method: "POST", body, idempotencyKey: "asked" });
    const token = linkToken({ project: shop.world.id as ProjectId, booking: made.body.id });
    const seen = await call<CustomerBooking>(`/public/bookings/${token}`);
    expect(seen.body.unanswered.map(({ key }) => key)).toEqual(["plate", "brand"]);
    const half = await shop.visitor.own<Refusal>(token, "intake", { intake: { plate: "ABC1D23" } });
    expect(half).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/intake/brand", code: "required" }] } });
    const strange = await shop.visitor.own<Refusal>(token, "intake", { intake: { plate: "A", brand: "B", age: 3 } });
    expect(strange.body.errors).toMatchObject([{ pointer: "#/intake/age", code: "unknown_field" }]);
    const intake = { plate: "ABC1D23", brand: "Fiat" };
    for (let n = 0; n < 2; n++)
      expect(await shop.visitor.own(token, "intake", { intake })).toMatchObject({
        status: 200,
        body: { unanswered: [] },
      });
    const kept = await shop.world.call(`/bookings/${made.body.id}`);
    expect(kept.body).toMatchObject({ intake, intake_missing: [] });
    await shop.visitor.own(token, "intake", { intake: { colour: "red" } });
    expect((await shop.world.call(`/bookings/${made.body.id}`)).body).toMatchObject({
      intake: { ...intake, colour: "red" },
    });
    await shop.visitor.own(token, "cancel");
    expect((await call<CustomerBooking>(`/public/bookings/${token}`)).body.unanswered).toEqual([]);
    const over = await shop.visitor.own<Refusal>(token, "intake", { intake });
    expect(over).toMatchObject({ status: 409, body: { code: "invalid_transition", refusal: "cancelled" } });
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
