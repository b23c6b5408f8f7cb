import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { pool } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { recountAll } from "@/lib/domains/reports/recount";
import { randomLife } from "@/lib/testing/reports/life";
import { makeProject } from "@/lib/testing/world";

/** What the guide tells whoever connects a tool to run. */
const guide = readFileSync("docs/guides/reports.md", "utf8");
const grant = /```sql\n([^`]*CREATE ROLE[^`]*)```/.exec(guide)?.[1] ?? "";

const world = await makeProject();
const life = await randomLife(world, 5);
for (let n = 0; n < 60; n++) await life.book();
await recountAll();
await pool().query(grant.replace("'…'", "'a long password'"));
const address = new URL(env().DATABASE_URL ?? "");
address.username = "bi";
address.password = "a long password";
const tool = new pg.Client({ connectionString: address.toString() });
await tool.connect();

afterAll(async () => {
  await tool.end();
  await pool().query("DROP OWNED BY bi; DROP ROLE bi");
});

const views = ["bi_bookings", "bi_occupancy", "bi_tasks", "bi_conversations", "bi_page"];

describe("a tool with the role of the guide", () => {
  it("reads the views, with the sums that the reports have", async () => {
    const { rows } = await tool.query(
      "SELECT sum(bookings)::int AS n FROM bi_bookings WHERE project_id = $1 AND dimension = 'all'",
      [world.id],
    );
    const { body } = await world.call<{ totals: { bookings: number } }>(
      "/reports/bookings?from=2024-06-01&to=2026-06-01",
    );
    expect(rows[0].n).toBe(body.totals.bookings);
    expect(rows[0].n).toBeGreaterThan(10);
    for (const view of views)
      expect((await tool.query(`SELECT * FROM ${view} LIMIT 1`)).fields.length).toBeGreaterThan(5);
  });

  it("reads nothing else and writes nothing", async () => {
    const refused = (text: string) =>
      expect(tool.query(text), text).rejects.toThrow(/permission denied|cannot (insert|update|delete)/);
    for (const table of ["booking", "customer", "report_booking", "report_talk", "message", "member"])
      await refused(`SELECT * FROM ${table}`);
    for (const view of views) {
      await refused(`DELETE FROM ${view}`);
      await refused(`UPDATE ${view} SET day = day`);
    }
  });

  it("finds nobody in a view", async () => {
    const { rows } = await pool().query<{ column_name: string }>(
      "SELECT column_name FROM information_schema.columns WHERE table_name = ANY($1)",
      [views],
    );
    expect(rows.filter(({ column_name }) => /customer(?!s$)|phone|email|note/.test(column_name))).toEqual([]);
  });
});
