import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking, StageMove } from "@/lib/domains/bookings/schema";
import { defaultStages } from "@/lib/domains/stages/default";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeQueue } from "@/lib/testing/queue";
import { makeMember, makeProject } from "@/lib/testing/world";

const nothing = { resource: false, comment: false, photo: false, location: false, fields: [] };
const action = (key: string, from: string, to: string, effect: string) => ({
  key,
  label: key,
  from: [from],
  to,
  effect,
  requires: nothing,
  outcome: null,
});
/** Work that has begun can be put back, and a task can be set aside. */
const stages = {
  ...defaultStages,
  actions: [
    ...defaultStages.actions,
    action("hand_over", "in_progress", "queued", "release"),
    action("set_aside", "assigned", "queued", "none"),
  ],
};

let world: Awaited<ReturnType<typeof makeProject>>;
let queue: Awaited<ReturnType<typeof makeQueue>>;
let [first, second] = ["", ""];
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  expect((await world.call("/stage-config", { method: "PUT", body: stages })).status).toBe(200);
  queue = await makeQueue(world);
  [first, second] = queue.drivers as [string, string];
});

type Caller = { call: typeof world.call };
const undo = <T = Booking>(id: string, body: object = {}, by: Caller = world) =>
  by.call<T>(`/bookings/${id}/undo`, { method: "POST", body });
const get = async (id: string) => (await world.call<Booking>(`/bookings/${id}`)).body;
const refused = (reply: { status: number; body: unknown }) => [reply.status, (reply.body as { code: string }).code];
/** A booking apart from what every change raises. */
const still = (booking: Booking) => ({ ...booking, version: 0, updated_at: "" });
const allocationOf = (booking_id: string) =>
  prisma().allocation.findMany({ where: { booking_id }, select: { resource_id: true, start_at: true, end_at: true } });

/** The actions that lead to where another is offered. */
const waysTo: Record<string, string[]> = {
  take: [],
  release: ["take"],
  set_aside: ["take"],
  start: ["take"],
  hand_over: ["take", "start"],
};

/** A task where the action is offered, and what it was there. */
async function standingBefore(key: string): Promise<Booking> {
  const task = await queue.task({ tags: ["fragile"] });
  for (const step of waysTo[key] ?? [])
    expect((await queue.run(task.id, step, { resource_id: first })).status).toBe(200);
  return get(task.id);
}

describe("the undo of a move", () => {
  it.each(["take", "release", "set_aside", "start", "hand_over"])("brings the task back from a %s", async (key) => {
    const was = await standingBefore(key);
    const time = await allocationOf(was.id);
    const moved = (await queue.run(was.id, key, { resource_id: first })).body;
    expect(moved).toMatchObject({ version: was.version + 1, undo_until: null });
    const back = await undo(was.id, { expected_version: moved.version });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect(still(back.body)).toEqual(still(was));
    expect(await allocationOf(was.id)).toEqual(time);
    const history = await world.call<{ data: StageMove[] }>(`/bookings/${was.id}/stage-history`);
    expect(history.body.data.at(-1)).toMatchObject({ action: "undone", from: moved.stage, to: was.stage });
    const told = await prisma().event.findFirst({ where: { subject_id: was.id }, orderBy: { seq: "desc" } });
    expect(told?.type).toBe("booking.undone");
    expect(await prisma().auditEntry.count({ where: { subject_id: was.id, action: "booking.undone" } })).toBe(1);
    // The moves before it one by one, down to how the task was made.
    for (let left = waysTo[key]?.length ?? 0; left > 0; left--) expect((await undo(was.id)).status).toBe(200);
    expect(await get(was.id)).toMatchObject({ stage: "queued", status: "confirmed", assignee: null, start: null });
    expect(refused(await undo(was.id))).toEqual([409, "invalid_transition"]);
  });

  it("goes on from an end to the moves before it, each while it is recent and by whoever may", async () => {
    const [agent, admin] = [await makeMember(world.id, "agent"), await makeMember(world.id, "admin")];
    const { id } = await queue.task();
    const act = (by: Caller, key: string, body: object = {}) =>
      by.call<Booking>(`/bookings/${id}/actions/${key}`, { method: "POST", body, idempotencyKey: `act-${n++}` });
    const taken = (await act(admin, "take", { resource_id: first })).body;
    await prisma().resource.updateMany({ where: { project_id: world.id, id: first }, data: { member_id: agent.id } });
    const started = (await act(agent, "start")).body;
    expect((await act(agent, "complete")).body.status).toBe("completed");
    expect(still((await undo(id, {}, agent)).body)).toEqual(still(started));
    expect(still((await undo(id, {}, agent)).body)).toEqual(still(taken));
    expect(refused(await undo(id, {}, agent))).toEqual([403, "insufficient_scope"]);
    const age = (at: string) =>
      prisma()
        .$executeRaw`UPDATE booking SET ended_from = ended_from || jsonb_build_object('at', ${at}::text) WHERE id = ${id}`;
    await age("2026-01-01T00:00:00.000Z");
    expect(refused(await undo(id, {}, admin))).toEqual([409, "invalid_transition"]);
    await age(new Date().toISOString());
    expect((await undo(id, {}, admin)).body).toMatchObject({ stage: "queued", assignee: null, start: null });
  });

  it("of a reassignment is one step, and the claim before it the next", async () => {
    const { id } = await queue.task();
    const taken = (await queue.run(id, "take", { resource_id: first })).body;
    await queue.run(id, "release", { assign_to: second });
    expect(still((await undo(id)).body)).toEqual(still(taken));
    expect((await undo(id)).body).toMatchObject({ stage: "queued", assignee: null });
    expect(refused(await undo(id))).toEqual([409, "invalid_transition"]);
  });

  it("takes an appointment back to where it stood, with its time", async () => {
    const { service } = await makeChairs(world.id, 1);
    const body = { service_id: service, start: hourAhead(4, 9), customer: { name: "Ana", phone: "+595981777021" } };
    const made = await world.call<Booking>("/bookings", { method: "POST", body, idempotencyKey: `apt-${n++}` });
    const { id } = made.body;
    await world.call(`/bookings/${id}/check-in`, { method: "POST", body: {} });
    expect(still((await undo(id)).body)).toEqual(still(made.body));
    expect(await prisma().allocation.count({ where: { booking_id: id, blocks: true } })).toBe(1);
  });

  it("leaves what was changed since, and is refused once the task has moved on", async () => {
    const was = await standingBefore("take");
    const moved = (await queue.run(was.id, "take", { resource_id: first })).body;
    await world.call(`/work-items/${was.id}`, { method: "PATCH", body: { tags: ["late"] } });
    const back = await undo(was.id, { expected_version: moved.version });
    expect(back.body).toMatchObject({ stage: "queued", assignee: null, tags: ["late"] });

    const again = (await queue.run(was.id, "take", { resource_id: first })).body;
    const started = (await queue.run(was.id, "start")).body;
    expect(refused(await undo(was.id, { expected_version: again.version }))).toEqual([409, "version_conflict"]);
    expect(await get(was.id)).toEqual(started);
    await prisma()
      .$executeRaw`UPDATE booking SET ended_from = ended_from || '{"at": "2026-01-01T00:00:00.000Z"}' WHERE id = ${was.id}`;
    expect(refused(await undo(was.id))).toEqual([409, "invalid_transition"]);
  });

  it("is of whoever made the move, or an admin", async () => {
    const [agent, admin] = [await makeMember(world.id, "agent"), await makeMember(world.id, "admin")];
    const was = await standingBefore("take");
    await queue.run(was.id, "take", { resource_id: first });
    expect(refused(await undo(was.id, {}, agent))).toEqual([403, "insufficient_scope"]);
    expect((await undo(was.id, {}, admin)).body).toMatchObject({ stage: "queued", assignee: null });
  });

  it("is refused when whoever had the task is no longer there, or its stage is gone", async () => {
    const own = await makeProject({ timezone: "UTC" });
    const here = await makeQueue(own);
    const [driver] = here.drivers as [string];
    const [left, renamed] = [await here.task(), await here.task()];
    for (const { id } of [left, renamed]) await here.run(id, "take", { resource_id: driver });
    await here.run(left.id, "release", { resource_id: driver });
    await prisma().resource.updateMany({ where: { project_id: own.id, id: driver }, data: { active: false } });
    expect(refused(await undo(left.id, {}, own))).toEqual([409, "invalid_transition"]);
    await prisma().resource.updateMany({ where: { project_id: own.id, id: driver }, data: { active: true } });
    expect((await undo(left.id, {}, own)).body.assignee?.resource_id).toBe(driver);

    const rename = (stage: string) => (stage === "queued" ? "waiting" : stage);
    const body = {
      stages: defaultStages.stages.map((stage) => ({ ...stage, key: rename(stage.key) })),
      initial: { ...defaultStages.initial, queue: "waiting" },
      actions: defaultStages.actions.map((each) => ({ ...each, from: each.from.map(rename), to: rename(each.to) })),
    };
    expect((await own.call("/stage-config", { method: "PUT", body })).status).toBe(200);
    expect(refused(await undo(renamed.id, {}, own))).toEqual([409, "invalid_transition"]);
  });

  it("and a move at once leave one of the two standing", async () => {
    for (let round = 0; round < 8; round++) {
      const was = await standingBefore("take");
      const moved = (await queue.run(was.id, "take", { resource_id: second })).body;
      const [back, started] = await Promise.all([
        undo(was.id, { expected_version: moved.version }),
        queue.run(was.id, "start", { expected_version: moved.version }),
      ]);
      expect([back.status, started.status].sort()).toEqual([200, 409]);
      const now = await get(was.id);
      expect(now.stage).toBe(back.status === 200 ? "queued" : "in_progress");
      expect(now.assignee === null).toBe(back.status === 200);
    }
  });
});
