import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Part } from "@/lib/domains/assistant/schema";
import { findGroup, lockGroup } from "@/lib/domains/catalog/groups/store";
import { findResource, lockResource } from "@/lib/domains/catalog/resources/store";
import { findSchedule, lockSchedule } from "@/lib/domains/catalog/schedules/store";
import { findService, lockService } from "@/lib/domains/catalog/services/store";

type Reader = (tx: Tx, project: ProjectId, id: string) => Promise<unknown>;
type Readers = { find: Reader; lock: Reader };

/** In the order in which the catalog's changes lock. */
const readers: Partial<Record<Part["type"], Readers>> = {
  schedule: { find: findSchedule, lock: lockSchedule },
  resource_group: { find: findGroup, lock: lockGroup },
  resource: { find: findResource, lock: lockResource },
  service: { find: findService, lock: lockService },
};

/** A part of the catalog as it is now; null for what is gone, and for what is no part of the catalog. */
export const shapeOf = async (tx: Tx, project: ProjectId, { type, id }: Part): Promise<unknown> =>
  (await readers[type]?.find(tx, project, id)) ?? null;

export const lockedShapeOf = async (tx: Tx, project: ProjectId, { type, id }: Part): Promise<unknown> =>
  (await readers[type]?.lock(tx, project, id)) ?? null;
