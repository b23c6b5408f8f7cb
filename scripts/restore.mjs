// npm run restore -- FILE: fills the empty database at DATABASE_URL with a backup, and checks every table.
import { ensureInstalled, requireNode } from "./install.mjs";

requireNode();
ensureInstalled({ tools: false });
const { describeBackup, loadBackup } = await import("./backup-file.mjs");
const { withInstallation } = await import("./installation-database.mjs");
const { migrate } = await import("./migrations.mjs");
const { ensureDatabase } = await import("./postgres.mjs");

const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error("Name the backup: npm run restore -- FILE");
  await withInstallation(async ({ DATABASE_URL }) => {
    const expected = await describeBackup(file);
    await ensureDatabase(DATABASE_URL).catch(() => {}); // A managed database already exists.
    await migrate(DATABASE_URL);
    await loadBackup(DATABASE_URL, file);
    console.log(`Restored ${Object.keys(expected.tables).length} tables as they were at ${expected.at}.`);
  });
} catch (error) {
  console.error(`Not restored: ${error.message || error}`);
  process.exitCode = 1;
}
