import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Call, clientOf } from "@/e2e/api/client";
import { copyOf } from "@/e2e/api/own-database";
import { authSecret, insertKey, insertProject } from "@/e2e/api/tenants";
import { type Installation, startInstallation } from "@/e2e/installation";

const burst = 500;
let database: pg.Client;
let installation: Installation;
let call: Call;

beforeAll(async () => {
  installation = await startInstallation({
    env: {
      DATABASE_URL: await copyOf(inject("template"), "limits"),
      AUTH_SECRET: authSecret,
      ENCRYPTION_KEY: "0".repeat(64),
      RATE_LIMIT_BURST: String(burst),
      RATE_LIMIT_REFILL_PER_SECOND: "0",
    },
  });
  call = clientOf(installation.baseUrl);
  database = new pg.Client({ connectionString: installation.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await installation?.stop();
});

/** `calls` calls by 16 clients at once; how many of each status. */
async function flood(calls: number, sent: { key?: string; headers?: Record<string, string> }) {
  const counts: Record<number, number> = {};
  let left = calls;
  const client = async () => {
    while (left-- > 0) {
      const { status } = await call("/me", sent);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  return counts;
}

describe("the rate limit", () => {
  it("admits exactly the burst, however many call at once", async () => {
    const key = await insertKey(database, await insertProject(database, "Flood"));
    expect(await flood(3200, { key })).toEqual({ 200: burst, 429: 3200 - burst });
  });

  it("says on every answer what is left, and on a refusal how long to wait", async () => {
    const key = await insertKey(database, await insertProject(database, "Headers"));
    const first = await call("/me", { key });
    expect(first.headers).toMatchObject({ "ratelimit-limit": "500", "ratelimit-remaining": "499" });
    expect(first.headers["retry-after"]).toBeUndefined();
    await flood(burst, { key });
    const refused = await call("/me", { key });
    expect(refused.json).toMatchObject({ status: 429, code: "rate_limited" });
    expect(refused.headers["ratelimit-remaining"]).toBe("0");
    expect(refused.headers["retry-after"]).toBe(refused.headers["ratelimit-reset"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
  });

  it("holds for the keys of one project together, and gives a refused key its token back", async () => {
    const project = await insertProject(database, "Shared");
    const [one, other] = [await insertKey(database, project), await insertKey(database, project)];
    expect((await flood(300, { key: one }))[200]).toBe(300);
    expect(await flood(300, { key: other })).toEqual({ 200: 200, 429: 100 });
    const { rows } = await database.query(
      "SELECT tokens FROM rate_bucket JOIN api_key ON 'key:' || api_key.id = rate_bucket.id WHERE project_id = $1 ORDER BY tokens",
      [project],
    );
    expect(rows.map(({ tokens }) => tokens)).toEqual([200, 300]);
  });

  it("comes before the scope and after the path", async () => {
    const key = await insertKey(database, await insertProject(database, "Order"), []);
    await flood(burst, { key });
    const body = "x".repeat(2_000_000);
    expect((await call("/customers", { method: "POST", key, body })).status).toBe(429);
    expect((await call("/nowhere", { key })).status).toBe(404);
    expect((await call("/me", { method: "DELETE", key })).status).toBe(405);
  });

  it("is drawn from the caller's address without a valid key, whatever address is claimed", async () => {
    await database.query("DELETE FROM rate_bucket WHERE id LIKE 'address:%'");
    const headers = { "x-turnero-address": "203.0.113.1", "x-forwarded-for": "203.0.113.2" };
    expect(await flood(200, {})).toEqual({ 401: 200 });
    expect(await flood(200, { key: "tk_live_wrong" })).toEqual({ 401: 200 });
    expect(await flood(200, { headers })).toEqual({ 401: 100, 429: 100 });
    const { rows } = await database.query("SELECT id FROM rate_bucket WHERE id LIKE 'address:203.%'");
    expect(rows).toEqual([]);
  });
});
