import { beforeAll, describe, expect, it } from "vitest";
import { load } from "@/lib/api/execute";
import type { Actor } from "@/lib/core/actor";
import { pool, prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import type { Role } from "@/lib/core/scopes";
import {
  getOutbox,
  listBackgroundFunctions,
  listBackgroundRuns,
  retryBackgroundRun,
} from "@/lib/domains/background/operations";
import {
  pruneBuckets,
  pruneBusyChanges,
  pruneEvents,
  pruneIdempotency,
  pruneLinks,
  pruneRuns,
} from "@/lib/domains/background/prune";
import { announceFunctions, beat } from "@/lib/domains/background/store";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let other: Awaited<ReturnType<typeof makeProject>>;
const as = (role: Role, actor: Actor = world.actor): Actor => ({
  ...actor,
  now: new Date(),
  identity: { type: "member", id: "mbr_1", user_id: "usr_1", name: "Ana", email: "ana@example.com", role },
});
beforeAll(async () => {
  world = await makeProject();
  other = await makeProject();
});

type Given = { project: string | null; status?: string; finished?: Date; function?: string };
async function makeRun({
  project,
  status = "failed",
  finished,
  function: fn = "turnero-flaky",
}: Given): Promise<string> {
  const id = newId("run");
  const event = { id: newId("evt"), name: "booking.created", ts: 0, data: { subject_id: "bkg_1" } };
  await prisma().backgroundRun.create({
    data: {
      id,
      function_id: fn,
      project_id: project,
      event_id: event.id,
      event_name: event.name,
      events: [event],
      status,
      error: { name: "Error", message: "a secret of somebody" },
      finished_at: status === "active" ? null : (finished ?? new Date()),
      steps: {
        create: [
          { id: "s1", name: "steady", kind: "run", status: "done", position: 0 },
          { id: "s2", name: "flaky", kind: "run", status: "failed", position: 1 },
        ],
      },
    },
  });
  return id;
}

const list = (query: Record<string, string> = {}, actor = as("admin")) => load(listBackgroundRuns, actor, { query });

describe("the operators' view of runs", () => {
  it("shows a project its own runs, the installation's without their content, and no one else's", async () => {
    const own = await makeRun({ project: world.id });
    const system = await makeRun({ project: null });
    const foreign = await makeRun({ project: other.id });
    const { data } = await list();
    expect(data.map(({ id }) => id)).not.toContain(foreign);
    expect(data.find(({ id }) => id === own)).toMatchObject({
      system: false,
      status: "failed",
      event: { type: "booking.created", subject_id: "bkg_1" },
      error: { message: "a secret of somebody" },
      steps: [
        { name: "steady", status: "done" },
        { name: "flaky", status: "failed" },
      ],
    });
    expect(data.find(({ id }) => id === system)).toMatchObject({ system: true, event: null, error: null });
  });

  it("is filtered by status and function, and paged", async () => {
    const fn = `turnero-${newId("run")}`;
    for (let i = 0; i < 3; i++) await makeRun({ project: world.id, status: "completed", function: fn });
    await makeRun({ project: world.id, status: "failed", function: fn });
    const page = await list({ function: fn, status: "completed", limit: "2" });
    expect(page.data).toHaveLength(2);
    const rest = await list({ function: fn, status: "completed", limit: "2", cursor: page.next_cursor ?? "" });
    expect(rest).toMatchObject({ data: [{ status: "completed" }], next_cursor: null });
    expect((await list({ function: fn, status: "failed" })).data).toHaveLength(1);
    expect((await list({ function: fn, status: "queued" })).data).toHaveLength(0);
  });

  it("is not for agents", async () => {
    await expect(list({}, as("agent"))).rejects.toMatchObject({ code: "insufficient_scope" });
  });
});

describe("a retry", () => {
  const retry = (id: string) => load(retryBackgroundRun, as("admin"), { params: { id } });

  it("sets a failed run going again from the step that failed, and is audited", async () => {
    const id = await makeRun({ project: world.id });
    expect(await retry(id)).toMatchObject({
      status: "queued",
      attempt: 0,
      steps: [{ name: "steady", status: "done" }],
    });
    const entry = await prisma().auditEntry.findFirstOrThrow({ where: { project_id: world.id, subject_id: id } });
    expect(entry.action).toBe("run.retried");
  });

  it("is refused for a run that has not failed, is another's, or is the installation's", async () => {
    await expect(retry(await makeRun({ project: world.id, status: "completed" }))).rejects.toMatchObject({
      code: "invalid_transition",
    });
    await expect(retry(await makeRun({ project: other.id }))).rejects.toMatchObject({ code: "not_found" });
    await expect(retry(await makeRun({ project: null }))).rejects.toMatchObject({ code: "insufficient_scope" });
  });
});

describe("the functions", () => {
  it("are those that a worker announced, with how they fared", async () => {
    const id = "turnero-steps";
    await announceFunctions([{ id, name: "Steps", triggers: ["test.steps"], retries: 3, places: null }]);
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await makeRun({ project: world.id, function: id, finished: ago(9) });
    const at = ago(6);
    const run_id = await makeRun({ project: world.id, function: id, finished: at });
    await makeRun({ project: other.id, function: id });
    const { data } = await load(listBackgroundFunctions, as("owner"));
    expect(data.find((each) => each.id === id)).toMatchObject({
      name: "Steps",
      runs: { failed: 2, active: 0 },
      last_failure: { run_id, at: at.toISOString(), message: "a secret of somebody" },
    });
    const system = await makeRun({ project: null, function: id, finished: ago(3) });
    const again = await load(listBackgroundFunctions, as("owner"));
    expect(again.data.find((each) => each.id === id)?.last_failure).toMatchObject({
      run_id: system,
      message: null,
    });
  });
});

describe("the outbox", () => {
  it("says how many events of the project wait, for how long, and how the relay fares", async () => {
    await record(prisma(), world.id, "customer.updated", "cus_1");
    await record(prisma(), other.id, "customer.updated", "cus_2");
    await beat({ id: "w1", engine: "embedded", relay_failures: 2, relay_error: "no way" });
    const mine = await load(getOutbox, as("admin"));
    const waiting = await prisma().event.count({ where: { project_id: world.id, published_at: null } });
    expect(mine).toMatchObject({
      engine: "embedded",
      workers: 1,
      pending: waiting,
      relay_failures: 2,
      relay_failing: true,
    });
    expect(mine.oldest_seconds).toBeGreaterThan(0);
    expect(mine.failed_runs).toBeGreaterThan(0);
  });
});

describe("pruning", () => {
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
  const kept = async (id: string) => (await prisma().backgroundRun.count({ where: { id } })) === 1;

  it("takes runs that ended well after a week, others after a month, and never one that is not over", async () => {
    const recent = await makeRun({ project: null, status: "completed", finished: daysAgo(6) });
    const old = await makeRun({ project: null, status: "completed", finished: daysAgo(8) });
    const failed = await makeRun({ project: null, status: "failed", finished: daysAgo(8) });
    const oldFailed = await makeRun({ project: null, status: "failed", finished: daysAgo(31) });
    const active = await makeRun({ project: null, status: "active" });
    expect(await pruneRuns()).toBe(2);
    expect(await Promise.all([recent, old, failed, oldFailed, active].map(kept))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(await prisma().backgroundStep.count({ where: { run_id: old } })).toBe(0);
  });

  it("gives up runs that have been due for a week: their function is gone", async () => {
    const gone = await makeRun({ project: world.id, status: "active" });
    const asleep = await makeRun({ project: world.id, status: "active" });
    await prisma().backgroundRun.update({ where: { id: gone }, data: { due_at: daysAgo(8) } });
    await prisma().backgroundRun.update({ where: { id: asleep }, data: { due_at: daysAgo(-8) } });
    await pruneRuns();
    const statusOf = async (id: string) => (await prisma().backgroundRun.findUniqueOrThrow({ where: { id } })).status;
    expect([await statusOf(gone), await statusOf(asleep)]).toEqual(["cancelled", "active"]);
  });

  it("takes answers of idempotent calls after 24 hours", async () => {
    const row = { project_id: world.id, operation: "x", path: "/x", request_hash: new Uint8Array(1) };
    await prisma().idempotencyRecord.createMany({
      data: [
        { ...row, key: "old", created_at: daysAgo(1.1) },
        { ...row, key: "new", created_at: daysAgo(0.9) },
      ],
    });
    expect(await pruneIdempotency()).toBe(1);
    expect(await prisma().idempotencyRecord.findMany({ select: { key: true } })).toEqual([{ key: "new" }]);
  });

  it("takes links to a new password and offers of a seat that are long over", async () => {
    const { user, id } = await makeMember(world.id, "owner");
    const reset = (token: string, expires_at: Date) => ({ token_hash: Buffer.from(token), user_id: user, expires_at });
    await prisma().passwordReset.createMany({ data: [reset("over", daysAgo(0.1)), reset("good", daysAgo(-0.1))] });
    const invite = (name: string, expires_at: Date, accepted_at: Date | null = null) => {
      const about = { project_id: world.id, id: `inv_${name}`, email: `${name}@example.com`, role: "agent" };
      return { ...about, token_hash: Buffer.from(name), invited_by_id: id, expires_at, accepted_at };
    };
    await prisma().invite.createMany({
      data: [
        invite("over", daysAgo(31)),
        invite("shown", daysAgo(29)),
        invite("taken", daysAgo(31), daysAgo(32)),
        invite("good", daysAgo(-1)),
      ],
    });
    expect(await pruneLinks()).toBe(2);
    expect(await prisma().passwordReset.count()).toBe(1);
    const left = await prisma().invite.findMany({ select: { id: true }, orderBy: { id: "asc" } });
    expect(left.map((each) => each.id)).toEqual(["inv_good", "inv_shown", "inv_taken"]);
  });

  it("takes buckets that have long been full again", async () => {
    await pool().query("DELETE FROM rate_bucket");
    const bucket = (id: string, updated_at: Date) => ({ id, tokens: 3, updated_at });
    await prisma().rateBucket.createMany({ data: [bucket("old", daysAgo(1.1)), bucket("new", daysAgo(0.9))] });
    expect(await pruneBuckets()).toBe(1);
    expect(await prisma().rateBucket.findMany({ select: { id: true } })).toEqual([{ id: "new" }]);
  });

  it("takes changes of busy times after a day", async () => {
    await pool().query("DELETE FROM busy_change");
    const change = (resource_id: string, at: Date) => ({ workspace: "prj_any", transaction: 7, resource_id, at });
    await prisma().busyChange.createMany({ data: [change("res_old", daysAgo(1.1)), change("res_new", daysAgo(0.9))] });
    expect(await pruneBusyChanges()).toBe(1);
    expect(await prisma().busyChange.findMany({ select: { resource_id: true } })).toEqual([{ resource_id: "res_new" }]);
  });

  it("takes published events after a month, and never one that is not handed on", async () => {
    await pool().query("DELETE FROM event");
    const row = { project_id: world.id, type: "x.y", subject_id: "s", data: {}, created_at: daysAgo(40) };
    await prisma().event.createMany({
      data: [
        { ...row, id: "evt_stuck" },
        { ...row, id: "evt_old", published_at: daysAgo(31) },
        { ...row, id: "evt_kept", published_at: daysAgo(29) },
      ],
    });
    expect(await pruneEvents()).toBe(1);
    const left = await prisma().event.findMany({ select: { id: true }, orderBy: { seq: "asc" } });
    expect(left).toEqual([{ id: "evt_stuck" }, { id: "evt_kept" }]);
  });
});
