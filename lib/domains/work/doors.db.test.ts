import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { Booking, StageMove } from "@/lib/domains/bookings/schema";
import { defaultStages } from "@/lib/domains/stages/default";
import { hourAhead, makeChairs, makeResource } from "@/lib/testing/catalog";
import { makeQueue } from "@/lib/testing/queue";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let queue: Awaited<ReturnType<typeof makeQueue>>;
let [first, second] = ["", ""];
let n = 0;

const nothing = { resource: false, comment: false, photo: false, location: false, fields: [] };
/** Completing wants a photo and a comment. */
const strict = {
  ...defaultStages,
  actions: defaultStages.actions.map((action) =>
    action.key === "complete"
      ? { ...action, requires: { ...nothing, photo: true, comment: true }, outcome: "delivered" }
      : action,
  ),
};

beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  expect((await world.call("/stage-config", { method: "PUT", body: strict })).status).toBe(200);
  queue = await makeQueue(world);
  [first, second] = queue.drivers as [string, string];
});

type Refusal = { code: string; errors?: { pointer: string; code: string; detail: string }[] };
type Caller = { call: typeof world.call };
const doors = {
  operation: <T = Booking>(by: Caller, id: string, body: object) =>
    by.call<T>(`/bookings/${id}/complete`, { method: "POST", body }),
  action: <T = Booking>(by: Caller, id: string, body: object) =>
    by.call<T>(`/bookings/${id}/actions/complete`, { method: "POST", body, idempotencyKey: `door-${n++}` }),
};
const names = Object.keys(doors) as (keyof typeof doors)[];
const refused = (reply: { status: number; body: unknown }) => {
  const { code, errors } = reply.body as Refusal;
  return [reply.status, code, ...(errors ?? []).map((each) => `${each.pointer} ${each.code}`)];
};

async function photoOn(booking_id: string): Promise<string> {
  const id = newId("att");
  const file = { name: "door.png", media_type: "image/png", size: 1, author: { type: "key", id: "", name: "" } };
  await prisma().attachment.create({ data: { project_id: world.id, id, booking_id, ...file } });
  return id;
}
const evidenceFor = async (id: string) => ({ data: { comment: "At the door", photo_ids: [await photoOn(id)] } });
const taken = async () => {
  const { id } = await queue.task();
  expect((await queue.run(id, "take", { resource_id: first })).status).toBe(200);
  return id;
};

describe.each(names)("completing through the %s", (name) => {
  const complete = doors[name];

  it("asks for what the action requires, by its name", async () => {
    const id = await taken();
    const reply = await complete<Refusal>(world, id, {});
    expect(refused(reply)).toEqual([422, "validation_error", "#/data/comment required", "#/data/photo_ids required"]);
    expect(reply.body.errors?.[1]?.detail).toBe('The action "complete" needs a photo.');
  });

  it("keeps the same outcome, evidence, history and events", async () => {
    const id = await taken();
    const { status, body } = await complete(world, id, await evidenceFor(id));
    expect([status, body.status, body.stage, body.outcome]).toEqual([200, "completed", "done", "delivered"]);
    expect(await prisma().comment.count({ where: { booking_id: id } })).toBe(1);
    const history = await world.call<{ data: StageMove[] }>(`/bookings/${id}/stage-history`);
    expect(history.body.data.at(-1)).toMatchObject({
      action: "complete",
      data: { resource_id: first, comment: "At the door" },
    });
    const told = await prisma().event.findMany({ where: { subject_id: id }, orderBy: { seq: "desc" }, take: 2 });
    expect(told.map(({ type }) => type)).toContain("booking.completed");
  });

  it("acts for the taker unless a key names another", async () => {
    const id = await taken();
    const evidence = await evidenceFor(id);
    const other = await complete(world, id, { ...evidence, resource_id: second });
    expect(refused(other)).toEqual([409, "already_claimed"]);
    expect((await complete(world, id, evidence)).body.assignee?.resource_id).toBe(first);
  });

  it("is the taker's in a session, or an admin's", async () => {
    const [eva, admin] = [await makeMember(world.id, "agent"), await makeMember(world.id, "admin")];
    const own = await makeResource(world.id, { name: "Eva", member_id: eva.id });
    await prisma().resourceGroupMember.create({
      data: { project_id: world.id, group_id: queue.group, resource_id: own },
    });
    const theirs = await taken();
    expect(refused(await complete(eva, theirs, await evidenceFor(theirs)))).toEqual([409, "already_claimed"]);
    expect((await complete(admin, theirs, await evidenceFor(theirs))).body).toMatchObject({
      status: "completed",
      assignee: { resource_id: first },
    });
    const { id } = await queue.task();
    await eva.call(`/bookings/${id}/actions/take`, { method: "POST", body: {}, idempotencyKey: `eva-${n++}` });
    expect((await complete(eva, id, await evidenceFor(id))).body).toMatchObject({
      status: "completed",
      assignee: { resource_id: own },
    });
  });
});

describe("a task that nobody took", () => {
  it("counts among the work of whoever completes it", async () => {
    const here = await makeProject({ timezone: "UTC" });
    const tasks = await makeQueue(here);
    const [driver] = tasks.drivers as [string, string];
    const { id } = await tasks.task();
    const done = await here.call<Booking>(`/bookings/${id}/complete`, {
      method: "POST",
      body: { resource_id: driver },
    });
    expect(done.body).toMatchObject({ status: "completed", stage: "done", assignee: { resource_id: driver } });
    const [from, to] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)].map((at) => at.toISOString());
    const stats = await here.call<{ counts: Record<string, number>; mean_minutes_to_done: number | null }>(
      `/resources/${driver}/stats?from=${from}&to=${to}`,
    );
    expect(stats.body).toMatchObject({ counts: { completed: 1 }, mean_minutes_to_done: null });
    const nobody = await tasks.task();
    const bare = await here.call<Booking>(`/bookings/${nobody.id}/complete`, { method: "POST", body: {} });
    expect(bare.body).toMatchObject({ status: "completed", assignee: null });
  });
});

describe("an appointment", () => {
  it("is the front desk's to check in, whoever it is given to", async () => {
    const desk = await makeMember(world.id, "agent");
    const { service } = await makeChairs(world.id, 1, {}, { kind: "person" });
    const body = { service_id: service, start: hourAhead(4, 9), customer: { name: "Ana", phone: "+595981777009" } };
    const made = await world.call<Booking>("/bookings", { method: "POST", body, idempotencyKey: `apt-${n++}` });
    expect(made.body.assignee).not.toBeNull();
    const arrived = await desk.call<Booking>(`/bookings/${made.body.id}/check-in`, { method: "POST", body: {} });
    expect(arrived.body).toMatchObject({ status: "checked_in", stage: "in_progress" });
  });
});
