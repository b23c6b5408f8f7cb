// npm run restore-proof [-- FILE]: restores a backup (a new one, unless one is named) into a separate database and
// verifies it: every table's rows, the migrations in order, and a web process that answers on it.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled, requireNode, root } from "./install.mjs";

requireNode();
ensureInstalled();
const { describeBackup, differences, inventory, loadBackup, writeBackup } = await import("./backup-file.mjs");
const { ensureBuilt } = await import("./build.mjs");
const { withInstallation } = await import("./installation-database.mjs");
const { migrate } = await import("./migrations.mjs");
const { freePort, startPostgres } = await import("./postgres.mjs");
const { prepareService, serviceRole } = await import("./service-role.mjs");

/** Only the web process: a worker over a copy would send everything a second time. */
async function askReady(env) {
  const PORT = String(await freePort());
  const child = fork(join(root, "dist", "serve.mjs"), [], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...env, PORT, APP_URL: `http://localhost:${PORT}`, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  const gone = new Promise((done) => child.once("exit", done));
  try {
    await Promise.race([
      new Promise((ready) => child.once("message", ready)),
      gone.then((code) => Promise.reject(new Error(`The web process ended with ${code}.`))),
    ]);
    return await (await fetch(`http://127.0.0.1:${PORT}/api/ready`)).json();
  } finally {
    child.kill("SIGTERM");
    await gone;
  }
}

function show(expected, found) {
  const width = Math.max(...Object.keys(expected.tables).map((table) => table.length));
  for (const [table, { rows, sum }] of Object.entries(expected.tables)) {
    const same = found.tables[table]?.rows === rows && found.tables[table]?.sum === sum;
    console.log(`${table.padEnd(width)} ${rows.padStart(10)} rows  ${same ? "same" : "NOT THE SAME"}`);
  }
}

const scratch = mkdtempSync(join(tmpdir(), "turnero-restore-"));
let postgres = null;
try {
  await ensureBuilt();
  await withInstallation(
    async (env) => {
      let [file] = process.argv.slice(2);
      if (!file) {
        file = join(scratch, "backup.jsonl.gz");
        await writeBackup(env.DATABASE_URL, file);
      }
      const expected = await describeBackup(file);
      postgres = await startPostgres(join(scratch, "postgres"), { durable: false });
      // As the service's own role, which is no superuser, so that its rights are tested too.
      const url = await prepareService(postgres.url("restored"));
      await migrate(url);
      await loadBackup(url, file);
      const found = await inventory(url);
      show(expected, found);
      const faults = differences(expected, found);
      const { DATABASE_DIRECT_URL: _, ...others } = env;
      const { checks } = await askReady({ ...others, DATABASE_URL: url, DATA_DIR: scratch });
      if (!checks.database || !checks.migrations) faults.push(`/api/ready answered ${JSON.stringify(checks)}.`);
      if (faults.length > 0) throw new Error(faults.join("\n"));
      console.log(`${found.migrations.length} migrations in order; /api/ready: database and migrations are good.`);
      console.log(`Migrated, loaded, compared and served as the role ${serviceRole}, which is no superuser.`);
      console.log(`The backup of ${expected.at} can be restored: every table is as it was.`);
    },
    { secrets: true },
  );
} catch (error) {
  console.error(`The restore is not proved: ${error.message || error}`);
  process.exitCode = 1;
} finally {
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
