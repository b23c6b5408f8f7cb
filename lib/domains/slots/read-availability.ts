import type { StatementActor } from "@/lib/core/actor";
import { batched } from "@/lib/core/concurrency/batched";
import { sqlOf } from "@/lib/core/db";
import { isDryRun } from "@/lib/core/dry-run";
import type { Minute } from "@/lib/core/intervals";
import { singleton } from "@/lib/core/singleton";
import { BusyCache } from "@/lib/domains/slots/busy/busy-cache";
import { askBusyChanges } from "@/lib/domains/slots/busy/busy-changes";
import type { Catalog, CatalogService } from "@/lib/domains/slots/catalog";
import type { Snapshot } from "@/lib/domains/slots/snapshot";
import {
  type BusyQuestion,
  type BusySnapshot,
  type CustomerKey,
  type KnownCustomer,
  selectBusySnapshot,
  selectCatalog,
} from "@/lib/domains/slots/store";
import { boundsOfDay, localDay } from "@/lib/domains/slots/zones";

const mostKept = 500;
/** The last catalog of each project; used only if its version matches the one that comes with the busy times. */
const kept = (): Map<string, Catalog> => singleton("catalogs", () => new Map<string, Catalog>());

async function read(actor: StatementActor): Promise<Catalog> {
  const catalog = await selectCatalog(sqlOf(actor), actor.project.id);
  if (isDryRun()) return catalog; // Rolled back: its version may be reused with another content.
  const catalogs = kept();
  catalogs.delete(actor.project.id);
  catalogs.set(actor.project.id, catalog);
  const [oldest] = catalogs.keys();
  if (catalogs.size > mostKept && oldest !== undefined) catalogs.delete(oldest);
  return catalog;
}

/** At the ends of the calendar there are no neighbouring days, and nothing to book. */
const earliest = Date.parse("0001-01-15T00:00:00Z") / 60_000;
const latest = Date.parse("9999-12-15T00:00:00Z") / 60_000;
const within = (at: Minute): Minute => Math.min(Math.max(at, earliest), latest);

/** "The least booked that day" needs the whole of every local day that the span touches. */
const daysAround = (zone: string, { from, to }: { from: Minute; to: Minute }) => ({
  from: boundsOfDay(zone, localDay(zone, from)).from,
  to: boundsOfDay(zone, localDay(zone, to)).to,
});

/** `now` is the database's, so that decisions here and in the database use the same time. */
export type View = {
  catalog: Catalog;
  service: CatalogService;
  snapshot: Snapshot;
  now: Date;
  customer: KnownCustomer | null;
};

/** What is read beside the busy times, so that a booking needs no further question. */
export type Beside = { /** A booking whose own time counts as free. */ except?: string; customer?: CustomerKey };

type Ask = { scene: BusyQuestion; customer: CustomerKey | undefined };

const busyCache = (): BusyCache => singleton("busy-cache", () => new BusyCache(undefined, askBusyChanges));

/** Concurrent callers for the same busy times share one read. */
const shared = batched(
  async (asks: readonly Ask[]): Promise<BusySnapshot[]> => {
    const [{ scene }] = asks as [Ask];
    const customers = asks.flatMap(({ customer }) => customer ?? []);
    // A dry run sees what only its own transaction has written.
    const sight = await (isDryRun()
      ? selectBusySnapshot(sqlOf({}), scene, customers)
      : busyCache().read(sqlOf({}), scene, customers));
    return asks.map(() => sight);
  },
  { expensive: true },
);

/**
 * What availability needs to know about a service between two instants: one query, and a second one only when the
 * catalog has changed. Null when there is no such service.
 */
export async function readAvailability(
  actor: StatementActor,
  serviceId: string,
  span: { from: Minute; to: Minute },
  { except, customer }: Beside = {},
): Promise<View | null> {
  let catalog = kept().get(actor.project.id) ?? (await read(actor));
  for (;;) {
    const service = catalog.services.get(serviceId);
    const days = service ? daysAround(service.zone, span) : span;
    const length = service ? service.duration + service.buffer : 0;
    const reach = {
      from: within(Math.floor(days.from)),
      to: within(Math.ceil(Math.max(days.to, span.to + length))),
    };
    const scene = { project: actor.project.id, resources: service?.pool ?? [], span: reach };
    const sight = await (actor.tx || actor.sql || except !== undefined
      ? selectBusySnapshot(sqlOf(actor), { ...scene, except }, customer ? [customer] : [])
      : shared([scene.project, catalog.version, serviceId, reach.from, reach.to].join(" "), { scene, customer }));
    if (sight.version !== catalog.version) {
      catalog = await read(actor);
      continue;
    }
    if (!service) return null;
    const snapshot = { service, resources: catalog.resources, loads: sight.loads, zone: service.zone };
    return { catalog, service, snapshot, now: sight.now, customer: customer ? sight.customerOf(customer) : null };
  }
}
