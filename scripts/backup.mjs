// npm run backup [-- FILE]: the whole database in one file, while the service runs.
import { mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ensureInstalled, requireNode } from "./install.mjs";
import { dataDir } from "./settings.mjs";

requireNode();
ensureInstalled({ tools: false });
const { withInstallation } = await import("./installation-database.mjs");
const { writeBackup } = await import("./backup-file.mjs");

const stamp = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
const file = resolve(process.argv[2] ?? join(dataDir(), "backups", `turnero-${stamp}.jsonl.gz`));
try {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const { tables } = await withInstallation(({ DATABASE_URL }) => writeBackup(DATABASE_URL, file));
  const rows = Object.values(tables).reduce((sum, table) => sum + Number(table.rows), 0);
  console.log(`${file}: ${rows} rows of ${Object.keys(tables).length} tables, ${statSync(file).size} bytes.`);
  console.log("Not in it: files (DATA_DIR/files or the S3 bucket), AUTH_SECRET and ENCRYPTION_KEY. Keep those apart.");
} catch (error) {
  console.error(`No backup was written: ${error.message || error}`);
  process.exitCode = 1;
}
