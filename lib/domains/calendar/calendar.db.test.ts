import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { Calendar } from "@/lib/domains/calendar/schema";
import { daily, hourAhead, makeChairs, makeSchedule } from "@/lib/testing/catalog";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let member: Awaited<ReturnType<typeof makeMember>>;
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  member = await makeMember(world.id, "agent");
});

const post = async (path: string, body: object) => {
  const reply = await member.call<Booking>(path, { method: "POST", body, idempotencyKey: `c${n++}` });
  if (reply.status >= 300) throw new Error(JSON.stringify(reply.body));
  return reply.body;
};
const see = (from: string, to: string) => member.call<Calendar>(`/calendar?from=${from}&to=${to}`);
const someone = () => ({ name: "Ana", phone: `+5959${String(71_000_000 + n++)}` });

describe("the calendar", () => {
  it("shows resources with open hours and time off, and bookings with their buffer", async () => {
    const schedule = await makeSchedule(world.id, { weekly: daily("09:00", "18:00") });
    const { service, chairs, group } = await makeChairs(
      world.id,
      2,
      { buffer_minutes: 15, color: "#16a34a" },
      { schedule_id: schedule },
    );
    const [first = ""] = chairs;
    await prisma().timeOff.create({
      data: {
        project_id: world.id,
        id: newId("ovr"),
        resource_id: first,
        start_at: new Date(hourAhead(3, 16)),
        end_at: new Date(hourAhead(4, 10)),
        reason: "Course",
      },
    });
    const start = hourAhead(3, 10);
    const booked = await post("/bookings", { service_id: service, start, resource_ids: [first], customer: someone() });
    const { status, body } = await see(hourAhead(3, 0), hourAhead(4, 0));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.groups).toEqual([{ id: group, name: "Group" }]);
    expect(body.resources.find(({ id }) => id === first)).toMatchObject({
      name: "Chair 1",
      kind: "person",
      group_ids: [group],
      open: [{ start: hourAhead(3, 9), end: hourAhead(3, 18) }],
      time_off: [{ start: hourAhead(3, 16), end: hourAhead(4, 10), reason: "Course" }],
    });
    expect(body.bookings).toEqual([
      {
        id: booked.id,
        status: "confirmed",
        stage: "scheduled",
        service: { id: service, name: "Service", color: "#16a34a", slot_interval_minutes: 60 },
        customer_name: "Ana",
        start,
        end: hourAhead(3, 11),
        busy_until: hourAhead(3, 11, 15),
        hold_expires_at: null,
        resource_ids: [first],
        party_size: 1,
        has_notes: false,
        intake_missing: false,
        attending: false,
        version: 1,
      },
    ]);
  });

  it("marks whose customer has said that they come", async () => {
    const { service } = await makeChairs(world.id, 2);
    const book = () => post("/bookings", { service_id: service, start: hourAhead(12, 10), customer: someone() });
    const [coming, silent] = [await book(), await book()];
    await prisma().booking.update({
      where: { project_id_id: { project_id: world.id, id: coming.id } },
      data: { attending_since: new Date() },
    });
    const { bookings } = (await see(hourAhead(12, 0), hourAhead(13, 0))).body;
    const marks = Object.fromEntries(bookings.map(({ id, attending }) => [id, attending]));
    expect(marks).toEqual({ [coming.id]: true, [silent.id]: false });
  });

  it("shows who is gone on the days on which they did something, and on no other", async () => {
    const { service, chairs } = await makeChairs(world.id, 1);
    const [gone = ""] = chairs;
    const { id } = await post("/bookings", { service_id: service, start: hourAhead(9, 10), customer: someone() });
    await post(`/bookings/${id}/complete`, {});
    expect((await world.call(`/services/${service}`, { method: "DELETE" })).status).toBe(204);
    expect((await world.call(`/resources/${gone}`, { method: "DELETE" })).status).toBe(204);
    const shown = async (day: number) =>
      (await see(hourAhead(day, 0), hourAhead(day + 1, 0))).body.resources.find((each) => each.id === gone);
    expect(await shown(9)).toMatchObject({ name: "Chair 1", active: false });
    expect(await shown(10)).toBeUndefined();
  });

  it("shows a hold while it stands, and what was cancelled, but not what moved away", async () => {
    const { service } = await makeChairs(world.id, 3);
    const held = await post("/holds", { service_id: service, start: hourAhead(5, 10) });
    const cancelled = await post("/bookings", {
      service_id: service,
      start: hourAhead(5, 11),
      customer: someone(),
    });
    await post(`/bookings/${cancelled.id}/cancel`, {});
    const moved = await post("/bookings", { service_id: service, start: hourAhead(5, 12), customer: someone() });
    const now = await post(`/bookings/${moved.id}/reschedule`, { start: hourAhead(5, 13) });
    const seen = async () =>
      (await see(hourAhead(5, 0), hourAhead(6, 0))).body.bookings.map(({ id, status }) => [id, status]);
    const rest = [
      [cancelled.id, "cancelled"],
      [now.id, "confirmed"],
    ];
    expect(await seen()).toEqual([[held.id, "held"], ...rest]);
    await prisma().booking.update({
      where: { project_id_id: { project_id: world.id, id: held.id } },
      data: { hold_expires_at: new Date(Date.now() - 1) },
    });
    expect(await seen()).toEqual(rest);
  });

  it("shows what began before the window and still goes on, buffer included", async () => {
    const { service } = await makeChairs(world.id, 1, { buffer_minutes: 30 });
    const { id } = await post("/bookings", { service_id: service, start: hourAhead(7, 10), customer: someone() });
    const ids = async (hour: number, minute: number) =>
      (await see(hourAhead(7, hour, minute), hourAhead(8, 0))).body.bookings.map((each) => each.id);
    expect(await ids(11, 29)).toEqual([id]);
    expect(await ids(11, 30)).toEqual([]);
  });

  it("is for the team, eight days at a time, and knows no other workspace", async () => {
    expect((await world.call(`/calendar?from=${hourAhead(0, 0)}&to=${hourAhead(1, 0)}`)).status).toBe(403);
    expect(await see(hourAhead(0, 0), hourAhead(9, 0))).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "?to", code: "range_too_long" }] },
    });
    expect((await see(hourAhead(2, 0), hourAhead(1, 0))).status).toBe(422);
    const other = await makeMember((await makeProject()).id, "owner");
    const elsewhere = await other.call<Calendar>(`/calendar?from=${hourAhead(3, 0)}&to=${hourAhead(6, 0)}`);
    expect(elsewhere.body).toMatchObject({ resources: [], groups: [], bookings: [] });
  });
});
