import type { Sql, Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";

/** Lets due holds go, at most so many; gives how many went. */
export async function expireHolds(sql: Sql, most: number): Promise<number> {
  const [row] = await sql<{ gone: number }>("SELECT expire_due_holds($1::integer) AS gone", [most]);
  return row?.gone ?? 0;
}

/** When the next hold is due, over all projects. */
export async function nextExpiry(sql: Sql): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }>(
    "SELECT min(expires_at) AS at FROM allocation WHERE blocks AND expires_at IS NOT NULL",
    [],
  );
  return row?.at ?? null;
}

/** Waits for its turn among the holds that are counted together, such as those of one phone: two at once must not both count two. */
export async function lockCount(sql: Sql, project: ProjectId, key: string): Promise<void> {
  await sql("SELECT pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 7)) IS NULL AS locked", [project, key]);
}

export async function asksDeposit(tx: Tx, project: ProjectId, service: string): Promise<boolean> {
  const where = { project_id_id: { project_id: project, id: service } };
  return ((await tx.service.findUniqueOrThrow({ where, select: { deposit_cents: true } })).deposit_cents ?? 0) > 0;
}
