import "@/scripts/output.mjs";
import { startWorker, type Worker } from "@/inngest/worker";
import { pool } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { stopLive } from "@/lib/core/live";
import { log } from "@/lib/core/monitoring/log";
import { shareFormats } from "@/lib/core/text/shared-formats";
import { collectStart } from "@/scripts/collect-start";
import { startTracing } from "@/scripts/start-tracing";

let stopTracing = async (): Promise<void> => {};

async function start(): Promise<Worker> {
  try {
    env();
    shareFormats();
    stopTracing = await startTracing("worker");
    return await startWorker();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return process.exit(1);
  }
}

const worker = await start();
collectStart();
let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  log.info("stopping");
  await worker.stop();
  await stopLive();
  await pool().end();
  await stopTracing();
  log.info("stopped");
  process.exit(0);
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
process.once("disconnect", stop); // The supervisor has ended, so this must too.

// Only now: the parent may stop it as soon as it is told.
log.info("background work runs", { worker: worker.id, pid: process.pid });
process.send?.({ ready: true });
