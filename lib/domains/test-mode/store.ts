import { inSql, type Sql, sqlOf } from "@/lib/core/db";
import { newId, type ProjectId, provenProject } from "@/lib/core/ids";
import { inRealWorld, inTwin, type Twin } from "@/lib/core/test-mode/twin";

/** Whether an id is that of a twin. */
export const isTwinId = (id: string): boolean => id.startsWith("tst_");

type Row = { project_id: string; twin_id: string; clock_offset_ms: string };
export type KnownTwin = Twin & { of: ProjectId };

const toTwin = (row: Row | undefined): KnownTwin | null =>
  row ? { id: row.twin_id, offsetMs: Number(row.clock_offset_ms), of: provenProject(row.project_id) } : null;

const columns = "project_id, twin_id, clock_offset_ms::text";

/** Twins themselves are rows of the real world. */
const real = <R>(text: string, values: readonly unknown[]): Promise<R[]> =>
  inRealWorld(() => sqlOf({})<R>(text, values));

export const twinOf = async (project: ProjectId): Promise<KnownTwin | null> =>
  toTwin((await real<Row>(`SELECT ${columns} FROM test_twin WHERE project_id = $1`, [project]))[0]);

export const twinById = async (id: string): Promise<KnownTwin | null> =>
  toTwin((await real<Row>(`SELECT ${columns} FROM test_twin WHERE twin_id = $1`, [id]))[0]);

/** Its id says that it is no workspace. */
export const insertTwin = (project: ProjectId): Promise<unknown> =>
  real("INSERT INTO test_twin (project_id, twin_id) VALUES ($1, $2) ON CONFLICT (project_id) DO NOTHING", [
    project,
    newId("tst"),
  ]);

/** The clock only goes forward, whoever moves it. */
export const keepOffset = ({ id, offsetMs }: Twin): Promise<unknown> =>
  real("UPDATE test_twin SET clock_offset_ms = greatest(clock_offset_ms, $2::bigint) WHERE twin_id = $1", [
    id,
    Math.round(offsetMs),
  ]);

export const keepWake = (id: string, wake: Date | null): Promise<unknown> =>
  real("UPDATE test_twin SET wake_at = $2 WHERE twin_id = $1", [id, wake]);

/** The twins whose background work is due by the real clock. */
export const dueTwins = async (now: Date, most: number): Promise<KnownTwin[]> => {
  const text = `SELECT ${columns} FROM test_twin WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2::integer`;
  return (await real<Row>(text, [now, most])).flatMap((row) => toTwin(row) ?? []);
};

/** A connection that sees no twin, to look for the one that a key opens. */
const nowhere: Twin = { id: "", offsetMs: 0 };

/** The twin of a key, found by its hash alone. */
export const twinOfKey = (hash: Buffer): Promise<string | null> =>
  inTwin(nowhere, () =>
    inSql({}, async (sql) => {
      await sql("SELECT set_config('turnero.key', $1, true)", [hash.toString("hex")]);
      const [row] = await sql<{ project_id: string }>("SELECT project_id FROM api_key WHERE hash = $1", [hash]);
      return row?.project_id ?? null;
    }),
  );

/** Its clock is the real one again, and nobody has waited in it. */
export const restartClock = (id: string): Promise<unknown> =>
  real("UPDATE test_twin SET clock_offset_ms = 0, wake_at = NULL, waited_until = NULL WHERE twin_id = $1", [id]);

/** Empties the twin in which this is called, but for its keys, and fills it with the present catalog. */
export async function refillTwin(sql: Sql, { id, of }: KnownTwin): Promise<void> {
  await sql("SELECT public.empty_twin($1)::text", [id]);
  await sql("SELECT public.fill_twin($1, $2)::text", [of, id]);
}

/** Fills the twin in which this is called with its workspace's catalog, unless it was filled. */
export const fillTwin = ({ id, of }: KnownTwin): Promise<void> =>
  inSql({}, async (sql) => {
    const isFilled = async () => (await sql("SELECT 1 FROM project WHERE id = $1", [id])).length > 0;
    if (await isFilled()) return;
    await sql("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`fill ${id}`]);
    if (!(await isFilled())) await sql("SELECT public.fill_twin($1, $2)", [of, id]);
  });

/** A member of the workspace is one of its twin too, with the role of now. */
export async function bringMember(twin: string, user: string): Promise<void> {
  const known = await twinById(twin);
  if (known) await sqlOf({})("SELECT public.bring_member_to_twin($1, $2, $3)", [known.of, twin, user]);
}

type EventRow = {
  project_id: ProjectId;
  id: string;
  type: string;
  subject_id: string;
  data: Record<string, unknown>;
  created_at: Date;
};

/** The twin as the project of its rows. */
export const projectOfTwin = ({ id }: Twin): ProjectId => provenProject(id);

/** The events that were not handed on yet, which they are with this. */
export async function takeEvents(most: number): Promise<EventRow[]> {
  const text = `
    WITH waiting AS MATERIALIZED (
      SELECT seq FROM event WHERE published_at IS NULL ORDER BY seq LIMIT $1::integer FOR UPDATE SKIP LOCKED),
    numbered AS MATERIALIZED (SELECT seq, nextval('event_published') AS place FROM waiting ORDER BY seq)
    UPDATE event SET published_at = clock_timestamp(), published_seq = n.place FROM numbered n WHERE event.seq = n.seq
    RETURNING event.project_id, event.id, event.type, event.subject_id, event.data, event.created_at,
      pg_notify('turnero_live', json_build_array(json_build_object('project', event.project_id, 'seq', n.place,
        'kind', event.type, 'id', event.subject_id))::text), n.place`;
  const rows = await sqlOf({})<EventRow & { place: string }>(text, [most]);
  return rows.sort((a, b) => Number(a.place) - Number(b.place));
}

/** The contacts' messages that came in a stretch of time. */
export const messagesBetween = (from: Date, to: Date): Promise<EventRow[]> =>
  sqlOf({})(
    `SELECT project_id, id, type, subject_id, data, created_at FROM event
     WHERE type = 'message.received' AND created_at > $1 AND created_at <= $2 ORDER BY seq`,
    [from, to],
  );

/** Until when waiting contacts were told of. */
export const patienceUntil = async (id: string): Promise<Date> =>
  (
    await real<{ at: Date }>("SELECT coalesce(waited_until, created_at) AS at FROM test_twin WHERE twin_id = $1", [id])
  )[0]?.at ?? new Date(0);

export const keepPatience = (id: string, at: Date): Promise<unknown> =>
  real("UPDATE test_twin SET waited_until = $2 WHERE twin_id = $1", [id, at]);

export const nextWake = async (): Promise<Date | null> =>
  (await real<{ at: Date | null }>("SELECT min(wake_at) AS at FROM test_twin", []))[0]?.at ?? null;
