import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { expireDueHolds, nextHoldDue } from "@/lib/domains/bookings/holds/expire";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs, makeResource, makeService } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

type Slots = { data: { start: string; end: string; resource_ids: string[] }[]; unavailable_reason: string | null };

let world: Awaited<ReturnType<typeof makeProject>>;
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
});

const customer = () => ({ name: "Ana", phone: `+5959${String(70_000_000 + n++)}` });
const post = <T = Booking>(path: string, body: object, key = `k${n++}`) =>
  world.call<T>(path, { method: "POST", body, idempotencyKey: key });
const hold = (service_id: string, start: string, more: object = {}) => post("/holds", { service_id, start, ...more });
const eventsOf = async (id: string) =>
  (await prisma().event.findMany({ where: { project_id: world.id, subject_id: id }, orderBy: { seq: "asc" } })).map(
    ({ type }) => type,
  );
/** As if the ten minutes were over. */
async function runOut(id: string) {
  const past = new Date(Date.now() - 1);
  await prisma().booking.update({
    where: { project_id_id: { project_id: world.id, id } },
    data: { hold_expires_at: past },
  });
  await prisma().allocation.updateMany({ where: { project_id: world.id, booking_id: id }, data: { expires_at: past } });
}

describe("the description", () => {
  it("has every operation of the schedule", async () => {
    const { status, body } = await world.call<{ paths: Record<string, object> }>("/openapi.json");
    expect(status).toBe(200);
    for (const path of ["/slots", "/holds", "/holds/{id}/confirm", "/bookings", "/bookings/{id}/reschedule"]) {
      expect(Object.keys(body.paths)).toContain(path);
    }
  });
});

describe("a hold", () => {
  it("reserves a time for ten minutes and becomes a booking with the same id", async () => {
    const { service, chairs } = await makeChairs(world.id, 1, { buffer_minutes: 15, price_cents: 5000 });
    const start = hourAhead(2, 10);
    const asked = Date.now();
    const held = await hold(service, start);
    expect(held.status, JSON.stringify(held.body)).toBe(201);
    expect(held.headers.get("location")).toBe(`/api/v1/bookings/${held.body.id}`);
    expect(held.body).toMatchObject({
      status: "held",
      stage: "scheduled",
      start,
      end: hourAhead(2, 11),
      customer: null,
      source: "api",
      price_cents: 5000,
      allocations: [{ resource_id: chairs[0], start, end: hourAhead(2, 11, 15) }],
      assignee: { resource_id: chairs[0], name: "Chair 1" },
    });
    const ends = Date.parse(held.body.hold_expires_at ?? "");
    expect(ends - asked).toBeGreaterThanOrEqual(600_000);
    expect(ends - Date.now()).toBeLessThanOrEqual(600_000);

    const nobody = await post(`/holds/${held.body.id}/confirm`, {});
    expect(nobody).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/customer", code: "required" }] } });
    const person = customer();
    const confirmed = await post(`/holds/${held.body.id}/confirm`, { customer: person });
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    expect(confirmed.body).toMatchObject({
      id: held.body.id,
      status: "confirmed",
      customer: { name: "Ana", phone: person.phone },
      hold_expires_at: null,
      version: 2,
    });
    expect(await eventsOf(held.body.id)).toEqual(["booking.created", "booking.confirmed"]);
    expect(await post(`/holds/${held.body.id}/confirm`, {})).toMatchObject({
      status: 409,
      body: { code: "invalid_transition" },
    });
  });

  it("blocks its time, and tells five free ones nearest to it", async () => {
    const { service } = await makeChairs(world.id, 1);
    await hold(service, hourAhead(3, 12));
    const refused = await hold(service, hourAhead(3, 12));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "slot_taken",
      alternatives: [11, 13, 10, 14, 9].map((hour) => ({ start: hourAhead(3, hour), end: hourAhead(3, hour + 1) })),
    });
  });

  it("is given back once, and then frees its time", async () => {
    const { service } = await makeChairs(world.id, 1);
    const { body } = await hold(service, hourAhead(3, 12));
    const path = `/holds/${body.id}`;
    expect((await world.call(path, { method: "DELETE" })).status).toBe(204);
    expect((await world.call(path, { method: "DELETE" })).status).toBe(204);
    expect((await hold(service, hourAhead(3, 12))).status).toBe(201);
    expect(await post(`${path}/confirm`, { customer: customer() })).toMatchObject({
      status: 409,
      body: { code: "invalid_transition" },
    });
  });

  it("stops blocking the second it expires, before any job has run, and is told once", async () => {
    const { service, chairs } = await makeChairs(world.id, 1);
    const start = hourAhead(4, 9);
    const { body: first } = await hold(service, start);
    await runOut(first.id);
    const { body: slots } = await world.call<Slots>(
      `/slots?service_id=${service}&from=${start}&to=${hourAhead(4, 10)}`,
    );
    expect(slots.data).toEqual([{ start, end: hourAhead(4, 10), resource_ids: chairs }]);
    expect(await post(`/holds/${first.id}/confirm`, { customer: customer() })).toMatchObject({
      status: 410,
      body: { code: "hold_expired" },
    });
    expect(await world.call(`/holds/${first.id}`, { method: "DELETE" })).toMatchObject({ status: 410 });
    expect(await eventsOf(first.id)).toEqual(["booking.created"]);

    expect((await hold(service, start)).status).toBe(201);
    expect((await world.call<Booking>(`/bookings/${first.id}`)).body.status).toBe("expired");
    await expireDueHolds(100);
    expect(await eventsOf(first.id)).toEqual(["booking.created", "booking.cancelled"]);
    expect(await post(`/holds/${first.id}/confirm`, { customer: customer() })).toMatchObject({ status: 410 });
  });

  it("is expired by the job, in batches and never twice", async () => {
    const { service } = await makeChairs(world.id, 5);
    const held: string[] = [];
    for (let i = 0; i < 5; i++) held.push((await hold(service, hourAhead(5, 9))).body.id);
    expect((await nextHoldDue())?.getTime()).toBeGreaterThan(0);
    for (const id of held) await runOut(id);
    const gone = await Promise.all([expireDueHolds(2), expireDueHolds(2), expireDueHolds(100)]);
    await expireDueHolds(100);
    expect(gone.reduce((a, b) => a + b)).toBe(5);
    for (const id of held) {
      expect(await eventsOf(id)).toEqual(["booking.created", "booking.cancelled"]);
      expect((await world.call<Booking>(`/bookings/${id}`)).body).toMatchObject({ status: "expired", version: 2 });
    }
  });

  it("frees only what it took: a resource it shared with another hold goes too", async () => {
    const [room, chair] = [await makeResource(world.id, { kind: "room" }), await makeResource(world.id)];
    const both = await makeService(world.id, [{ resource_id: room }, { resource_id: chair }]);
    const justRoom = await makeService(world.id, [{ resource_id: room }]);
    const justChair = await makeService(world.id, [{ resource_id: chair }]);
    const { body } = await hold(both, hourAhead(6, 9));
    expect(body.assignee?.resource_id).toBe(chair);
    await runOut(body.id);
    expect((await hold(justRoom, hourAhead(6, 9))).status).toBe(201);
    expect((await hold(justChair, hourAhead(6, 9))).status).toBe(201);
    expect((await eventsOf(body.id)).filter((type) => type === "booking.cancelled")).toHaveLength(1);
  });

  it("is made once per idempotency key, and so is its refusal", async () => {
    const { service } = await makeChairs(world.id, 1);
    const body = { service_id: service, start: hourAhead(8, 9) };
    const twins = await Promise.all(Array.from({ length: 8 }, () => post("/holds", body, "twin")));
    expect(new Set(twins.map((each) => each.body.id)).size).toBe(1);
    expect(twins.filter((each) => each.headers.get("idempotency-replayed") === null)).toHaveLength(1);
    const refused = await post("/holds", body, "late");
    await world.call(`/holds/${twins[0]?.body.id}`, { method: "DELETE" });
    const again = await post("/holds", body, "late");
    expect([refused.status, again.status]).toEqual([409, 409]);
    expect(again.body).toEqual(refused.body);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(await post("/holds", { ...body, party_size: 2 }, "twin")).toMatchObject({
      status: 422,
      body: { code: "idempotency_conflict" },
    });
    expect((await post("/holds", body, "new")).status).toBe(201);
  });

  it("tells an unknown customer before a lost time", async () => {
    const { service } = await makeChairs(world.id, 1);
    await hold(service, hourAhead(8, 9));
    const reply = await hold(service, hourAhead(8, 9), { customer: { id: "cus_none" } });
    expect(reply).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  it("waits for the deposit where its service asks one", async () => {
    const { service } = await makeChairs(world.id, 1, { deposit_cents: 1000 });
    const { body } = await hold(service, hourAhead(7, 9), { customer: customer() });
    const reserved = await post(`/holds/${body.id}/confirm`, {});
    expect(reserved.body).toMatchObject({ status: "pending_payment" });
    expect((await eventsOf(body.id)).filter((type) => type === "booking.confirmed")).toHaveLength(0);
    expect((await hold(service, hourAhead(7, 9))).status).toBe(409);
  });
});

describe("a time that is no good in itself", () => {
  it("is a mistake of the request, with the reason as its code", async () => {
    const { service, chairs } = await makeChairs(world.id, 1, { max_party_size: 2, min_notice_minutes: 60 });
    const other = await makeResource(world.id);
    const inactive = await makeService(world.id, [{ resource_id: other }], { active: false });
    const codeOf = async (service_id: string, start: string, more: object = {}) => {
      const { status, body } = await post<{ errors: { code: string }[] }>("/holds", { service_id, start, ...more });
      return [status, body.errors?.[0]?.code];
    };
    expect(await codeOf(service, hourAhead(2, 10, 30))).toEqual([422, "off_grid"]);
    const between = await post<{ detail: string }>("/holds", { service_id: service, start: hourAhead(2, 10, 30) });
    expect(between.body.detail).toContain(`The nearest: ${[10, 11].map((hour) => hourAhead(2, hour)).join(", ")}.`);
    expect(await codeOf(service, hourAhead(2, 10).replace(":00.000", ":00.500"))).toEqual([422, "off_grid"]);
    expect(await codeOf(service, hourAhead(-2, 10))).toEqual([422, "outside_booking_window"]);
    expect(await codeOf(service, hourAhead(400, 10))).toEqual([422, "outside_booking_window"]);
    for (const end of ["9999-12-31T12:00:00Z", "0001-01-01T00:00:00Z"])
      expect((await codeOf(service, end))[0]).toBe(422);
    expect(await codeOf(service, hourAhead(2, 10), { party_size: 3 })).toEqual([422, "party_too_large"]);
    expect(await codeOf(service, hourAhead(2, 10), { resource_ids: [other] })).toEqual([422, "unfit_resources"]);
    expect(await codeOf(inactive, hourAhead(2, 10))).toEqual([422, "service_inactive"]);
    expect(await codeOf(service, hourAhead(2, 10), { override: true, reason: "x" })).toEqual([403, undefined]);
    for (const body of [
      { service_id: "svc_none", start: hourAhead(2, 10) },
      { service_id: service, start: hourAhead(2, 10), resource_ids: ["res_none"] },
      { service_id: service, start: hourAhead(2, 10), customer: { id: "cus_none" } },
    ]) {
      expect(await post("/holds", body)).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
    expect((await hold(service, hourAhead(2, 10), { resource_ids: chairs })).status).toBe(201);
  });
});
