import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { makers } from "@/e2e/api/examples";
import { insertKey, insertProject } from "@/e2e/api/tenants";
import { newId } from "@/lib/core/ids";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
const dataDir = mkdtempSync(join(tmpdir(), "turnero-clients-"));
const database = new pg.Client({ connectionString: inject("databaseUrl") });
const base_url = `${inject("doors").direct}/api/v1`;
const missing = spawnSync("python3", ["--version"]).status !== 0;
if (missing) console.warn("python3 is not installed: the Python client is not tested.");

let api_key = "";
let project = "";
let env: NodeJS.ProcessEnv = { NODE_ENV: "test" };
beforeAll(async () => {
  await database.connect();
  project = await insertProject(database, "Clients");
  api_key = await insertKey(database, project);
  const service = await makers["/services"]?.(database, project);
  // The examples take the first free time, which must not begin while it is being booked.
  await database.query(
    `INSERT INTO time_off (project_id, id, resource_id, start_at, end_at)
     SELECT project_id, $3, resource_id, now(), now() + interval '2 hours' FROM service_requirement
     WHERE project_id = $1 AND service_id = $2`,
    [project, service, newId("off")],
  );
  // As the demo seed leaves it: the examples rely on it.
  writeFileSync(join(dataDir, "demo.json"), JSON.stringify({ base_url, api_key }));
  env = {
    NODE_ENV: "test",
    PATH: process.env.PATH ?? "",
    DATA_DIR: dataDir,
    PYTHONDONTWRITEBYTECODE: "1",
    TURNERO_URL: base_url,
    TURNERO_KEY: api_key,
    TURNERO_SERVICE: service ?? "",
  };
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await database.end();
});

/** What the line of an example says was booked is a booking of this project. */
async function expectBooked(output: string): Promise<void> {
  const [, id, status] = /^(bkg_\w+) (\w+): Corte at /.exec(output) ?? [];
  const { rows } = await database.query("SELECT status FROM booking WHERE project_id = $1 AND id = $2", [project, id]);
  expect([status, rows], output).toEqual(["confirmed", [{ status: "confirmed" }]]);
}

describe("the clients, against the running service", () => {
  it("TypeScript: the example books for real", async () => {
    const { stdout } = await run(process.execPath, ["scripts/run.mjs", "clients/examples/book.ts"], { cwd: root, env });
    await expectBooked(stdout);
  });

  it.skipIf(missing)("Python: the example books for real", async () => {
    const { stdout } = await run("python3", ["-W", "error", "clients/examples/book.py"], { cwd: root, env });
    await expectBooked(stdout);
  });

  it.skipIf(missing)("Python: its own tests pass", async () => {
    const cwd = join(root, "clients", "python");
    const { stderr } = await run("python3", ["-W", "error", "-m", "unittest", "-v", "tests.test_live"], { cwd, env });
    expect(stderr).toMatch(/Ran 6 tests[\s\S]*\nOK\n/);
    expect(stderr).not.toContain("skipped");
  });
});
