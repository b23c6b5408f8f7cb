import { randomUUID } from "node:crypto";
import type { Catalog } from "@/inngest/embedded/catalog";
import { chosen, type Limits, roomIn } from "@/inngest/embedded/limits";
import type { Protocol } from "@/inngest/embedded/protocol";
import {
  claimRuns,
  type Run,
  releaseRun,
  renewLeases,
  suspicious,
  type Waiting,
  waitingRuns,
  waitingSuspects,
} from "@/inngest/embedded/store";
import { enrol, tick } from "@/inngest/embedded/timetable/tick";
import { type Timing, usualTiming } from "@/inngest/embedded/timing";
import { runTurn } from "@/inngest/embedded/turn";
import { type Loop, loop } from "@/inngest/loop";
import { withTimeout } from "@/lib/core/concurrency/timeout";
import { log } from "@/lib/core/monitoring/log";
import { traced } from "@/lib/core/monitoring/tracing";

export type Executor = { wake(): void; stop(patienceMs?: number): Promise<void> };

type Options = { catalog: Catalog; protocol: Protocol; timing?: Partial<Timing>; width?: number; worker?: string };

const limitsIn = (catalog: Catalog): Limits =>
  new Map([...catalog.values()].flatMap(({ id, limit }) => (limit ? [[id, limit] as const] : [])));

/**
 * Runs what is due. A function with a limit has its own places; the others share `width`, which long-running functions
 * cannot use up. Any number of executors may share a database; each has its own places.
 */
export async function startExecutor(options: Options): Promise<Executor> {
  const { catalog, protocol, width = 8, worker = randomUUID() } = options;
  const timing = { ...usualTiming, ...options.timing };
  const held = new Map<Run, Promise<void>>();
  const limits = limitsIn(catalog);
  const shared = [...catalog.keys()].filter((id) => !limits.has(id));
  let stopping = false;
  await enrol(catalog);

  const begin = (run: Run): void => {
    const entry = catalog.get(run.function_id);
    if (!entry) return;
    const span = {
      name: `run ${run.function_id}`,
      attributes: { "turnero.run": run.id, "turnero.attempt": run.attempt },
    };
    const turn = () => runTurn(run, { entry, protocol, timing, stopping: () => stopping });
    const done = traced(span, turn).finally(() => {
      held.delete(run);
      wake();
    });
    held.set(run, done);
  };

  const heldWhere = (isLimited: boolean) => [...held.keys()].filter((run) => limits.has(run.function_id) === isLimited);
  const own = { worker, leaseMs: timing.leaseMs };

  async function claimShared(): Promise<boolean> {
    const free = width - heldWhere(false).length;
    if (free <= 0) return false;
    const runs = await claimRuns({ ...own, functions: shared, most: free });
    for (const run of runs) begin(run);
    return runs.length === free;
  }

  /** Only one loop claims such runs, so the counted number can only decrease before they are claimed. */
  async function claimLimited(): Promise<void> {
    const { functions, full } = roomIn(limits, heldWhere(true));
    if (functions.length === 0) return;
    const waiting = await waitingRuns(functions, full);
    const ids = chosen(limits, heldWhere(true), waiting).map(({ id }) => id);
    if (ids.length === 0) return;
    for (const run of await claimRuns({ ...own, ids, most: ids.length })) begin(run);
  }

  /** Runs that may crash this worker are run one at a time, so that only the culprit is left unfinished. */
  async function claimSuspect(): Promise<void> {
    if ([...held.keys()].some((run) => run.unfinished >= suspicious)) return;
    const waiting = await waitingSuspects([...catalog.keys()]);
    const hasPlace = (run: Waiting) =>
      !limits.has(run.function_id) || chosen(limits, heldWhere(true), [run]).length > 0;
    const next = waiting.find(hasPlace);
    if (next) for (const run of await claimRuns({ ...own, ids: [next.id], most: 1 })) begin(run);
  }

  const claiming: Loop = loop("executor", timing.idleMs, claimShared);
  const limiting: Loop = loop("places", timing.idleMs, async () => {
    await claimLimited();
    await claimSuspect();
    return false;
  });
  const wake = (): void => {
    claiming.wake();
    limiting.wake();
  };
  const renewing = loop("leases", timing.leaseMs / 3, async () => {
    if (held.size > 0) await renewLeases([...held.keys()], timing.leaseMs);
    return false;
  });
  const timetables = loop("timetables", Math.min(1000, timing.idleMs * 4), async () => {
    if ((await tick(catalog)) > 0) wake();
    return false;
  });

  return {
    wake,
    async stop(patienceMs = 10_000) {
      stopping = true;
      await Promise.all([claiming.stop(), limiting.stop(), timetables.stop()]);
      await withTimeout(Promise.allSettled(held.values()), patienceMs);
      await renewing.stop();
      // A step that exceeds the shutdown time dies with the process; its run is released to another worker at once.
      await Promise.allSettled([...held.keys()].map((run) => releaseRun(run, null, run.attempt)));
      if (held.size > 0) log.warn("stopped amid background steps", { runs: held.size });
    },
  };
}
