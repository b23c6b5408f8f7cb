import type { Actor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import type { Minute } from "@/lib/core/intervals";
import { processWide } from "@/lib/core/process-wide";
import { type Catalog, type CatalogService, poolOf } from "@/lib/domains/slots/catalog";
import type { Snapshot } from "@/lib/domains/slots/snapshot";
import { selectCatalog, selectLoads } from "@/lib/domains/slots/store";

const mostKept = 500;
/** The last catalog read of each project; never believed without the version that comes with the busy times. */
const kept = (): Map<string, Catalog> => processWide("catalogs", () => new Map<string, Catalog>());

async function read(actor: Actor): Promise<Catalog> {
  const catalog = await selectCatalog(sqlOf(actor), actor.project.id);
  const catalogs = kept();
  catalogs.delete(actor.project.id);
  catalogs.set(actor.project.id, catalog);
  const [oldest] = catalogs.keys();
  if (catalogs.size > mostKept && oldest !== undefined) catalogs.delete(oldest);
  return catalog;
}

/** "The least booked that day" needs the whole of every local day that the span touches. */
const dayAround = 1560;

export type View = { catalog: Catalog; service: CatalogService; snapshot: Snapshot };

/**
 * What availability needs to know about a service between two instants: one query, and a second one only when the
 * catalog has changed. Null when there is no such service. `except` leaves one booking's own time out.
 */
export async function look(
  actor: Actor,
  serviceId: string,
  span: { from: Minute; to: Minute },
  except: string | null = null,
): Promise<View | null> {
  let catalog = kept().get(actor.project.id) ?? (await read(actor));
  for (;;) {
    const service = catalog.services.get(serviceId);
    const length = service ? service.duration + service.buffer : 0;
    const reach = { from: span.from - dayAround, to: span.to + length + dayAround };
    const pool = service ? poolOf(service) : [];
    const { version, loads } = await selectLoads(sqlOf(actor), actor.project.id, pool, reach, except);
    if (version !== catalog.version) {
      catalog = await read(actor);
      continue;
    }
    if (!service) return null;
    return { catalog, service, snapshot: { service, resources: catalog.resources, loads, zone: service.zone } };
  }
}
