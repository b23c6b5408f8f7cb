import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking, StageMove } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
});

type Caller = { call: typeof world.call };
const post = <T = Booking>(path: string, body: object = {}, by: Caller = world) =>
  by.call<T>(path, { method: "POST", body, idempotencyKey: `r${n++}` });
const book = (service_id: string, start: string, more: object = {}) => {
  const customer = { name: "Ana", phone: `+5959${64_000_000 + n++}` };
  return post("/bookings", { service_id, start, customer, ...more });
};
const undo = <T = Booking>(id: string, body: object = {}, by: Caller = world) =>
  post<T>(`/bookings/${id}/undo`, body, by);
const get = async (id: string) => (await world.call<Booking>(`/bookings/${id}`)).body;
const refused = (reply: { status: number; body: unknown }) => [reply.status, (reply.body as { code: string }).code];
const blocking = (id: string) => prisma().allocation.count({ where: { booking_id: id, blocks: true } });
const noticesOf = async (booking_id: string) =>
  (await prisma().notice.findMany({ where: { booking_id, status: "planned" }, orderBy: { kind: "asc" } })).map(
    ({ kind }) => kind,
  );
const tell = (booking_id: string) =>
  prisma().notice.updateMany({
    where: { booking_id, kind: { in: ["confirmed", "moved"] }, status: "planned" },
    data: { status: "sent", due_at: null },
  });

/** A booking that was moved by an hour, and the only chair there is. */
async function movedBooking(by: Caller = world) {
  const { service } = await makeChairs(world.id, 1);
  const was = (await book(service, hourAhead(9, 9))).body;
  const moved = await post(`/bookings/${was.id}/reschedule`, { start: hourAhead(9, 10) }, by);
  expect(moved.status, JSON.stringify(moved.body)).toBe(201);
  return { service, was, moved: moved.body };
}
const apart = ({ start, end, status, stage, resource_ids, assignee, attending_since, notes }: Booking) => ({
  ...{ start, end, status, stage, resource_ids, assignee, attending_since, notes },
});

describe("the undo of a reschedule", () => {
  it("brings the booking back to its time, with an event, an audit entry and a line in its history", async () => {
    const { was, moved } = await movedBooking();
    const back = await undo(moved.id, { expected_version: moved.version });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect(apart(back.body)).toEqual(apart(was));
    expect(back.body).toMatchObject({ rescheduled_from_id: moved.id, version: 1 });
    expect(await get(moved.id)).toMatchObject({ status: "rescheduled", rescheduled_to_id: back.body.id });
    expect([await blocking(was.id), await blocking(moved.id), await blocking(back.body.id)]).toEqual([0, 0, 1]);
    const told = await prisma().event.findMany({ where: { subject_id: back.body.id } });
    expect(told).toMatchObject([
      { type: "booking.rescheduled", data: { old_booking_id: moved.id, new_booking_id: back.body.id } },
    ]);
    const entry = await prisma().auditEntry.findFirstOrThrow({ where: { subject_id: back.body.id } });
    expect(entry).toMatchObject({
      action: "booking.undone",
      changes: { start: { from: moved.start, to: was.start } },
    });
    const history = await world.call<{ data: StageMove[] }>(`/bookings/${back.body.id}/stage-history`);
    expect(history.body.data).toMatchObject([{ action: "undone", from: null }]);
    const timeline = await world.call<{ data: { kind: string }[] }>(`/bookings/${back.body.id}/timeline`);
    expect(timeline.body.data.map(({ kind }) => kind)).toEqual([
      "booking.undone",
      "booking.rescheduled",
      "booking.created",
    ]);
    expect(refused(await undo(back.body.id))).toEqual([409, "invalid_transition"]);
  });

  it("keeps what was written since, and what the customer had said of the first time", async () => {
    const { service } = await makeChairs(world.id, 1);
    const was = (await book(service, hourAhead(9, 9))).body;
    await prisma().booking.updateMany({ where: { id: was.id }, data: { attending_since: new Date(was.created_at) } });
    const moved = (await post(`/bookings/${was.id}/reschedule`, { start: hourAhead(9, 10) })).body;
    expect(moved.attending_since).toBeNull();
    await world.call(`/bookings/${moved.id}`, { method: "PATCH", body: { notes: "Rang twice" } });
    const back = (await undo(moved.id, { expected_version: moved.version })).body;
    expect(back).toMatchObject({ notes: "Rang twice", attending_since: was.created_at, start: was.start });
  });

  it("goes on to the reschedule before, each for a day and for whoever may", async () => {
    const [one, other] = [await makeMember(world.id, "agent"), await makeMember(world.id, "agent")];
    const { was, moved } = await movedBooking(one);
    const again = (await post(`/bookings/${moved.id}/reschedule`, { start: hourAhead(9, 11) }, one)).body;
    const third = (await post(`/bookings/${again.id}/reschedule`, { start: hourAhead(9, 12) }, one)).body;
    const twice = (await undo((await undo(third.id, {}, one)).body.id, {}, one)).body;
    expect(twice.start).toBe(moved.start);
    expect(refused(await undo(twice.id, {}, other))).toEqual([403, "insufficient_scope"]);
    const first = (await undo(twice.id, { expected_version: twice.version }, one)).body;
    expect(apart(first)).toEqual(apart(was));
    expect(await blocking(first.id)).toBe(1);
    expect(refused(await undo(first.id, {}, one))).toEqual([409, "invalid_transition"]);
    // A move since then is the last one again, and the first one stays the first.
    const later = (await post(`/bookings/${first.id}/reschedule`, { start: hourAhead(9, 14) }, one)).body;
    const back = (await undo(later.id, {}, one)).body;
    expect(apart(back)).toEqual(apart(was));
    expect(refused(await undo(back.id, {}, one))).toEqual([409, "invalid_transition"]);

    const old = await movedBooking();
    const next = (await post(`/bookings/${old.moved.id}/reschedule`, { start: hourAhead(9, 11) })).body;
    await prisma().booking.updateMany({ where: { id: old.moved.id }, data: { created_at: new Date("2026-01-01") } });
    const once = await undo(next.id);
    expect([once.status, once.body.start]).toEqual([200, old.moved.start]);
    expect(refused(await undo(once.body.id))).toEqual([409, "invalid_transition"]);
  });

  it("is refused once the booking has moved on, and after a day", async () => {
    const { moved } = await movedBooking();
    const again = (await post(`/bookings/${moved.id}/reschedule`, { start: hourAhead(9, 11) })).body;
    expect(refused(await undo(moved.id))).toEqual([409, "invalid_transition"]);
    const inside = (await post(`/bookings/${again.id}/check-in`)).body;
    expect(refused(await undo(again.id, { expected_version: 1 }))).toEqual([409, "version_conflict"]);
    expect(await get(again.id)).toEqual(inside);

    const old = await movedBooking();
    await prisma().booking.updateMany({ where: { id: old.moved.id }, data: { created_at: new Date("2026-01-01") } });
    const late = await undo<{ code: string; detail: string }>(old.moved.id);
    expect(refused(late)).toEqual([409, "invalid_transition"]);
    expect(late.body.detail).toContain("24 hours");
  });

  it("is refused when somebody else has the time by now, who keeps it", async () => {
    const { service, was, moved } = await movedBooking();
    const other = (await book(service, hourAhead(9, 9))).body;
    const late = await undo<{ code: string; alternatives: { start: string }[] }>(moved.id);
    expect(refused(late)).toEqual([409, "slot_taken"]);
    expect(late.body.alternatives.map(({ start }) => start)).not.toContain(was.start);
    expect(await get(moved.id)).toEqual(moved);
    expect([await blocking(moved.id), await blocking(other.id)]).toEqual([1, 1]);
  });

  it("is refused when the chair was removed or closed for that time", async () => {
    const { was, moved } = await movedBooking();
    const [chair] = was.resource_ids as [string];
    const off = { start: hourAhead(9, 8), end: hourAhead(9, 10), reason: "Paint" };
    const made = await post<{ id: string }>(`/resources/${chair}/time-off`, off);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(refused(await undo(moved.id))).toEqual([409, "slot_taken"]);
    await prisma().timeOff.deleteMany({ where: { project_id: world.id } });
    await prisma().resource.updateMany({ where: { id: chair }, data: { active: false } });
    expect(refused(await undo(moved.id))).toEqual([409, "invalid_transition"]);
  });

  it("is of whoever moved it, or an admin", async () => {
    const [one, other] = [await makeMember(world.id, "agent"), await makeMember(world.id, "agent")];
    const { moved } = await movedBooking(one);
    expect(refused(await undo(moved.id, {}, other))).toEqual([403, "insufficient_scope"]);
    expect((await undo(moved.id, {}, one)).status).toBe(200);
  });

  it("tells a customer who had heard of the move, and nobody else", async () => {
    const unheard = await movedBooking();
    expect(await noticesOf((await undo(unheard.moved.id)).body.id)).toEqual(["confirmed", "reminder", "reminder"]);

    const { service } = await makeChairs(world.id, 1);
    const was = (await book(service, hourAhead(9, 9))).body;
    await tell(was.id);
    const silent = (await post(`/bookings/${was.id}/reschedule`, { start: hourAhead(9, 10) })).body;
    const back = (await undo(silent.id)).body;
    expect(await noticesOf(back.id)).toEqual(["reminder", "reminder"]);
    expect(await noticesOf(silent.id)).toEqual([]);

    const moved = (await post(`/bookings/${back.id}/reschedule`, { start: hourAhead(9, 10) })).body;
    await tell(moved.id);
    expect(await noticesOf((await undo(moved.id)).body.id)).toEqual(["moved", "reminder", "reminder"]);
  });

  it("and a way round back to the time that the customer knows tell them nothing", async () => {
    const { service } = await makeChairs(world.id, 1);
    const was = (await book(service, hourAhead(9, 9))).body;
    await tell(was.id);
    const around = async (from: Booking, hours: readonly number[]) => {
      let at = from;
      for (const hour of hours) at = (await post(`/bookings/${at.id}/reschedule`, { start: hourAhead(9, hour) })).body;
      return at;
    };
    const same = await around(was, [10, 11, 9]);
    expect(await noticesOf(same.id)).toEqual(["reminder", "reminder"]);
    // Once they have heard of a time on the way, the way back is news.
    const known = await around(same, [10]);
    await tell(known.id);
    expect(await noticesOf((await around(known, [11, 9])).id)).toEqual(["moved", "reminder", "reminder"]);
    // What they had not heard yet is told, once.
    const unheard = (await book((await makeChairs(world.id, 1)).service, hourAhead(9, 9))).body;
    expect(await noticesOf((await around(unheard, [10, 11, 9])).id)).toEqual(["confirmed", "reminder", "reminder"]);
  });

  it("and another booking of the same chair at once: one of the two has it", async () => {
    for (let round = 0; round < 8; round++) {
      const { service, was, moved } = await movedBooking();
      const [back, other] = await Promise.all([undo(moved.id), book(service, was.start ?? "")]);
      expect([back.status === 200, other.status === 201].filter(Boolean)).toHaveLength(1);
      const [chair] = was.resource_ids as [string];
      const taken = { resource_id: chair, blocks: true, start_at: new Date(was.start ?? "") };
      expect(await prisma().allocation.count({ where: taken })).toBe(1);
      expect(await blocking(moved.id)).toBe(back.status === 200 ? 0 : 1);
    }
  });

  it("and a check-in at once leave one of the two standing", async () => {
    for (let round = 0; round < 8; round++) {
      const { moved } = await movedBooking();
      const [back, inside] = await Promise.all([
        undo(moved.id, { expected_version: moved.version }),
        post(`/bookings/${moved.id}/check-in`, { expected_version: moved.version }),
      ]);
      expect([back.status, inside.status].sort()).toEqual([200, 409]);
      expect((await get(moved.id)).status).toBe(back.status === 200 ? "rescheduled" : "checked_in");
    }
  });

  it("of twenty at once happens once", async () => {
    const { was, moved } = await movedBooking();
    const replies = await Promise.all(Array.from({ length: 20 }, () => undo(moved.id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const [chair] = was.resource_ids as [string];
    expect(await prisma().allocation.count({ where: { resource_id: chair, blocks: true } })).toBe(1);
  });
});

describe("the undo of a cancellation", () => {
  it("and another booking of the same chair at once: one of the two has it", async () => {
    for (let round = 0; round < 8; round++) {
      const { service } = await makeChairs(world.id, 1);
      const made = (await book(service, hourAhead(9, 9))).body;
      await post(`/bookings/${made.id}/cancel`);
      const [back, other] = await Promise.all([undo(made.id), book(service, hourAhead(9, 9))]);
      expect([back.status, other.status].sort()).toEqual(back.status === 200 ? [200, 409] : [201, 409]);
      const [chair] = made.resource_ids as [string];
      expect(await prisma().allocation.count({ where: { resource_id: chair, blocks: true } })).toBe(1);
    }
  });

  it("is none of a note that came with it, as by an automation", async () => {
    const { service } = await makeChairs(world.id, 1);
    const made = (await book(service, hourAhead(9, 9))).body;
    const ended = (await post(`/bookings/${made.id}/cancel`)).body;
    await world.call(`/bookings/${made.id}`, { method: "PATCH", body: { notes: "Called" } });
    expect((await undo(made.id, { expected_version: ended.version })).body).toMatchObject({
      status: "confirmed",
      notes: "Called",
    });
  });
});
