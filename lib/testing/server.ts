import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { holdAllocationsToBookings } from "@/lib/testing/slots/allocation-rule";
import { migrate } from "@/scripts/migrations.mjs";
import { ensureDatabase, startPostgres } from "@/scripts/postgres.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated database that every test file copies. */
    template: string;
  }
}

/** One Postgres for all test files, without fsync, removed with the run. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "turnero-test-"));
  const postgres = await startPostgres(folder, { durable: false, settings: { max_connections: 300 } });
  const template = postgres.url("template");
  await ensureDatabase(template);
  await migrate(template);
  await holdAllocationsToBookings(template);
  project.provide("template", template);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
