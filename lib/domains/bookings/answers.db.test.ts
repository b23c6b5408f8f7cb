import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs, makeGroup, makeResource, makeService } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "America/Sao_Paulo" });
});

const post = <T = Booking>(path: string, body: object, key = `answer-${n++}`) =>
  world.call<T>(path, { method: "POST", body, idempotencyKey: key });
const ana = () => ({
  name: "Ana",
  phone: `+55119${String(80_000_000 + n++)}`,
  locale: "pt-BR",
  email: "ana@example.com",
});
const read = async (id: string) => (await world.call<Booking>(`/bookings/${id}`)).body;

describe("the answer, which is written before the booking is", () => {
  it("is what is read afterwards: a hold without a customer", async () => {
    const { service } = await makeChairs(world.id, 2, { buffer_minutes: 10 });
    const { status, body } = await post("/holds", { service_id: service, start: hourAhead(2, 14) });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await read(body.id)).toEqual(body);
  });

  it("is what is read afterwards: a booking with everything, for a newcomer and then for somebody known", async () => {
    const { service } = await makeChairs(world.id, 2, { price_cents: 7000, currency: "PYG" });
    const everything = {
      service_id: service,
      start: hourAhead(2, 14).replace("Z", "+00:00"),
      notes: "Side door",
      intake: {},
      priority: "high",
      tags: ["vip"],
      due_at: "2027-01-02T03:04:05.678-03:00",
      location: { formatted: "Rua Augusta 1", lat: -23.55, lng: -46.63 },
    };
    const customer = ana();
    const first = await post("/bookings", { ...everything, customer });
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    expect(first.body).toMatchObject({
      currency: "PYG",
      due_at: "2027-01-02T06:04:05.678Z",
      customer: { name: "Ana" },
    });
    expect(await read(first.body.id)).toEqual(first.body);
    const again = await post("/bookings", { ...everything, customer: { ...customer, name: "Somebody else" } });
    expect(again.body.customer).toEqual(first.body.customer);
    expect(await read(again.body.id)).toEqual(again.body);
  });

  it("is what is read afterwards: a task in a queue, and a booking that moved", async () => {
    const group = await makeGroup(world.id, [await makeResource(world.id)]);
    const queue = await makeService(world.id, [], { kind: "queue", group_id: group });
    const task = await post("/bookings", { service_id: queue, customer: ana(), location: { formatted: "Here" } });
    expect(task.status, JSON.stringify(task.body)).toBe(201);
    expect(await read(task.body.id)).toEqual(task.body);

    const { service } = await makeChairs(world.id, 1);
    const booked = await post("/bookings", { service_id: service, start: hourAhead(3, 14), customer: ana() });
    const moved = await post(`/bookings/${booked.body.id}/reschedule`, { start: hourAhead(3, 15), reason: "Rain" });
    expect(moved.status, JSON.stringify(moved.body)).toBe(201);
    expect(await read(moved.body.id)).toEqual(moved.body);
  });
});

describe("a repeated call", () => {
  it("is answered as it was, though its time is taken now and its service gone", async () => {
    const { service } = await makeChairs(world.id, 1);
    const body = { service_id: service, start: hourAhead(4, 14), customer: ana() };
    const first = await post("/bookings", body, "twice");
    const second = await post("/bookings", body, "twice");
    expect(second).toMatchObject({ status: 201, body: first.body });
    await prisma().service.updateMany({
      where: { project_id: world.id, id: service },
      data: { deleted_at: new Date() },
    });
    const third = await post("/bookings", body, "twice");
    expect(third).toMatchObject({ status: 201, body: first.body });
    expect(third.headers.get("idempotency-replayed")).toBe("true");
    expect(third.headers.get("location")).toBe(first.headers.get("location"));
    const other = await post<{ code: string }>("/bookings", { ...body, service_id: "svc_nobody" }, "twice");
    expect(other).toMatchObject({ status: 422, body: { code: "idempotency_conflict" } });
  });

  it("keeps its refusal, though the time is free again", async () => {
    const { service } = await makeChairs(world.id, 1);
    const body = { service_id: service, start: hourAhead(5, 14), customer: ana() };
    const mine = await post("/bookings", body);
    const refused = await post<{ code: string }>("/bookings", body, "too late");
    expect(refused).toMatchObject({ status: 409, body: { code: "slot_taken" } });
    await post(`/bookings/${mine.body.id}/cancel`, {});
    expect(await post("/bookings", body, "too late")).toMatchObject({ status: 409, body: refused.body });
    expect((await post("/bookings", body)).status).toBe(201);
  });

  it("may be tried again after it was told what is wrong", async () => {
    const { service } = await makeChairs(world.id, 1);
    const body = { service_id: service, start: hourAhead(6, 14), customer: ana() };
    expect((await post("/bookings", { ...body, party_size: 0 }, "mended")).status).toBe(422);
    expect((await post("/bookings", body, "mended")).status).toBe(201);
  });
});
