// npm run migrate: applies pending migrations to DATABASE_URL and ends. For deployments that migrate before they roll.
import { ensureInstalled, requireNode } from "./install.mjs";

requireNode();
ensureInstalled({ tools: false });
const { withInstallation } = await import("./installation-database.mjs");
const { migrate } = await import("./migrations.mjs");

try {
  const applied = await withInstallation(({ DATABASE_URL }) => migrate(DATABASE_URL));
  console.log(applied.length === 0 ? "Nothing to migrate." : `Applied ${applied.join(", ")}.`);
} catch (error) {
  console.error(`Not migrated: ${error.message || error.errors?.[0]?.message || error}`);
  process.exitCode = 1;
}
