import { beforeAll, describe, expect, it } from "vitest";
import { load } from "@/lib/api/execute";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { getResourceStats, getTeamOverview } from "@/lib/domains/work/occupancy/operations";
import type { TeamMate } from "@/lib/domains/work/occupancy/schema";
import { daily, makeResource, makeSchedule, makeService } from "@/lib/testing/catalog";
import { makeQueue } from "@/lib/testing/queue";
import { letAllocationsChangeAlone } from "@/lib/testing/slots/allocation-rule";
import { makeMember, makeProject } from "@/lib/testing/world";

await letAllocationsChangeAlone();

type World = Awaited<ReturnType<typeof makeProject>>;
/** A Monday at noon in São Paulo. */
const now = new Date("2031-03-03T15:00:00Z");
const at = (clock: string, date = "2031-03-03") => new Date(`${date}T${clock}:00-03:00`);

let world: World;
let [hours, visit, queueVisit, group] = ["", "", "", ""];
beforeAll(async () => {
  world = await makeProject({ timezone: "America/Sao_Paulo" });
  hours = await makeSchedule(world.id, { timezone: "America/Sao_Paulo", weekly: daily("09:00", "18:00") });
  visit = await makeService(world.id, [], { name: "Visita" });
  const queue = await makeQueue(world, 0);
  [queueVisit, group] = [queue.service, queue.group];
});

const person = (name: string, more: object = {}) => makeResource(world.id, { name, schedule_id: hours, ...more });

/** A booking of the resource with the time it takes. */
async function booked(resource: string, start: Date, minutes: number, more: Record<string, unknown> = {}) {
  const { seat = 0, ...row } = more;
  const id = newId("bkg");
  const end = new Date(start.getTime() + minutes * 60_000);
  const fixed = { stage: "scheduled", source: "api", currency: "BRL", status: "confirmed", service_id: visit };
  const data = { project_id: world.id, id, ...fixed, start_at: start, end_at: end, assignee_resource_id: resource };
  await prisma().booking.create({ data: { ...data, ...row } });
  const place = { project_id: world.id, booking_id: id, resource_id: resource, place: 0, seat: Number(seat) };
  await prisma().allocation.create({ data: { ...place, start_at: start, end_at: end, blocks: !row.group_id } });
  return id;
}
const off = (resource_id: string, start_at: Date, end_at: Date) =>
  prisma().timeOff.create({ data: { project_id: world.id, id: newId("off"), resource_id, start_at, end_at } });

const overview = () => load(getTeamOverview, { ...world.actor, now });
const mate = async (id: string): Promise<TeamMate> =>
  (await overview()).data.find(({ resource_id }) => resource_id === id) as TeamMate;

describe("the team's overview", () => {
  it("has a row for each active person, by name, and today in the workspace's zone", async () => {
    const own = await makeProject({ timezone: "America/Sao_Paulo" });
    const [zoe, ana] = [
      await makeResource(own.id, { name: "Zoe" }),
      await makeResource(own.id, { name: "Ana", member_id: null }),
    ];
    await makeResource(own.id, { name: "Bob", active: false });
    await makeResource(own.id, { name: "Room", kind: "room" });
    const seen = await load(getTeamOverview, { ...own.actor, now });
    expect(seen.day).toEqual({ start: "2031-03-03T03:00:00.000Z", end: "2031-03-04T03:00:00.000Z" });
    expect(seen.data.map(({ resource_id }) => resource_id)).toEqual([ana, zoe]);
    expect(seen.data[0]).toEqual({
      resource_id: ana,
      name: "Ana",
      photo_id: null,
      member_id: null,
      group_ids: [],
      now: "free",
      busy_with: null,
      booked_minutes: 0,
      open_minutes: 1440,
      open_tasks: 0,
      late_tasks: 0,
      last_place: null,
      next_free_at: "2031-03-03T15:00:00.000Z",
    });
    expect((await own.call("/team/overview")).status).toBe(200);
  });

  it("knows what somebody is at, and when there is time again", async () => {
    const id = await person("Busy");
    const current = await booked(id, at("11:30"), 60);
    await booked(id, at("12:30"), 30);
    await booked(id, at("09:00"), 60, { status: "completed" });
    await booked(id, at("15:00"), 60, { status: "cancelled" });
    await booked(id, at("10:00", "2031-03-05"), 60);
    expect(await mate(id)).toMatchObject({
      now: "busy",
      busy_with: { booking_id: current, service_name: "Visita", customer_name: null, start: at("11:30").toISOString() },
      booked_minutes: 150,
      open_minutes: 540,
      open_tasks: 3,
      next_free_at: at("13:00").toISOString(),
    });
  });

  it("offers no time that is held for somebody, until the hold is over", async () => {
    const id = await person("Wanted");
    const until = (minutes: number) => ({
      status: "held",
      hold_expires_at: new Date(now.getTime() + minutes * 60_000),
    });
    await booked(id, at("12:00"), 30, until(10));
    await booked(id, at("12:30"), 30, until(0));
    expect(await mate(id)).toMatchObject({ now: "free", booked_minutes: 0, next_free_at: at("12:30").toISOString() });
  });

  it("puts what is in progress before what is booked, also when it takes longer", async () => {
    const id = await person("Late");
    const begun = await booked(id, at("10:00"), 60, { status: "checked_in" });
    await booked(id, at("11:45"), 60);
    expect(await mate(id)).toMatchObject({ now: "busy", busy_with: { booking_id: begun } });
  });

  it("sees the second pair of hands at work too", async () => {
    const [first, second] = [await person("First"), await person("Second")];
    const id = await booked(first, at("11:30"), 60);
    const place = { project_id: world.id, booking_id: id, resource_id: second, place: 0, seat: 0, blocks: true };
    await prisma().allocation.create({ data: { ...place, start_at: at("11:30"), end_at: at("12:30") } });
    expect(await mate(second)).toMatchObject({ now: "busy", busy_with: { booking_id: id }, open_tasks: 0 });
  });

  it("counts tasks of a queue that lie over each other once", async () => {
    const id = await person("Driver");
    const queued = { group_id: group, service_id: queueVisit };
    for (let i = 0; i < 3; i++) await booked(id, at("11:50"), 40, queued);
    expect(await mate(id)).toMatchObject({ now: "busy", booked_minutes: 40, open_tasks: 3 });
  });

  it("counts what is late among the open tasks", async () => {
    const id = await person("Behind");
    await booked(id, at("09:00"), 30, { due_at: at("11:00") });
    await booked(id, at("09:30"), 30, { due_at: at("13:00") });
    await booked(id, at("10:00"), 30, { due_at: at("11:00"), status: "completed" });
    expect(await mate(id)).toMatchObject({ open_tasks: 2, late_tasks: 1 });
  });

  it("knows where somebody was last: by their device or by a task's place, of the last twelve hours", async () => {
    const { id: member } = await makeMember(world.id, "agent");
    const id = await person("Away with the van", { member_id: member });
    expect((await mate(id)).last_place).toBeNull();
    const place = { lat: -23.55, lng: -46.63 };
    const done = await booked(id, at("10:00"), 30, { status: "completed", ...place });
    const moved = { project_id: world.id, booking_id: done, from_stage: null, to_stage: "done", action: "complete" };
    await prisma().stageHistory.create({
      data: { ...moved, id: newId("stg"), actor: { type: "member", id: member }, version: 2, at: at("10:30") },
    });
    expect((await mate(id)).last_place).toEqual({ ...place, at: at("10:30").toISOString(), known_by: "task" });
    const recorded = (lat: number, created_at: Date, author: string) =>
      prisma().locationEvent.create({
        data: {
          project_id: world.id,
          id: newId("loc"),
          booking_id: done,
          lat,
          lng: -46.6,
          kind: "note",
          author: { type: "member", id: author, name: "" },
          created_at,
        },
      });
    await recorded(-23.5, at("11:45"), member);
    await recorded(-20, at("11:50"), "mem_somebody_else");
    expect((await mate(id)).last_place).toEqual({
      lat: -23.5,
      lng: -46.6,
      at: at("11:45").toISOString(),
      known_by: "device",
    });
    const evening = await load(getTeamOverview, { ...world.actor, now: at("23:59") });
    expect(evening.data.find(({ resource_id }) => resource_id === id)?.last_place).toBeNull();
  });

  it("says off outside the hours and in time off, which is no open time", async () => {
    const [away, early] = [await person("Away"), await person("Early")];
    await off(away, at("11:00"), at("14:00"));
    expect(await mate(away)).toMatchObject({
      now: "off",
      open_minutes: 360,
      next_free_at: at("14:00").toISOString(),
    });
    await prisma().resource.update({
      where: { project_id_id: { project_id: world.id, id: early } },
      data: { schedule_id: await makeSchedule(world.id, { timezone: "UTC", weekly: daily("09:00", "12:00") }) },
    });
    expect(await mate(early)).toMatchObject({ now: "off", next_free_at: "2031-03-04T09:00:00.000Z" });
    const gone = await person("Gone");
    await off(gone, at("00:00"), at("00:00", "2031-04-01"));
    expect(await mate(gone)).toMatchObject({ now: "off", open_minutes: 0, next_free_at: null });
  });
});

describe("a resource's statistics", () => {
  const day = { from: at("00:00").toISOString(), to: at("00:00", "2031-03-04").toISOString() };
  const stats = (id: string, query: Record<string, string> = day) =>
    load(getResourceStats, { ...world.actor, now }, { params: { id }, query });

  it("count by status, and weigh what is booked against what is open", async () => {
    const id = await person("Counted");
    await booked(id, at("09:00"), 60, { status: "completed" });
    await booked(id, at("10:00"), 60, { status: "completed" });
    await booked(id, at("11:00"), 60, { status: "completed" });
    await booked(id, at("12:00"), 60, { status: "no_show" });
    await booked(id, at("13:00"), 60);
    await booked(id, at("14:00"), 60, { status: "cancelled" });
    await booked(id, at("23:30"), 60); // Half of it is tomorrow.
    await booked(id, at("09:00", "2031-03-04"), 60);
    await off(id, at("16:00"), at("17:00"));
    const seen = await stats(id);
    expect(seen).toMatchObject({
      resource_id: id,
      ...day,
      booked_minutes: 270,
      open_minutes: 480,
      utilisation: 0.5625,
      no_show_rate: 0.25,
      mean_minutes_to_done: null,
    });
    expect(seen.counts).toMatchObject({ completed: 3, no_show: 1, confirmed: 2, cancelled: 1, failed: 0, held: 0 });
  });

  it("weigh each place of a resource for many", async () => {
    const id = await person("Bench", { kind: "room", capacity: 2 });
    await booked(id, at("09:00"), 60, { status: "completed", seat: 0 });
    await booked(id, at("09:00"), 60, { status: "completed", seat: 1 });
    expect(await stats(id)).toMatchObject({ booked_minutes: 120, open_minutes: 1080 });
  });

  it("tell how long it takes from the take of a task until it is done", async () => {
    const id = await person("Runner");
    for (const [minutes, start] of [
      [20, "10:00"],
      [41, "11:00"],
    ] as const) {
      const task = await booked(id, at(start), 40, { status: "completed", stage: "done", group_id: group });
      const move = { project_id: world.id, booking_id: task, actor: {}, version: 3, id: newId("stg") };
      const done = { to_stage: "done", action: "complete", at: new Date(at(start).getTime() + minutes * 60_000) };
      await prisma().stageHistory.create({ data: { ...move, ...done } });
    }
    expect(await stats(id)).toMatchObject({ mean_minutes_to_done: 30.5 });
  });

  it("say nothing about what there was none of, default to the last month, and refuse a bad range", async () => {
    const id = await person("Idle");
    await off(id, at("00:00"), at("00:00", "2031-03-04"));
    expect(await stats(id)).toMatchObject({ utilisation: null, no_show_rate: null, open_minutes: 0 });
    const month = await stats(id, {});
    expect([month.from, month.to]).toEqual(["2031-02-01T15:00:00.000Z", now.toISOString()]);
    const refused = async (search: string) => (await world.call(`/resources/${id}/stats?${search}`)).status;
    expect(await refused("from=2031-01-02T00:00:00Z&to=2031-01-01T00:00:00Z")).toBe(422);
    expect(await refused("from=2031-01-01T00:00:00Z&to=2033-01-01T00:00:00Z")).toBe(422);
    expect(await stats(id, { to: "0001-01-10T00:00:00Z" })).toMatchObject({ from: "0001-01-01T00:00:00.000Z" });
    expect((await world.call("/resources/res_nobody/stats")).status).toBe(404);
  });
});
