import { expect, it } from "vitest";
import type { Booking, Service } from "@/clients/typescript/src/client";
import { missingOf } from "@/components/bookings/new/missing";

const service = {
  kind: "appointment",
  intake_fields: [
    { key: "hair", required: true },
    { key: "why", required: false },
  ],
} as Service;
const dataOf = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const pointers = (draft: Partial<Parameters<typeof missingOf>[0]>, fields: Record<string, string> = {}) =>
  missingOf({ service, walkIn: false, hold: null, chosen: null, ...draft, data: dataOf(fields) }).map(
    ({ pointer }) => pointer,
  );

it("tells all that a walk-in lacks at once", () => {
  expect(pointers({ walkIn: true }, { walk_date: "2026-11-16", walk_time: "", reason: " " })).toEqual([
    "#/time",
    "#/reason",
    "#/customer",
  ]);
});

it("asks for every required answer once there is one: on the phone there may be nobody to ask", () => {
  const held = { hold: {} as Booking, chosen: { kind: "known" } as never };
  expect(pointers(held)).toEqual([]);
  expect(pointers(held, { "intake.why": "A wedding" })).toEqual(["#/intake/hair"]);
});

it("asks for a time that is not held yet, and for nothing that is there", () => {
  expect(pointers({ service: null })).toEqual(["#/service_id"]);
  const held = { hold: {} as Booking, chosen: { kind: "new", words: "Ana" } as const };
  expect(pointers({ chosen: held.chosen }, { name: "Ana", phone: "+55 11 9", "intake.hair": "long" })).toEqual([
    "#/start",
    "#/customer/phone",
  ]);
  expect(pointers(held, { name: "Ana", phone: "+55 11 97777-1234", "intake.hair": "long" })).toEqual([]);
});
