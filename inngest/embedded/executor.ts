import { randomUUID } from "node:crypto";
import type { Catalog } from "@/inngest/embedded/catalog";
import type { Protocol } from "@/inngest/embedded/protocol";
import { claimRuns, type Run, releaseRun, renewLeases } from "@/inngest/embedded/store";
import { enrol, tick } from "@/inngest/embedded/timetable/tick";
import { type Timing, usualTiming } from "@/inngest/embedded/timing";
import { take } from "@/inngest/embedded/turn";
import { type Loop, loop } from "@/inngest/loop";
import { log } from "@/lib/core/log";
import { traced } from "@/lib/core/tracing";

export type Executor = { wake(): void; stop(patienceMs?: number): Promise<void> };

type Options = { catalog: Catalog; protocol: Protocol; timing?: Partial<Timing>; width?: number; worker?: string };

/** Runs what is due, `width` runs at a time. Any number of executors may share a database. */
export async function startExecutor(options: Options): Promise<Executor> {
  const { catalog, protocol, width = 8, worker = randomUUID() } = options;
  const timing = { ...usualTiming, ...options.timing };
  const held = new Map<Run, Promise<void>>();
  let stopping = false;
  await enrol(catalog);

  const begin = (run: Run): void => {
    const entry = catalog.get(run.function_id);
    if (!entry) return;
    const span = {
      name: `run ${run.function_id}`,
      attributes: { "turnero.run": run.id, "turnero.attempt": run.attempt },
    };
    const turn = () => take(run, { entry, protocol, timing, stopping: () => stopping });
    const done = traced(span, turn).finally(() => {
      held.delete(run);
      claiming.wake();
    });
    held.set(run, done);
  };

  const claiming: Loop = loop("executor", timing.idleMs, async () => {
    const free = width - held.size;
    if (free <= 0) return false;
    const runs = await claimRuns({ worker, functions: [...catalog.keys()], leaseMs: timing.leaseMs, most: free });
    for (const run of runs) begin(run);
    return runs.length === free;
  });
  const renewing = loop("leases", timing.leaseMs / 3, async () => {
    if (held.size > 0) await renewLeases([...held.keys()], timing.leaseMs);
    return false;
  });
  const timetables = loop("timetables", Math.min(1000, timing.idleMs * 4), async () => {
    if ((await tick(catalog)) > 0) claiming.wake();
    return false;
  });

  return {
    wake: () => claiming.wake(),
    async stop(patienceMs = 10_000) {
      stopping = true;
      await Promise.all([claiming.stop(), timetables.stop()]);
      await settled([...held.values()], patienceMs);
      await renewing.stop();
      // A step that outlasts our patience dies with the process; its run goes to another worker at once.
      await Promise.allSettled([...held.keys()].map((run) => releaseRun(run, null, run.attempt)));
      if (held.size > 0) log.warn("stopped amid background steps", { runs: held.size });
    },
  };
}

async function settled(work: Promise<void>[], patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, patienceMs);
  });
  await Promise.race([Promise.allSettled(work), patience]);
  clearTimeout(timer);
}
