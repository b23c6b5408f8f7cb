import { beforeAll, describe, expect, it } from "vitest";
import type { Calendar, CalendarDays } from "@/lib/domains/calendar/schema";
import { bookingRow, makeChairs, makeGroup, makeResource, makeSchedule, makeService } from "@/lib/testing/catalog";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let member: Awaited<ReturnType<typeof makeMember>>;
let service: string;
let chairs: string[];

/** A workspace that is three hours behind UTC, open on weekdays. */
beforeAll(async () => {
  world = await makeProject({ timezone: "America/Sao_Paulo" });
  member = await makeMember(world.id, "agent");
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
  const schedule = await makeSchedule(world.id, { timezone: "America/Sao_Paulo", weekly });
  ({ service, chairs } = await makeChairs(world.id, 2, { color: "#16a34a" }, { schedule_id: schedule }));
});

const add = (at: string, status = "confirmed", chair = 0) =>
  bookingRow(world, {
    service_id: service,
    status,
    start_at: new Date(at),
    end_at: new Date(Date.parse(at) + 1_800_000),
    assignee_resource_id: chairs[chair] ?? "",
  });
const see = (query: string) => member.call<CalendarDays>(`/calendar/days?${query}`);
const month = "from=2027-03-01&to=2027-03-31";
const dayOf = async (date: string, query = month) => {
  const { status, body } = await see(query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.days.find((each) => each.date === date);
};

describe("the calendar by day", () => {
  it("counts what starts on each local day, and shows the first three", async () => {
    const at = ["15:00", "12:00", "13:00", "14:00", "16:00"];
    const ids = new Map<string, string>();
    for (const time of at) ids.set(time, await add(`2027-03-03T${time}:00Z`));
    // 23:30 of the day before, in the workspace.
    await add("2027-03-03T02:30:00Z", "confirmed", 1);
    const day = await dayOf("2027-03-03");
    expect(day).toMatchObject({ count: 5, closed: false });
    expect(day?.bookings.map(({ id }) => id)).toEqual(["12:00", "13:00", "14:00"].map((time) => ids.get(time)));
    expect(day?.bookings[0]).toEqual({
      id: ids.get("12:00"),
      status: "confirmed",
      customer_name: null,
      start: "2027-03-03T12:00:00.000Z",
      resource_ids: [chairs[0]],
      service: { id: service, name: "Service", color: "#16a34a" },
    });
    expect(await dayOf("2027-03-02")).toMatchObject({ count: 1 });
    expect((await see(month)).body.days).toHaveLength(31);
  });

  it("leaves out what was given up, and shows what was cancelled when asked", async () => {
    for (const [n, status] of ["cancelled", "rescheduled", "expired", "released", "no_show"].entries())
      await add(`2027-03-10T1${n + 2}:00:00Z`, status);
    expect((await dayOf("2027-03-10"))?.bookings.map(({ status }) => status)).toEqual(["no_show"]);
    expect(await dayOf("2027-03-10", `${month}&cancelled=true`)).toMatchObject({ count: 2 });
  });

  it("shows only what the filters leave", async () => {
    await add("2027-03-11T15:00:00Z", "confirmed", 0);
    await add("2027-03-11T15:00:00Z", "confirmed", 1);
    const { body } = await see(month);
    const [group] = body.groups;
    expect(body.resources.map(({ id }) => id)).toEqual(chairs);
    for (const [filter, count] of [
      [`resource_id=${chairs[1]}`, 1],
      [`group_id=${group?.id}`, 2],
      ["kind=person", 2],
      ["kind=room", 0],
    ] as const)
      expect(await dayOf("2027-03-11", `${month}&${filter}`), filter).toMatchObject({ count });
  });

  it("says which days are closed, for whom is shown", async () => {
    const closed = (await see(month)).body.days.filter((day) => day.closed).map(({ date }) => date.slice(8));
    expect(closed).toEqual(["06", "07", "13", "14", "20", "21", "27", "28"]);
    expect(await dayOf("2027-03-06", `${month}&kind=room`)).toMatchObject({ closed: false });
  });

  it("is closed where nobody can be booked, though others drive out", async () => {
    const other = await makeProject({ timezone: "UTC" });
    const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
    const [clinic, roads] = [await makeSchedule(other.id, { weekly }), await makeSchedule(other.id)];
    const nurse = await makeResource(other.id, { schedule_id: clinic });
    const van = await makeResource(other.id, { kind: "vehicle", schedule_id: roads });
    const drivers = await makeGroup(other.id, [await makeResource(other.id, { schedule_id: roads })]);
    await makeService(other.id, [{ resource_id: nurse }, { resource_id: van }]);
    await makeService(other.id, [], { kind: "queue", group_id: drivers });
    const desk = await makeMember(other.id, "agent");
    const closedFor = async (filter: string) => {
      const { body } = await desk.call<CalendarDays>(`/calendar/days?from=2027-03-01&to=2027-03-07${filter}`);
      return body.days.filter(({ closed }) => closed).map(({ date }) => date.slice(8));
    };
    expect(await closedFor("")).toEqual(["06", "07"]);
    expect(await closedFor("&kind=vehicle")).toEqual(["06", "07"]);
    expect(await closedFor(`&group_id=${drivers}`)).toEqual([]);
    // The calendar of a day decides by the same.
    const { body } = await desk.call<Calendar>("/calendar?from=2027-03-05T00:00:00Z&to=2027-03-08T00:00:00Z");
    expect(body.resources.map(({ id, receives_on }) => [id, receives_on])).toEqual(
      expect.arrayContaining([
        [nurse, ["2027-03-05"]],
        [van, ["2027-03-05"]],
      ]),
    );
    expect(body.resources.filter(({ receives_on }) => receives_on === null)).toHaveLength(1);
  });

  it("shows appointments before tasks, and counts both", async () => {
    const errand = await makeService(world.id, [], { kind: "queue" });
    const at = (hour: string) => new Date(`2027-03-17T${hour}:00Z`);
    const start = { status: "confirmed", start_at: at("05:00"), end_at: at("05:30") };
    const task = await bookingRow(world, { ...start, service_id: errand });
    const visits = [await add("2027-03-17T13:00:00Z"), await add("2027-03-17T14:00:00Z")];
    const day = await dayOf("2027-03-17");
    expect(day?.count).toBe(3);
    expect(day?.bookings.map(({ id }) => id)).toEqual([...visits, task]);
  });

  it("is for the team, six weeks at a time, and knows no other workspace", async () => {
    expect((await world.call(`/calendar/days?${month}`)).status).toBe(403);
    expect(await see("from=2027-03-01&to=2027-04-12")).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "?to", code: "range_too_long" }] },
    });
    expect((await see("from=2027-03-01&to=2027-04-11")).status).toBe(200);
    expect((await see("from=2027-03-02&to=2027-03-01")).status).toBe(422);
    const other = await makeMember((await makeProject()).id, "owner");
    const elsewhere = (await other.call<CalendarDays>(`/calendar/days?${month}`)).body;
    expect(elsewhere).toMatchObject({ resources: [], groups: [] });
    expect(elsewhere.days.every(({ count }) => count === 0)).toBe(true);
  });
});
