// npm run soak [-- --seconds 300 --clients 64 --web 1 --seed 1 --standby --pgbouncer --calm]: load and faults together, then an audit.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { audit } from "@/soak/auditor";
import { Caller, randomFrom } from "@/soak/caller";
import { live } from "@/soak/errands";
import { keepFailures } from "@/soak/failures";
import { faultsOf, strikeInTurn } from "@/soak/faults";
import type { Query } from "@/soak/finding";
import { startInstallation } from "@/soak/installation";
import { Ledger } from "@/soak/ledger";
import { watchMemory } from "@/soak/memory";
import { loopback, type Options, optionsOf, usage } from "@/soak/options";
import { printed, summed } from "@/soak/outcome";
import { whenQuiet } from "@/soak/quiet";
import { startReceivers } from "@/soak/receivers";
import { holdSeconds, makeWorld } from "@/soak/world";

const { seconds, clients, web, seed, keep, calm, ...middle } = chosen();
function chosen(): Options {
  if (process.argv.includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return optionsOf(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** A delivery leased by a killed worker is taken over after 45 seconds; retries and the next scheduled run come on top. */
const patienceSeconds = 180;

const began = performance.now();
const between = [
  middle.standby && "a standby",
  middle.pgbouncer && "PgBouncer in transaction mode",
  middle.inngest && `Inngest ${middle.inngest === loopback ? "on loopback" : `at ${Object.values(middle.inngest)[0]}`}`,
].filter(Boolean);
console.log(
  `Soak: ${[`${seconds} s`, `${clients} clients`, `${web} web process${web === 1 ? "" : "es"}`, ...between].join(", ")}, seed ${seed}.`,
);
if (!middle.faketime)
  console.log(
    "The database's clock is left alone: there is no libfaketime here (Debian: apt-get install libfaketime).",
  );
const installation = await startInstallation({ web, holdSeconds, ...middle }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1); // Everything that was started ends with this process.
});
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => installation.stop().then(() => process.exit(130)));
const receivers = await startReceivers(randomFrom(seed + 1));

async function withDatabase<T>(connectionString: string, work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client({ connectionString });
  await database.connect();
  return work(database).finally(() => database.end());
}
const queryOf =
  (database: pg.Client): Query =>
  async (text, given) =>
    (await database.query(text, given)).rows;
const withEngine = <T>(work: (database: pg.Client | null) => Promise<T>): Promise<T> =>
  installation.engine ? withDatabase(installation.engine.databaseUrl, work) : work(null);

const projects = await withDatabase(installation.databaseUrl(), (database) =>
  makeWorld(database, installation.doors[0] as string, receivers),
);
const ledger = new Ledger();
const until = performance.now() + seconds * 1000;
const isOver = () => performance.now() > until;
const callers = Array.from({ length: clients }, (_, n) => {
  const project = projects[n % projects.length] as (typeof projects)[number];
  return new Caller(project, `c${n}`, installation.doors, ledger, randomFrom(seed * 1000 + n), isOver);
});
const memory = watchMemory(installation.watched);
const faults = calm ? [] : faultsOf(installation, randomFrom(seed));
const [struck] = await Promise.all([
  strikeInTurn(faults, isOver, randomFrom(seed + 2)),
  ...callers.map((caller) => live(caller, isOver)),
]);
memory.stop();

console.log("The faults are over; every open question is asked once more, and what is under way comes to its end…");
receivers.calm();
const settledBy = performance.now() + 60_000;
await Promise.all(ledger.unsettled.map((again) => again(() => performance.now() > settledBy)));

const { findings, quiet } = await withDatabase(installation.databaseUrl(), (database) =>
  withEngine((engine) =>
    whenQuiet(
      database,
      patienceSeconds * 1000,
      async (quiet) => ({
        quiet,
        findings: await audit({
          query: queryOf(database),
          background: queryOf(engine ?? database),
          ledger,
          received: [...receivers.received],
          processes: installation.processes(),
          readFile: (key) => readFile(join(installation.folder, "files", key), "utf8").catch(() => null),
        }),
      }),
      engine,
    ),
  ),
);
receivers.stop();
const lost = findings.reduce((sum, { broken }) => sum + broken.length, 0);
console.log(printed({ ledger, struck, findings, received: receivers.received.length }));
console.log(`\nMemory\n\n${memory.printed()}`);
for (const sentence of memory.excess()) console.log(sentence);
if (ledger.failures.length > 0)
  console.log(keepFailures(installation.log, ledger.failures, join(import.meta.dirname, "../artifacts"), seed));
if (!quiet) console.log(`After ${patienceSeconds} s something was still under way.`);
console.log(`\n${summed(ledger, findings, (performance.now() - began) / 1000)}`);
console.log(
  lost === 0
    ? "\nLost: nothing."
    : `\nLost or wrong: ${lost}. Seed ${seed}; the processes' log is kept in ${installation.folder}.`,
);
await installation.stop({ keep: lost > 0 || keep });
process.exit(lost === 0 && memory.excess().length === 0 ? 0 : 1);
