import { type Sql, sqlOf, type Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { readWhole } from "@/lib/core/read-whole";
import { iso } from "@/lib/core/wire/wire";
import { defaultGuard, type Limits, type Spent } from "@/lib/domains/ai/rules";
import type {
  AiNotice,
  AiPause,
  GuardReason,
  NoticeKind,
  Purpose,
  SpamGuard,
  SpamGuardSettings,
} from "@/lib/domains/ai/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

export type Control = Limits & { paused: AiPause | null; guard: SpamGuardSettings };

export async function findControl(tx: Tx, project: ProjectId): Promise<Control> {
  const row = await tx.aiControl.findUnique({ where: { project_id: project } });
  const { monthly_cents = null, monthly_tokens = null } = row ?? {};
  return {
    monthly_cents,
    monthly_tokens,
    paused: row?.paused_at
      ? { since: iso(row.paused_at), by: row.paused_by ?? "", reason: row.pause_reason ?? "" }
      : null,
    guard: guardOf(row?.guard),
  };
}

/** The guard as it is kept, with what it lacks. */
export const guardOf = (kept: unknown): SpamGuardSettings => ({
  ...defaultGuard,
  ...(kept as Partial<SpamGuardSettings> | null | undefined),
});

/** Locks the project's row, so that two first changes of unsaved settings are serialized. */
export const lockControl = async (tx: Tx, project: ProjectId): Promise<Control> => {
  await tx.$queryRaw`SELECT id FROM project WHERE id = ${project} FOR NO KEY UPDATE`;
  return findControl(tx, project);
};

export async function putControl(tx: Tx, project: ProjectId, control: Control, now: Date): Promise<void> {
  const { paused, guard, monthly_cents, monthly_tokens } = control;
  const row = {
    monthly_cents,
    monthly_tokens,
    updated_at: now,
    guard: guard as Prisma.InputJsonObject,
    paused_at: paused && new Date(paused.since),
    paused_by: paused?.by ?? null,
    pause_reason: paused?.reason ?? null,
  };
  await tx.aiControl.upsert({ where: { project_id: project }, create: { project_id: project, ...row }, update: row });
}

export type Standing = Spent & { day: string; month: string };

/** Today and this month by the project's own calendar, with what the month has taken. */
export async function findStanding(sql: Sql, project: ProjectId, now: Date): Promise<Standing | null> {
  const [row] = await sql<Standing>(
    `SELECT d.day::text, to_char(d.day, 'YYYY-MM') AS month, coalesce(m.cost_micros, 0)::float8 AS cost_micros,
       coalesce(m.tokens, 0)::float8 AS tokens
     FROM (SELECT ($2::timestamptz AT TIME ZONE timezone)::date AS day FROM project WHERE id = $1) d
     LEFT JOIN ai_month m ON m.project_id = $1 AND m.month = to_char(d.day, 'YYYY-MM')`,
    [project, now],
  );
  return row ?? null;
}

export type Call = {
  channel: string | null;
  model: string;
  purpose: Purpose;
  tokens_in: number;
  tokens_out: number;
  cost_micros: number;
  duration_ms: number;
  outcome: string;
};

/** Stores a call and adds it to its month, both or neither. Returns the month's usage with it. */
export async function countCall(project: ProjectId, call: Call, now: Date): Promise<Standing | null> {
  const { channel, model, purpose, tokens_in, tokens_out, cost_micros, duration_ms, outcome } = call;
  const [row] = await sqlOf({})<Standing>(
    `WITH here AS (SELECT ($2::timestamptz AT TIME ZONE timezone)::date AS day FROM project WHERE id = $1),
     kept AS (
       INSERT INTO ai_call (project_id, day, channel, model, purpose, tokens_in, tokens_out, cost_micros, duration_ms,
         outcome, created_at)
       SELECT $1, here.day, $3, $4, $5, $6::int, $7::int, $8::bigint, $9, $10, $2 FROM here
     )
     INSERT INTO ai_month AS m (project_id, month, cost_micros, tokens)
     SELECT $1, to_char(here.day, 'YYYY-MM'), $8::bigint, $6::int + $7::int FROM here
     ON CONFLICT (project_id, month) DO UPDATE
       SET cost_micros = m.cost_micros + EXCLUDED.cost_micros, tokens = m.tokens + EXCLUDED.tokens
     RETURNING (SELECT day FROM here)::text AS day, month, cost_micros::float8, tokens::float8`,
    [project, now, channel, model, purpose, tokens_in, tokens_out, cost_micros, duration_ms, outcome],
  );
  return row ?? null;
}

/** How the last calls for this purpose ended, the newest first. */
export async function lastOutcomes(tx: Tx, project: ProjectId, purpose: Purpose, take: number): Promise<string[]> {
  const where = { project_id: project, purpose };
  const rows = await tx.aiCall.findMany({ where, orderBy: { id: "desc" }, take, select: { outcome: true } });
  return rows.map(({ outcome }) => outcome);
}

export type Figures = { calls: number; failed: number; tokens_in: number; tokens_out: number; cost_micros: number };
export type UsageRow = Figures & { day: string; channel: string | null; model: string; purpose: Purpose };

export const selectUsage = (sql: Sql, project: ProjectId, from: string, to: string): Promise<UsageRow[]> =>
  sql<UsageRow>(
    `SELECT day::text, channel, model, purpose, count(*)::int AS calls, count(*) FILTER (WHERE outcome <> 'ok')::int AS failed,
       sum(tokens_in)::float8 AS tokens_in, sum(tokens_out)::float8 AS tokens_out, sum(cost_micros)::float8 AS cost_micros
     FROM ai_call WHERE project_id = $1 AND day BETWEEN $2::date AND $3::date
     GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
    [project, from, to],
  );

/** Whole days that nobody will ask about again. */
export async function deleteCalls(keptDays: number, batch: number): Promise<number> {
  const gone = await sqlOf({})<{ id: string }>(
    `DELETE FROM ai_call WHERE (project_id, id) IN
       (SELECT project_id, id FROM ai_call WHERE created_at < now() - make_interval(days => $1) LIMIT $2) RETURNING id`,
    [keptDays, batch],
  );
  return gone.length;
}

type NoticeData = { count: number; reason: string | null };

/** Creates a notice once per period; a repeat only counts. True when it is new. */
export async function putNotice(
  tx: Tx,
  project: ProjectId,
  notice: { kind: NoticeKind; period: string; reason: string | null },
  now: Date,
): Promise<boolean> {
  const { kind, period, reason } = notice;
  const id = newId("ntc", now.getTime());
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO ai_notice AS n (project_id, id, kind, period, data, created_at)
    VALUES (${project}, ${id}, ${kind}, ${period}, jsonb_build_object('count', 1, 'reason', ${reason}::text), ${now})
    ON CONFLICT (project_id, kind, period) DO UPDATE
      SET data = n.data || jsonb_build_object('count', (n.data->>'count')::int + 1)
    RETURNING id`;
  return row?.id === id;
}

/** The newest first; ids are made of their time. */
export async function selectNotices(
  tx: Tx,
  project: ProjectId,
  after: string | null,
  take: number,
): Promise<AiNotice[]> {
  const where = { project_id: project, dismissed_at: null, ...(after === null ? {} : { id: { lt: after } }) };
  const rows = await tx.aiNotice.findMany({ where, orderBy: { id: "desc" }, take });
  return rows.map(({ id, kind, data, created_at }) => ({
    id,
    kind: kind as NoticeKind,
    created_at: iso(created_at),
    ...(data as NoticeData),
  }));
}

/** False when there is no such notice; one that was dismissed before stays so. */
export async function markDismissed(tx: Tx, project: ProjectId, id: string, now: Date): Promise<boolean> {
  const found = await tx.aiNotice.findUnique({ where: { project_id_id: { project_id: project, id } } });
  if (!found) return false;
  await tx.aiNotice.updateMany({ where: { project_id: project, id, dismissed_at: null }, data: { dismissed_at: now } });
  return true;
}

/** Removes notices that are no longer true, so that they can be sent again. */
export const deleteNotices = async (tx: Tx, project: ProjectId, kinds: readonly NoticeKind[]): Promise<void> => {
  await tx.aiNotice.deleteMany({ where: { project_id: project, kind: { in: [...kinds] } } });
};

const mark = "guard:";
export const heldMark = (reason: GuardReason): string => `${mark}${reason}`;

export async function selectHeldBack(tx: Tx, project: ProjectId, take: number): Promise<SpamGuard["held_back"]> {
  const where = { project_id: project, dropped: { startsWith: mark } };
  const include = { conversation: { select: { channel: true, customer: { select: { name: true } } } } };
  const read = () => tx.botTurn.findMany({ where, orderBy: { created_at: "desc" }, take, include });
  const rows = await readWhole(read, ({ conversation }) => Boolean(conversation?.customer));
  return rows.map(({ id, conversation_id, conversation, dropped, created_at }) => ({
    id,
    conversation_id,
    contact: conversation.customer.name,
    channel: conversation.channel,
    reason: (dropped ?? "").slice(mark.length) as GuardReason,
    at: iso(created_at),
  }));
}
