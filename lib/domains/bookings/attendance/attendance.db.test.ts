import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { releaseUnconfirmed } from "@/lib/domains/bookings/attendance/release";
import type { AttendanceSettings, CustomerAttendance } from "@/lib/domains/bookings/attendance/schema";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { Notice } from "@/lib/domains/notices/schema";
import { ana, at, type Refusal, salon } from "@/lib/testing/salon";
import { letAllocationsChangeAlone } from "@/lib/testing/slots/allocation-rule";

await letAllocationsChangeAlone();

let shop: Awaited<ReturnType<typeof salon>>;
let customer = "";
let n = 0;
beforeEach(async () => {
  shop = await salon({ deposit_cents: null });
  customer = (await shop.world.call<{ id: string }>("/customers", { method: "POST", body: ana })).body.id;
});

const set = (body: Partial<AttendanceSettings>) =>
  shop.world.call<AttendanceSettings & Refusal>("/attendance-settings", { method: "PATCH", body });
const standing = async () => (await shop.world.call<CustomerAttendance>(`/customers/${customer}/attendance`)).body;
const read = async (id: string) => (await shop.world.call<Booking>(`/bookings/${id}`)).body;
const row = (id: string) => ({ project_id_id: { project_id: shop.world.id, id } });
const day = 86_400_000;

/** A visit so many days ago to which they did not come. */
async function miss(daysAgo: number): Promise<void> {
  const body = { service_id: shop.cut.id, start: at("11:30"), customer: { id: customer } };
  const made = await shop.world.call<Booking>("/bookings", { method: "POST", body, idempotencyKey: `miss-${n++}` });
  expect(made.status).toBe(201);
  const past = new Date(Date.now() - daysAgo * day);
  await prisma().allocation.deleteMany({ where: { project_id: shop.world.id, booking_id: made.body.id } });
  await prisma().booking.update({
    where: row(made.body.id),
    data: { status: "no_show", start_at: past, end_at: new Date(past.getTime() + 1_800_000) },
  });
}

async function bookAlone<
  T = { status: string; confirm_by: string | null; deposit_cents: number | null; token: string },
>(start: string) {
  const held = await shop.visitor.hold(start);
  return { id: held.body.id, ...(await shop.visitor.confirm<T>(held.body)) };
}

const ladder = { enabled: true, confirm_after: 1, deposit_after: 2, desk_only_after: 3, deposit_cents: 2500 };

describe("customers who miss visits", () => {
  it("book as ever until the workspace says otherwise", async () => {
    for (const ago of [1, 2, 3]) await miss(ago);
    expect(await standing()).toMatchObject({ missed: 3, step: "none" });
    expect((await bookAlone(at("09:00"))).body).toMatchObject({ status: "confirmed", confirm_by: null });
  });

  it("must confirm, then pay, then book with the team, and are eased as the visits are forgotten", async () => {
    expect((await set(ladder)).status).toBe(200);
    expect((await bookAlone(at("09:00"))).body).toMatchObject({ status: "confirmed", confirm_by: null });
    await miss(170);
    const before = new Date(Date.parse(at("09:30")) - day).toISOString();
    expect((await bookAlone(at("09:30"))).body).toMatchObject({ status: "confirmed", confirm_by: before });
    await miss(20);
    const unpaid = await bookAlone(at("10:00"));
    expect(unpaid.body).toMatchObject({ status: "pending_payment", deposit_cents: 2500, confirm_by: null });
    await miss(10);
    expect(await standing()).toMatchObject({ missed: 3, step: "desk_only" });
    const refused = await bookAlone<Refusal>(at("10:30"));
    expect([refused.status, refused.body.code]).toEqual([403, "book_with_team"]);
    expect((await read(refused.id)).status).toBe("released");
    // The team and keys book for anybody.
    const body = { service_id: shop.cut.id, start: at("11:00"), customer: { id: customer } };
    const made = await shop.world.call<Booking>("/bookings", { method: "POST", body, idempotencyKey: "desk" });
    expect(made.body).toMatchObject({ status: "confirmed", confirm_by: null });
    await set({ forget_after_days: 100 });
    expect(await standing()).toMatchObject({ missed: 2, step: "deposit" });
    await set({ forget_after_days: 5 });
    expect(await standing()).toMatchObject({ missed: 0, step: "none", eases_at: null });
  });

  it("are forgiven by the team, which can take it back", async () => {
    await set(ladder);
    await miss(1);
    const forgive = (forgiven: boolean) =>
      shop.world.call<CustomerAttendance>(`/customers/${customer}/attendance`, { method: "PATCH", body: { forgiven } });
    expect((await forgive(true)).body).toMatchObject({ missed: 0, step: "none" });
    expect((await forgive(false)).body).toMatchObject({ missed: 1, step: "confirm", forgiven_at: null });
  });

  it("keep the visit that they confirm, and lose the one that they do not", async () => {
    await set(ladder);
    await miss(1);
    const [kept, called, lost] = [
      await bookAlone(at("09:00")),
      await bookAlone(at("10:00")),
      await bookAlone(at("09:30")),
    ];
    expect((await shop.visitor.own(kept.body.token, "attend")).body).toMatchObject({ attending: true });
    const attend = (id: string) => shop.world.call<Booking>(`/bookings/${id}/attend`, { method: "POST", body: {} });
    const noted = await attend(called.id);
    expect(noted.body.attending_since).not.toBeNull();
    expect((await attend(called.id)).body).toEqual(noted.body); // Said again, it stays as it was.
    for (const { id } of [kept, called, lost])
      await prisma().booking.update({ where: row(id), data: { confirm_by: new Date(Date.now() - 1000) } });
    await Promise.all([releaseUnconfirmed(), releaseUnconfirmed()]);
    for (const { id } of [kept, called]) expect(await read(id)).toMatchObject({ status: "confirmed" });
    expect((await attend(lost.id)).status).toBe(409);
    expect(await read(lost.id)).toMatchObject({ status: "cancelled", cancel_reason: "not_confirmed" });
    const { body } = await shop.world.call<{ data: Notice[] }>(`/bookings/${lost.id}/notices`);
    expect(body.data.filter(({ kind }) => kind === "cancelled")).toHaveLength(1);
    expect((await bookAlone(at("09:30"))).status).toBe(200); // The time is free again.
  });

  it("said that they come by mistake: the desk takes it back, until they had to say so", async () => {
    await set(ladder);
    await miss(1);
    const { id } = await bookAlone(at("09:00"));
    const send = (verb: string) => shop.world.call<Booking>(`/bookings/${id}/${verb}`, { method: "POST", body: {} });
    const before = await read(id);
    expect((await send("attend")).body.attending_since).not.toBeNull();
    const back = await send("unattend");
    expect([back.status, back.body]).toEqual([
      200,
      { ...before, version: before.version + 2, updated_at: back.body.updated_at },
    ]);
    expect((await send("unattend")).body).toEqual(back.body); // Nothing is left to take back.
    const entries = await prisma().auditEntry.findMany({ where: { project_id: shop.world.id, subject_id: id } });
    const told = entries.map(({ changes }) => (changes as { attending_since?: { to: string | null } }).attending_since);
    expect(told.filter(Boolean).map((change) => change?.to === null)).toEqual([false, true]);
    await send("attend");
    await prisma().booking.update({ where: row(id), data: { confirm_by: new Date(Date.now() - 1000) } });
    expect(await send("unattend")).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    expect((await read(id)).attending_since).not.toBeNull();
  });

  it("are asked in time, and again after a move", async () => {
    await set({ ...ladder, confirm_hours: 12 });
    await miss(1);
    const made = await bookAlone(at("09:00"));
    const { body } = await shop.world.call<{ data: Notice[] }>(`/bookings/${made.id}/notices`);
    const due = body.data.map(({ kind, due_at }) => [kind, due_at]);
    expect(due).toContainEqual(["reminder", new Date(Date.parse(at("09:00")) - 1.5 * day).toISOString()]);
    const moved = await shop.visitor.own(made.body.token, "reschedule", { start: at("10:00") });
    const again = new Date(Date.parse(at("10:00")) - day / 2).toISOString();
    expect(moved.body).toMatchObject({ start: at("10:00"), confirm_by: again, attending: false });
  });

  it("have settings that make sense", async () => {
    const wrong = await set({ confirm_after: 2, deposit_after: 2 });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/deposit_after", code: "out_of_order" }] },
    });
    const free = await set({ ...ladder, deposit_cents: null });
    expect(free).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/deposit_cents", code: "required" }] } });
    expect((await set({ ...ladder, deposit_after: null, deposit_cents: null })).status).toBe(200);
  });
});
