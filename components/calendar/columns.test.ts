import { describe, expect, it } from "vitest";
import type { Calendar, CalendarBooking, CalendarResource } from "@/clients/typescript/src/client";
import type { CalendarAddress } from "@/components/calendar/address-in";
import { busyHours, columnsOf, hoursOf, isCrowded, obstacleAt } from "@/components/calendar/columns";
import { exampleBooking } from "@/components/calendar/moving/example-booking";

const zone = "America/Sao_Paulo";
const day = "2026-11-16";
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 16, hour + 3, minute)).toISOString();

const resource = (id: string, more: Partial<CalendarResource> = {}): CalendarResource => ({
  id,
  name: id,
  kind: "person",
  photo_id: null,
  capacity: 1,
  active: true,
  group_ids: [],
  open: [{ start: at(9), end: at(18) }],
  receives_on: null,
  time_off: [],
  ...more,
});
const booking = (id: string, from: number, to: number, more: Partial<CalendarBooking> = {}) =>
  exampleBooking(id, {
    service: { id: "svc", name: "Visit", color: "#2563eb", slot_interval_minutes: 15 },
    start: at(from),
    end: at(to),
    busy_until: at(to),
    ...more,
  });
const calendar = (resources: CalendarResource[], bookings: CalendarBooking[]): Calendar => ({
  from: at(0),
  to: at(24),
  resources,
  groups: [],
  bookings,
});
const plain: CalendarAddress = {
  date: day,
  view: "day",
  kind: null,
  group: null,
  resource: null,
  gaps: null,
  cancelled: false,
  whole: false,
};
const names = (address: Partial<CalendarAddress>, data: Calendar) =>
  columnsOf(data, { ...plain, ...address }, zone, day).map(({ key }) => key);

describe("the columns of a day", () => {
  const data = calendar(
    [
      resource("ana", { group_ids: ["doctors"] }),
      resource("room", { kind: "room" }),
      resource("old", { active: false }),
      resource("gone", { active: false }),
    ],
    [booking("a", 10, 11, { resource_ids: ["ana", "room"] }), booking("b", 12, 13, { resource_ids: ["old"] })],
  );

  it("are the resources, the inactive ones only while they have work", () => {
    expect(names({}, data)).toEqual(["ana", "room", "old"]);
    expect(names({ kind: "room" }, data)).toEqual(["room"]);
    expect(names({ group: "doctors" }, data)).toEqual(["ana"]);
  });

  it("begin with those who work that day", () => {
    const closed = calendar([resource("ana", { open: [] }), resource("bia"), resource("caio", { open: [] })], []);
    expect(names({}, closed)).toEqual(["bia", "ana", "caio"]);
    const overtime = { ...closed, bookings: [booking("a", 10, 11)] };
    expect(names({}, overtime)).toEqual(["ana", "bia", "caio"]);
  });

  it("show a booking with everything that it takes", () => {
    const drawn = columnsOf(data, plain, zone, day).map(({ blocks }) => blocks.map(({ item }) => item.id));
    expect(drawn).toEqual([["a"], ["a"], ["b"]]);
  });

  it("leave cancelled ones out until they are asked for", () => {
    const cancelled = calendar([resource("ana")], [booking("a", 10, 11, { status: "cancelled" })]);
    expect(columnsOf(cancelled, plain, zone, day)[0]?.blocks).toEqual([]);
    expect(columnsOf(cancelled, { ...plain, cancelled: true }, zone, day)[0]?.blocks).toHaveLength(1);
  });

  it("draw a short visit tall enough to touch", () => {
    const short = calendar([resource("ana")], [booking("a", 10, 10, { busy_until: at(10, 5), end: at(10, 5) })]);
    expect(columnsOf(short, plain, zone, day)[0]?.blocks[0]).toMatchObject({ from: 600, to: 615 });
  });
});

describe("the columns of a week", () => {
  it("are seven days, each booking once however many resources it takes", () => {
    const data = calendar(
      [resource("ana"), resource("room", { kind: "room" })],
      [booking("a", 10, 11, { resource_ids: ["ana", "room"] })],
    );
    const columns = columnsOf(data, { ...plain, view: "week" }, zone, day);
    expect(columns.map(({ blocks }) => blocks.length)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(columns[0]).toMatchObject({ resource: null, open: [{ from: 540, to: 1080 }] });
    expect(columnsOf(data, { ...plain, view: "week", resource: "room" }, zone, day)[0]?.resource?.id).toBe("room");
  });
});

describe("a crowded week", () => {
  const week = (count: number) =>
    columnsOf(
      calendar(
        [resource("ana", { capacity: 9 })],
        Array.from({ length: count }, (_, n) => booking(`b${n}`, 10, 12)),
      ),
      { ...plain, view: "week" },
      zone,
      day,
    );

  it("is one where more overlap than can be read beside each other", () => {
    expect([isCrowded(week(3)), isCrowded(week(4))]).toEqual([false, true]);
  });

  it("counts what goes on in each hour", () => {
    const [monday] = week(5);
    expect(monday && busyHours(monday, { from: 540, to: 780 })).toEqual([
      { from: 600, count: 5 },
      { from: 660, count: 5 },
    ]);
  });
});

describe("a place to drop at", () => {
  const data = calendar(
    [resource("ana", { time_off: [{ id: "o", start: at(16), end: at(17), reason: "Course" }] })],
    [booking("a", 10, 11), booking("b", 12, 13, { status: "no_show" })],
  );
  const [column] = columnsOf(data, plain, zone, day);
  const why = (from: number, to: number, id = "x") =>
    column && obstacleAt(column, booking(id, 0, 0), { from: from * 60, to: to * 60 });

  it("says what is in the way", () => {
    expect(why(10.5, 11.5)).toEqual({ why: "taken", name: "Ana" });
    expect(why(17.5, 18.5)).toEqual({ why: "closed", name: null });
    expect(why(15.5, 16.5)).toEqual({ why: "off", name: "Course" });
  });

  it("may leave the buffer after the service outside the hours", () => {
    const visit = booking("x", 9, 10, { busy_until: at(10, 30) });
    expect(column && obstacleAt(column, visit, { from: 1020, to: 1110 })).toBeNull();
    expect(column && obstacleAt(column, visit, { from: 1050, to: 1140 })).toMatchObject({ why: "closed" });
  });

  it("is free beside others, over itself, and where nobody came", () => {
    expect(why(11, 12)).toBeNull();
    expect(why(10.5, 11.5, "a")).toBeNull();
    expect(why(12, 13)).toBeNull();
  });
});

describe("the hours drawn", () => {
  it("reach an hour around what is open or booked", () => {
    const columns = columnsOf(calendar([resource("ana")], [booking("a", 20, 21)]), plain, zone, day);
    expect(hoursOf(columns, false)).toEqual({ from: 420, to: 1320 });
    expect(hoursOf(columns, true)).toEqual({ from: 0, to: 1440 });
  });
});
