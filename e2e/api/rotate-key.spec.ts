import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { copyOf } from "@/e2e/api/own-database";
import { authSecret, insertProject } from "@/e2e/api/tenants";
import { secretBox } from "@/lib/core/secrets/secret-box";
import { secretPlace } from "@/lib/domains/webhooks/signatures";

/** Asynchronous: the test runner expects this process to respond meanwhile. */
const execute = promisify(execFile);
const url = await copyOf(inject("template"), "rotated");
const database = new pg.Client({ connectionString: url });
const [old, current] = ["o".repeat(40), "c".repeat(40)] as const;
let project: string;

beforeAll(async () => {
  await database.connect();
  project = await insertProject(database, "Rotated");
  await database.query(
    "INSERT INTO webhook_endpoint (project_id, id, place, url, events, secret, warnings) VALUES ($1, 'whe_1', 1, 'https://x.example', '{}', $2, '{}')",
    [project, secretBox([old]).seal("whsec_kept", secretPlace(project, "whe_1"))],
  );
});
afterAll(() => database.end());

async function rotate(keys: Record<string, string>) {
  const env = {
    PATH: process.env.PATH ?? "",
    HOME: process.env.HOME ?? "",
    NODE_ENV: "production" as const,
    DATABASE_URL: url,
    AUTH_SECRET: authSecret,
    ...keys,
  };
  const cwd = join(import.meta.dirname, "../..");
  type Ended = { code?: number; stdout: string; stderr: string };
  const ended: Ended = await execute(process.execPath, ["scripts/rotate-key.mjs"], { cwd, env }).catch(
    (failed: Ended) => failed,
  );
  const { code = 0, stdout, stderr } = ended;
  return { code, output: `${stdout}${stderr}` };
}

describe("npm run rotate-key", () => {
  it("says what it cannot open without the older key, and leaves it as it is", async () => {
    const { code, output } = await rotate({ ENCRYPTION_KEY: current });
    expect(output).toMatch(/webhook_endpoint\.secret: 1 read, 0 sealed again, 1 unreadable/);
    expect(code).toBe(1);
  });

  it("seals everything with the new key, which then opens it alone", async () => {
    const { code, output } = await rotate({ ENCRYPTION_KEY: current, ENCRYPTION_KEY_PREVIOUS: old });
    expect(output).toMatch(/1 read, 1 sealed again, 0 unreadable[\s\S]*the older ones can go/);
    expect(code).toBe(0);
    const { rows } = await database.query("SELECT secret FROM webhook_endpoint");
    expect(secretBox([current]).open(rows[0].secret, secretPlace(project, "whe_1"))).toBe("whsec_kept");
  });
});
