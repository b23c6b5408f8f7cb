import { catalogOf } from "@/inngest/embedded/catalog";
import { startExecutor } from "@/inngest/embedded/executor";
import { protocolOf } from "@/inngest/embedded/protocol";
import { startRelay, toExecutor } from "@/inngest/relay/relay";
import { relayBatch } from "@/inngest/relay/store";
import { client, functions } from "@/lib/testing/background/functions";

// A worker for the tests that kill one. RELAY=hang stops it between the claim of events and their commit.
process.once("disconnect", () => process.exit()); // Nothing outlives the test that started it.
const catalog = catalogOf(client.id, functions);
if (process.env.RELAY === "hang") {
  await relayBatch(200, async (tx, rows) => {
    await toExecutor(catalog)(tx, rows);
    process.send?.({ claimed: rows.length });
    await new Promise((done) => setTimeout(done, 3_600_000));
  });
} else {
  const timing = { leaseMs: 60_000, idleMs: 25 };
  await startExecutor({ catalog, protocol: protocolOf(client, functions), timing });
  if (process.env.RELAY === "run") startRelay(toExecutor(catalog));
  process.send?.({ ready: true });
}
