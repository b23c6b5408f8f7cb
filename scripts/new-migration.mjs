// npm run migration -- add_bookings: writes the next migration: from a scratch database that the migrations build to prisma/schema.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, pendingChange } from "./migrations.mjs";
import { ensureDatabase, startPostgres } from "./postgres.mjs";

const name = process.argv[2];
if (!/^[a-z0-9_]+$/.test(name ?? "")) {
  console.error("Name the migration in lower case: npm run migration -- add_bookings");
  process.exit(1);
}
const scratch = mkdtempSync(join(tmpdir(), "turnero-migration-"));
const postgres = await startPostgres(scratch, { durable: false });

/** The difference between a database built by the migrations and the schema. */
async function change() {
  const url = postgres.url("scratch");
  await ensureDatabase(url);
  await migrate(url);
  return pendingChange(url);
}

const sql = await change().finally(async () => {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
});
if (sql === "")
  console.log("The schema and the migrations agree; the new migration is empty, for SQL written by hand.");
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = join("prisma", "migrations", `${stamp}_${name}`);
mkdirSync(folder);
writeFileSync(join(folder, "migration.sql"), `${sql}\n`);
console.log(`${folder}/migration.sql written. Read it, and add by hand what the schema cannot say.`);
