import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Minute } from "@/lib/core/intervals";
import { wireTime } from "@/lib/core/wire/wire-time";
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
      '[]') FROM schedule_override o WHERE o.project_id = p.id) AS overrides,
    (SELECT coalesce(json_agg(c.date), '[]') FROM closed_day c WHERE c.project_id = p.id) AS closed
  FROM project p WHERE p.id = $1`;

/** The whole catalog in one query, for a consistent snapshot. */
export async function selectCatalog(sql: Sql, project: ProjectId): Promise<Catalog> {
  const [row] = await sql<CatalogRow>(catalogText, [project]);
  if (!row) throw new Error(`There is no project ${project}.`);
  return compile(row);
}

/** The zones of workspaces and their schedules, those of most first. */
export async function selectZones(sql: Sql, most: number): Promise<string[]> {
  const text = `
    SELECT timezone FROM (SELECT timezone FROM project UNION ALL SELECT timezone FROM schedule) used
    GROUP BY timezone ORDER BY count(*) DESC, timezone LIMIT $1`;
  return (await sql<{ timezone: string }>(text, [most])).map(({ timezone }) => timezone);
}

/** What a booking takes; null where there is no such booking. */
export async function selectResourcesOf(sql: Sql, project: ProjectId, booking: string): Promise<string[] | null> {
  const text = `
    SELECT array(SELECT DISTINCT a.resource_id FROM allocation a
      WHERE a.project_id = b.project_id AND a.booking_id = b.id) AS resources
    FROM booking b WHERE b.project_id = $1 AND b.id = $2`;
  const [row] = await sql<{ resources: string[] }>(text, [project, booking]);
  return row?.resources ?? null;
}

/** A customer by id, or by the canonical form of a phone. */
export type CustomerKey = { id: string } | { phone_key: string };
export type KnownCustomer = { id: string; name: string; phone: string | null; locale: string | null };

/** Postgres counts microseconds from 2000. */
const epoch = Date.UTC(2000, 0, 1) / 60_000;

const minutesAt = (view: DataView, at: number): number =>
  (view.getInt32(at) * 2 ** 32 + view.getUint32(at + 4)) / 60_000_000;

/** The maximum, in the year 6053: a time off "until 9999" is cut there. */
const latest = 2 ** 31 - 1;

/** Whole minutes that cover the packed times. */
function minutesOf({ buffer, byteOffset, byteLength }: Uint8Array): Int32Array {
  const view = new DataView(buffer, byteOffset, byteLength);
  const out = new Int32Array(byteLength / 8);
  for (let i = 0; i < out.length; i += 2) {
    out[i] = Math.min(epoch + Math.floor(minutesAt(view, i * 8)), latest);
    out[i + 1] = Math.min(epoch + Math.ceil(minutesAt(view, i * 8 + 8)), latest);
  }
  return out;
}

const none = new Int32Array();

function joined(before: Int32Array, after: Int32Array): Int32Array {
  const both = new Int32Array(before.length + after.length);
  both.set(before);
  both.set(after, before.length);
  return both;
}

/** The times by resource; those without any are left out. */
function unpack(packed: Uint8Array | null): Map<string, Int32Array> {
  const times = new Map<string, Int32Array>();
  if (!packed) return times;
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  for (let at = 0; at < bytes.length; ) {
    const idEnd = at + 4 + bytes.readInt32BE(at);
    const end = idEnd + 4 + bytes.readInt32BE(idEnd);
    times.set(bytes.toString("latin1", at + 4, idEnd), minutesOf(bytes.subarray(idEnd + 4, end)));
    at = end;
  }
  return times;
}

type Packed = { near: Uint8Array | null; long: Uint8Array | null; off: Uint8Array | null };

function loadsOf(row: Packed): Map<string, Load> {
  const [near, long, off] = [unpack(row.near), unpack(row.long), unpack(row.off)];
  const loads = new Map<string, Load>();
  for (const id of new Set([...near.keys(), ...long.keys(), ...off.keys()])) {
    const before = long.get(id);
    const after = near.get(id) ?? none;
    // Earlier starts sort before the recent ones.
    loads.set(id, { taken: before ? joined(before, after) : after, off: off.get(id) ?? none });
  }
  return loads;
}

export type BusySnapshot = {
  version: number;
  now: Date;
  loads: Map<string, Load>;
  customerOf: (key: CustomerKey) => KnownCustomer | null;
};

/** What is asked about: these resources' time in a span, where a booking's own may count as free. */
export type BusyQuestion = {
  project: ProjectId;
  resources: readonly string[];
  span: { from: Minute; to: Minute };
  except?: string | undefined;
};

/** The resources' busy times and these customers, from one snapshot. */
export async function selectBusySnapshot(
  sql: Sql,
  { project, resources, span, except }: BusyQuestion,
  customers: readonly CustomerKey[],
): Promise<BusySnapshot> {
  const ids = customers.flatMap((key) => ("id" in key ? key.id : []));
  const phones = customers.flatMap((key) => ("id" in key ? [] : key.phone_key));
  const values = [project, resources, wireTime(span.from), wireTime(span.to), except ?? null, ids, phones];
  type Found = KnownCustomer & { phone_key: string | null };
  type Row = { version: number; at: Date; customers: Found[] | null } & Packed;
  const text = "SELECT * FROM look_at($1, $2::text[], $3::timestamptz, $4::timestamptz, $5, $6::text[], $7::text[])";
  const [row] = await sql<Row>(text, values);
  if (!row) throw new Error(`There is no project ${project}.`);
  const customerOf = (key: CustomerKey): KnownCustomer | null => {
    const found = row.customers?.find((each) => ("id" in key ? each.id === key.id : each.phone_key === key.phone_key));
    return found ? { id: found.id, name: found.name, phone: found.phone, locale: found.locale } : null;
  };
  return { version: row.version, now: row.at, loads: loadsOf(row), customerOf };
}
