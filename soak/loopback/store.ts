import type { PoolClient } from "pg";
import type { Arrival } from "@/inngest/embedded/intake-events";
import type { FunctionEvent } from "@/inngest/embedded/protocol";
import { pool } from "@/lib/core/db";

type App = { url: string; functions: string[] };

/** What the server knows beside its runs: the app that registered, and the events that it has seen. */
export const inEngine = {
  prepare: () =>
    pool().query(`
      CREATE TABLE IF NOT EXISTS loopback_app (one boolean PRIMARY KEY DEFAULT true, url text NOT NULL, functions text[] NOT NULL);
      CREATE TABLE IF NOT EXISTS loopback_event (id text PRIMARY KEY, seq bigserial)`),

  keepApp: ({ url, functions }: App) =>
    pool().query(
      `INSERT INTO loopback_app (url, functions) VALUES ($1, $2)
       ON CONFLICT (one) DO UPDATE SET url = excluded.url, functions = excluded.functions`,
      [url, functions],
    ),

  app: async (): Promise<App | null> =>
    (await pool().query<App>("SELECT url, functions FROM loopback_app")).rows[0] ?? null,

  /** Passes on events that were not seen before, in one transaction with recording them. */
  async takeOnce(
    sent: readonly FunctionEvent[],
    intake: (client: PoolClient, arrivals: readonly Arrival[]) => Promise<void>,
  ): Promise<void> {
    const client = await pool().connect();
    try {
      await client.query("BEGIN");
      const { rows } = await client.query<{ id: string; seq: string }>(
        "INSERT INTO loopback_event (id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING RETURNING id, seq",
        [sent.map(({ id }) => id)],
      );
      const seqs = new Map(rows.map(({ id, seq }) => [id, seq]));
      const arrivals = sent.flatMap((event) => {
        const seq = seqs.get(event.id);
        seqs.delete(event.id);
        return seq === undefined ? [] : [{ seq, project: projectOf(event), event }];
      });
      await intake(client, arrivals);
      await client.query("COMMIT");
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  },
};

const projectOf = ({ data }: FunctionEvent): string => (data as { project_id: string }).project_id;
