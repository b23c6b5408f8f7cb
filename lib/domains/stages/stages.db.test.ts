import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction, prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { defaultStages } from "@/lib/domains/stages/default";
import type { StageConfig, StageConfigVersion, StageContent } from "@/lib/domains/stages/schema";
import { currentStages, holdStages } from "@/lib/domains/stages/store";
import { lockAwaited } from "@/lib/testing/background/harness";
import { stageContents } from "@/lib/testing/stages";
import { makeKey, makeProject } from "@/lib/testing/world";

type StageMovePage = { data: object[] };
type Page = { data: StageConfigVersion[]; next_cursor: string | null };
type World = Awaited<ReturnType<typeof makeProject>>;
let world: World;
beforeEach(async () => {
  world = await makeProject();
});

const read = async (version?: number): Promise<StageConfig> =>
  (await world.call<StageConfig>(version === undefined ? "/stage-config" : `/stage-config/versions/${version}`)).body;
const put = (body: object) => world.call<StageConfig>("/stage-config", { method: "PUT", body });
const revert = (version: number | string, body?: object) =>
  world.call<StageConfig>(`/stage-config/versions/${version}/revert`, { method: "POST", body });

/** The default without one stage and whatever refers to it. */
const without = (gone: string): StageContent => ({
  stages: defaultStages.stages.filter(({ key }) => key !== gone),
  initial: defaultStages.initial,
  actions: defaultStages.actions
    .filter(({ to }) => to !== gone)
    .map((action) => ({ ...action, from: action.from.filter((stage) => stage !== gone) }))
    .filter(({ from }) => from.length > 0),
});
const named = (name: string): StageContent => ({
  ...defaultStages,
  stages: defaultStages.stages.map((stage) => (stage.key === "queued" ? { ...stage, name } : stage)),
});

async function makeTasks(of: World, ...tasks: { stage: string; status: string }[]): Promise<string[]> {
  const project_id = of.id;
  const service_id = newId("svc");
  const minutes = {
    duration_minutes: 30,
    buffer_minutes: 0,
    slot_interval_minutes: 30,
    min_notice_minutes: 0,
    max_advance_days: 30,
  };
  const service = { name: "Delivery", kind: "queue", max_party_size: 1, uses: "unit", currency: "BRL" };
  await prisma().service.create({
    data: { project_id, id: service_id, ...service, ...minutes, intake_fields: [], color: "#000000", active: true },
  });
  const made = tasks.map((task) => ({
    project_id,
    id: newId("bkg"),
    service_id,
    source: "api",
    currency: "BRL",
    ...task,
  }));
  await prisma().booking.createMany({ data: made });
  return made.map(({ id }) => id);
}

describe("the stages of a new project", () => {
  it("are the default, as version 1, and reading them writes nothing", async () => {
    const config = await read();
    expect(config).toMatchObject({ version: 1, ...defaultStages, reverted_from: null, created_by: { type: "system" } });
    expect(await read(1)).toEqual(config);
    const { body } = await world.call<Page>("/stage-config/versions");
    expect(body).toMatchObject({ data: [{ version: 1, stage_count: 7, action_count: 6 }], next_cursor: null });
    expect(await prisma().stageConfig.count({ where: { project_id: world.id } })).toBe(0);
  });

  it("stay the same version 1 after the first change", async () => {
    const before = await read();
    expect((await put(named("Waiting"))).body.version).toBe(2);
    expect(await read(1)).toEqual(before);
  });
});

describe("writing the stages", () => {
  it("makes a new version with its author, audits it and keeps the old one", async () => {
    const reply = await put({ ...named("Waiting"), expected_version: 1 });
    expect(reply).toMatchObject({
      status: 200,
      body: { version: 2, ...named("Waiting"), reverted_from: null, created_by: { type: "key", name: "test" } },
    });
    expect(await read()).toEqual(reply.body);
    const entry = await prisma().auditEntry.findFirstOrThrow({ where: { project_id: world.id } });
    expect(entry).toMatchObject({ action: "stage_config.updated", subject_id: "2" });
    expect(entry.changes).toMatchObject({ version: { from: 1, to: 2 } });
    expect(entry.changes).not.toHaveProperty("actions");
    expect(await prisma().event.count({ where: { project_id: world.id, type: "stage_config.updated" } })).toBe(1);
  });

  it("takes back what was read, and any configuration that holds together", async () => {
    expect((await put(await read())).body).toMatchObject({ version: 2, ...defaultStages });
    for (const content of fc.sample(stageContents, 10)) {
      const reply = await put(content);
      expect(reply.body, JSON.stringify(reply.body)).toMatchObject(content);
      const config = await read();
      expect(config).toEqual(reply.body);
      expect((await put(config)).body).toMatchObject(content);
    }
  });

  it("refuses it with every fault where it stands, and writes nothing", async () => {
    const actions = defaultStages.actions.map((action, i) => (i === 2 ? { ...action, to: "nowhere" } : action));
    const initial = { appointment: "done", queue: "Queued" };
    expect(await put({ ...defaultStages, actions, initial })).toMatchObject({
      status: 422,
      body: {
        code: "validation_error",
        errors: [
          { pointer: "#/initial/queue", code: "invalid_format" },
          { pointer: "#/initial/appointment", code: "category_mismatch" },
          { pointer: "#/initial/queue", code: "unknown_stage" },
          { pointer: "#/actions/2/to", code: "unknown_stage", detail: 'There is no stage "nowhere".' },
        ],
      },
    });
    expect(await put({ ...defaultStages, stagse: [] })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/stagse", code: "unknown_field" }] },
    });
    expect((await read()).version).toBe(1);
  });

  it("refuses a change of a version that is no longer the current one", async () => {
    await put(named("First"));
    expect(await put({ ...named("Second"), expected_version: 1 })).toMatchObject({
      status: 409,
      body: { code: "version_conflict", current_version: 2 },
    });
    expect((await read()).stages[1]?.name).toBe("First");
  });

  it("lets one of twenty that expect the same version win", async () => {
    const writes = Array.from({ length: 20 }, (_, i) => put({ ...named(`Try ${i}`), expected_version: 1 }));
    const replies = await Promise.all(writes);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect((await read()).version).toBe(2);
  });

  it("gives twenty at once consecutive versions", async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => put(named(`Try ${i}`))));
    expect(replies.map(({ body }) => body.version).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 2),
    );
    for (const { body } of replies) expect(await read(body.version)).toEqual(body);
  });
});

describe("a stage that vanishes", () => {
  const tasks = [
    { stage: "assigned", status: "confirmed" },
    { stage: "assigned", status: "held" },
    { stage: "assigned", status: "completed" },
    { stage: "queued", status: "confirmed" },
  ];

  it("cannot while live tasks stand in it", async () => {
    await makeTasks(world, ...tasks);
    const detail = '2 live tasks stand in "assigned", which would vanish: say in migrate where to.';
    expect(await put(without("assigned"))).toMatchObject({
      status: 422,
      body: { code: "validation_error", errors: [{ pointer: "#/migrate/assigned", code: "stage_in_use", detail }] },
    });
    expect((await read()).version).toBe(1);
  });

  it("may when only tasks that ended stand in it, or those of another project", async () => {
    await makeTasks(world, { stage: "assigned", status: "completed" });
    await makeTasks(await makeProject(), { stage: "assigned", status: "confirmed" });
    expect((await put(without("assigned"))).status).toBe(200);
  });

  it("sends its live tasks where migrate says, with the change", async () => {
    const ids = await makeTasks(world, ...tasks);
    const elsewhere = await makeProject();
    const [foreign = ""] = await makeTasks(elsewhere, { stage: "assigned", status: "confirmed" });
    expect((await put({ ...without("assigned"), migrate: { assigned: "queued" } })).status).toBe(200);
    const rows = await prisma().booking.findMany({ where: { id: { in: [...ids, foreign] } } });
    const now = [...ids, foreign].map((id) => {
      const row = rows.find((each) => each.id === id);
      return [row?.stage, row?.version];
    });
    expect(now).toEqual([
      ["queued", 2],
      ["queued", 2],
      ["assigned", 1],
      ["queued", 1],
      ["assigned", 1],
    ]);
    const entry = await prisma().auditEntry.findFirstOrThrow({ where: { project_id: world.id } });
    expect(entry.changes).toMatchObject({ migrate: { from: {}, to: { assigned: "queued" } } });
    const { body } = await world.call<StageMovePage>(`/bookings/${ids[0]}/stage-history`);
    expect(body.data).toMatchObject([{ from: "assigned", to: "queued", action: "stages_changed", version: 2 }]);
  });

  it("is like one that ends tasks from now on: nobody stays in it unfinished", async () => {
    const [live = ""] = await makeTasks(world, { stage: "in_progress", status: "checked_in" });
    const content = without("nothing");
    const over = {
      ...content,
      stages: [
        ...content.stages.map((stage) => (stage.key === "in_progress" ? { ...stage, category: "done" } : stage)),
        { key: "on_it", name: "On it", category: "doing", color: "#2563eb" },
      ],
      actions: content.actions.filter(({ key }) => key === "take" || key === "release"),
    };
    expect(await put(over)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/migrate/in_progress", code: "stage_in_use" }] },
    });
    expect((await put({ ...over, migrate: { in_progress: "on_it" } })).status).toBe(200);
    expect(await prisma().booking.findFirst({ where: { id: live } })).toMatchObject({ stage: "on_it" });
  });

  it("moves nothing when the migration is refused", async () => {
    const ids = await makeTasks(world, ...tasks);
    const wrong = { assigned: "gone", queued: "scheduled" };
    expect(await put({ ...without("assigned"), migrate: wrong })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/migrate/assigned", code: "unknown_stage" }] },
    });
    expect(await put({ ...without("assigned"), migrate: { assigned: "queued", queued: "scheduled" } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/migrate/queued", code: "not_vanishing" }] },
    });
    expect(await prisma().booking.count({ where: { id: { in: ids }, stage: "assigned" } })).toBe(3);
  });

  it("cannot while a task is on its way into it", async () => {
    const [task = ""] = await makeTasks(world, { stage: "queued", status: "confirmed" });
    let change: ReturnType<typeof put> | undefined;
    await inTransaction({}, async (tx) => {
      await holdStages(tx, world.actor.project.id);
      change = put(without("assigned"));
      await lockAwaited("the change");
      await tx.booking.update({
        where: { project_id_id: { project_id: world.id, id: task } },
        data: { stage: "assigned" },
      });
    });
    expect(await change).toMatchObject({ status: 422, body: { errors: [{ code: "stage_in_use" }] } });
  });
});

describe("the versions of the stages", () => {
  it("are listed newest first, page by page, without their content", async () => {
    for (const name of ["B", "C", "D", "E"]) await put(named(name));
    const seen: number[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const query: string = `limit=2${cursor ? `&cursor=${cursor}` : ""}`;
      const { body } = await world.call<Page>(`/stage-config/versions?${query}`);
      seen.push(...body.data.map(({ version }) => version));
      cursor = body.next_cursor;
      expect(body.data[0]).not.toHaveProperty("stages");
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  it("answer 404 for a number or a word that is none, and for another project's", async () => {
    await put(named("Mine"));
    const stranger = await makeProject();
    expect((await stranger.call("/stage-config/versions/2")).status).toBe(404);
    for (const version of ["0", "3", "99999999999999", "-1", "1.0", "latest", "01"]) {
      expect(await world.call(`/stage-config/versions/${version}`), version).toMatchObject({
        status: 404,
        body: { code: "not_found" },
      });
      expect((await revert(version)).status, version).toBe(404);
    }
    expect((await read()).version).toBe(2);
  });
});

describe("going back to an earlier version", () => {
  it("copies it into a new one", async () => {
    await put(named("Two"));
    const reply = await revert(1);
    expect(reply).toMatchObject({ status: 201, body: { version: 3, reverted_from: 1, ...defaultStages } });
    expect(reply.headers.get("location")).toBe("/api/v1/stage-config/versions/3");
    expect((await read(2)).stages[1]?.name).toBe("Two");
    expect((await revert(2)).body).toMatchObject({ version: 4, reverted_from: 2, ...named("Two") });
    const { body } = await world.call<Page>("/stage-config/versions");
    expect(body.data.map(({ reverted_from }) => reverted_from)).toEqual([2, 1, null, null]);
    const entry = await prisma().auditEntry.findFirst({ where: { project_id: world.id, subject_id: "4" } });
    expect(entry?.action).toBe("stage_config.reverted");
  });

  it("works in a project that never changed its stages", async () => {
    expect((await revert(1)).body).toMatchObject({ version: 2, reverted_from: 1, ...defaultStages });
  });

  it("refuses a version that is no longer the current one", async () => {
    await put(named("Two"));
    expect(await revert(1, { expected_version: 1 })).toMatchObject({ status: 409, body: { code: "version_conflict" } });
    expect((await revert(1, { expected_version: 2 })).status).toBe(201);
  });

  it("needs a migration for the stages it does away with", async () => {
    const extra = { key: "packing", name: "Packing", category: "doing" as const, color: "#000000" };
    await put({ ...defaultStages, stages: [...defaultStages.stages, extra] });
    const [task] = await makeTasks(world, { stage: "packing", status: "checked_in" });
    expect(await revert(1)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/migrate/packing", code: "stage_in_use" }] },
    });
    expect((await revert(1, { migrate: { packing: "in_progress" } })).status).toBe(201);
    expect((await prisma().booking.findFirstOrThrow({ where: { id: task } })).stage).toBe("in_progress");
  });

  it("is done once for one idempotency key", async () => {
    await put(named("Two"));
    const again = () =>
      world.call<StageConfig>("/stage-config/versions/1/revert", { method: "POST", idempotencyKey: "back" });
    const replies = await Promise.all([again(), again(), again()]);
    expect(replies.map(({ body }) => body.version)).toEqual([3, 3, 3]);
    expect((await currentStages(prisma(), world.actor.project.id)).version).toBe(3);
  });
});

describe("who may touch the stages", () => {
  it("is a reader with config:read and a writer with settings:write", async () => {
    const calls = [
      ["GET", "/stage-config", "config:read"],
      ["GET", "/stage-config/versions", "config:read"],
      ["GET", "/stage-config/versions/1", "config:read"],
      ["PUT", "/stage-config", "settings:write"],
      ["POST", "/stage-config/versions/1/revert", "settings:write"],
    ] as const;
    for (const needed of ["config:read", "settings:write"] as const) {
      const { key } = await makeKey(world.id, [needed]);
      for (const [method, path, scope] of calls) {
        const body = method === "PUT" ? defaultStages : undefined;
        const { status } = await world.call(path, { method, key, body });
        if (scope === needed) expect(status, `${method} ${path}`).toBeLessThan(300);
        else expect(status, `${method} ${path}`).toBe(403);
      }
    }
  });
});
