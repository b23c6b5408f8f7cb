// npm run migration -- add_bookings: writes the next migration from what changed in prisma/schema since the last one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pendingChange, schemaText } from "./migrations.mjs";
import { startPostgres } from "./postgres.mjs";

const name = process.argv[2];
if (!/^[a-z0-9_]+$/.test(name ?? "")) {
  console.error("Name the migration in lower case: npm run migration -- add_bookings");
  process.exit(1);
}
const scratch = mkdtempSync(join(tmpdir(), "turnero-migration-"));
const postgres = await startPostgres(scratch, { durable: false });
const sql = await pendingChange(postgres.url("postgres")).finally(async () => {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
});
if (sql === "")
  console.log("The schema and the migrations agree; the new migration is empty, for SQL written by hand.");
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = join("prisma", "migrations", `${stamp}_${name}`);
mkdirSync(folder);
writeFileSync(join(folder, "migration.sql"), `${sql}\n`);
writeFileSync(join(folder, "schema.prisma"), schemaText());
console.log(`${folder}/migration.sql written. Read it, and add by hand what the schema cannot say.`);
