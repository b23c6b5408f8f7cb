import type { Actor } from "@/lib/core/actor";
import type { Sql, Tx } from "@/lib/core/db";
import type { AuditAction, EventName } from "@/lib/core/events";
import { newId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import type { Prisma } from "@/lib/generated/prisma/client";

type Shape = Record<string, unknown>;

/** What differs between two shapes of one thing, field by field. */
export function difference(before: Shape | null, after: Shape | null): Record<string, { from: unknown; to: unknown }> {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changed = [...fields]
    .map((field) => [field, { from: before?.[field] ?? null, to: after?.[field] ?? null }] as const)
    .filter(([field, { from, to }]) => field !== "updated_at" && JSON.stringify(from) !== JSON.stringify(to));
  return Object.fromEntries(changed);
}

/** Who is responsible for a change: the actor, or the channel through which somebody wrote. */
export type Author = Pick<Actor, "identity" | "now" | "address"> & {
  project: Pick<Actor["project"], "id">;
  requestId: string | null;
};

type Entry = { action: AuditAction; subject: string; before: Shape | null; after: Shape | null };

/** The row, for a statement that writes it with its change. */
export const auditRow = (actor: Author, { action, subject, before, after }: Entry) => ({
  project_id: actor.project.id,
  id: newId("aud"),
  at: actor.now,
  actor: actor.identity as unknown as Prisma.InputJsonValue,
  action,
  subject_id: subject,
  changes: JSON.parse(JSON.stringify(difference(before, after))),
  request_id: actor.requestId,
  address: actor.address,
});

/** Writes who changed what, and nothing else: for a change whose event is recorded elsewhere. `audit` records both. */
export async function auditEntry(
  tx: Tx,
  actor: Author,
  action: AuditAction,
  subject: string,
  before: Shape | null,
  after: Shape | null,
): Promise<void> {
  await tx.auditEntry.create({ data: auditRow(actor, { action, subject, before, after }) });
}

/** The part of a hand-written statement that inserts an entry, which is its parameter `entry`, as JSON. */
export const insertEntry = (entry: string): string =>
  `INSERT INTO audit_entry (project_id, id, at, actor, action, subject_id, changes, request_id, address)
   SELECT project_id, id, at, actor, action, subject_id, changes, request_id, address
   FROM jsonb_populate_record(NULL::audit_entry, ${entry}::jsonb)`;

/** `audit` in a transaction of hand-written statements. */
export async function auditSql(
  sql: Sql,
  actor: Author,
  action: EventName,
  subject: string,
  before: Shape | null,
  after: Shape | null,
): Promise<void> {
  await sql(
    `WITH noted AS (${insertEntry("$1")})
     INSERT INTO event (project_id, id, type, subject_id, data) VALUES ($2, $3, $4, $5, '{}')`,
    [
      JSON.stringify(auditRow(actor, { action, subject, before, after })),
      actor.project.id,
      newId("evt"),
      action,
      subject,
    ],
  );
}

/** The same for many changes with one event. */
export async function auditEntries(tx: Tx, actor: Author, entries: readonly Entry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += 500) {
    const rows = JSON.stringify(entries.slice(at, at + 500).map((entry) => auditRow(actor, entry)));
    await tx.$executeRaw`
      INSERT INTO audit_entry (project_id, id, at, actor, action, subject_id, changes, request_id, address)
      SELECT project_id, id, at, actor, action, subject_id, changes, request_id, address
      FROM jsonb_populate_recordset(NULL::audit_entry, ${rows}::jsonb)`;
  }
}

/** Writes who changed what, and the event that updates open screens, in the transaction of the change. */
export async function audit(
  tx: Tx,
  actor: Author,
  action: EventName,
  subject: string,
  before: Shape | null,
  after: Shape | null,
  data: object = {},
): Promise<void> {
  await auditEntry(tx, actor, action, subject, before, after);
  await record(tx, actor.project.id, action, subject, data);
}
