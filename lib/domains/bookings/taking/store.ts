import type { Identity, KeptAnswer, Receipt } from "@/lib/core/actor";
import type { Sql } from "@/lib/core/db";
import type { AuditAction, PublicEvent } from "@/lib/core/events";
import type { ProjectId } from "@/lib/core/ids";
import type { Columns } from "@/lib/domains/bookings/store";

/** What the database is asked to do in one step; see `take_time` in prisma/sql/booking-times.sql. */
export type Taking = {
  project_id: ProjectId;
  catalog_version: number;
  /** The columns of the new booking; of a reschedule, only those that differ from the old one. */
  booking: Partial<Columns> & { id: string; notify_customer?: boolean; contact?: Contact | null };
  /** A customer to make first, whose phone nobody had. */
  newcomer: Newcomer | null;
  resources: readonly string[];
  places: number;
  /** None of the resources has more than one place. */
  one_at_a_time: boolean;
  start_at: string | null;
  busy_until: string | null;
  replaces: string | null;
  expected_version: number | null;
  reason: string | null;
  events: readonly { id: string; type: PublicEvent }[];
  event_extra: Record<string, string>;
  history_id: string;
  action: string;
  audit: Authorship & { id: string; action: AuditAction; changes: Record<string, { from: unknown; to: unknown }> };
  /** What to keep under the call's idempotency key. */
  receipt: Receipt | null;
};

/** Who does it, for the audit log. */
export type Authorship = { at: string; actor: Identity; request_id: string; address: string | null };

export type Newcomer = {
  id: string;
  name: string;
  phone: string;
  phone_key: string;
  locale: string | null;
  email: string | null;
};
/** The e-mail recipient of one booking's notices. */
export type Contact = { name: string; email: string };
export type CustomerAsk = { id: string } | Newcomer;

export type Taken =
  | { result: "ok" | "stale" | "moved" | "unknown_customer" }
  | { result: "taken"; resource: string }
  | { result: "replayed"; kept: KeptAnswer };

/** Inserts and lets the constraint decide; a refusal leaves nothing behind, not even locks. */
export async function takeAlone(sql: Sql, taking: Taking): Promise<Taken> {
  const [row] = await sql<{ answer: Taken }>("SELECT take_time($1::jsonb) AS answer", [JSON.stringify(taking)]);
  return (row as { answer: Taken }).answer;
}

/** Plain bookings of one workspace and catalog, all or none; throws if any of them conflicts. */
export async function takeTogether(sql: Sql, takings: readonly Taking[]): Promise<void> {
  const [{ project_id, catalog_version }] = takings as [Taking];
  const text = "SELECT take_times($1, $2::integer, $3::jsonb)::text AS done";
  await sql(text, [project_id, catalog_version, JSON.stringify(takings)]);
}

/** The customer's id, found or made; null when the id is nobody's. */
export async function customerFor(
  sql: Sql,
  project: ProjectId,
  ask: CustomerAsk,
  by: Authorship,
): Promise<string | null> {
  const [row] =
    "phone_key" in ask
      ? await sql<{ id: string }>("SELECT customer_by_phone($1, $2::jsonb, $3::jsonb) AS id", [
          project,
          JSON.stringify(ask),
          JSON.stringify(by),
        ])
      : await sql<{ id: string }>("SELECT id FROM customer WHERE project_id = $1 AND id = $2 FOR KEY SHARE", [
          project,
          ask.id,
        ]);
  return row?.id ?? null;
}

/** The customer with a phone, including phones of customers merged into them; null when there is none. */
export async function customerOfPhone(sql: Sql, project: ProjectId, key: string): Promise<string | null> {
  const [row] = await sql<{ id: string | null }>("SELECT customer_of_phone($1, $2) AS id", [project, key]);
  return row?.id ?? null;
}
