import { expect, it } from "vitest";
import type { Notice } from "@/clients/typescript/src/client";
import { isTold } from "@/components/notices/told";

const notice = (kind: Notice["kind"], status: Notice["status"], cause: string | null = null) => ({
  kind,
  status,
  cause,
});

it("a customer is told of a new booking where its confirmation goes out or has gone", () => {
  for (const status of ["planned", "sending", "sent"] as const) {
    expect(isTold([notice("reminder", "planned"), notice("confirmed", status)])).toBe(true);
    expect(isTold([notice("reserved", status)])).toBe(true);
  }
});

it("they are not told where it is held back, withdrawn or failed, nor by a reminder", () => {
  expect(isTold([notice("confirmed", "planned", "stopped")])).toBe(false);
  expect(isTold([notice("confirmed", "withdrawn", "switched_off")])).toBe(false);
  expect(isTold([notice("confirmed", "failed", "unreachable")])).toBe(false);
  expect(isTold([notice("reminder", "planned")])).toBe(false);
  expect(isTold([])).toBe(false);
});
