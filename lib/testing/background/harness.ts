import { type ChildProcess, fork } from "node:child_process";
import { catalogOf } from "@/inngest/embedded/catalog";
import { type Executor, startExecutor } from "@/inngest/embedded/executor";
import { protocolOf } from "@/inngest/embedded/protocol";
import type { Timing } from "@/inngest/embedded/timing";
import { toExecutor } from "@/inngest/relay/relay";
import { relayBatch } from "@/inngest/relay/store";
import { pool, prisma } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { client, functions } from "@/lib/testing/background/functions";
import { recordInvented } from "@/lib/testing/background/invented-events";

export const catalog = catalogOf(client.id, functions);

/** A lease longer than any pause of a busy machine: a slow worker is not taken for dead. */
export const quick: Partial<Timing> = { leaseMs: 60_000, idleMs: 20, backoffMs: (attempt) => 20 * 2 ** attempt };

export const executor = (timing: Partial<Timing> = {}, width = 8): Promise<Executor> =>
  startExecutor({ catalog, protocol: protocolOf(client, functions), timing: { ...quick, ...timing }, width });

/** Relays everything that waits, once. */
export async function relayAll(): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await relayBatch(200, toExecutor(catalog));
    total += count;
    if (count === 0) return total;
  }
}

/** Writes an event and relays it; answers the run that it started. */
export async function start(
  project: ProjectId,
  type: `test.${string}`,
  data: object = {},
  subject = "x",
): Promise<string> {
  const id = await recordInvented(prisma(), project, type, subject, data);
  await relayAll();
  const run = await prisma().backgroundRun.findFirst({ where: { event_id: id } });
  return run?.id ?? "";
}

export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  patienceMs = 60_000,
): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((done) => setTimeout(done, 15));
  }
}

/** Until somebody waits for a lock in this database. */
export const lockAwaited = (by: string) =>
  until(`${by} to wait for a lock`, async () => {
    const waiting = await prisma().$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return waiting.length > 0;
  });

export const runOf = (id: string) => prisma().backgroundRun.findUniqueOrThrow({ where: { id } });

export const ended = (id: string) =>
  until(`the end of ${id}`, async () => {
    const run = await runOf(id);
    return run.status !== "active" && run;
  });

/** As if the run's worker had been silent for its whole lease. */
export const leaseEnds = (id: string) => pool().query("UPDATE background_run SET due_at = now() WHERE id = $1", [id]);

export const asleep = (id: string, wakeAt: string) =>
  until(`the sleep of ${id}`, async () => {
    const run = await runOf(id);
    return run.worker === null && run.due_at.toISOString() === wakeAt;
  });

/** Has a run that sleeps wake up then. */
export async function wakeAt(id: string, at: Date): Promise<void> {
  await pool().query("UPDATE background_step SET due_at = $2 WHERE run_id = $1 AND status = 'planned'", [id, at]);
  await pool().query("UPDATE background_run SET due_at = $2 WHERE id = $1", [id, at]);
}

/** How often each step of a run was carried out. */
export async function marksOf(run: string): Promise<Record<string, number>> {
  const { rows } = await pool().query<{ name: string; count: number }>(
    "SELECT name, count(*)::int AS count FROM mark WHERE run = $1 GROUP BY name",
    [run],
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** A worker in a process of its own; resolves with its first message. */
export async function spawnWorker(env: Record<string, string> = {}): Promise<{ child: ChildProcess; said: unknown }> {
  const child = fork("lib/testing/background/worker.ts", {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const said = await new Promise((done, fail) => {
    child.once("message", done);
    child.once("exit", (code) => fail(new Error(`The worker ended with ${code}.`)));
  });
  return { child, said };
}

/** kill -9, and wait until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await gone;
}
