import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { copyOf } from "@/e2e/api/own-database";
import { authSecret, makeTenants, metricsToken, type Tenants } from "@/e2e/api/tenants";
import { startInstallation } from "@/e2e/installation";
import { graphFake, telegramFake } from "@/lib/testing/companies/messengers";
import startServer from "@/lib/testing/server";

declare module "vitest" {
  interface ProvidedContext {
    /** The service through the direct server and through Next's, over one database. */
    doors: { direct: string; next: string };
    databaseUrl: string;
    /** Where the direct server records stalls of its event loop. */
    stallsFile: string;
    tenants: Tenants;
  }
}

const env = {
  RATE_LIMIT_BURST: "1000000",
  RATE_LIMIT_REFILL_PER_SECOND: "1000",
  MEMBER_RATE_LIMIT_BURST: "1000000",
  VISITOR_RATE_LIMIT_BURST: "1000000",
  AUTH_SECRET: authSecret,
  ENCRYPTION_KEY: "0".repeat(64),
  METRICS_TOKEN: metricsToken,
  WEBHOOK_ALLOW_LOOPBACK: "1",
};

/** Two installations over one database: the suite runs against one, a subset against the other. */
export default async function setup(project: TestProject) {
  const stopServer = await startServer(project);
  // No request leaves the machine: the channels' companies are faked here too.
  const [graph, telegram] = [await graphFake(), await telegramFake()];
  const databaseUrl = await copyOf(project.getProvidedContext().template, "shared");
  const shared = {
    ...env,
    DATABASE_URL: databaseUrl,
    WHATSAPP_API_URL: graph.url,
    TELEGRAM_API_URL: telegram.url,
  };
  const notes = mkdtempSync(join(tmpdir(), "turnero-stalls-"));
  const stallsFile = join(notes, "stalls");
  writeFileSync(stallsFile, "");
  const watched = {
    STALLS_FILE: stallsFile,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "note-stalls.mjs"))}`,
  };
  const [direct, next] = await Promise.all([
    startInstallation({ env: { ...shared, ...watched } }),
    startInstallation({ env: { ...shared, API_DOOR: "next" } }),
  ]);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  project.provide("tenants", await makeTenants(database));
  await database.end();
  project.provide("doors", { direct: direct.baseUrl, next: next.baseUrl });
  project.provide("databaseUrl", databaseUrl);
  project.provide("stallsFile", stallsFile);
  return async () => {
    await Promise.all([next.stop(), direct.stop()]);
    await Promise.all([graph.stop(), telegram.stop(), stopServer()]);
    rmSync(notes, { recursive: true, force: true });
  };
}
