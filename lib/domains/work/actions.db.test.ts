import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { Status } from "@/lib/core/vocabulary";
import type { Booking, StageMove } from "@/lib/domains/bookings/schema";
import { defaultStages } from "@/lib/domains/stages/default";
import { hourAhead, makeChairs, makeGroup, makeResource } from "@/lib/testing/catalog";
import { makeQueue } from "@/lib/testing/queue";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let queue: Awaited<ReturnType<typeof makeQueue>>;
let [first, second] = ["", ""];
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  queue = await makeQueue(world);
  [first, second] = queue.drivers as [string, string];
});

type Refusal = { code: string; errors?: { pointer: string; code: string }[] };
const get = async (id: string) => (await world.call<Booking>(`/bookings/${id}`)).body;
const historyOf = async (id: string) =>
  (await world.call<{ data: StageMove[] }>(`/bookings/${id}/stage-history`)).body.data;
const eventsOf = async (id: string) =>
  (await prisma().event.findMany({ where: { subject_id: id }, orderBy: { seq: "asc" } })).map(({ type }) => type);
const take = <T = Booking>(id: string, resource_id: string, more: object = {}) =>
  queue.run<T>(id, "take", { resource_id, ...more });
const refused = (reply: { status: number; body: unknown }) => {
  const { code, errors } = reply.body as Refusal;
  return [reply.status, code, ...(errors ?? []).map((each) => `${each.pointer} ${each.code}`)];
};

describe("a take", () => {
  it("makes the task the taker's from now on, without blocking their time", async () => {
    const task = await queue.task();
    expect(task).toMatchObject({ stage: "queued", start: null, end: null, assignee: null, allocations: [] });
    const from = Date.now();
    const { status, body } = await take(task.id, first);
    expect(status).toBe(200);
    const start = Date.parse(body.start ?? "");
    expect(start).toBeGreaterThanOrEqual(from - 1000);
    expect(start).toBeLessThanOrEqual(Date.now());
    const minutesLater = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
    expect(body).toMatchObject({
      status: "confirmed",
      stage: "assigned",
      end: minutesLater(40),
      assignee: { resource_id: first, name: "Driver 1" },
      allocations: [{ resource_id: first, start: body.start, end: minutesLater(50) }],
      version: 2,
    });
    expect(await prisma().allocation.findFirst({ where: { booking_id: task.id } })).toMatchObject({ blocks: false });
    expect((await historyOf(task.id)).at(-1)).toMatchObject({
      from: "queued",
      to: "assigned",
      action: "take",
      data: { resource_id: first },
      version: 2,
    });
    expect(await eventsOf(task.id)).toEqual(["booking.created", "booking.confirmed", "booking.taken"]);
  });

  it("may be one of many by the same person at the same time", async () => {
    const tasks = [await queue.task(), await queue.task(), await queue.task()];
    for (const { id } of tasks) expect((await take(id, first)).status).toBe(200);
  });

  it("by the same resource again changes nothing", async () => {
    const { id } = await queue.task();
    const once = (await take(id, first)).body;
    expect(await take(id, first)).toMatchObject({ status: 200, body: once });
    expect(await take(id, first, { expected_version: 1 })).toMatchObject({ status: 200, body: once });
    await queue.run(id, "start");
    expect((await take(id, first)).body).toMatchObject({ stage: "in_progress", version: 3 });
    expect(await historyOf(id)).toHaveLength(3);
  });

  it("of a task that another took is already_claimed, and says whose it is", async () => {
    const { id } = await queue.task();
    await take(id, first);
    const reply = await take<Refusal & { assignee: object }>(id, second, { expected_version: 1 });
    expect(refused(reply)).toEqual([409, "already_claimed"]);
    expect(reply.body.assignee).toEqual({ resource_id: first, name: "Driver 1" });
    expect(await get(id)).toMatchObject({ assignee: { resource_id: first }, version: 2 });
  });

  it("is of somebody in the task's group, whom a key must name", async () => {
    const { id } = await queue.task();
    const stranger = await makeResource(world.id);
    const idle = await makeResource(world.id, { active: false });
    await prisma().resourceGroupMember.create({
      data: { project_id: world.id, group_id: queue.group, resource_id: idle },
    });
    expect(refused(await queue.run(id, "take"))).toEqual([422, "validation_error", "#/resource_id required"]);
    expect(refused(await take(id, stranger))).toEqual([422, "validation_error", "#/resource_id not_in_group"]);
    expect(refused(await take(id, idle))).toEqual([422, "validation_error", "#/resource_id resource_inactive"]);
    expect(refused(await take(id, "res_nobody"))).toEqual([404, "not_found"]);
    expect(await get(id)).toMatchObject({ version: 1, assignee: null });
  });

  it("is done once for one idempotency key", async () => {
    const { id } = await queue.task();
    const send = () =>
      world.call<Booking>(`/bookings/${id}/actions/take`, {
        method: "POST",
        body: { resource_id: first },
        idempotencyKey: `take-${id}`,
      });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one.body).toEqual(two.body);
    expect(one.body.version).toBe(2);
    const bare = await world.call(`/bookings/${id}/actions/take`, { method: "POST", body: { resource_id: first } });
    expect(refused(bare)).toEqual([400, "idempotency_key_required"]);
  });
});

describe("a release", () => {
  it("puts the task back as it was, for anybody to take", async () => {
    const task = await queue.task({ notes: "Ring twice", due_at: hourAhead(1, 9), tags: ["fragile"] });
    await take(task.id, first);
    const { status, body } = await queue.run(task.id, "release", { resource_id: first });
    expect(status).toBe(200);
    expect({ ...body, updated_at: "" }).toEqual({ ...task, version: 3, updated_at: "" });
    expect(await prisma().allocation.count({ where: { booking_id: task.id } })).toBe(0);
    expect((await take(task.id, second)).body).toMatchObject({ assignee: { resource_id: second }, version: 4 });
    expect((await take(task.id, first)).status).toBe(409);
    expect((await historyOf(task.id)).map(({ action }) => action)).toEqual(["created", "take", "release", "take"]);
  });

  it("is the taker's or an admin's to make", async () => {
    const { id } = await queue.task();
    await take(id, first);
    expect(refused(await queue.run(id, "release", { resource_id: second }))).toEqual([409, "already_claimed"]);
    const agent = await makeMember(world.id, "agent");
    const admin = await makeMember(world.id, "admin");
    const release = (by: typeof agent, body: object = {}) =>
      by.call<Booking>(`/bookings/${id}/actions/release`, { method: "POST", body, idempotencyKey: `rel-${n++}` });
    expect(refused(await release(agent))).toEqual([409, "already_claimed"]);
    expect(refused(await release(agent, { resource_id: first }))).toEqual([403, "insufficient_scope"]);
    expect((await release(admin)).body).toMatchObject({ stage: "queued", assignee: null });
    expect(refused(await release(admin))).toEqual([409, "invalid_transition"]);
    await take(id, first);
    // A key that names nobody acts for the assignee.
    expect((await queue.run(id, "release")).body).toMatchObject({ stage: "queued", assignee: null });
  });
});

describe("a team member", () => {
  const acting = async (role: "agent" | "admin" = "agent") => {
    const member = await makeMember(world.id, role);
    return {
      id: member.id,
      run: (task: string, key: string, body: object = {}) =>
        member.call<Booking>(`/bookings/${task}/actions/${key}`, { method: "POST", body, idempotencyKey: `m-${n++}` }),
    };
  };

  it("acts as the resource that is linked to them: of two, the one in the task's group, then the lowest id", async () => {
    const member = await acting();
    const outside = await makeResource(world.id, { name: "Eva elsewhere", member_id: member.id });
    const [low, high] = [
      await makeResource(world.id, { name: "Eva", member_id: member.id }),
      await makeResource(world.id, { name: "Eva too", member_id: member.id }),
    ];
    expect(outside < low && low < high).toBe(true);
    const { id } = await queue.task();
    expect(refused(await member.run(id, "take"))).toEqual([422, "validation_error", "#/resource_id not_in_group"]);
    const data = [high, low].map((resource_id) => ({ project_id: world.id, group_id: queue.group, resource_id }));
    await prisma().resourceGroupMember.createMany({ data });
    expect((await member.run(id, "take")).body.assignee).toEqual({ resource_id: low, name: "Eva" });
    expect((await member.run(id, "release")).body.assignee).toBeNull();
    expect((await member.run(id, "take", { resource_id: high })).body.assignee?.resource_id).toBe(high);
    expect((await member.run(id, "take")).body).toMatchObject({ assignee: { resource_id: high }, version: 4 });
  });

  it("who is no resource cannot take, and only an admin hands a task to somebody else", async () => {
    const [agent, admin] = [await acting(), await acting("admin")];
    const { id } = await queue.task();
    expect(refused(await agent.run(id, "take"))).toEqual([422, "validation_error", "#/resource_id required"]);
    expect(refused(await agent.run(id, "take", { resource_id: first }))).toEqual([403, "insufficient_scope"]);
    expect((await admin.run(id, "take", { resource_id: first })).body.assignee?.resource_id).toBe(first);
    expect(refused(await agent.run(id, "start"))).toEqual([409, "already_claimed"]);
    expect((await admin.run(id, "start")).body).toMatchObject({ stage: "in_progress", status: "checked_in" });
  });
});

/** A task in a stage of the default configuration, as if it had been moved there. */
const standing: Record<string, { status: Status; taken: boolean }> = {
  scheduled: { status: "confirmed", taken: true },
  queued: { status: "confirmed", taken: false },
  assigned: { status: "confirmed", taken: true },
  in_progress: { status: "checked_in", taken: true },
  done: { status: "completed", taken: true },
  failed: { status: "failed", taken: true },
  not_at_home: { status: "failed", taken: true },
};
const becomes: Record<string, { status: Status; event: string; outcome: string | null }> = {
  take: { status: "confirmed", event: "booking.taken", outcome: null },
  release: { status: "confirmed", event: "booking.put_back", outcome: null },
  start: { status: "checked_in", event: "booking.checked_in", outcome: null },
  complete: { status: "completed", event: "booking.completed", outcome: "completed" },
  not_at_home: { status: "failed", event: "booking.failed", outcome: "not_at_home" },
  fail: { status: "failed", event: "booking.failed", outcome: "failed" },
};

describe("every action of the default configuration", () => {
  it.each(defaultStages.actions.map((action) => [action.key, action] as const))(
    "%s moves from its own stages and from no other",
    async (key, action) => {
      for (const { key: stage } of defaultStages.stages) {
        const { id } = await queue.task();
        const { status, taken } = standing[stage] as (typeof standing)[string];
        await prisma().booking.update({
          where: { project_id_id: { project_id: world.id, id } },
          data: { stage, status, assignee_resource_id: taken ? first : null },
        });
        await prisma().event.deleteMany({ where: { subject_id: id } });
        const reply = await queue.run(id, key, { resource_id: first });
        const cell = `${key} in ${stage}`;
        if (action.from.includes(stage)) {
          const { event, ...expected } = becomes[key] as (typeof becomes)[string];
          expect(reply, cell).toMatchObject({ status: 200, body: { ...expected, stage: action.to, version: 2 } });
          expect(await eventsOf(id), cell).toEqual([event]);
          expect((await historyOf(id)).at(-1), cell).toMatchObject({ from: stage, to: action.to, action: key });
        } else if (key === "take" && status !== "completed" && status !== "failed") {
          expect(reply, cell).toMatchObject({ status: 200, body: { stage, version: 1 } }); // It is already the assignee's.
        } else {
          expect(refused(reply), cell).toEqual([409, "invalid_transition"]);
          expect(await get(id), cell).toMatchObject({ stage, status, version: 1 });
          expect(await eventsOf(id), cell).toEqual([]);
        }
      }
    },
  );

  it("is unknown under any other name, and on any other task", async () => {
    const { id } = await queue.task();
    expect(refused(await queue.run(id, "fly"))).toEqual([404, "not_found"]);
    expect(refused(await queue.run("bkg_nobody", "start"))).toEqual([404, "not_found"]);
    const other = await makeProject();
    const foreign = await other.call(`/bookings/${id}/actions/fail`, { method: "POST", body: {}, idempotencyKey: "x" });
    expect(refused(foreign)).toEqual([404, "not_found"]);
  });

  it("refuses what somebody else changed in between", async () => {
    const { id } = await queue.task();
    await take(id, first);
    const stale = await queue.run<Refusal & { current_version: number }>(id, "start", { expected_version: 1 });
    expect(refused(stale)).toEqual([409, "version_conflict"]);
    expect(stale.body.current_version).toBe(2);
    expect((await queue.run(id, "start", { expected_version: 2 })).body).toMatchObject({ stage: "in_progress" });
  });

  it("has nothing to say about a hold or what went to another time", async () => {
    const { service } = await makeChairs(world.id, 1);
    const hold = { service_id: service, start: hourAhead(4, 10) };
    const held = await world.call<Booking>("/holds", { method: "POST", body: hold, idempotencyKey: `hold-${n++}` });
    expect(refused(await queue.run(held.body.id, "start"))).toEqual([409, "invalid_transition"]);
  });

  it("works on appointments, whose time stays theirs", async () => {
    const { service } = await makeChairs(world.id, 1);
    const body = { service_id: service, start: hourAhead(4, 9), customer: { name: "Ana", phone: "+595981777001" } };
    const made = await world.call<Booking>("/bookings", { method: "POST", body, idempotencyKey: `apt-${n++}` });
    const started = await queue.run(made.body.id, "start");
    expect(started.body).toMatchObject({ status: "checked_in", start: made.body.start, stage: "in_progress" });
    const failed = await queue.run(made.body.id, "not_at_home");
    expect(failed.body).toMatchObject({ status: "failed", stage: "not_at_home", outcome: "not_at_home" });
    expect((await prisma().allocation.findMany({ where: { booking_id: made.body.id } }))[0]?.blocks).toBe(false);
  });
});

const nothing = { resource: false, comment: false, photo: false, location: false, fields: [] };
const field = (key: string, type: string, more: object = {}) => ({ key, label: key, type, required: false, ...more });

/** A project with these actions beside the default ones. */
async function withActions(...actions: object[]) {
  const own = await makeProject({ timezone: "UTC" });
  const body = { ...defaultStages, actions: [...defaultStages.actions, ...actions] };
  expect((await own.call("/stage-config", { method: "PUT", body })).status).toBe(200);
  return { own, queue: await makeQueue(own) };
}

/** An uploaded picture, as a row. */
async function photoOn(project: string, booking_id: string): Promise<string> {
  const id = newId("att");
  const author = { type: "key", id: "", name: "" };
  const file = { name: "door.png", media_type: "image/png", size: 1, author };
  await prisma().attachment.create({ data: { project_id: project, id, booking_id, ...file } });
  return id;
}

describe("what an action requires", () => {
  it("is named fault by fault, each at its place", async () => {
    const { own, queue: here } = await withActions({
      key: "deliver",
      label: "Deliver",
      from: ["queued"],
      to: "done",
      effect: "complete",
      requires: {
        resource: true,
        comment: true,
        photo: true,
        location: true,
        fields: [
          field("name", "text", { required: true }),
          field("boxes", "number", { required: true }),
          field("story", "long_text"),
          field("signed", "boolean"),
          field("on", "date"),
          field("door", "select", { options: ["front", "back"], required: true }),
        ],
      },
      outcome: "delivered",
    });
    const { id } = await here.task();
    expect(refused(await here.run(id, "deliver"))).toEqual([
      422,
      "validation_error",
      "#/resource_id required",
      "#/data/comment required",
      "#/data/photo_ids required",
      "#/data/location required",
      "#/data/fields/name required",
      "#/data/fields/boxes required",
      "#/data/fields/door required",
    ]);
    const wrong = { name: 5, boxes: "two", story: 1, signed: "yes", on: "tomorrow", door: "side", more: 1 };
    const reply = await here.run(id, "deliver", { data: { fields: wrong } });
    expect(refused(reply).filter((each) => String(each).startsWith("#/data/fields"))).toEqual([
      "#/data/fields/more unknown_field",
      ...["name", "boxes", "story", "signed", "on", "door"].map((key) => `#/data/fields/${key} invalid_type`),
    ]);
    expect(refused(await here.run(id, "deliver", { data: { location: { lat: 91, lng: 0 } } }))).toEqual([
      422,
      "validation_error",
      "#/data/location/lat too_big",
    ]);
    const [task, other] = [{ id }, await here.task()];
    const photos = [await photoOn(own.id, task.id), await photoOn(own.id, other.id)];
    const data = {
      comment: "Left with the doorman",
      location: { lat: -23.55, lng: -46.63, accuracy: 12 },
      fields: { name: "Rui", boxes: 2, door: "back" },
    };
    const deliver = (...photo_ids: string[]) =>
      here.run(id, "deliver", { resource_id: here.drivers[0], data: { ...data, photo_ids } });
    expect(refused(await deliver(photos[1] ?? ""))).toEqual([404, "not_found"]);
    expect(refused(await deliver(photos[0] ?? "", "att_nobody"))).toEqual([404, "not_found"]);
    expect(await prisma().comment.count({ where: { project_id: own.id } })).toBe(0);
    const { status, body } = await deliver(photos[0] ?? "");
    expect([status, body.status, body.outcome]).toEqual([200, "completed", "delivered"]);
    expect(await prisma().comment.findMany({ where: { booking_id: id } })).toMatchObject([
      { body: data.comment, author: { type: "key" } },
    ]);
    expect(await prisma().locationEvent.findMany({ where: { booking_id: id } })).toMatchObject([
      { ...data.location, kind: "deliver" },
    ]);
    const history = await own.call<{ data: StageMove[] }>(`/bookings/${id}/stage-history`);
    expect(history.body.data.at(-1)?.data).toEqual({ ...data, resource_id: here.drivers[0], photo_ids: [photos[0]] });
  });

  it("is kept in the history when it is there", async () => {
    const { own, queue: here } = await withActions({
      key: "note",
      label: "Note",
      from: ["queued"],
      to: "assigned",
      effect: "none",
      requires: { ...nothing, fields: [field("boxes", "number", { required: true })] },
      outcome: "noted",
    });
    const { id } = await here.task();
    const { body } = await here.run(id, "note", { data: { fields: { boxes: 3 } } });
    expect(body).toMatchObject({
      stage: "assigned",
      status: "confirmed",
      outcome: "noted",
      version: 2,
      assignee: null,
    });
    const history = await own.call<{ data: StageMove[] }>(`/bookings/${id}/stage-history`);
    expect(history.body.data.at(-1)).toMatchObject({ action: "note", data: { fields: { boxes: 3 } } });
  });
});

describe("an effect of the configuration's own", () => {
  it("cancels, marks a no-show and puts begun work back, each with its status and event", async () => {
    const action = (key: string, from: string, to: string, effect: string) => ({
      key,
      label: key,
      from: [from],
      to,
      effect,
      requires: nothing,
      outcome: null,
    });
    const { queue: here } = await withActions(
      action("drop", "queued", "failed", "cancel"),
      action("absent", "queued", "failed", "no_show"),
      action("hand_over", "in_progress", "queued", "release"),
    );
    const [dropped, absent, begun] = [await here.task(), await here.task(), await here.task()];
    expect((await here.run(dropped.id, "drop")).body).toMatchObject({ status: "cancelled", stage: "failed" });
    expect((await here.run(absent.id, "absent")).body).toMatchObject({ status: "no_show", stage: "failed" });
    expect((await eventsOf(dropped.id)).at(-1)).toBe("booking.cancelled");
    expect((await eventsOf(absent.id)).at(-1)).toBe("booking.no_show");
    const [driver] = here.drivers;
    await here.run(begun.id, "take", { resource_id: driver });
    await here.run(begun.id, "start");
    const back = await here.run(begun.id, "hand_over", { resource_id: driver });
    expect({ ...back.body, updated_at: "" }).toEqual({ ...begun, version: 4, updated_at: "" });
  });
});

describe("stages that change while tasks are under way", () => {
  it("let a task go on by the new actions from where it was moved to", async () => {
    const own = await makeProject({ timezone: "UTC" });
    const here = await makeQueue(own);
    const [driver] = here.drivers;
    const [waiting, taken] = [await here.task(), await here.task()];
    await here.run(taken.id, "take", { resource_id: driver });
    const renamed = (stage: string) => (stage === "assigned" ? "on_the_way" : stage);
    const body = {
      ...defaultStages,
      stages: defaultStages.stages.map((stage) => ({ ...stage, key: renamed(stage.key) })),
      actions: defaultStages.actions
        .filter(({ key }) => key !== "start")
        .map((each) => ({ ...each, from: each.from.map(renamed), to: renamed(each.to) })),
      migrate: { assigned: "on_the_way" },
    };
    expect((await own.call("/stage-config", { method: "PUT", body })).status).toBe(200);
    expect(refused(await here.run(taken.id, "start"))).toEqual([404, "not_found"]);
    expect((await here.run(waiting.id, "take", { resource_id: driver })).body.stage).toBe("on_the_way");
    expect((await here.run(taken.id, "release", { resource_id: driver })).body).toMatchObject({
      stage: "queued",
      assignee: null,
    });
  });

  it("never leave a task in a stage that is gone, however the two meet", async () => {
    const own = await makeProject({ timezone: "UTC" });
    const here = await makeQueue(own);
    const [driver] = here.drivers;
    const tasks = await Promise.all(Array.from({ length: 12 }, () => here.task()));
    const renamed = (stage: string) => (stage === "assigned" ? "on_the_way" : stage);
    const body = {
      ...defaultStages,
      stages: defaultStages.stages.map((stage) => ({ ...stage, key: renamed(stage.key) })),
      actions: defaultStages.actions.map((each) => ({ ...each, from: each.from.map(renamed), to: renamed(each.to) })),
      migrate: { assigned: "on_the_way" },
    };
    const takes = tasks.map(({ id }) => here.run(id, "take", { resource_id: driver }));
    const change = own.call("/stage-config", { method: "PUT", body });
    expect((await change).status).toBe(200);
    for (const each of await Promise.all(takes)) expect(each.status).toBe(200);
    const stages = await prisma().booking.findMany({ where: { project_id: own.id }, select: { stage: true } });
    expect(new Set(stages.map(({ stage }) => stage))).toEqual(new Set(["on_the_way"]));
  });
});

describe("two hundred workers and fifty tasks", () => {
  it("give each task one owner, and everyone else a clear refusal", async () => {
    const own = await makeProject({ timezone: "UTC" });
    const here = await makeQueue(own, 0);
    const row = (i: number) => ({
      project_id: own.id,
      id: `res_worker${i}`,
      name: `Worker ${i}`,
      kind: "person",
      capacity: 1,
      active: true,
    });
    await prisma().resource.createMany({ data: Array.from({ length: 200 }, (_, i) => row(i)) });
    const workers = Array.from({ length: 200 }, (_, i) => row(i).id);
    await prisma().resourceGroupMember.createMany({
      data: workers.map((resource_id) => ({ project_id: own.id, group_id: here.group, resource_id })),
    });
    const tasks: string[] = [];
    for (let i = 0; i < 50; i++) tasks.push((await here.task()).id);
    // A caller refused by a busy machine retries, as the response says.
    const claim = async (
      task: string,
      worker: string,
    ): Promise<Awaited<ReturnType<typeof here.run<Booking & Refusal>>>> => {
      const reply = await here.run<Booking & Refusal>(task, "take", { resource_id: worker });
      return reply.status === 503 ? claim(task, worker) : reply;
    };
    // Concurrently: each worker claims two tasks, so that eight compete for every task.
    const claims = workers.flatMap((worker, i) =>
      [i % 50, (i * 7 + 3) % 50].map(async (at) => {
        const task = tasks[at] as string;
        return { task, worker, reply: await claim(task, worker) };
      }),
    );
    const done = await Promise.all(claims);
    for (const task of tasks) {
      const here = done.filter((each) => each.task === task);
      const owners = new Set(here.filter(({ reply }) => reply.status === 200).map(({ worker }) => worker));
      expect(owners.size).toBe(1);
      for (const { reply, worker } of here.filter((each) => !owners.has(each.worker))) {
        expect([reply.status, reply.body.code], worker).toEqual([409, "already_claimed"]);
      }
    }
    const rows = await prisma().booking.findMany({ where: { project_id: own.id }, include: { allocations: true } });
    for (const { allocations, assignee_resource_id, version } of rows) {
      expect(allocations).toMatchObject([{ resource_id: assignee_resource_id, blocks: false }]);
      expect(version).toBe(2);
    }
  });
});

describe("a resource of nobody's group", () => {
  it("may still act where the task has no group", async () => {
    const { service } = await makeChairs(world.id, 1, {}, { kind: "room" });
    const body = { service_id: service, start: hourAhead(5, 9), customer: { name: "Ana", phone: "+595981777002" } };
    const made = await world.call<Booking>("/bookings", { method: "POST", body, idempotencyKey: `room-${n++}` });
    const lone = await makeResource(world.id);
    await makeGroup(world.id, []);
    expect((await queue.run(made.body.id, "start", { resource_id: lone })).body.stage).toBe("in_progress");
  });
});
