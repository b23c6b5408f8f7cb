import { pool, type Sql, sqlOf, type Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { MailStatus, OutgoingMail, OutgoingMailDetail } from "@/lib/domains/mail/schema";

export type NewMail = {
  id: string;
  project_id: ProjectId | null;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  confidential: boolean;
  calendar_method: string | null;
  calendar_ics: string | null;
  message_id: string;
  thread: string | null;
  unsubscribe: string | null;
  created_at: Date;
};

/** The mail and its event. An event belongs to a workspace: mails without one are found by polling. */
export async function insertMail(sql: Sql, mail: NewMail): Promise<void> {
  await sql(
    `WITH written AS (
       INSERT INTO outgoing_mail (id, project_id, to_address, subject, text, html, confidential, calendar_method,
         calendar_ics, message_id, thread, unsubscribe, created_at, due_at, status)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::timestamptz, $13::timestamptz, 'queued')
       RETURNING id, project_id)
     INSERT INTO event (project_id, id, type, subject_id, data)
     SELECT project_id, $14, 'mail.written', id, '{}' FROM written WHERE project_id IS NOT NULL`,
    [
      mail.id,
      mail.project_id,
      mail.to_address,
      mail.subject,
      mail.text,
      mail.html,
      mail.confidential,
      mail.calendar_method,
      mail.calendar_ics,
      mail.message_id,
      mail.thread,
      mail.unsubscribe,
      mail.created_at,
      newId("evt"),
    ],
  );
}

/** A leased mail. */
export type Held = Omit<NewMail, "confidential" | "created_at"> & { tries: number; lease: number };

// The worker sends for all projects, and for none: each row carries its own.

/** Leases due mails, longest due first. */
export const claimDueMail = (now: Date, leaseEnds: Date, most: number): Promise<Held[]> =>
  sqlOf({})<Held>(
    `WITH due AS (
       SELECT id FROM outgoing_mail WHERE status = 'queued' AND due_at <= $1
       ORDER BY due_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
     UPDATE outgoing_mail m SET lease = m.lease + 1, due_at = $2, sending_since = $1 FROM due WHERE m.id = due.id
     RETURNING m.id, m.project_id, m.to_address, m.subject, m.text, m.html, m.calendar_method, m.calendar_ics,
       m.message_id, m.thread, m.unsubscribe, m.tries, m.lease`,
    [now, leaseEnds, most],
  );

export const nextMailText = "SELECT min(due_at) AS at FROM outgoing_mail WHERE due_at IS NOT NULL";

export async function nextDueMail(): Promise<Date | null> {
  const [row] = await sqlOf({})<{ at: Date | null }>(nextMailText, []);
  return row?.at ?? null;
}

/** Releases it, to be retried. */
export async function postponeMail(
  tx: Tx,
  { id, lease }: Held,
  change: { due_at: Date; error: string },
): Promise<boolean> {
  const data = { ...change, tries: { increment: 1 }, sending_since: null };
  return (await tx.outgoingMail.updateMany({ where: { id, lease, status: "queued" }, data })).count === 1;
}

// Confidential content is deleted once the mail has ended.
const withoutSecrets =
  "text = CASE WHEN confidential THEN '' ELSE text END, html = CASE WHEN confidential THEN '' ELSE html END";

type End = { status: Exclude<MailStatus, "queued">; error: string | null; sent_at: Date | null; tried: boolean };

/**
 * The result and its event, in one statement; no effect when another worker holds it now. A confidential mail loses its
 * content.
 */
export async function endMail({ id, lease }: Held, { tried, ...end }: End): Promise<void> {
  await sqlOf({})(
    `WITH ended AS (
       UPDATE outgoing_mail SET status = $3::text, error = $4, sent_at = $5, due_at = NULL, sending_since = NULL,
         tries = tries + $6::smallint, ${withoutSecrets}
       WHERE id = $1 AND lease = $2 AND status = 'queued' RETURNING id, project_id)
     INSERT INTO event (project_id, id, type, subject_id, data)
     SELECT project_id, $7, 'mail.changed', id, jsonb_build_object('status', $3::text) FROM ended WHERE project_id IS NOT NULL`,
    [id, lease, end.status, end.error, end.sent_at, tried ? 1 : 0, newId("evt")],
  );
}

/** Of the mails that a bounce may be about, the first that exists. */
export async function findMailOf(ids: readonly string[]): Promise<{ id: string; status: MailStatus } | null> {
  const [row] = await sqlOf({})<{ id: string; status: MailStatus }>(
    "SELECT id, status FROM outgoing_mail WHERE id = ANY($1) ORDER BY array_position($1::text[], id) LIMIT 1",
    [ids],
  );
  return row ?? null;
}

/**
 * A bounce after the server had accepted it, with its event; false where it had ended otherwise. Also for one that still
 * counts as queued: the bounce was faster than our record, or the worker died before it.
 */
export async function bounceMail(id: string, status: "bounced" | "failed", error: string): Promise<boolean> {
  const rows = await sqlOf({})<{ id: string }>(
    `WITH ended AS (
       UPDATE outgoing_mail SET status = $2::text, error = $3, due_at = NULL, sending_since = NULL,
         ${withoutSecrets}
       WHERE id = $1 AND status IN ('queued', 'sent') RETURNING id, project_id),
     told AS (
       INSERT INTO event (project_id, id, type, subject_id, data)
       SELECT project_id, $4, 'mail.changed', id, jsonb_build_object('status', $2::text) FROM ended WHERE project_id IS NOT NULL)
     SELECT id FROM ended`,
    [id, status, error, newId("evt")],
  );
  return rows.length === 1;
}

/** One statement whether or not the mail is kept, so that timing reveals nothing. */
export async function dropMailUnless(tx: Tx, id: string, stays: boolean): Promise<void> {
  await tx.outgoingMail.deleteMany({ where: { id: stays ? "" : id } });
}

const listed = {
  id: true,
  to_address: true,
  subject: true,
  status: true,
  error: true,
  tries: true,
  due_at: true,
  created_at: true,
  sent_at: true,
  confidential: true,
  calendar_method: true,
} as const;

type Row = {
  id: string;
  to_address: string;
  subject: string;
  status: string;
  error: string | null;
  tries: number;
  due_at: Date | null;
  created_at: Date;
  sent_at: Date | null;
  confidential: boolean;
  calendar_method: string | null;
};

const mailOf = (row: Row): OutgoingMail => ({
  id: row.id,
  to: row.to_address,
  subject: row.subject,
  status: row.status as MailStatus,
  error: row.error,
  tries: row.tries,
  next_try_at: row.due_at && iso(row.due_at),
  created_at: iso(row.created_at),
  sent_at: row.sent_at && iso(row.sent_at),
  confidential: row.confidential,
  has_calendar: row.calendar_method !== null,
});

/** Newest first: an id begins with its time. Mails without a workspace are not listed. */
export async function selectMail(
  tx: Tx,
  project: ProjectId,
  status: MailStatus | undefined,
  after: string | null,
  take: number,
): Promise<OutgoingMail[]> {
  const rows = await tx.outgoingMail.findMany({
    where: {
      project_id: project,
      ...(status === undefined ? {} : { status }),
      ...(after === null ? {} : { id: { lt: after } }),
    },
    select: listed,
    orderBy: { id: "desc" },
    take,
  });
  return rows.map(mailOf);
}

export async function findMail(tx: Tx, project: ProjectId, id: string): Promise<OutgoingMailDetail | null> {
  const row = await tx.outgoingMail.findFirst({
    where: { project_id: project, id },
    select: { ...listed, text: true, html: true, calendar_ics: true },
  });
  if (!row) return null;
  const { text, html, calendar_ics, ...rest } = row;
  const content = row.confidential ? { text: null, html: null } : { text, html };
  return { ...mailOf(rest), ...content, calendar: calendar_ics };
}

export async function deleteMailTo(tx: Tx, project: ProjectId, address: string): Promise<number> {
  const where = { project_id: project, to_address: { equals: address, mode: "insensitive" as const } };
  return (await tx.outgoingMail.deleteMany({ where })).count;
}

export async function deleteOldMail(days: number, most: number): Promise<number> {
  const { rowCount } = await pool().query(
    `DELETE FROM outgoing_mail WHERE id IN (
       SELECT id FROM outgoing_mail WHERE created_at < now() - $1 * interval '1 day' ORDER BY created_at LIMIT $2)`,
    [days, most],
  );
  return rowCount ?? 0;
}
