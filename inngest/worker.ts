import { randomUUID } from "node:crypto";
import type { Inngest, InngestFunction } from "inngest";
import { inngest } from "@/inngest/client";
import { type Catalog, catalogOf } from "@/inngest/embedded/catalog";
import { startExecutor } from "@/inngest/embedded/executor";
import { protocolOf } from "@/inngest/embedded/protocol";
import { functions as all, wishes } from "@/inngest/functions";
import { loop } from "@/inngest/loop";
import { startRelay, toExecutor, toInngest, wantedBy } from "@/inngest/relay/relay";
import { type Engine, engine } from "@/lib/core/env";
import { log } from "@/lib/core/monitoring/log";
import { announceFunctions, beat, forgetWorker } from "@/lib/domains/background/store";

export type Worker = { id: string; stop(): Promise<void> };

const announced = (catalog: Catalog) =>
  [...catalog.values()]
    .filter(({ events, crons }) => events.length + crons.length > 0)
    .map(({ id, name, events, crons, attempts, limit }) => ({
      id,
      name,
      triggers: [...events, ...crons.map(({ cron }) => `cron ${cron}`)],
      retries: attempts - 1,
      places: limit?.all ?? null,
    }));

/**
 * The background half of the service: always the relay, and without a configured Inngest the executor too. The catalogue
 * is read in every mode, so that a function that only one engine could run is found on any machine.
 */
export async function startWorker(
  client: Inngest = inngest,
  functions: readonly InngestFunction.Any[] = all,
  chosen: Engine = engine(),
): Promise<Worker> {
  const id = randomUUID();
  const catalog = catalogOf(client.id, functions);
  const executor =
    chosen.kind === "embedded"
      ? await startExecutor({ catalog, protocol: protocolOf(client, functions), worker: id })
      : null;
  const relay = executor
    ? startRelay(toExecutor(catalog, wishes(client.id)), () => executor.wake())
    : startRelay(toInngest(client, wantedBy(catalog)));
  const pulse = loop("pulse", 5000, async () => {
    await announceFunctions(announced(catalog));
    await beat({ id, engine: chosen.kind, relay_failures: relay.failures(), relay_error: relay.lastError() });
    return false;
  });
  return {
    id,
    async stop() {
      await Promise.all([relay.stop(), executor?.stop()]);
      await pulse.stop();
      // Without a database its row expires by itself, and this is not a crash.
      await forgetWorker(id).catch((error) => log.warn("the worker could not sign off", { error }));
    },
  };
}
