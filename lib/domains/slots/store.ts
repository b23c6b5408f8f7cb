import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Minute } from "@/lib/core/intervals";
import { wireTime } from "@/lib/core/wire/wire-time";
import { type Catalog, type CatalogRow, compile } from "@/lib/domains/slots/catalog";
import { loadsOf, type PackedTimes } from "@/lib/domains/slots/packed-times";
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

function rowOf<Found>(project: ProjectId, [row]: readonly Found[]): Found {
  if (!row) throw new Error(`There is no project ${project}.`);
  return row;
}

/** The whole catalog in one query, for a consistent snapshot. */
export async function selectCatalog(sql: Sql, project: ProjectId): Promise<Catalog> {
  return compile(rowOf(project, await sql<CatalogRow>(catalogText, [project])));
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

type Found = KnownCustomer & { phone_key: string | null };
type Row = { version: number; at: Date; customers: Found[] | null } & PackedTimes;

const spanOf = ({ span }: BusyQuestion) => [wireTime(span.from), wireTime(span.to)];
const idsOf = (customers: readonly CustomerKey[]) => customers.flatMap((key) => ("id" in key ? key.id : []));
const phonesOf = (customers: readonly CustomerKey[]) => customers.flatMap((key) => ("id" in key ? [] : key.phone_key));

function customersIn({ customers }: Row): BusySnapshot["customerOf"] {
  return (key) => {
    const found = customers?.find((each) => ("id" in key ? each.id === key.id : each.phone_key === key.phone_key));
    return found ? { id: found.id, name: found.name, phone: found.phone, locale: found.locale } : null;
  };
}

const snapshotIn = (row: Row): BusySnapshot => ({
  version: row.version,
  now: row.at,
  loads: loadsOf(row),
  customerOf: customersIn(row),
});

/** The resources' busy times and these customers, from one snapshot. */
export async function selectBusySnapshot(
  sql: Sql,
  question: BusyQuestion,
  customers: readonly CustomerKey[],
): Promise<BusySnapshot> {
  const { project, resources, except } = question;
  const values = [project, resources, ...spanOf(question), except ?? null, idsOf(customers), phonesOf(customers)];
  const text = "SELECT * FROM look_at($1, $2::text[], $3::timestamptz, $4::timestamptz, $5, $6::text[], $7::text[])";
  return snapshotIn(rowOf(project, await sql<Row>(text, values)));
}

/** What has changed since an earlier answer. `changed` is null where that is not known: then everything is read. */
export type BusyChanges = BusySnapshot & {
  changed: string[] | null;
  /** When the first hold of each resource that was read ends, in milliseconds. */
  expiries: Record<string, number>;
  /** Names this answer to the next question. */
  seen: string;
};

type ChangesRow = Row & { changed: string[] | null; expiries: Record<string, number> | null; now_seen: string };

const changesIn = (row: ChangesRow): BusyChanges => ({
  ...snapshotIn(row),
  changed: row.changed,
  expiries: row.expiries ?? {},
  seen: row.now_seen,
});

/** The busy times of the resources that are `missing` or have changed since `seen`, and these customers, from one snapshot. */
export async function selectBusyChanges(
  sql: Sql,
  question: BusyQuestion,
  customers: readonly CustomerKey[],
  { seen, missing }: { seen: string | null; missing: readonly string[] },
): Promise<BusyChanges> {
  const { project, resources } = question;
  const values = [project, resources, missing, seen, ...spanOf(question), idsOf(customers), phonesOf(customers)];
  const text = `SELECT * FROM look_again($1, $2::text[], $3::text[], $4, $5::timestamptz, $6::timestamptz, $7::text[], $8::text[])`;
  return changesIn(rowOf(project, await sql<ChangesRow>(text, values)));
}

/** A question of whose resources none is missing. */
export type ChangesQuestion = { question: BusyQuestion; customers: readonly CustomerKey[]; seen: string };

/** The same for several workspaces, from one snapshot; undefined where there is no such workspace. */
export async function selectBusyChangesOfEach(
  sql: Sql,
  asks: readonly ChangesQuestion[],
): Promise<(BusyChanges | undefined)[]> {
  const given = asks.map(({ question, customers, seen }, n) => {
    const [first, until] = spanOf(question);
    return {
      n,
      project: question.project,
      ids: question.resources,
      seen,
      first,
      until,
      customer_ids: idsOf(customers),
      phones: phonesOf(customers),
    };
  });
  const text = "SELECT * FROM look_again_each($1::jsonb)";
  const rows = await sql<ChangesRow & { n: number }>(text, [JSON.stringify(given)]);
  const found = new Map(rows.map((row) => [row.n, changesIn(row)]));
  return asks.map((_, n) => found.get(n));
}
