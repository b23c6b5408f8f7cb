import pg from "pg";
import type { TestProject } from "vitest/node";
import { authSecret, makeTenants, metricsToken, type Tenants } from "@/e2e/api/tenants";
import { startInstallation } from "@/e2e/installation";

declare module "vitest" {
  interface ProvidedContext {
    /** The service through the direct door, and through Next's, over one database. */
    doors: { direct: string; next: string };
    databaseUrl: string;
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
  // Nobody listens there: no call of these tests leaves the machine.
  WHATSAPP_API_URL: "http://127.0.0.1:9",
  TELEGRAM_API_URL: "http://127.0.0.1:9",
};

/** Two installations over one database: what the suite asks of one door, a subset asks of the other. */
export default async function setup(project: TestProject) {
  const direct = await startInstallation({ env });
  const { databaseUrl } = direct;
  const next = await startInstallation({ env: { ...env, API_DOOR: "next", DATABASE_URL: databaseUrl } });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  project.provide("tenants", await makeTenants(database));
  await database.end();
  project.provide("doors", { direct: direct.baseUrl, next: next.baseUrl });
  project.provide("databaseUrl", databaseUrl);
  return async () => {
    await next.stop();
    await direct.stop();
  };
}
