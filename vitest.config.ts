import { defineConfig } from "vitest/config";

const alias = { "@": import.meta.dirname };
const env = {
  NODE_ENV: "test" as const,
  AUTH_SECRET: "a secret that only tests know, long enough",
  ENCRYPTION_KEY: "a key that only tests know and nobody else",
  RATE_LIMIT_BURST: "1000000",
};
/** A busy machine may take ten times as long, and a hang is still reported. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

const db = {
  exclude: ["**/node_modules/**"],
  env,
  pool: "forks" as const,
  globalSetup: "lib/testing/server.ts",
  setupFiles: "lib/testing/database.ts",
  ...patience,
};
/** Tests that start, flood or kill their own installations and processes; the others share one, one file after the other. */
const apart = ["faults", "floods", "booking-faults", "limits", "mail", "rotate-key", "shutdown"].map(
  (name) => `e2e/api/${name}.spec.ts`,
);
const api = { env, ...patience, fileParallelism: false, isolate: false };
/** Tests that start background work, or change what a process reads once, have their own process. */
const alone = [
  "inngest/**/*.db.test.ts",
  "soak/loopback/*.db.test.ts",
  "lib/core/monitoring/tracing.db.test.ts",
  "lib/api/access/secure-session.db.test.ts",
];

export default defineConfig({
  resolve: { alias },
  test: {
    // On two cores vitest would run one file at a time; each has its own database, so two can run in parallel.
    maxWorkers: 2,
    // Units, database and API tests are runs of their own: what one has translated, the next takes from the disk.
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
          env,
          // Loading the code again for every file would take longer than most of them.
          isolate: false,
          setupFiles: "lib/testing/process.ts",
          ...patience,
        },
      },
      {
        resolve: { alias },
        // Loading the code takes longer than most files, so files share processes; each has its own database.
        test: { ...db, name: "db", include: ["**/*.db.test.ts"], exclude: [...db.exclude, ...alone], isolate: false },
      },
      { resolve: { alias }, test: { ...db, name: "db-alone", include: alone } },
      {
        resolve: { alias },
        test: {
          ...api,
          name: "api",
          include: ["e2e/api/**/*.spec.ts"],
          exclude: apart,
          globalSetup: "e2e/api/installation.ts",
        },
      },
      {
        resolve: { alias },
        test: { ...api, name: "api-apart", include: apart, globalSetup: "lib/testing/server.ts" },
      },
    ],
  },
});
