import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { insertKey, insertProject } from "@/e2e/api/tenants";
import { type Installation, startInstallation } from "@/e2e/installation";

/** Installations that a test may kill; `cleanUp` removes what is left. */
const env = { RATE_LIMIT_BURST: "100000" };
const cleanups: (() => unknown)[] = [];
export const afterwards = (clean: () => unknown): void => void cleanups.push(clean);
export async function cleanUp(): Promise<void> {
  for (const clean of cleanups.splice(0).reverse()) await clean();
}

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "turnero-fault-"));
  afterwards(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

export async function started(options: Parameters<typeof startInstallation>[0]): Promise<Installation> {
  const installation = await startInstallation({ env, ...options });
  afterwards(installation.stop);
  return installation;
}

export async function withDatabase<T>(
  { databaseUrl }: Installation,
  work: (database: pg.Client) => Promise<T>,
): Promise<T> {
  const database = new pg.Client({ connectionString: databaseUrl });
  database.on("error", () => {});
  await database.connect();
  return work(database).finally(() => database.end());
}

export const newKey = (installation: Installation): Promise<string> =>
  withDatabase(installation, async (database) => insertKey(database, await insertProject(database, "Faults")));
