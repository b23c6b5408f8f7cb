import { beforeAll, describe, expect, it } from "vitest";
import { load } from "@/lib/api/execute";
import type { Actor } from "@/lib/core/actor";
import { pool, prisma } from "@/lib/core/db";
import { isProblem } from "@/lib/core/problem";
import { expireDueHolds, nextHoldDue } from "@/lib/domains/bookings/holds/expire";
import { receiveDeposit } from "@/lib/domains/bookings/moves/operations";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs, makeGroup, makeResource, makeService } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let member: Actor;
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  member = {
    ...world.actor,
    identity: { type: "member", id: "mbr_1", user_id: "usr_1", name: "Eva", email: "eva@x.io", role: "agent" },
  };
});

const customer = () => ({ name: "Ana", phone: `+5959${80_000_000 + n++}` });
const post = <T = Booking>(path: string, body: object) =>
  world.call<T>(path, { method: "POST", body, idempotencyKey: `d${n++}` });
const book = async (service_id: string, start: string | null) => {
  const reply = await post("/bookings", { service_id, ...(start ? { start } : {}), customer: customer() });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
};
const get = async (id: string) => (await world.call<Booking>(`/bookings/${id}`)).body;
const eventsOf = async (id: string) =>
  (await prisma().event.findMany({ where: { project_id: world.id, subject_id: id }, orderBy: { seq: "asc" } })).map(
    ({ type }) => type,
  );
const pay = (id: string): Promise<string> =>
  load(receiveDeposit, member, { params: { id } }).then(
    ({ status }) => status,
    (error) => {
      if (isProblem(error)) return error.code;
      throw error;
    },
  );
/** Puts the deadline so many milliseconds from now, by the database's clock. */
const dueIn = (id: string, ms: number) =>
  pool().query(
    `WITH b AS (UPDATE booking SET hold_expires_at = now() + $3 * interval '1 ms' WHERE project_id = $1 AND id = $2)
     UPDATE allocation SET expires_at = now() + $3 * interval '1 ms' WHERE project_id = $1 AND booking_id = $2`,
    [world.id, id, ms],
  );
const minutesUntil = (from: number, until: string | null) => Math.round((Date.parse(until ?? "") - from) / 60_000);

describe("an unpaid deposit", () => {
  it("has a deadline: an hour, or what the service says, and never after the start", async () => {
    const now = Date.now();
    const { service } = await makeChairs(world.id, 1, { deposit_cents: 100 });
    expect(minutesUntil(now, (await book(service, hourAhead(2, 9))).hold_expires_at)).toBe(60);
    const { service: slow } = await makeChairs(world.id, 1, { deposit_cents: 100, deposit_minutes: 43_200 });
    const near = await book(slow, hourAhead(2, 9));
    expect(near.hold_expires_at).toBe(near.start);
    const { service: free } = await makeChairs(world.id, 1);
    expect((await book(free, hourAhead(2, 9))).hold_expires_at).toBeNull();
  });

  it("begins when the hold is confirmed", async () => {
    const { service } = await makeChairs(world.id, 1, { deposit_cents: 100, deposit_minutes: 90 });
    const { body: held } = await post("/holds", { service_id: service, start: hourAhead(3, 9), customer: customer() });
    const now = Date.now();
    const { body } = await post(`/holds/${held.id}/confirm`, {});
    expect(body.status).toBe("pending_payment");
    expect(minutesUntil(now, body.hold_expires_at)).toBe(90);
    const where = { project_id: world.id, booking_id: held.id };
    const { expires_at } = await prisma().allocation.findFirstOrThrow({ where });
    expect(expires_at?.toISOString()).toBe(body.hold_expires_at);
  });

  it("gives the time back at its second, before any job has run, and a later payment is told so", async () => {
    const { service, chairs } = await makeChairs(world.id, 1, { deposit_cents: 100 });
    const start = hourAhead(4, 9);
    const { id } = await book(service, start);
    await dueIn(id, -1);
    const { body: slots } = await world.call<{ data: object[] }>(
      `/slots?service_id=${service}&from=${start}&to=${hourAhead(4, 10)}`,
    );
    expect(slots.data).toEqual([{ start, end: hourAhead(4, 10), resource_ids: chairs }]);
    expect(await pay(id)).toBe("deposit_expired");
    for (const path of ["cancel", "reschedule"])
      expect(await post(`/bookings/${id}/${path}`, path === "cancel" ? {} : { start: hourAhead(4, 15) })).toMatchObject(
        {
          status: 409,
          body: { code: "invalid_transition", booking_status: "expired" },
        },
      );
    expect(await eventsOf(id)).toEqual(["booking.created"]);
    await book(service, start);
    await expireDueHolds(100);
    expect(await get(id)).toMatchObject({ status: "expired", version: 2 });
    expect(await eventsOf(id)).toEqual(["booking.created", "booking.cancelled"]);
    expect(await pay(id)).toBe("deposit_expired");
  });

  it("keeps its time once it is paid, and waits for nothing more", async () => {
    const { service } = await makeChairs(world.id, 1, { deposit_cents: 100 });
    const { id, start } = await book(service, hourAhead(5, 9));
    expect(await pay(id)).toBe("confirmed");
    expect(await get(id)).toMatchObject({ status: "confirmed", hold_expires_at: null });
    const where = { project_id: world.id, booking_id: id };
    expect(await prisma().allocation.findMany({ where })).toMatchObject([{ expires_at: null, blocks: true }]);
    expect((await post("/bookings", { service_id: service, start, customer: customer() })).status).toBe(409);
  });

  it("gets no more time by a move, and less where the new start is sooner", async () => {
    const { service } = await makeChairs(world.id, 2, { deposit_cents: 100, deposit_minutes: 4 * 1440 });
    const first = await book(service, hourAhead(9, 9));
    const { body: later } = await post(`/bookings/${first.id}/reschedule`, { start: hourAhead(12, 9) });
    expect(later).toMatchObject({ status: "pending_payment", hold_expires_at: first.hold_expires_at });
    const { body: sooner } = await post(`/bookings/${later.id}/reschedule`, { start: hourAhead(2, 9) });
    expect(sooner.hold_expires_at).toBe(hourAhead(2, 9));
    expect(await get(sooner.id)).toEqual(sooner);
    await dueIn(sooner.id, -1);
    expect((await post("/holds", { service_id: service, start: hourAhead(2, 9) })).status).toBe(201);
  });

  it("keeps a task of a queue from being taken, and lets it go without anybody asking for its time", async () => {
    const van = await makeResource(world.id);
    const group = await makeGroup(world.id, [van]);
    const service = await makeService(world.id, [], { kind: "queue", group_id: group, deposit_cents: 100 });
    const now = Date.now();
    const task = await book(service, null);
    expect(minutesUntil(now, task.hold_expires_at)).toBe(60);
    const take = (id: string) => post(`/bookings/${id}/actions/take`, { resource_id: van, data: {} });
    expect(await take(task.id)).toMatchObject({
      status: 409,
      body: { code: "invalid_transition", booking_status: "pending_payment" },
    });
    const paid = await book(service, null);
    await pay(paid.id);
    expect((await take(paid.id)).status).toBe(200);
    await dueIn(task.id, -1);
    expect((await nextHoldDue())?.getTime()).toBeLessThan(Date.now());
    expect(await expireDueHolds(100)).toBeGreaterThanOrEqual(1);
    expect((await get(task.id)).status).toBe("expired");
    expect(await eventsOf(task.id)).toEqual(["booking.created", "booking.cancelled"]);
  });

  it("is paid or given back, never both, whoever comes first at that second", async () => {
    const { service } = await makeChairs(world.id, 1, { deposit_cents: 100 });
    const hours = Array.from({ length: 24 }, (_, i) => hourAhead(20 + Math.floor(i / 8), 9 + (i % 8)));
    const waiting: Booking[] = [];
    for (const start of hours) waiting.push(await book(service, start));
    // The deadlines pass while payments, the job and competing bookings run.
    await Promise.all(waiting.map(({ id }, i) => dueIn(id, 200 + i * 40)));
    const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const [payments, takers] = await Promise.all([
      Promise.all(waiting.map(({ id }, i) => rest(((i * 7) % 24) * 60).then(() => pay(id)))),
      Promise.all(
        hours.map((start, i) =>
          rest(((i * 11) % 24) * 60).then(() =>
            post("/bookings", { service_id: service, start, customer: customer() }),
          ),
        ),
      ),
      Promise.all([1, 2, 3, 4, 5, 6].map((each) => rest(each * 220).then(() => expireDueHolds(10)))),
    ]);
    await expireDueHolds(100);
    for (const [i, { id }] of waiting.entries()) {
      const { status } = await get(id);
      const told = await eventsOf(id);
      expect([status, payments[i]]).toEqual(
        payments[i] === "confirmed" ? ["confirmed", "confirmed"] : ["expired", "deposit_expired"],
      );
      expect(told.filter((type) => type !== "booking.created" && type !== "booking.deposit_received")).toEqual([
        status === "confirmed" ? "booking.confirmed" : "booking.cancelled",
      ]);
      if (status === "confirmed") expect(takers[i]?.status).toBe(409);
    }
    const live = await prisma().allocation.groupBy({
      by: ["start_at"],
      where: { project_id: world.id, booking: { service_id: service }, blocks: true },
      _count: true,
    });
    expect(live.every(({ _count }) => _count === 1)).toBe(true);
  });
});
