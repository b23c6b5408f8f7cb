import { beforeAll, describe, expect, it } from "vitest";
import { execute, load } from "@/lib/api/execute";
import type { Actor } from "@/lib/core/actor";
import { prisma } from "@/lib/core/db";
import { Problem } from "@/lib/core/problem";
import { type Status, statuses } from "@/lib/core/vocabulary";
import { receiveDeposit } from "@/lib/domains/bookings/moves/operations";
import { createBooking } from "@/lib/domains/bookings/operations";
import type { Booking, StageMove } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs, makeGroup, makeResource, makeService } from "@/lib/testing/catalog";
import { makeMember, makeProject } from "@/lib/testing/world";

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

const customer = () => ({ name: "Ana", phone: `+5959${60_000_000 + n++}` });
const post = <T = Booking>(path: string, body: object) =>
  world.call<T>(path, { method: "POST", body, idempotencyKey: `t${n++}` });
const book = async (service_id: string, start: string | null, more: object = {}) => {
  const reply = await post("/bookings", { service_id, ...(start ? { start } : {}), customer: customer(), ...more });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
};
const get = async (id: string) => (await world.call<Booking>(`/bookings/${id}`)).body;
const eventsOf = (id: string) =>
  prisma().event.findMany({ where: { project_id: world.id, subject_id: id }, orderBy: { seq: "asc" } });

/** The answer of each operation in each status: what it becomes, or the refusal. The contract's table, cell by cell. */
const operationsOf: Record<string, { to: Partial<Record<Status, string | number>>; otherwise: number }> = {
  confirm: { to: { held: "confirmed", expired: 410 }, otherwise: 409 },
  release: { to: { held: "released", released: "released", expired: 410 }, otherwise: 409 },
  "deposit-received": { to: { pending_payment: "confirmed", expired: 410 }, otherwise: 409 },
  cancel: { to: { pending_payment: "cancelled", confirmed: "cancelled", checked_in: "cancelled" }, otherwise: 409 },
  reschedule: { to: { pending_payment: "rescheduled", confirmed: "rescheduled" }, otherwise: 409 },
  "check-in": { to: { confirmed: "checked_in" }, otherwise: 409 },
  "no-show": { to: { confirmed: "no_show" }, otherwise: 409 },
  complete: { to: { confirmed: "completed", checked_in: "completed" }, otherwise: 409 },
  fail: { to: { confirmed: "failed", checked_in: "failed" }, otherwise: 409 },
};
const events: Record<string, string | undefined> = {
  confirm: "booking.confirmed",
  "deposit-received": "booking.confirmed",
  cancel: "booking.cancelled",
  "no-show": "booking.no_show",
  complete: "booking.completed",
};
const webhookTypes = [
  "booking.created",
  "booking.confirmed",
  "booking.cancelled",
  "booking.rescheduled",
  "booking.no_show",
  "booking.completed",
];

async function run(operation: string, id: string): Promise<{ status: number; code?: string }> {
  if (operation === "confirm")
    return flat(await post<{ code: string }>(`/holds/${id}/confirm`, { customer: customer() }));
  if (operation === "release") return flat(await world.call<{ code: string }>(`/holds/${id}`, { method: "DELETE" }));
  if (operation === "reschedule")
    return flat(await post<{ code: string }>(`/bookings/${id}/reschedule`, { start: hourAhead(9, 9) }));
  if (operation !== "deposit-received") return flat(await post<{ code: string }>(`/bookings/${id}/${operation}`, {}));
  try {
    await load(receiveDeposit, member, { params: { id } });
    return { status: 200 };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: error.status, code: error.code };
  }
}
const flat = ({ status, body }: { status: number; body: { code: string } | null }) => ({
  status,
  ...(body?.code ? { code: body.code } : {}),
});

describe("the status machine", () => {
  for (const operation of Object.keys(operationsOf)) {
    it(`answers ${operation} in every status as the contract says`, async () => {
      const { to, otherwise } = operationsOf[operation] as (typeof operationsOf)[string];
      for (const status of statuses) {
        const { service } = await makeChairs(world.id, 1);
        const made = await book(service, hourAhead(2, 9));
        const held = status === "held" ? { hold_expires_at: new Date(Date.now() + 60_000) } : {};
        const where = { project_id_id: { project_id: world.id, id: made.id } };
        await prisma().booking.update({ where, data: { status, ...held } });
        await prisma().event.deleteMany({ where: { project_id: world.id, subject_id: made.id } });
        const expected = to[status] ?? otherwise;
        const answer = await run(operation, made.id);
        const cell = `${operation} when ${status}`;
        const after = await get(made.id);
        const told = (await eventsOf(made.id)).map(({ type }) => type).filter((type) => webhookTypes.includes(type));
        if (typeof expected === "number") {
          const over = operation === "deposit-received" ? "deposit_expired" : "hold_expired";
          const code = expected === 410 ? over : "invalid_transition";
          expect(answer, cell).toEqual({ status: expected, code });
          expect(after, cell).toMatchObject({ status, version: made.version });
          expect(told, cell).toEqual([]);
          continue;
        }
        expect(answer.status, cell).toBe(operation === "release" ? 204 : operation === "reschedule" ? 201 : 200);
        expect(after.status, cell).toBe(expected);
        expect(after.version, cell).toBe(made.version + (status === "released" ? 0 : 1));
        expect(told, cell).toEqual(events[operation] ? [events[operation]] : []);
      }
    });
  }

  it("moves the stage with the status, and keeps who did it and why", async () => {
    const { service } = await makeChairs(world.id, 1);
    const { id } = await book(service, hourAhead(2, 9));
    await post(`/bookings/${id}/check-in`, {});
    await post(`/bookings/${id}/fail`, { reason: "Nobody home", note: "Rang twice" });
    const { body } = await world.call<{ data: StageMove[] }>(`/bookings/${id}/stage-history`);
    expect(body.data.map(({ from, to, action, version }) => [from, to, action, version])).toEqual([
      [null, "scheduled", "created", 1],
      ["scheduled", "in_progress", "start", 2],
      ["in_progress", "failed", "fail", 3],
    ]);
    expect(body.data[2]).toMatchObject({
      actor: { type: "key", name: "test" },
      data: { reason: "Nobody home", note: "Rang twice" },
    });
    expect(await get(id)).toMatchObject({ stage: "failed", outcome: "Nobody home" });
    const page = await world.call<{ data: StageMove[]; next_cursor: string }>(`/bookings/${id}/stage-history?limit=2`);
    const next = await world.call<{ data: StageMove[] }>(
      `/bookings/${id}/stage-history?limit=2&cursor=${page.body.next_cursor}`,
    );
    expect(next.body.data.map(({ to }) => to)).toEqual(["failed"]);
  });

  it("gives the time back when the booking ends, on complete what is left of it", async () => {
    for (const operation of ["cancel", "no-show", "fail", "complete"]) {
      const { service } = await makeChairs(world.id, 1);
      const { id } = await book(service, hourAhead(2, 9));
      await post(`/bookings/${id}/${operation}`, { reason: "x" });
      const again = await post("/bookings", { service_id: service, start: hourAhead(2, 9), customer: customer() });
      expect(again.status, operation).toBe(201);
    }
  });

  it("tells the contract's payload", async () => {
    const { service } = await makeChairs(world.id, 1, { deposit_cents: 100 });
    const made = await book(service, hourAhead(2, 9), { party_size: 2 });
    expect(made.status).toBe("pending_payment");
    await load(receiveDeposit, member, { params: { id: made.id } });
    const told = (await eventsOf(made.id)).filter(({ type }) => webhookTypes.includes(type));
    expect(told.map(({ type }) => type)).toEqual(["booking.created", "booking.confirmed"]);
    expect(told[1]?.data).toEqual({
      booking: {
        id: made.id,
        status: "confirmed",
        start_at: made.start,
        end_at: made.end,
        service_id: service,
        customer_id: made.customer?.id,
        stage: "scheduled",
        party_size: 2,
        source: "api",
      },
    });
    expect(told[1]?.id).toMatch(/^evt_[1-9A-HJ-NP-Za-km-z]{22}$/);
  });
});

describe("a reschedule", () => {
  it("makes a new booking with every field of the old one, and links the two", async () => {
    const { service } = await makeChairs(world.id, 2);
    const old = await book(service, hourAhead(2, 9), {
      notes: "Window",
      tags: ["vip"],
      priority: "high",
      location: { formatted: "Rua A", lat: 1, lng: 2 },
    });
    const reply = await post(`/bookings/${old.id}/reschedule`, { start: hourAhead(3, 9), reason: "Rain" });
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    const { id, start, end, allocations, created_at, updated_at, rescheduled_from_id, ...rest } = reply.body;
    const {
      id: _i,
      start: _s,
      end: _e,
      allocations: _a,
      created_at: _c,
      updated_at: _u,
      rescheduled_from_id: _r,
      ...before
    } = old;
    expect(rest).toEqual({ ...before, version: 1 });
    expect([start, end, rescheduled_from_id]).toEqual([hourAhead(3, 9), hourAhead(3, 10), old.id]);
    expect(allocations.map((each) => each.resource_id)).toEqual(old.allocations.map((each) => each.resource_id));
    expect(await get(old.id)).toMatchObject({ status: "rescheduled", rescheduled_to_id: id });
    const told = await eventsOf(id);
    expect(told.map(({ type }) => type)).toEqual(["booking.rescheduled"]);
    expect(told[0]?.data).toMatchObject({
      old_booking_id: old.id,
      new_booking_id: id,
      booking: { id, status: "confirmed" },
    });
    expect((await eventsOf(old.id)).map(({ type }) => type)).toEqual(["booking.created", "booking.confirmed"]);
  });

  it("may fall into its own shadow", async () => {
    const { service } = await makeChairs(world.id, 1, { slot_interval_minutes: 15, buffer_minutes: 30 });
    const old = await book(service, hourAhead(2, 9));
    const moved = await post(`/bookings/${old.id}/reschedule`, { start: hourAhead(2, 9, 15) });
    expect(moved.status, JSON.stringify(moved.body)).toBe(201);
    expect(moved.body.allocations[0]?.end).toBe(hourAhead(2, 10, 45));
  });

  it("that is refused leaves everything as it was", async () => {
    const { service } = await makeChairs(world.id, 1);
    const old = await book(service, hourAhead(2, 9));
    await book(service, hourAhead(2, 10));
    const refused = await post<{ code: string; alternatives: object[] }>(`/bookings/${old.id}/reschedule`, {
      start: hourAhead(2, 10),
    });
    expect(refused).toMatchObject({ status: 409, body: { code: "slot_taken" } });
    // The time that it has is no alternative, though it is free for this booking.
    expect(refused.body.alternatives).toHaveLength(5);
    expect(refused.body.alternatives).not.toContainEqual({ start: hourAhead(2, 9), end: hourAhead(2, 10) });
    expect(await get(old.id)).toEqual(old);
    expect(
      (await post("/bookings", { service_id: service, start: hourAhead(2, 9), customer: customer() })).status,
    ).toBe(409);
  });

  it("that is refused tells the team who is busy, and nobody else", async () => {
    const { service, chairs } = await makeChairs(world.id, 1);
    const old = await book(service, hourAhead(2, 9));
    await book(service, hourAhead(2, 10));
    const colleague = await makeMember(world.id, "agent");
    const body = { start: hourAhead(2, 10) };
    const told = await colleague.call(`/bookings/${old.id}/reschedule`, {
      method: "POST",
      body,
      idempotencyKey: `t${n++}`,
    });
    expect(told).toMatchObject({
      status: 409,
      body: { code: "slot_taken", busy: [{ resource_id: chairs[0], name: "Chair 1", cause: "booked" }] },
    });
    expect((await post(`/bookings/${old.id}/reschedule`, body)).body).not.toHaveProperty("busy");
  });

  it("by twenty at once moves a booking once", async () => {
    const { service } = await makeChairs(world.id, 3);
    const old = await book(service, hourAhead(2, 9));
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        post(`/bookings/${old.id}/reschedule`, { start: hourAhead(4, 8 + (i % 5)) }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe("the lanes of a resource", () => {
  const seatsOf = async (resource: string) =>
    (await prisma().allocation.findMany({ where: { project_id: world.id, resource_id: resource, blocks: true } })).map(
      ({ seat }) => seat,
    );

  it("are repacked when there is room at every instant but no lane is free throughout", async () => {
    const chair = await makeResource(world.id, { capacity: 2 });
    const need = [{ resource_id: chair }];
    const short = await makeService(world.id, need, { duration_minutes: 60 });
    const long = await makeService(world.id, need, { duration_minutes: 120 });
    // Lane 0 has 9–10 and 11–12, lane 1 has 10–11 after its 9–10 neighbour left: 9–11 fits only if lanes move.
    const a = await book(short, hourAhead(2, 9));
    await book(short, hourAhead(2, 9));
    const c = await book(short, hourAhead(2, 10));
    await book(short, hourAhead(2, 10));
    await post(`/bookings/${a.id}/cancel`, {});
    const [kept] = await prisma().allocation.findMany({ where: { project_id: world.id, booking_id: c.id } });
    const other = kept?.seat === 0 ? c.id : undefined;
    const dRow = await prisma().allocation.findFirst({
      where: { project_id: world.id, resource_id: chair, blocks: true, start_at: hourAhead(2, 10), seat: 1 },
    });
    await post(`/bookings/${other ? dRow?.booking_id : c.id}/cancel`, {});
    const before = await prisma().allocation.findMany({
      where: { project_id: world.id, resource_id: chair, blocks: true },
      orderBy: { start_at: "asc" },
    });
    expect(before.map(({ seat }) => seat)).toEqual([1, 0]);
    const wide = await book(long, hourAhead(2, 9));
    expect(wide.allocations).toHaveLength(1);
    expect((await seatsOf(chair)).sort()).toEqual([0, 0, 1]);
    expect((await post("/bookings", { service_id: short, start: hourAhead(2, 10), customer: customer() })).status).toBe(
      409,
    );
  });

  it("are as many as the party where a service uses seats, and one where it uses the unit", async () => {
    const boat = await makeResource(world.id, { capacity: 6, kind: "vehicle" });
    const seats = await makeService(world.id, [{ resource_id: boat }], { uses: "seats" });
    const unit = await makeService(world.id, [{ resource_id: boat }], { uses: "unit" });
    const four = await book(seats, hourAhead(2, 9), { party_size: 4 });
    expect(four.allocations).toHaveLength(1);
    expect(
      (await post("/bookings", { service_id: seats, start: hourAhead(2, 9), party_size: 3, customer: customer() }))
        .status,
    ).toBe(409);
    await book(unit, hourAhead(2, 9), { party_size: 5 });
    await book(seats, hourAhead(2, 9));
    expect((await seatsOf(boat)).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    const full = await world.call<{ unavailable_reason: string }>(
      `/slots?service_id=${unit}&from=${hourAhead(2, 9)}&to=${hourAhead(2, 10)}`,
    );
    expect(full.body.unavailable_reason).toBe("fully_booked");
    const tooMany = await post<{ errors: { code: string }[] }>("/bookings", {
      service_id: seats,
      start: hourAhead(2, 12),
      party_size: 7,
      customer: customer(),
    });
    expect(tooMany.body.errors[0]?.code).toBe("party_too_large");
  });

  it("are closed by time off, which a booking cannot cross", async () => {
    const { service, chairs } = await makeChairs(world.id, 1);
    await prisma().timeOff.create({
      data: {
        project_id: world.id,
        id: `off_${n++}`,
        resource_id: chairs[0] ?? "",
        start_at: hourAhead(2, 9, 30),
        end_at: hourAhead(2, 11),
      },
    });
    for (const hour of [9, 10]) {
      const refused = await post("/bookings", { service_id: service, start: hourAhead(2, hour), customer: customer() });
      expect(refused).toMatchObject({ status: 409, body: { code: "slot_taken" } });
    }
    await book(service, hourAhead(2, 11));
  });
});

describe("a booking of a queue service", () => {
  it("has no start, waits in the queue's first stage and takes nobody's time", async () => {
    const group = await makeGroup(world.id, [await makeResource(world.id)]);
    const service = await makeService(world.id, [], { kind: "queue", group_id: group });
    const task = await book(service, null, { due_at: hourAhead(1, 12) });
    expect(task).toMatchObject({
      status: "confirmed",
      stage: "queued",
      start: null,
      end: null,
      group_id: group,
      allocations: [],
      assignee: null,
      due_at: hourAhead(1, 12),
    });
    expect((await eventsOf(task.id)).map(({ type }) => type)).toEqual(["booking.created", "booking.confirmed"]);
    const timed = await post("/bookings", { service_id: service, start: hourAhead(2, 9), customer: customer() });
    expect(timed).toMatchObject({ status: 422, body: { errors: [{ code: "queue_service" }] } });
    expect(await post("/holds", { service_id: service, start: hourAhead(2, 9) })).toMatchObject({ status: 422 });
    const slots = await world.call<{ unavailable_reason: string }>(`/slots?service_id=${service}`);
    expect(slots.body).toEqual({ data: [], unavailable_reason: "queue_service" });
    const { service: other } = await makeChairs(world.id, 1);
    expect(await post("/bookings", { service_id: other, customer: customer() })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/start", code: "required" }] },
    });
  });
});

describe("a walk-in", () => {
  it("is a team member's to book off the grid and outside hours, but never past the constraint", async () => {
    const { service } = await makeChairs(world.id, 1, { min_notice_minutes: 600 });
    const body = {
      service_id: service,
      start: hourAhead(0, 23, 7),
      customer: customer(),
      override: true,
      reason: "At the door",
    };
    const call = (key: string, input: object) =>
      execute(createBooking, member, {
        path: "/bookings",
        params: {},
        query: {},
        idempotencyKey: key,
        body: () => input,
      });
    const answer = await call("w1", body);
    expect(JSON.parse(answer.body ?? "{}")).toMatchObject({ status: "confirmed", source: "dashboard" });
    expect((await call("w2", { ...body, start: hourAhead(0, 23, 30) })).status).toBe(409);
    await expect(call("w3", { ...body, reason: null })).rejects.toMatchObject({ code: "validation_error" });
    const entry = await prisma().auditEntry.findFirstOrThrow({
      where: { project_id: world.id, subject_id: JSON.parse(answer.body ?? "{}").id },
    });
    expect(entry.changes).toMatchObject({ override: { to: "At the door" } });
    const history = await world.call<{ data: object[] }>(`/bookings/${entry.subject_id}/stage-history`);
    expect(history.body.data).toMatchObject([{ action: "created", data: { reason: "At the door" } }]);
  });
});
