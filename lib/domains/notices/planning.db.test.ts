import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { defaultStages } from "@/lib/domains/stages/default";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let service: string;
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  ({ service } = await makeChairs(world.id, 9));
});

const post = async (path: string, body: object = {}): Promise<Booking> => {
  const reply = await world.call<Booking>(path, { method: "POST", body, idempotencyKey: `n${n++}` });
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return reply.body;
};
const customer = () => ({ name: "Ana", phone: `+5959${81_000_000 + n++}` });
const book = (days = 7, more: object = {}) =>
  post("/bookings", { service_id: service, start: hourAhead(days, 9 + (n % 8)), customer: customer(), ...more });

const planned = async ({ id, start }: Booking) => {
  const rows = await prisma().notice.findMany({ where: { project_id: world.id, booking_id: id } });
  const minutesBefore = (due: Date | null) => due && Math.round((Date.parse(start ?? "") - due.getTime()) / 60_000);
  return rows
    .map(({ kind, status, minutes, cause, due_at }) => ({
      kind,
      status,
      minutes,
      cause,
      before: minutesBefore(due_at),
    }))
    .sort((a, b) => a.kind.localeCompare(b.kind) || (a.minutes ?? 0) - (b.minutes ?? 0));
};
const kindsOf = async (booking: Booking, status = "planned") =>
  (await planned(booking)).filter((each) => each.status === status).map(({ kind, minutes }) => minutes ?? kind);

describe("a booking's customer", () => {
  it("is told of it, and reminded three days and one day before", async () => {
    const booking = await book();
    expect(await planned(booking)).toMatchObject([
      { kind: "confirmed", status: "planned" },
      { kind: "reminder", minutes: 1440, before: 1440 },
      { kind: "reminder", minutes: 4320, before: 4320 },
    ]);
  });

  it("is not reminded within an hour of being told", async () => {
    expect(await kindsOf(await book(1))).not.toContain(4320);
  });

  it("hears of a hold that is about to end, and of the booking once it is one", async () => {
    const hold = await post("/holds", { service_id: service, start: hourAhead(6, 9), customer: customer() });
    expect(await kindsOf(hold)).toEqual(["hold_expiring"]);
    const booking = await post(`/holds/${hold.id}/confirm`);
    expect(await kindsOf(booking)).toEqual(["confirmed", 1440, 4320]);
    expect(await kindsOf(booking, "withdrawn")).toEqual(["hold_expiring"]);
  });

  it("hears of a deposit that is due, and of the confirmation once it is paid", async () => {
    const paid = await makeChairs(world.id, 1, { deposit_cents: 100 });
    const booking = await book(7, { service_id: paid.service });
    expect(await kindsOf(booking)).toEqual(["hold_expiring", "reserved"]);
  });

  it("hears of a move once, for the time that holds; what was planned for the old time is withdrawn", async () => {
    const old = await book();
    const moved = await post(`/bookings/${old.id}/reschedule`, { start: hourAhead(8, 10) });
    expect(await kindsOf(old)).toEqual([]);
    expect(await kindsOf(old, "withdrawn")).toEqual(["confirmed", 1440, 4320]);
    expect(await kindsOf(moved)).toEqual(["moved", 1440, 4320]);
  });

  it("hears of a cancellation, and nothing else any more", async () => {
    const booking = await book();
    await post(`/bookings/${booking.id}/cancel`);
    expect(await kindsOf(booking)).toEqual(["cancelled"]);
  });

  it("hears nothing of a cancellation that was taken back before they heard of it", async () => {
    const booking = await book();
    await prisma().notice.updateMany({
      where: { booking_id: booking.id, kind: "confirmed" },
      data: { status: "sent", due_at: null },
    });
    await post(`/bookings/${booking.id}/cancel`);
    await post(`/bookings/${booking.id}/undo`);
    expect(await kindsOf(booking)).toEqual([1440, 4320]);
    await post(`/bookings/${booking.id}/cancel`);
    await prisma().notice.updateMany({
      where: { booking_id: booking.id, kind: "cancelled", status: "planned" },
      data: { status: "sent", due_at: null },
    });
    await post(`/bookings/${booking.id}/undo`);
    expect(await kindsOf(booking)).toEqual(["reinstated", 1440, 4320]);
  });

  it("hears after an undo what they had not heard before it", async () => {
    const booking = await book();
    await post(`/bookings/${booking.id}/cancel`);
    await post(`/bookings/${booking.id}/undo`);
    expect(await kindsOf(booking)).toEqual(["confirmed", 1440, 4320]);
    const moved = await post(`/bookings/${booking.id}/reschedule`, { start: hourAhead(8, 11) });
    await post(`/bookings/${moved.id}/complete`);
    await post(`/bookings/${moved.id}/undo`);
    expect(await kindsOf(moved)).toEqual(["moved", 1440, 4320]);
    await post(`/bookings/${moved.id}/cancel`);
    expect(await kindsOf(moved)).toEqual(["cancelled"]);
    const quiet = await book(7, { notify: false });
    await post(`/bookings/${quiet.id}/cancel`);
    await post(`/bookings/${quiet.id}/undo`);
    expect(await kindsOf(quiet)).toEqual([1440, 4320]);
  });

  it("hears of what a stage action ended, unless somebody chose not to tell", async () => {
    const { stages, initial, actions } = defaultStages;
    const asked = { resource: false, comment: false, photo: false, location: false, fields: [] };
    const call_off = { label: "Call off", from: ["scheduled"], to: "failed", requires: asked, outcome: null };
    const body = { stages, initial, actions: [...actions, { key: "call_off", effect: "cancel", ...call_off }] };
    expect((await world.call("/stage-config", { method: "PUT", body })).status).toBe(200);
    const [told, untold] = [await book(), await book()];
    await post(`/bookings/${told.id}/actions/call_off`);
    expect(await kindsOf(told)).toEqual(["cancelled"]);
    await post(`/bookings/${untold.id}/actions/call_off`, { notify: false });
    expect(await kindsOf(untold)).toEqual([]);
  });

  it("is thanked when it is done, and not once it is not", async () => {
    const booking = await book();
    await post(`/bookings/${booking.id}/complete`);
    expect(await kindsOf(booking)).toEqual(["thanks"]);
    await post(`/bookings/${booking.id}/undo`);
    expect(await kindsOf(booking)).not.toContain("thanks");
  });

  it("is told what the workspace wants told, as often as the service says", async () => {
    await prisma().noticeSettings.create({
      data: { project_id: world.id, off: ["confirmed"], reminder_minutes: [120] },
    });
    expect(await kindsOf(await book())).toEqual([120]);
    const { service: rare } = await makeChairs(world.id, 1, { reminder_minutes: [] });
    expect(await kindsOf(await book(7, { service_id: rare }))).toEqual([]);
    await prisma().noticeSettings.delete({ where: { project_id: world.id } });
  });
});
