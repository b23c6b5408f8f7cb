import { describe, expect, it } from "vitest";
import type { Calendar, CalendarBooking, CalendarResource } from "@/clients/typescript/src/client";
import type { CalendarAddress } from "@/components/calendar/address-in";
import { beginningOf, closedOn, openingIn, topOf } from "@/components/calendar/opening";

const zone = "America/Sao_Paulo";
const monday = "2026-11-16";
const tuesday = "2026-11-17";
const at = (date: string, clock: string) => new Date(`${date}T${clock}:00-03:00`).toISOString();
const span = (date: string, from: string, to: string) => ({ start: at(date, from), end: at(date, to) });

const resource = (id: string, open: CalendarResource["open"], off: { start: string; end: string }[] = []) => ({
  id,
  name: id,
  kind: "person",
  photo_id: null,
  capacity: 1,
  active: true,
  group_ids: [],
  open,
  receives_on: null as string[] | null,
  time_off: off.map((each, n) => ({ ...each, id: `off${n}`, reason: null })),
});
const always = resource("van", [{ start: at("2026-11-14", "00:00"), end: at("2026-11-25", "00:00") }]);
const booking = (id: string, date: string, clock: string, resource_ids: string[], status = "confirmed") =>
  ({ id, status, start: at(date, clock), end: at(date, "23:59"), resource_ids }) as CalendarBooking;
const calendarOf = (resources: CalendarResource[], bookings: CalendarBooking[] = []): Calendar => ({
  from: at(monday, "00:00"),
  to: at(tuesday, "00:00"),
  resources,
  groups: [],
  bookings,
});
const address: CalendarAddress = {
  date: monday,
  view: "day",
  kind: null,
  group: null,
  resource: null,
  gaps: null,
  cancelled: false,
  whole: false,
};

describe("where a day begins", () => {
  const ana = resource("ana", [span(monday, "10:00", "18:00")]);
  const begins = (calendar: Calendar, dates = [monday]) => beginningOf(calendar, address, zone, dates);

  it("is the first opening", () => expect(begins(calendarOf([ana]))).toBe(600));

  it("is a booking before it", () => {
    expect(begins(calendarOf([ana], [booking("b", monday, "07:30", ["ana"])]))).toBe(450);
  });

  it("is not dragged into the night by one who never closes, nor by what is cancelled", () => {
    const night = [booking("n", monday, "02:00", ["van"]), booking("c", monday, "03:00", ["ana"], "cancelled")];
    expect(begins(calendarOf([ana, always], night))).toBe(600);
  });

  it("is not dragged there by a task of the night either", () => {
    expect(begins(calendarOf([ana], [booking("t", monday, "01:10", ["ana"])]))).toBe(600);
  });

  it("is the first booking where nobody keeps hours", () => {
    expect(begins(calendarOf([always], [booking("n", monday, "14:00", ["van"])]))).toBe(840);
    expect(begins(calendarOf([always]))).toBeNull();
  });

  it("leaves time off out, and is the earliest of a week", () => {
    const away = resource("ana", [span(monday, "08:00", "18:00")], [span(monday, "08:00", "12:00")]);
    expect(begins(calendarOf([away]))).toBe(720);
    const week = resource("bob", [span(monday, "12:00", "18:00"), span(tuesday, "09:00", "18:00")]);
    expect(begins(calendarOf([week]), [monday, tuesday])).toBe(540);
  });
});

describe("the top of the screen", () => {
  it("is where the day begins, at night too", () => {
    expect(topOf(600, null, 480)).toBe(600);
    expect(topOf(600, 180, 480)).toBe(600);
    expect(topOf(null, null, 480)).toBe(480);
  });
  it("goes on with the day as soon as now would be out of sight", () => {
    expect(topOf(600, 840, 480)).toBe(600);
    expect(topOf(600, 1080, 480)).toBe(760);
  });
});

describe("a closed day", () => {
  const ana = resource("ana", [span(tuesday, "10:00", "18:00")]);

  it("is one on which nobody who keeps hours works", () => {
    expect(closedOn(calendarOf([ana, always]), address, zone)).toEqual(["ana"]);
    expect(closedOn(calendarOf([ana]), { ...address, date: tuesday }, zone)).toBeNull();
    expect(closedOn(calendarOf([always]), address, zone)).toBeNull();
    const ill = resource("ana", [span(monday, "10:00", "18:00")], [span(monday, "00:00", "23:59")]);
    expect(closedOn(calendarOf([ill]), address, zone)).toEqual(["ana"]);
  });

  it("is told by those who receive customers, though others work", () => {
    const van = { ...resource("van", [span(monday, "08:00", "20:00")]), receives_on: [] };
    const driver = resource("driver", [span(monday, "08:00", "20:00")]);
    const nurse = { ...ana, receives_on: [tuesday] };
    expect(closedOn(calendarOf([nurse, van, driver]), address, zone)).toEqual(["ana", "van"]);
    expect(closedOn(calendarOf([driver]), address, zone)).toBeNull();
    const opens = openingIn(calendarOf([nurse, { ...van, receives_on: [tuesday] }]), ["ana", "van"], zone, tuesday, 7);
    expect(opens).toBe(Date.parse(at(tuesday, "10:00")));
  });

  it("ends with the next opening of the same people, time off left out", () => {
    const opens = (calendar: Calendar) => openingIn(calendar, ["ana"], zone, tuesday, 7);
    expect(opens(calendarOf([ana, always]))).toBe(Date.parse(at(tuesday, "10:00")));
    const late = resource("ana", [span(tuesday, "10:00", "18:00")], [span(tuesday, "09:00", "11:30")]);
    expect(opens(calendarOf([late]))).toBe(Date.parse(at(tuesday, "11:30")));
    expect(opens(calendarOf([resource("ana", [])]))).toBeNull();
  });
});
