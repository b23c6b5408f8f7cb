import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prisma, sqlOf } from "@/lib/core/db";
import type { SlotList } from "@/lib/domains/slots/schema";
import { selectZones } from "@/lib/domains/slots/store";
import {
  daily,
  hourAhead,
  makeChairs,
  makeGroup,
  makeResource,
  makeSchedule,
  makeService,
} from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
let n = 0;
const slotsOf = async (world: World, service: string, query: string) =>
  (await world.call<SlotList>(`/slots?service_id=${service}&${query}`)).body;
const book = (world: World, service_id: string, start: string, more: object = {}) =>
  world.call<{ id: string; code: string; allocations: { resource_id: string }[] }>("/bookings", {
    method: "POST",
    body: { service_id, start, customer: { name: "Ana", phone: `+5959${40_000_000 + n++}` }, ...more },
    idempotencyKey: `s${n}`,
  });

describe("the slots of a service", () => {
  it("lie on its grid within the hours, and each tells its resources", async () => {
    const world = await makeProject({ timezone: "America/Sao_Paulo" });
    const schedule = await makeSchedule(world.id, { timezone: "America/Sao_Paulo", weekly: daily("09:00", "11:00") });
    const { service, chairs } = await makeChairs(world.id, 1, {
      schedule_id: schedule,
      slot_interval_minutes: 30,
      buffer_minutes: 20,
    });
    const { data, unavailable_reason } = await slotsOf(world, service, `from=${hourAhead(3, 3)}&to=${hourAhead(4, 3)}`);
    expect(data.map(({ start }) => start)).toEqual([hourAhead(3, 12), hourAhead(3, 12, 30), hourAhead(3, 13)]);
    expect(data[0]).toEqual({ start: hourAhead(3, 12), end: hourAhead(3, 13), resource_ids: chairs });
    expect(unavailable_reason).toBeNull();
  });

  it("come around a time on both sides, and stop at the limit", async () => {
    const world = await makeProject({ timezone: "UTC" });
    const { service } = await makeChairs(world.id, 1);
    const { data } = await slotsOf(world, service, `around=${hourAhead(9, 12, 20)}&limit=4`);
    expect(data.map(({ start }) => start)).toEqual([12, 13, 11, 14].map((hour) => hourAhead(9, hour)));
  });

  it("are none at either end of the calendar", async () => {
    const world = await makeProject({ timezone: "Pacific/Kiritimati" });
    const { service } = await makeChairs(world.id, 1);
    const [first, last] = ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"];
    for (const query of [
      `around=${first}`,
      `around=${last}`,
      `from=${first}`,
      `from=9999-12-31T00:00:00Z`,
      `from=9999-12-30T00:00:00Z&to=${last}`,
    ])
      expect((await slotsOf(world, service, query)).data, query).toEqual([]);
  });

  it("take the least booked that day, ties by id, and the one that is asked for", async () => {
    const world = await makeProject({ timezone: "UTC" });
    const { service, chairs } = await makeChairs(world.id, 3);
    const at = (hour: number) => `from=${hourAhead(3, hour)}&to=${hourAhead(3, hour + 1)}`;
    const first = async (query: string) => (await slotsOf(world, service, query)).data[0]?.resource_ids;
    expect(await first(at(12))).toEqual([chairs[0]]);
    await book(world, service, hourAhead(3, 9), { resource_ids: [chairs[0]] });
    expect(await first(at(12))).toEqual([chairs[1]]);
    expect(await first(`${at(12)}&resource_id=${chairs[2]}`)).toEqual([chairs[2]]);
    const stranger = await makeResource(world.id);
    expect((await slotsOf(world, service, `${at(12)}&resource_id=${stranger}`)).unavailable_reason).toBe(
      "no_resources",
    );
    expect(await world.call(`/slots?service_id=${service}&resource_id=res_none`)).toMatchObject({ status: 404 });
  });

  it("of a booking that moves leave its own time out and keep its resources where they can be", async () => {
    const world = await makeProject({ timezone: "UTC" });
    const { service, chairs } = await makeChairs(world.id, 2, { slot_interval_minutes: 30 });
    const [first = "", second = ""] = chairs;
    const at = hourAhead(3, 10);
    const moving = await book(world, service, at, { resource_ids: [second] });
    await book(world, service, hourAhead(3, 11), { resource_ids: [second] });
    await book(world, service, hourAhead(3, 9), { resource_ids: [first] });
    await book(world, service, hourAhead(3, 10), { resource_ids: [first] });
    const window = `from=${hourAhead(3, 10)}&to=${hourAhead(3, 12, 30)}`;
    const offered = async (more: string) =>
      (await slotsOf(world, service, window + more)).data.map(({ start, resource_ids }) => [start, ...resource_ids]);
    expect(await offered("")).toEqual([
      [hourAhead(3, 11), first],
      [hourAhead(3, 11, 30), first],
      [hourAhead(3, 12), first],
    ]);
    const { id } = moving.body;
    expect(await offered(`&booking_id=${id}`)).toEqual([
      [at, second],
      [hourAhead(3, 11), first],
      [hourAhead(3, 11, 30), first],
      [hourAhead(3, 12), second],
    ]);
    const stranger = await makeProject();
    const { service: theirs } = await makeChairs(stranger.id, 1);
    const foreign = await stranger.call(`/slots?service_id=${theirs}&booking_id=${id}`);
    expect(foreign.status).toBe(404);
  });

  it("follow a change of the catalog at once, in every process", async () => {
    const world = await makeProject({ timezone: "UTC" });
    const schedule = await makeSchedule(world.id, { weekly: daily("09:00", "10:00") });
    const { service } = await makeChairs(world.id, 1, { schedule_id: schedule });
    const day = `from=${hourAhead(3, 0)}&to=${hourAhead(4, 0)}`;
    expect((await slotsOf(world, service, day)).data).toHaveLength(1);
    const where = { project_id_id: { project_id: world.id, id: schedule } };
    await prisma().schedule.update({ where, data: { weekly: daily("09:00", "12:00") } });
    expect((await slotsOf(world, service, day)).data).toHaveLength(3);
    const override = {
      project_id: world.id,
      schedule_id: schedule,
      date: new Date(hourAhead(3, 0)),
      id: "ovr_1",
      intervals: [],
    };
    await prisma().scheduleOverride.create({ data: override });
    expect(await slotsOf(world, service, day)).toEqual({ data: [], unavailable_reason: "closed" });
    await prisma().service.updateMany({ where: { project_id: world.id }, data: { active: false } });
    expect((await slotsOf(world, service, day)).unavailable_reason).toBe("service_inactive");
  });

  it("see allocations that began days ago", async () => {
    const world = await makeProject({ timezone: "UTC" });
    const van = await makeResource(world.id, { kind: "vehicle" });
    const rental = await makeService(world.id, [{ resource_id: van }], { duration_minutes: 6 * 1440 });
    const wash = await makeService(world.id, [{ resource_id: van }]);
    expect((await book(world, rental, hourAhead(3, 9))).status).toBe(201);
    const day = `from=${hourAhead(8, 0)}&to=${hourAhead(9, 0)}`;
    expect(await slotsOf(world, wash, day)).toEqual({ data: [], unavailable_reason: "fully_booked" });
    expect((await book(world, wash, hourAhead(8, 9))).body.code).toBe("slot_taken");
  });

  it("are none in a leave that has no end", async () => {
    const world = await makeProject({ timezone: "UTC" });
    const { service, chairs } = await makeChairs(world.id, 2);
    const leave = { start: hourAhead(3, 0), end: "9999-12-31T23:59:59Z" };
    const off = await world.call(`/resources/${chairs[0]}/time-off`, { method: "POST", body: leave });
    expect(off.status).toBe(201);
    const { data } = await slotsOf(world, service, `from=${hourAhead(4, 0)}&to=${hourAhead(5, 0)}`);
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.flatMap(({ resource_ids }) => resource_ids))).toEqual(new Set([chairs[1]]));
  });

  it("refuse a window that is backwards or too long", async () => {
    const world = await makeProject({ timezone: "UTC" });
    const { service } = await makeChairs(world.id, 1);
    for (const query of [
      `from=${hourAhead(3, 0)}&to=${hourAhead(2, 0)}`,
      `from=${hourAhead(0, 0)}&to=${hourAhead(63, 0)}`,
      "from=2026-01-01T00:00:00",
      "limit=0",
      "x=1",
    ]) {
      expect(await world.call(`/slots?service_id=${service}&${query}`), query).toMatchObject({ status: 422 });
    }
    expect(await world.call("/slots")).toMatchObject({ status: 422, body: { errors: [{ pointer: "?service_id" }] } });
  });
});

const shape = fc.record({
  capacities: fc.array(fc.constantFrom(1, 1, 2, 3), { minLength: 2, maxLength: 4 }),
  hours: fc.array(fc.constantFrom<[string, string] | null>(null, ["08:00", "13:00"], ["10:30", "20:00"]), {
    minLength: 4,
    maxLength: 4,
  }),
  groups: fc.array(fc.subarray([0, 1, 2, 3], { minLength: 1 }), { minLength: 1, maxLength: 2 }),
  uses: fc.constantFrom("unit", "seats"),
  duration: fc.constantFrom(45, 60, 150),
  buffer: fc.constantFrom(0, 30),
  interval: fc.constantFrom(30, 45),
  zone: fc.constantFrom("America/New_York", "Australia/Lord_Howe", "America/Santiago"),
  tries: fc.array(fc.record({ slot: fc.nat(1000), party: fc.constantFrom(1, 1, 2) }), { minLength: 8, maxLength: 14 }),
});

describe("a slot that is offered", () => {
  it("can be booked at once with the resources it told; a time that is not offered cannot", async () => {
    await fc.assert(
      fc.asyncProperty(shape, async (s) => {
        const world = await makeProject({ timezone: s.zone });
        const resources: string[] = [];
        for (const [i, capacity] of s.capacities.entries()) {
          const hours = s.hours[i];
          const schedule_id = hours
            ? await makeSchedule(world.id, { timezone: s.zone, weekly: daily(...hours) })
            : null;
          resources.push(await makeResource(world.id, { capacity, schedule_id }));
        }
        const needs = [];
        for (const group of s.groups) {
          const members = group.flatMap((i) => resources[i] ?? []);
          needs.push({ group_id: await makeGroup(world.id, members.length > 0 ? members : resources) });
        }
        const service = await makeService(world.id, needs, {
          uses: s.uses,
          duration_minutes: s.duration,
          buffer_minutes: s.buffer,
          slot_interval_minutes: s.interval,
        });
        const window = `from=${hourAhead(5, 6)}&to=${hourAhead(6, 6)}`;
        for (const { slot, party } of s.tries) {
          const { data } = await slotsOf(world, service, `${window}&party_size=${party}`);
          const offered = data[slot % Math.max(1, data.length)];
          if (offered) {
            const made = await book(world, service, offered.start, { party_size: party });
            expect(made.status, JSON.stringify(made.body)).toBe(201);
            expect(made.body.allocations.map((each) => each.resource_id).sort()).toEqual(
              [...offered.resource_ids].sort(),
            );
          }
          const minute = Date.parse(hourAhead(5, 6)) + (slot % 96) * 15 * 60_000;
          const start = new Date(minute).toISOString();
          const after = await slotsOf(world, service, `${window}&party_size=${party}`);
          if (!after.data.some((each) => each.start === start)) {
            const refused = await book(world, service, start, { party_size: party });
            expect([409, 422], JSON.stringify(refused.body)).toContain(refused.status);
          }
        }
      }),
      { numRuns: 12 },
    );
  }, 900_000);
});

it("knows the zones that workspaces and schedules use, to read their offsets beforehand", async () => {
  const { id } = await makeProject({ timezone: "Indian/Chagos" });
  await makeSchedule(id, { timezone: "Indian/Cocos" });
  const zones = await selectZones(sqlOf({}), 1000);
  expect(zones).toEqual(expect.arrayContaining(["Indian/Chagos", "Indian/Cocos"]));
  expect(new Set(zones).size).toBe(zones.length);
  expect(await selectZones(sqlOf({}), 1)).toEqual(zones.slice(0, 1));
});
