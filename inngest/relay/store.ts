import type pg from "pg";
import { pool } from "@/lib/core/db";

export type OutboxRow = {
  seq: string;
  project_id: string;
  id: string;
  type: string;
  subject_id: string;
  data: Record<string, unknown>;
  created_at: Date;
};

const channel = "turnero_live";
const publishing = 7_205_518; // An arbitrary number: the advisory lock under which publication is numbered.
const largestPayload = 7900; // Postgres takes up to 8000 bytes in one notification.

/** The oldest events that are not published and not locked by another relay. */
async function claim(client: pg.PoolClient, most: number): Promise<OutboxRow[]> {
  const { rows } = await client.query<OutboxRow>({
    name: "relay_claim",
    text: `SELECT seq, project_id, id, type, subject_id, data, created_at FROM event
           WHERE published_at IS NULL ORDER BY seq LIMIT $1 FOR UPDATE SKIP LOCKED`,
    values: [most],
  });
  return rows;
}

/** Numbers the rows under a lock that is held until the commit, so that a reader who saw number n has seen all below. */
async function publish(client: pg.PoolClient, rows: readonly OutboxRow[]): Promise<Map<string, string>> {
  await client.query("SELECT pg_advisory_xact_lock($1)", [publishing]);
  const { rows: numbered } = await client.query<{ seq: string; published_seq: string }>({
    name: "relay_publish",
    text: `
      WITH numbered AS MATERIALIZED (
        SELECT given.seq, nextval('event_published') AS published_seq FROM unnest($1::bigint[]) AS given(seq))
      UPDATE event SET published_at = clock_timestamp(), published_seq = numbered.published_seq
      FROM numbered WHERE event.seq = numbered.seq
      RETURNING event.seq, event.published_seq`,
    values: [rows.map(({ seq }) => seq)],
  });
  return new Map(numbered.map(({ seq, published_seq }) => [seq, published_seq]));
}

/** Packs the changes into as few notifications as their size allows. */
export function notices(changes: readonly object[]): string[] {
  const packed: string[] = [];
  let open: string[] = [];
  let size = 2;
  for (const change of changes) {
    const text = JSON.stringify(change);
    const bytes = Buffer.byteLength(text) + 1;
    if (size + bytes > largestPayload) {
      packed.push(`[${open.join(",")}]`);
      open = [];
      size = 2;
    }
    open.push(text);
    size += bytes;
  }
  if (open.length > 0) packed.push(`[${open.join(",")}]`);
  return packed;
}

async function notify(client: pg.PoolClient, rows: readonly OutboxRow[], order: Map<string, string>): Promise<void> {
  const changes = rows.map(({ seq, project_id, type, subject_id }) => ({
    project: project_id,
    seq: Number(order.get(seq)),
    kind: type,
    id: subject_id,
  }));
  changes.sort((a, b) => a.seq - b.seq);
  await client.query({
    name: "relay_notify",
    text: "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload",
    values: [channel, notices(changes)],
  });
}

/**
 * Publishes up to `most` events in one transaction: they are passed to `hand`, marked as published and announced, or
 * nothing happens. Returns how many there were.
 */
export async function relayBatch(
  most: number,
  hand: (client: pg.PoolClient, rows: OutboxRow[]) => Promise<void>,
): Promise<number> {
  const client = await pool().connect();
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const rows = await claim(client, most);
    if (rows.length > 0) {
      await hand(client, rows);
      await notify(client, rows, await publish(client, rows));
    }
    await client.query("COMMIT");
    return rows.length;
  } catch (error) {
    await client.query("ROLLBACK").catch((second: Error) => {
      broken = second;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
