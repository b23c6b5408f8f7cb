import { afterEach, describe, expect, it } from "vitest";
import { metricsAnswer } from "@/lib/api/metrics";
import { pool } from "@/lib/core/db";
import { latencyBounds, observe } from "@/lib/core/monitoring/metrics";
import { announceFunctions } from "@/lib/domains/background/store";
import { setEnv } from "@/lib/testing/environment";

const token = "a-token-for-the-scraper";

const setToken = (value: string | undefined) => setEnv("METRICS_TOKEN", value);
afterEach(() => setToken(undefined));

const ask = (given?: string) =>
  metricsAnswer(
    new Request("http://localhost/api/metrics", given ? { headers: { authorization: `Bearer ${given}` } } : {}),
  );

async function samples(): Promise<Map<string, number>> {
  setToken(token);
  const text = await (await ask(token)).text();
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
}

describe("the metrics", () => {
  it("are nowhere without a token, and nobody's without the right one", async () => {
    setToken(undefined);
    const none = await ask("anything");
    expect([none.status, await none.text()]).toEqual([404, expect.stringContaining("METRICS_TOKEN is not set")]);
    setToken(token);
    expect((await ask()).status).toBe(401);
    expect((await ask("a-token-for-the-scrapes")).status).toBe(401);
    const told = await ask(token);
    expect([told.status, told.headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  });

  it("hold each answer in every bucket at or above its time", async () => {
    for (const ms of [1, 5, 30, 20_000]) observe("someOperation", 201, ms);
    observe("someOperation", 503, 1);
    const seen = await samples();
    const at = (le: number | string) =>
      seen.get(`turnero_request_duration_seconds_bucket{operation="someOperation",status="2xx",le="${le}"}`);
    expect(latencyBounds.map(at)).toEqual([2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3]);
    expect(at("+Inf")).toBe(4);
    const about = '{operation="someOperation",status="2xx"}';
    expect(seen.get(`turnero_request_duration_seconds_sum${about}`)).toBeCloseTo(20.036);
    expect(seen.get('turnero_request_duration_seconds_count{operation="someOperation",status="5xx"}')).toBe(1);
  });

  it("count what waits in the database, and how long", async () => {
    await pool().query(
      `INSERT INTO project (id, name, slug, timezone, currency, locale, updated_at) VALUES ('prj_m', 'M', 'm', 'UTC', 'USD', 'en', now())`,
    );
    await pool().query(
      `INSERT INTO event (project_id, id, type, subject_id, data, created_at) VALUES ('prj_m', 'evt_1', 'x', 's', '{}', now() - interval '90 seconds')`,
    );
    await pool().query(
      `INSERT INTO background_run (id, function_id, event_id, event_name, events, due_at)
       VALUES ('r1', 'f', 'e1', 'x', '[]', now() - interval '40 seconds'), ('r2', 'f', 'e2', 'x', '[]', now() + interval '1 hour'),
         ('r3', 'slow', 'e3', 'x', '[]', now() - interval '2 hours')`,
    );
    await announceFunctions([
      { id: "f", name: "F", triggers: ["x"], retries: 3, places: null },
      { id: "slow", name: "Slow", triggers: ["x"], retries: 3, places: 2 },
    ]);
    const seen = await samples();
    expect(seen.get("turnero_database_up")).toBe(1);
    expect(seen.get("turnero_outbox_events")).toBe(1);
    expect(seen.get("turnero_outbox_lag_seconds")).toBeGreaterThanOrEqual(90);
    expect(seen.get('turnero_executor_runs{state="due"}')).toBe(2);
    expect(seen.get('turnero_executor_runs{state="waiting"}')).toBe(1);
    const late = (places: string) => seen.get(`turnero_executor_oldest_due_seconds{places="${places}"}`);
    expect(late("shared")).toBeGreaterThanOrEqual(40);
    expect(late("shared")).toBeLessThan(7000);
    expect(late("own")).toBeGreaterThanOrEqual(7200);
    expect(seen.get('turnero_webhook_deliveries{state="pending"}')).toBe(0);
    expect(seen.get("turnero_database_pool_size")).toBe(16);
    expect(seen.get("turnero_database_pool_waiting")).toBe(0);
    expect(seen.get('turnero_process_memory_bytes{kind="resident"}')).toBeGreaterThan(10_000_000);
  });

  it("cost a request less than ten microseconds", () => {
    // The fastest of several rounds: the machine may be busy in the others.
    const rounds = Array.from({ length: 10 }, () => {
      const from = performance.now();
      for (let n = 0; n < 10_000; n++) observe("someOperation", 200, n % 300);
      return (performance.now() - from) / 10_000;
    });
    expect(Math.min(...rounds)).toBeLessThan(0.01);
  });
});
