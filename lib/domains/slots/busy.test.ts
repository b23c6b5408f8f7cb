import { describe, expect, it } from "vitest";
import { availability, busyAt } from "@/lib/domains/slots/rules";
import type { Load, Question, Snapshot } from "@/lib/domains/slots/snapshot";

const nine = Date.parse("2026-11-16T09:00:00Z") / 60_000;
const [booked, away]: [Load, Load] = [
  { taken: [nine, nine + 60], off: [] },
  { taken: [], off: [nine + 30, nine + 90] },
];

/** A visit of an hour that needs one of two people and the only room. */
const snapshot = (loads: Record<string, Load>): Snapshot => ({
  service: {
    id: "svc",
    kind: "appointment",
    active: true,
    duration: 60,
    buffer: 0,
    interval: 60,
    notice: 0,
    advanceDays: 30,
    maxParty: 1,
    uses: "unit",
    hours: null,
    requirements: [
      { resources: ["ana", "bea"], quantity: 1 },
      { resources: ["room"], quantity: 1 },
    ],
  },
  resources: new Map(["ana", "bea", "room"].map((id) => [id, { id, capacity: 1, active: true, hours: null }] as const)),
  loads: new Map(Object.entries(loads)),
  zone: "UTC",
});
const question = (...picks: string[]): Question => ({
  now: (nine - 1440) * 60_000,
  from: nine,
  to: nine + 1,
  partySize: 1,
  picks,
  limit: 1,
});
const why = (loads: Record<string, Load>, ...picks: string[]) => {
  expect(availability(snapshot(loads), question(...picks)).reason).toBe("fully_booked");
  return busyAt(snapshot(loads), question(...picks)).map(({ resource, cause }) => `${resource} ${cause}`);
};

describe("what is in the way of a fully booked time", () => {
  it("is the person who is asked for, booked or off", () => {
    expect(why({ ana: booked }, "ana")).toEqual(["ana booked"]);
    expect(why({ ana: away }, "ana")).toEqual(["ana time_off"]);
    expect(why({ ana: booked, room: booked }, "ana")).toEqual(["ana booked"]);
  });

  it("is the room where the person is free", () => {
    expect(why({ room: booked }, "ana")).toEqual(["room booked"]);
    expect(why({ bea: booked, room: away }, "ana")).toEqual(["room time_off"]);
  });

  it("is everybody who could do it where nobody is asked for", () => {
    expect(why({ ana: booked, bea: away })).toEqual(["ana booked", "bea time_off"]);
    expect(why({ ana: booked, room: booked })).toEqual(["room booked"]);
  });
});
