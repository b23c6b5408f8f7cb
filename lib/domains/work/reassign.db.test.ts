import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking, StageMove } from "@/lib/domains/bookings/schema";
import { defaultStages } from "@/lib/domains/stages/default";
import { makeResource } from "@/lib/testing/catalog";
import { makeQueue } from "@/lib/testing/queue";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let queue: Awaited<ReturnType<typeof makeQueue>>;
let [first, second, third] = ["", "", ""];
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  queue = await makeQueue(world, 5);
  [first, second, third] = queue.drivers as [string, string, string];
});

type Refusal = { code: string; errors?: { pointer: string; code: string }[] };
const refused = (reply: { status: number; body: unknown }) => {
  const { code, errors } = reply.body as Refusal;
  return [reply.status, code, ...(errors ?? []).map((each) => `${each.pointer} ${each.code}`)];
};
const get = async (id: string) => (await world.call<Booking>(`/bookings/${id}`)).body;
const eventsOf = async (id: string) =>
  (await prisma().event.findMany({ where: { subject_id: id }, orderBy: { seq: "asc" } })).map(({ type }) => type);
const reassign = <T = Booking>(id: string, assign_to: string, more: object = {}) =>
  queue.run<T>(id, "release", { assign_to, ...more });
const taken = async () => {
  const { id } = await queue.task();
  return (await queue.run(id, "take", { resource_id: first })).body;
};
/** What a refusal must leave as it was. */
const stands = async ({ id }: Booking) => ({ task: await get(id), events: await eventsOf(id) });

describe("a release that assigns", () => {
  it("gives the task to somebody else, told as the release and the take that it is", async () => {
    const { id, version } = await taken();
    const { status, body } = await reassign(id, second, { expected_version: version });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      stage: "assigned",
      status: "confirmed",
      assignee: { resource_id: second, name: "Driver 2" },
      allocations: [{ resource_id: second, start: body.start }],
      version: version + 2,
    });
    expect(await get(id)).toEqual(body);
    expect((await eventsOf(id)).slice(-2)).toEqual(["booking.put_back", "booking.taken"]);
    const history = await world.call<{ data: StageMove[] }>(`/bookings/${id}/stage-history`);
    expect(history.body.data.slice(-2)).toMatchObject([
      { action: "release", from: "assigned", to: "queued" },
      { action: "take", from: "queued", to: "assigned", data: { resource_id: second } },
    ]);
    const entries = await prisma().auditEntry.findMany({ where: { subject_id: id }, orderBy: { at: "asc" } });
    expect(entries.slice(-2)).toMatchObject([
      { action: "booking.put_back", changes: { assignee: { from: { resource_id: first }, to: null } } },
      { action: "booking.taken", changes: { assignee: { from: null, to: { resource_id: second } } } },
    ]);
  });

  it("is taken back as the one step that it is: with whoever had it, and their time", async () => {
    const was = await taken();
    const given = (await reassign(was.id, second)).body;
    expect(given.start).not.toBe(was.start);
    const back = await world.call<Booking>(`/bookings/${was.id}/undo`, {
      method: "POST",
      body: { expected_version: given.version },
    });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect(back.body).toEqual({ ...was, version: given.version + 1, updated_at: back.body.updated_at });
    expect(back.body.allocations).toMatchObject([{ resource_id: first, start: was.start }]);
  });

  it("changes nothing for who has the task already", async () => {
    const task = await taken();
    expect(await reassign(task.id, first)).toMatchObject({ status: 200, body: task });
  });

  it("leaves the task with its assignee when the take is refused", async () => {
    const task = await taken();
    const before = await stands(task);
    const stranger = await makeResource(world.id);
    const idle = await makeResource(world.id, { active: false });
    await prisma().resourceGroupMember.create({
      data: { project_id: world.id, group_id: queue.group, resource_id: idle },
    });
    expect(refused(await reassign(task.id, stranger))).toEqual([422, "validation_error", "#/assign_to not_in_group"]);
    expect(refused(await reassign(task.id, idle))).toEqual([422, "validation_error", "#/assign_to resource_inactive"]);
    expect(refused(await reassign(task.id, "res_nobody"))).toEqual([404, "not_found"]);
    expect(await stands(task)).toEqual(before);
  });

  it("is refused when somebody else was first", async () => {
    const task = await taken();
    expect((await reassign(task.id, third)).status).toBe(200);
    const late = await reassign(task.id, second, { expected_version: task.version });
    expect(refused(late)).toEqual([409, "version_conflict"]);
    expect(refused(await reassign(task.id, second, { resource_id: first }))).toEqual([409, "already_claimed"]);
    expect((await get(task.id)).assignee?.resource_id).toBe(third);
  });

  it("is for releases of a task that somebody has", async () => {
    const task = await taken();
    const started = await queue.run(task.id, "start", { assign_to: second });
    expect(refused(started)).toEqual([422, "validation_error", "#/assign_to not_a_release"]);
    const { id } = await queue.task();
    expect(refused(await reassign(id, second))).toEqual([409, "invalid_transition"]);
    const stopped = await world.call(`/bookings/${task.id}/fail`, { method: "POST", body: { assign_to: second } });
    expect(refused(stopped)).toEqual([422, "validation_error", "#/assign_to unknown_field"]);
  });

  it("is a key's and an admin's to make, and of an agent nobody's", async () => {
    const { id } = await taken();
    const as = async (role: "agent" | "admin", body: object) => {
      const member = await makeMember(world.id, role);
      const call = { method: "POST", body, idempotencyKey: `as-${n++}` };
      return member.call<Booking>(`/bookings/${id}/actions/release`, call);
    };
    expect(refused(await as("agent", { assign_to: second }))).toEqual([409, "already_claimed"]);
    expect((await as("admin", { assign_to: second })).body.assignee?.resource_id).toBe(second);
  });

  it("does not let an agent give a task of their own to somebody else", async () => {
    const agent = await makeMember(world.id, "agent");
    const own = await makeResource(world.id, { member_id: agent.id });
    await prisma().resourceGroupMember.create({
      data: { project_id: world.id, group_id: queue.group, resource_id: own },
    });
    const { id } = await queue.task();
    const run = (key: string, body: object) =>
      agent.call<Booking>(`/bookings/${id}/actions/${key}`, { method: "POST", body, idempotencyKey: `own-${n++}` });
    expect((await run("take", {})).status).toBe(200);
    expect(refused(await run("release", { assign_to: first }))).toEqual([403, "insufficient_scope"]);
    expect((await get(id)).assignee?.resource_id).toBe(own);
  });

  it("is refused where the take asks for more than who", async () => {
    const own = await makeProject({ timezone: "UTC" });
    const actions = defaultStages.actions.map((action) =>
      action.effect === "take" ? { ...action, requires: { ...action.requires, comment: true } } : action,
    );
    expect((await own.call("/stage-config", { method: "PUT", body: { ...defaultStages, actions } })).status).toBe(200);
    const here = await makeQueue(own);
    const { id } = await here.task();
    await here.run(id, "take", { resource_id: here.drivers[0], data: { comment: "On my way" } });
    const reply = await here.run(id, "release", { assign_to: here.drivers[1] });
    expect(refused(reply)).toEqual([409, "invalid_transition"]);
  });
});

describe("dispatchers and drivers at once", () => {
  it("of many who saw the same version one reassigns, and nobody takes the task in between", async () => {
    for (let round = 0; round < 8; round++) {
      const { id, version } = await taken();
      const others = queue.drivers.slice(1);
      const replies = await Promise.all([
        ...others.map((to) => reassign<Booking & Refusal>(id, to, { expected_version: version })),
        ...others.map((resource_id) => queue.run<Booking & Refusal>(id, "take", { resource_id })),
      ]);
      const gave = replies.slice(0, 4).filter(({ status }) => status === 200);
      expect(gave).toHaveLength(1);
      const to = gave[0]?.body.assignee?.resource_id;
      for (const reply of replies.slice(0, 4).filter(({ status }) => status !== 200)) {
        expect(refused(reply)).toEqual([409, "version_conflict"]);
      }
      // A concurrent claim finds the task with the old or the new assignee.
      for (const reply of replies.slice(4)) {
        if (reply.status === 200)
          expect(reply.body).toMatchObject({ assignee: { resource_id: to }, version: version + 2 });
        else expect(refused(reply)).toEqual([409, "already_claimed"]);
      }
      expect(await get(id)).toMatchObject({
        assignee: { resource_id: to },
        allocations: [{ resource_id: to }],
        version: version + 2,
      });
    }
  });
});
