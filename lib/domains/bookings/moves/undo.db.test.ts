import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking, StageMove } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs, makeResource, makeService } from "@/lib/testing/catalog";
import { makeQueue } from "@/lib/testing/queue";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
});

const post = <T = Booking>(path: string, body: object = {}) =>
  world.call<T>(path, { method: "POST", body, idempotencyKey: `u${n++}` });
const book = async (service_id: string, start: string, more: object = {}) => {
  const customer = { name: "Ana", phone: `+5959${63_000_000 + n++}` };
  const reply = await post("/bookings", { service_id, start, customer, ...more });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
};
const undo = <T = Booking>(id: string, body: object = {}) => post<T>(`/bookings/${id}/undo`, body);
const blocking = (id: string) => prisma().allocation.count({ where: { booking_id: id, blocks: true } });

describe("an undo", () => {
  it.each(["cancel", "no-show", "complete", "fail"])(
    "takes back a %s, with its time, stage and words",
    async (verb) => {
      const { service } = await makeChairs(world.id, 1);
      const made = await book(service, hourAhead(2, 9));
      const ended = (await post(`/bookings/${made.id}/${verb}`, { reason: "A slip" })).body;
      expect(Date.parse(ended.undo_until ?? "")).toBeGreaterThan(Date.now() + 23 * 3_600_000);
      expect(await blocking(made.id)).toBe(0);
      const back = await undo(made.id);
      expect(back.status, JSON.stringify(back.body)).toBe(200);
      expect({ ...back.body, updated_at: "" }).toEqual({ ...made, version: 3, updated_at: "" });
      expect(await blocking(made.id)).toBe(1);
      const told = await prisma().event.findMany({ where: { subject_id: made.id }, orderBy: { seq: "desc" }, take: 1 });
      expect(told[0]?.type).toBe("booking.undone");
      expect(await prisma().auditEntry.count({ where: { subject_id: made.id, action: "booking.undone" } })).toBe(1);
      const history = await world.call<{ data: StageMove[] }>(`/bookings/${made.id}/stage-history`);
      expect(history.body.data.at(-1)).toMatchObject({ action: "undone", to: "scheduled", version: 3 });
      expect(await undo(made.id)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    },
  );

  it("is too late once somebody else has the time, and says what is free", async () => {
    const { service } = await makeChairs(world.id, 1);
    const made = await book(service, hourAhead(2, 9));
    await post(`/bookings/${made.id}/cancel`);
    await book(service, hourAhead(2, 9));
    const refused = await undo<{ code: string; alternatives: object[] }>(made.id);
    expect([refused.status, refused.body.code]).toEqual([409, "slot_taken"]);
    expect(refused.body.alternatives.length).toBeGreaterThan(0);
    expect((await world.call<Booking>(`/bookings/${made.id}`)).body).toMatchObject({ status: "cancelled", version: 2 });
    expect(await prisma().allocation.count({ where: { booking_id: made.id } })).toBe(1);
  });

  it("takes back the seats of a resource for many, and no more than there are", async () => {
    const boat = await makeResource(world.id, { capacity: 4, kind: "vehicle" });
    const service = await makeService(world.id, [{ resource_id: boat }], { uses: "seats" });
    const three = await book(service, hourAhead(3, 9), { party_size: 3 });
    await post(`/bookings/${three.id}/cancel`);
    const one = await book(service, hourAhead(3, 9));
    expect((await undo(three.id)).status).toBe(200);
    expect(await blocking(three.id)).toBe(3);
    await post(`/bookings/${three.id}/cancel`);
    await book(service, hourAhead(3, 9));
    expect((await undo(three.id)).status).toBe(409);
    expect(await blocking(one.id)).toBe(1);
  });

  it("ends after 24 hours, and minds the version", async () => {
    const { service } = await makeChairs(world.id, 1);
    const { id } = await book(service, hourAhead(2, 9));
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    await post(`/bookings/${id}/cancel`);
    expect(await undo(id, { expected_version: 1 })).toMatchObject({ status: 409, body: { code: "version_conflict" } });
    await prisma()
      .$executeRaw`UPDATE booking SET ended_from = ended_from || '{"at": "2026-01-01T00:00:00.000Z"}' WHERE id = ${id}`;
    const late = await undo<{ code: string; detail: string }>(id);
    expect([late.status, late.body.code]).toEqual([409, "invalid_transition"]);
    expect(late.body.detail).toContain("24 hours");
    expect((await undo("bkg_nobody")).status).toBe(404);
  });

  it("gives a queue's task back to nobody when whoever completed it had not taken it", async () => {
    const queue = await makeQueue(world);
    const task = await queue.task();
    await post(`/bookings/${task.id}/complete`, { resource_id: queue.drivers[0] });
    const back = (await undo(task.id)).body;
    expect({ ...back, updated_at: "" }).toEqual({ ...task, version: 3, updated_at: "" });
  });

  it("of twenty at once happens once", async () => {
    const { service } = await makeChairs(world.id, 1);
    const { id } = await book(service, hourAhead(2, 9));
    await post(`/bookings/${id}/cancel`);
    const replies = await Promise.all(Array.from({ length: 20 }, () => undo(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await blocking(id)).toBe(1);
  });
});
