import { beforeAll, describe, expect, it } from "vitest";
import { pool } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { type BookingFilter, type Page, pageOf } from "@/lib/domains/bookings/reading/store";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

let project: ProjectId;
const bookings = 3000;

beforeAll(async () => {
  const world = await makeProject({ timezone: "UTC" });
  project = world.id as ProjectId;
  const { service } = await makeChairs(world.id, 1);
  await pool().query(
    `INSERT INTO booking (project_id, id, status, stage, service_id, start_at, end_at, source, currency)
     SELECT $1, 'bkg_' || n, CASE WHEN n % 50 = 0 THEN 'expired' ELSE 'confirmed' END, 'scheduled', $2,
       $3::timestamptz + n * interval '1 hour', $3::timestamptz + (n + 1) * interval '1 hour', 'api', 'BRL'
     FROM generate_series(1, $4) n`,
    [project, service, hourAhead(2, 0), bookings],
  );
  await pool().query("ANALYZE booking");
});

type Node = { "Relation Name"?: string; "Actual Rows": number; "Rows Removed by Filter"?: number; Plans?: Node[] };

/** How many bookings the one plan for all values reads for a page: what a connection settles on after a few calls. */
async function readBy({ text, values }: Page): Promise<number> {
  const client = await pool().connect();
  try {
    await client.query("SET plan_cache_mode = force_generic_plan");
    const types = values.map((value, i) => (i === 0 ? "text" : Array.isArray(value) ? "text[]" : "timestamptz"));
    await client.query(`PREPARE page (${types.join(", ")}) AS ${text}`);
    const given = values.map((value) => `'${Array.isArray(value) ? `{${value.join(",")}}` : value}'`);
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE page (${given.join(", ")})`);
    const sum = (node: Node): number =>
      (node["Relation Name"] === "booking" ? node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0) : 0) +
      (node.Plans ?? []).reduce((all, each) => all + sum(each), 0);
    return sum(rows[0]["QUERY PLAN"][0].Plan);
  } finally {
    client.release(true);
  }
}

describe("a page of the bookings of a large workspace", () => {
  it.each<[string, BookingFilter]>([
    ["from the first on", {}],
    ["from a time on", { from: hourAhead(40, 0) }],
    ["of some statuses", { status: ["confirmed", "checked_in"] }],
  ])("is read from an index, %s", async (_, filter) => {
    const read = await readBy(pageOf(project, filter, null, 51));
    expect(read).toBeGreaterThanOrEqual(51);
    expect(read).toBeLessThan(60);
  });
});
