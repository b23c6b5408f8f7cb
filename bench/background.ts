// How fast events are relayed and steps carried out, beside a bare loop of inserts in the same run.
// node --import tsx bench/background.ts [events]
import { freshDatabase } from "./processes";

const count = Number(process.argv[2] ?? 5000);
const database = await freshDatabase();

const { pool, prisma } = await import("@/lib/core/db");
const { newId } = await import("@/lib/core/ids");
const { makeClient } = await import("@/inngest/client");
const { onInvented } = await import("@/lib/testing/background/invented-events");
const { catalogOf } = await import("@/inngest/embedded/catalog");
const { protocolOf } = await import("@/inngest/embedded/protocol");
const { startExecutor } = await import("@/inngest/embedded/executor");
const { relayBatch } = await import("@/inngest/relay/store");
const { toExecutor } = await import("@/inngest/relay/relay");

const client = makeClient({ kind: "embedded" });
const functions = [
  client.createFunction({ id: "three", triggers: [onInvented("bench.three")] }, async ({ step }) => {
    for (const name of ["one", "two", "three"]) await step.run(name, () => 1);
  }),
];
const catalog = catalogOf(client.id, functions);
const project = newId("prj");
const settings = { name: "Bench", timezone: "UTC", currency: "USD", locale: "en" };
await prisma().project.create({ data: { id: project, slug: "bench", ...settings } });

async function timed(name: string, units: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  const rate = units / ((performance.now() - start) / 1000);
  console.log(`${name}: ${Math.round(rate)} a second`);
  return rate;
}

const insert = (type: string) =>
  pool().query({
    name: "bench_insert",
    text: "INSERT INTO event (project_id, id, type, subject_id, data) VALUES ($1, $2, $3, 'x', '{}')",
    values: [project, newId("evt"), type],
  });
async function relayAll(): Promise<void> {
  while ((await relayBatch(200, toExecutor(catalog))) > 0);
}

const bare = await timed("bare inserts, one after the other", count, async () => {
  for (let i = 0; i < count; i++) await insert("bench.nobody");
});
const idle = await timed("events relayed that no function wants", count, relayAll);
for (let i = 0; i < count; i++) await insert("bench.three");
const busy = await timed("events relayed, each starting a run", count, relayAll);

const runs = Math.min(count, 1000);
await pool().query("DELETE FROM background_run WHERE id NOT IN (SELECT id FROM background_run LIMIT $1)", [runs]);
const steps = await timed(`steps, ${runs} runs of three`, runs * 3, async () => {
  const executor = await startExecutor({ catalog, protocol: protocolOf(client, functions) });
  while ((await prisma().backgroundRun.count({ where: { status: "active" } })) > 0)
    await new Promise((done) => setTimeout(done, 50));
  await executor.stop();
});
const ratio = (rate: number) => (rate / bare).toFixed(2);
console.log(`as a ratio to bare inserts: relay ${ratio(idle)}, relay with runs ${ratio(busy)}, steps ${ratio(steps)}`);

await database.stop();
