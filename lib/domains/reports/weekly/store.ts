import type { Project } from "@/lib/core/actor";
import { type Sql, sqlOf } from "@/lib/core/db";
import { provenProject } from "@/lib/core/ids";

export type DueWeek = { project: Project; monday: string };

/**
 * Workspaces where a week has ended and nobody was told of it: from seven o'clock on Monday until the end of Tuesday, for what was
 * down on Monday; later it is no news.
 */
export async function selectDueWeeks(now: Date, most: number): Promise<DueWeek[]> {
  const rows = await sqlOf({})<Omit<Project, "id"> & { id: string; monday: string }>(
    `SELECT p.id, p.name, p.slug, p.timezone, p.currency, p.locale, (w.monday - 7)::text AS monday
     FROM project p JOIN report_state s ON s.project_id = p.id
     CROSS JOIN LATERAL (SELECT $1::timestamptz AT TIME ZONE p.timezone AS at) l
     CROSS JOIN LATERAL (SELECT date_trunc('week', l.at)::date AS monday) w
     WHERE l.at >= w.monday + interval '7 hours' AND l.at < w.monday + interval '2 days'
       AND (s.told_week IS NULL OR s.told_week < w.monday - 7)
     ORDER BY p.id LIMIT $2`,
    [now, most],
  );
  return rows.map(({ monday, ...project }) => ({ monday, project: { ...project, id: provenProject(project.id) } }));
}

/** Notes that the workspace is told of a week; false when somebody else has done so. */
export async function claimWeek(sql: Sql, { project, monday }: DueWeek): Promise<boolean> {
  const rows = await sql(
    `UPDATE report_state SET told_week = $2 WHERE project_id = $1 AND (told_week IS NULL OR told_week < $2) RETURNING 1`,
    [project.id, monday],
  );
  return rows.length > 0;
}
