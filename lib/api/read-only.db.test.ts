import { beforeAll, describe, expect, it } from "vitest";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let booking: Booking;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  const { service } = await makeChairs(world.id, 1);
  const body = { service_id: service, start: hourAhead(2, 9), customer: { name: "Ana", phone: "+595981777123" } };
  booking = (await world.call<Booking>("/bookings", { method: "POST", body, idempotencyKey: "ro" })).body;
});

type Refusal = { errors: { pointer: string; code: string; detail: string }[] };
const patch = <T = Refusal>(path: string, body: object, method = "PATCH") => world.call<T>(path, { method, body });

describe("a booking", () => {
  it.each([
    ["status", "completed", "POST /bookings/{id}/cancel"],
    ["start", "2031-01-01T00:00:00Z", "POST /bookings/{id}/reschedule"],
    ["stage", "done", "POST /bookings/{id}/actions/{key}"],
    ["assignee", null, "with a take or a release"],
  ])("is not changed in silence: %s", async (field, value, call) => {
    for (const path of [`/bookings/${booking.id}`, `/work-items/${booking.id}`]) {
      const { status, body } = await patch(path, { [field]: value, notes: "Not kept" });
      expect([status, body.errors.map(({ pointer, code }) => `${pointer} ${code}`)]).toEqual([
        422,
        [`#/${field} read_only`],
      ]);
      expect(body.errors[0]?.detail).toContain(call);
    }
    expect((await world.call<Booking>(`/bookings/${booking.id}`)).body.notes).toBeNull();
  });

  it("is sent back as it was given, by either route", async () => {
    const { body } = await world.call<Booking>(`/bookings/${booking.id}`);
    for (const route of ["bookings", "work-items"]) {
      expect((await patch<Booking>(`/${route}/${booking.id}`, body)).body).toEqual(body);
    }
    const stale = { ...body, version: body.version - 1, expected_version: body.version - 1 };
    expect((await patch(`/bookings/${booking.id}`, stale)).status).toBe(409);
  });
});

describe("what GET gives", () => {
  it("can be sent back, and not under another id", async () => {
    const owner = await makeMember(world.id, "owner");
    const customer = `/customers/${booking.customer?.id}`;
    const paths: [string, string][] = [
      [customer, "PATCH"],
      [`/services/${booking.service_id}`, "PATCH"],
      [`/resources/${booking.allocations[0]?.resource_id}`, "PATCH"],
      ["/stage-config", "PUT"],
      ["/bot", "PUT"],
      ["/booking-page", "PUT"],
      [`/workspaces/${world.id}`, "PATCH"],
    ];
    for (const [path, method] of paths) {
      const { body } = await owner.call<Record<string, unknown>>(path);
      const same = await owner.call(path, { method, body });
      expect([path, same.status], JSON.stringify(same.body)).toEqual([path, 200]);
      const field = "created_at" in body ? "created_at" : "url" in body ? "url" : "updated_at";
      const { body: now } = await owner.call<Record<string, unknown>>(path);
      const other = await owner.call<Refusal>(path, { method, body: { ...now, [field]: "2001-01-01T00:00:00Z" } });
      expect([path, other.status, other.body.errors?.[0]?.code]).toEqual([path, 422, "read_only"]);
    }
  });
});
