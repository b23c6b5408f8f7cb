import { describe, expect, it } from "vitest";
import { isClosed, receivingOn } from "@/lib/domains/calendar/rules";
import { dayAndNight, hoursFrom } from "@/lib/domains/slots/open-hours";

const oneDay = 1440;
/** 2026-11-16 is a Monday. */
const monday = Date.parse("2026-11-16T00:00:00Z") / 60_000;
const day = (n: number) => ({ from: monday + n * oneDay, to: monday + (n + 1) * oneDay });
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
const atWork = { hours: hoursFrom("UTC", weekdays, [{ date: "2026-11-18", intervals: [] }]), off: [] };

describe("a closed day", () => {
  it("is one on which nobody who keeps hours works", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((n) => isClosed([atWork], day(n)))).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it("is also one on which everybody is off", () => {
    const away = { ...atWork, off: [day(1).from, day(1).to] };
    expect(isClosed([away], day(1))).toBe(true);
    expect(isClosed([away, atWork], day(1))).toBe(false);
  });

  it("is not told by rooms that are always open, unless the workspace closes", () => {
    const always = { hours: null, off: [] };
    const holiday = { hours: hoursFrom("UTC", dayAndNight, [{ date: "2026-11-18", intervals: [] }]), off: [] };
    expect(isClosed([always], day(5))).toBe(false);
    expect(isClosed([atWork, always], day(5))).toBe(true);
    expect(isClosed([holiday], day(2))).toBe(true);
    expect(isClosed([holiday], day(3))).toBe(false);
    expect(isClosed([], day(3))).toBe(false);
  });
});

describe("those whom customers can come to on a day", () => {
  const daily = hoursFrom(
    "UTC",
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "09:00", to: "13:00" })),
    [],
  );
  const hours = new Map([
    ["nurse", atWork.hours],
    ["van", daily],
    ["room", null],
  ]);
  const on = (n: number, ...services: { own?: typeof daily; needs: string[] }[]) => [
    ...receivingOn(
      services.map(({ own = null, needs }) => ({
        hours: own,
        requirements: needs.map((id) => ({ resources: [id] })),
      })),
      (id) => hours.get(id),
      day(n),
    ),
  ];

  it("are those of services with all that they need", () => {
    expect(on(0, { needs: ["nurse", "van"] })).toEqual(["nurse", "van"]);
    expect(on(6, { needs: ["nurse", "van"] })).toEqual([]);
    expect(on(6, { needs: ["van", "room"] })).toEqual(["van", "room"]);
    expect(on(0, { needs: ["nurse", "gone"] })).toEqual([]);
  });

  it("are none while the service itself is closed", () => {
    expect(on(5, { own: atWork.hours, needs: ["room"] })).toEqual([]);
    expect(on(5, { needs: ["room"] })).toEqual(["room"]);
  });
});
