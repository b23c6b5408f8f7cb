import { groupBy } from "@/lib/core/group-by";
import type { currencies } from "@/lib/core/wire/wire";
import { dayAndNight, type Hours, hoursFrom } from "@/lib/domains/slots/open-hours";
import type { Resource, Service } from "@/lib/domains/slots/snapshot";

type Clock = { from: string; to: string };

/** The catalog as one query reads it. */
export type CatalogRow = {
  version: number;
  timezone: string;
  initial: Catalog["initial"];
  services: {
    id: string;
    name: string;
    kind: Service["kind"];
    active: boolean;
    duration_minutes: number;
    buffer_minutes: number;
    slot_interval_minutes: number;
    min_notice_minutes: number;
    max_advance_days: number;
    max_party_size: number;
    uses: Service["uses"];
    schedule_id: string | null;
    group_id: string | null;
    price_cents: number | null;
    currency: (typeof currencies)[number];
    deposit_cents: number | null;
    deposit_minutes: number;
    intake_fields: unknown;
  }[];
  requirements: { service_id: string; group_id: string | null; resource_id: string | null; quantity: number }[];
  resources: {
    id: string;
    name: string;
    kind: string;
    capacity: number;
    active: boolean;
    schedule_id: string | null;
  }[];
  members: { group_id: string; resource_id: string }[];
  schedules: { id: string; timezone: string; weekly: (Clock & { weekday: number })[] }[];
  overrides: { schedule_id: string; date: string; intervals: Clock[] }[];
  /** The dates on which the whole business is closed. */
  closed: string[];
};

/** What a booking copies from its service, beyond what availability needs. */
export type CatalogService = Service & {
  name: string;
  zone: string;
  /** All resources that one of its requirements could use. */
  pool: readonly string[];
  groupId: string | null;
  priceCents: number | null;
  currency: (typeof currencies)[number];
  depositCents: number | null;
  depositMinutes: number;
  intakeFields: unknown;
};
export type CatalogResource = Resource & { name: string; kind: string };

/** A project's whole catalog at one version, prepared for queries; not read again until the version changes. */
export type Catalog = {
  version: number;
  /** Where new tasks begin, if the project has configured its stages. */
  initial: { appointment: string; queue: string } | null;
  services: ReadonlyMap<string, CatalogService>;
  resources: ReadonlyMap<string, CatalogResource>;
};

const poolOf = ({ requirements }: Pick<Service, "requirements">): string[] => [
  ...new Set(requirements.flatMap(({ resources }) => resources)),
];

export function compile(row: CatalogRow): Catalog {
  const overrides = groupBy(row.overrides, ({ schedule_id }) => schedule_id);
  const closed = row.closed.map((date) => ({ date, intervals: [] }));
  // A schedule's own hours of a date come last and decide before a closed day.
  const schedules = new Map<string, Hours>(
    row.schedules.map(({ id, timezone, weekly }) => {
      const dates = [...closed, ...(overrides.get(id) ?? [])];
      return [id, hoursFrom(timezone, weekly, dates)];
    }),
  );
  const always = closed.length === 0 ? null : hoursFrom(row.timezone, dayAndNight, closed);
  const hoursOf = (id: string | null): Hours | null => (id === null ? null : (schedules.get(id) ?? null));
  const members = groupBy(row.members, ({ group_id }) => group_id);
  const requirements = groupBy(row.requirements, ({ service_id }) => service_id);
  const resources = row.resources.map((each) => ({
    ...each,
    hours: each.schedule_id === null ? always : hoursOf(each.schedule_id),
  }));
  const known = new Map(resources.map((each) => [each.id, each]));
  const among = (groupId: string | null, resourceId: string | null): string[] => {
    const ids = resourceId === null ? (members.get(groupId ?? "") ?? []).map((each) => each.resource_id) : [resourceId];
    return ids.filter((id) => known.has(id));
  };
  const services = row.services.map((each): CatalogService => {
    const hours = hoursOf(each.schedule_id);
    const needs = (requirements.get(each.id) ?? []).map((line) => ({
      resources: among(line.group_id, line.resource_id),
      quantity: line.quantity,
    }));
    return {
      id: each.id,
      name: each.name,
      kind: each.kind,
      active: each.active,
      duration: each.duration_minutes,
      buffer: each.buffer_minutes,
      interval: each.slot_interval_minutes,
      notice: each.min_notice_minutes,
      advanceDays: each.max_advance_days,
      maxParty: each.max_party_size,
      uses: each.uses,
      hours,
      zone: hours?.zone ?? row.timezone,
      requirements: needs,
      pool: poolOf({ requirements: needs }),
      groupId: each.group_id,
      priceCents: each.price_cents,
      currency: each.currency,
      depositCents: each.deposit_cents,
      depositMinutes: each.deposit_minutes,
      intakeFields: each.intake_fields,
    };
  });
  return {
    version: row.version,
    initial: row.initial,
    services: new Map(services.map((each) => [each.id, each])),
    resources: known,
  };
}
