import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Minute } from "@/lib/core/intervals";
import { type Catalog, type CatalogRow, compile } from "@/lib/domains/slots/catalog";
import type { Load } from "@/lib/domains/slots/snapshot";

const catalogText = `
  SELECT p.catalog_version AS version, p.timezone,
    (SELECT g.content->'initial' FROM stage_config g WHERE g.project_id = p.id ORDER BY g.version DESC LIMIT 1) AS initial,
    (SELECT coalesce(json_agg(s), '[]') FROM service s WHERE s.project_id = p.id AND s.deleted_at IS NULL) AS services,
    (SELECT coalesce(json_agg(q ORDER BY q.service_id, q.position), '[]') FROM service_requirement q
      WHERE q.project_id = p.id) AS requirements,
    (SELECT coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'kind', r.kind, 'capacity', r.capacity,
      'active', r.active, 'schedule_id', r.schedule_id) ORDER BY r.id), '[]') FROM resource r
      WHERE r.project_id = p.id AND r.deleted_at IS NULL) AS resources,
    (SELECT coalesce(json_agg(json_build_object('group_id', m.group_id, 'resource_id', m.resource_id)
      ORDER BY m.resource_id), '[]') FROM resource_group_member m WHERE m.project_id = p.id) AS members,
    (SELECT coalesce(json_agg(json_build_object('id', h.id, 'timezone', h.timezone, 'weekly', h.weekly)), '[]')
      FROM schedule h WHERE h.project_id = p.id) AS schedules,
    (SELECT coalesce(json_agg(json_build_object('schedule_id', o.schedule_id, 'date', o.date, 'intervals', o.intervals)),
      '[]') FROM schedule_override o WHERE o.project_id = p.id) AS overrides
  FROM project p WHERE p.id = $1`;

/** The whole catalog in one query, so that it is of one moment. */
export async function selectCatalog(sql: Sql, project: ProjectId): Promise<Catalog> {
  const [row] = await sql<CatalogRow>(catalogText, [project]);
  if (!row) throw new Error(`There is no project ${project}.`);
  return compile(row);
}

/** Busy times are packed into one value a resource: a row each costs several times as much to carry over. */
const loadsText = (except: boolean) => `
  SELECT p.catalog_version AS version, r.id, b.packed AS taken, o.packed AS off
  FROM project p
  LEFT JOIN unnest($2::text[]) AS r(id) ON true
  LEFT JOIN LATERAL (
    SELECT string_agg(timestamptz_send(x.start_at) || timestamptz_send(x.end_at), ''::bytea ORDER BY x.start_at) AS packed
    FROM (
      SELECT a.start_at, a.end_at FROM allocation a
      WHERE a.project_id = p.id AND a.resource_id = r.id AND a.blocks AND (a.expires_at IS NULL OR a.expires_at > now())
        AND a.start_at >= $3::timestamptz - interval '2 days' AND a.start_at < $4::timestamptz AND a.end_at > $3::timestamptz
        ${except ? "AND a.booking_id <> $5" : ""}
      UNION ALL
      SELECT a.start_at, a.end_at FROM allocation a
      WHERE a.project_id = p.id AND a.resource_id = r.id AND a.blocks AND (a.expires_at IS NULL OR a.expires_at > now())
        AND a.end_at - a.start_at > interval '2 days'
        AND a.start_at < $3::timestamptz - interval '2 days' AND a.end_at > $3::timestamptz
        ${except ? "AND a.booking_id <> $5" : ""}
    ) x) b ON true
  LEFT JOIN LATERAL (
    SELECT string_agg(timestamptz_send(t.start_at) || timestamptz_send(t.end_at), ''::bytea ORDER BY t.start_at) AS packed
    FROM time_off t
    WHERE t.project_id = p.id AND t.resource_id = r.id AND t.start_at < $4::timestamptz AND t.end_at > $3::timestamptz
  ) o ON true
  WHERE p.id = $1`;

/** Postgres counts microseconds from 2000. */
const epoch = Date.UTC(2000, 0, 1) / 60_000;

/** Whole minutes that cover the packed times. */
function unpack(packed: Uint8Array | null): Int32Array {
  if (!packed) return new Int32Array();
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const out = new Int32Array(packed.byteLength / 8);
  for (let i = 0; i < out.length; i++) {
    const minutes = (view.getInt32(i * 8) * 2 ** 32 + view.getUint32(i * 8 + 4)) / 60_000_000;
    out[i] = epoch + (i % 2 === 0 ? Math.floor(minutes) : Math.ceil(minutes));
  }
  return out;
}

const timeOf = (minute: Minute): string => new Date(minute * 60_000).toISOString();

type LoadRow = { version: number; id: string | null; taken: Uint8Array | null; off: Uint8Array | null };

/** What takes these resources' time in the span, and the catalog's version at that moment. */
export async function selectLoads(
  sql: Sql,
  project: ProjectId,
  resources: readonly string[],
  span: { from: Minute; to: Minute },
  except: string | null,
): Promise<{ version: number; loads: Map<string, Load> }> {
  const values = [project, resources, timeOf(span.from), timeOf(span.to), ...(except === null ? [] : [except])];
  const rows = await sql<LoadRow>(loadsText(except !== null), values);
  const loads = new Map<string, Load>();
  for (const { id, taken, off } of rows) if (id !== null) loads.set(id, { taken: unpack(taken), off: unpack(off) });
  return { version: rows[0]?.version ?? 0, loads };
}
