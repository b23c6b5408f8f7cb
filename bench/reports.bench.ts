// Reports of a workspace with a million bookings in five years, against bare SQL over the rollups.
import pg from "pg";
import type { Actor } from "@/lib/core/actor";
import type { Dimension, Report } from "@/lib/domains/reports/schema";
import { median } from "./median";
import { keptDatabase } from "./processes";
import { type Row, report } from "./report";
import { countAll, fillForReports, firstDay, lastDay, project, timezone } from "./reports-data";
import { size } from "./size";

const bookings = size(1_000_000, 5_000);
const rounds = size(15, 3);

const { env, stop } = await keptDatabase(`reports_${bookings}`, async (client) => {
  await fillForReports(client, bookings);
  const seconds = await countAll(client);
  await client.query("CREATE TABLE bench_counted AS SELECT $1::float8 AS seconds", [seconds]);
});
Object.assign(process.env, env);
const { pool } = await import("@/lib/core/db");
const { readReport } = await import("@/lib/domains/reports/read");
const { columns, dimensionOf, tables } = await import("@/lib/domains/reports/store");
const client = new pg.Client({ connectionString: env.DATABASE_URL });
await client.connect();

const actor: Actor = {
  identity: { type: "key", id: "key_bench", name: "Bench" },
  project: { id: project, name: "Reports", slug: "reports", timezone, currency: "BRL", locale: "pt-BR" },
  scopes: new Set(["bookings:read"]),
  now: new Date(`${lastDay}T12:00:00Z`),
  requestId: "req_bench",
  address: null,
};

const keys: Partial<Record<Dimension, string>> = {
  none: "NULL",
  day: "r.day",
  week: "date_trunc('week', r.day)",
  month: "to_char(r.day, 'YYYY-MM')",
  hour_weekday: "extract(isodow FROM r.day), r.key",
};

/** What somebody would write who knows the rollups: no marks, no days counted now, no names. */
function bare(which: Report, by: Dimension): string {
  const sums = columns[which].map((column) => `sum(r.${column})::float8`).join(", ");
  const isPerson = by === "person" && which === "bookings";
  const key = isPerson ? "u.id" : (keys[by] ?? "r.key");
  const money = which === "bookings" ? ", r.currency" : "";
  const uses = isPerson ? `, unnest(string_to_array(r.key, ',')) u(id)` : "";
  const groups = by === "none" ? (money ? "GROUP BY r.currency" : "") : `GROUP BY ${key}${money}`;
  return `SELECT ${key}${money}, ${sums} FROM ${tables[which]} r${uses}
    WHERE r.project_id = $1 AND r.dimension = '${dimensionOf(which, by)}' AND r.day BETWEEN $2 AND $3 ${groups}`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function measure(which: Report, by: Dimension, from: string) {
  const times = { ours: [] as number[], floor: [] as number[] };
  for (let i = 0; i < rounds; i++) {
    times.floor.push(await timed(() => client.query(bare(which, by), [project, from, lastDay])));
    times.ours.push(await timed(() => readReport(actor, which, { from, to: lastDay, by })));
  }
  return { ours: median(times.ours), floor: median(times.floor) };
}

const pages: [Report, Dimension][] = [
  ["bookings", "none"],
  ["bookings", "day"],
  ["bookings", "month"],
  ["bookings", "service"],
  ["bookings", "source"],
  ["bookings", "hour_weekday"],
  ["bookings", "person"],
  ["occupancy", "none"],
  ["occupancy", "day"],
  ["occupancy", "person"],
  ["occupancy", "hour_weekday"],
  ["tasks", "none"],
  ["tasks", "person"],
  ["tasks", "hour_weekday"],
  ["conversations", "none"],
  ["conversations", "source"],
  ["conversations", "hour_weekday"],
];

const rows: Row[] = [];
for (const [which, by] of pages) {
  await measure(which, by, firstDay); // Warm-up.
  const { ours, floor } = await measure(which, by, firstDay);
  rows.push({
    what: `${which} by ${by}, five years, ${bookings / 1000} thousand bookings, p50 ms`,
    floor: `bare SQL ${floor.toFixed(1)}`,
    ours: ours.toFixed(1),
    ratio: `${(ours / floor).toFixed(2)}×`,
    target: "≤ 2×",
    met: ours / floor <= 2,
  });
}

/** A day that was just changed is counted by whoever reads. */
for (const which of ["bookings", "occupancy", "tasks", "conversations"] as const) {
  const mark = "INSERT INTO report_mark (project_id, kind, from_at, to_at) VALUES ($1, $2, $3, $3)";
  await client.query(mark, [project, which, `${lastDay}T15:00:00Z`]);
  const { ours, floor } = await measure(which, "month", firstDay);
  await client.query("DELETE FROM report_mark");
  rows.push({
    what: `${which} by month with today counted live, p50 ms`,
    floor: `bare SQL ${floor.toFixed(1)}`,
    ours: ours.toFixed(1),
    ratio: `${(ours / floor).toFixed(2)}×`,
    target: "",
    met: null,
  });
}
const [{ seconds }] = (await client.query<{ seconds: number }>("SELECT seconds FROM bench_counted")).rows as [
  { seconds: number },
];
await client.end();
await pool().end();
await stop();
report("reports", rows, `Counting all five years from nothing took ${seconds.toFixed(0)} seconds.`);
