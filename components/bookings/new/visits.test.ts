import { expect, it } from "vitest";
import type { Service } from "@/clients/typescript/src/client";
import { spanOf } from "@/components/bookings/new/visits";

const at = (clock: string): string => `2026-03-02T${clock}:00.000Z`;
const service = { duration_minutes: 45 } as Service;
const hold = { start: at("10:00"), end: at("11:00") };

it("a new visit is when it is held, or as long as its service from when somebody walked in", () => {
  expect(spanOf({ service, walkInAt: null, hold })).toEqual(hold);
  expect(spanOf({ service, walkInAt: at("12:00"), hold: null })).toEqual({ start: at("12:00"), end: at("12:45") });
  expect(spanOf({ service, walkInAt: null, hold: null })).toBeNull();
  expect(spanOf({ service: null, walkInAt: at("12:00"), hold })).toBeNull();
});
