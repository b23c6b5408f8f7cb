import { type Sql, sqlOf } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import { rest } from "@/lib/domains/ai/rules";
import type { AiStatus } from "@/lib/domains/ai/schema";

/** Failing models by workspace, shared by all processes. */

type Awake = "awake" | "trial" | "resting";

/** Whether a model may be called. After its rest, one call tries it for all: the first caller gets the try. */
export async function mayAsk(project: ProjectId, model: string, now: Date): Promise<Awake> {
  const sql = sqlOf({});
  const [row] = await sql<{ over: boolean }>(
    `SELECT until <= $3::timestamptz AS over FROM ai_rest WHERE project_id = $1 AND model = $2 AND since IS NOT NULL`,
    [project, model, now],
  );
  if (!row) return "awake";
  if (!row.over) return "resting";
  const tried = await sql<{ model: string }>(
    `UPDATE ai_rest SET until = $3::timestamptz + make_interval(secs => $4)
     WHERE project_id = $1 AND model = $2 AND until <= $3::timestamptz RETURNING model`,
    [project, model, now, rest.seconds],
  );
  return tried.length > 0 ? "trial" : "resting";
}

/** Counts a failure; returns since when the model rests, and whether this failure began it. */
export async function countFailure(
  project: ProjectId,
  model: string,
  now: Date,
): Promise<{ since: Date | null; began: boolean }> {
  const [row] = await sqlOf({})<{ since: Date | null; began: boolean }>(
    `INSERT INTO ai_rest AS r (project_id, model, failures, last_failed_at) VALUES ($1, $2, 1, $3)
     ON CONFLICT (project_id, model) DO UPDATE SET
       failures = CASE WHEN r.since IS NOT NULL OR r.last_failed_at >= $3::timestamptz - make_interval(secs => $5)
         THEN r.failures + 1 ELSE 1 END,
       last_failed_at = $3,
       since = CASE WHEN r.since IS NULL AND r.failures + 1 >= $4
         AND r.last_failed_at >= $3::timestamptz - make_interval(secs => $5) THEN $3 ELSE r.since END,
       until = CASE WHEN r.since IS NOT NULL
         OR r.failures + 1 >= $4 AND r.last_failed_at >= $3::timestamptz - make_interval(secs => $5)
         THEN $3::timestamptz + make_interval(secs => $6) END
     RETURNING since, since IS NOT NULL AND failures = $4 AS began`,
    [project, model, now, rest.failures, rest.withinSeconds, rest.seconds],
  );
  return row ?? { since: null, began: false };
}

/** It has answered: earlier failures are cleared. True when it had been resting. */
export async function forgetFailures(project: ProjectId, model: string): Promise<boolean> {
  const [row] = await sqlOf({})<{ rested: boolean }>(
    `DELETE FROM ai_rest WHERE project_id = $1 AND model = $2 RETURNING since IS NOT NULL AS rested`,
    [project, model],
  );
  return row?.rested ?? false;
}

/** Models that failed in a row and are not asked for a while. */
export async function selectFailingModels(sql: Sql, project: ProjectId): Promise<AiStatus["resting"]> {
  const rows = await sql<{ model: string; failures: number; since: Date; until: Date }>(
    `SELECT model, failures, since, until FROM ai_rest WHERE project_id = $1 AND since IS NOT NULL ORDER BY model`,
    [project],
  );
  return rows.map(({ model, failures, since, until }) => ({ model, failures, since: iso(since), until: iso(until) }));
}
