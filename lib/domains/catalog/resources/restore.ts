import type { Actor } from "@/lib/core/actor";
import type { Resource } from "@/lib/domains/catalog/resources/schema";
import { findResource, leftGroups, setGroups } from "@/lib/domains/catalog/resources/store";
import { restorePart } from "@/lib/domains/catalog/restore";

export const restoreResource = (actor: Actor, id: string): Promise<Resource> =>
  restorePart(actor, id, {
    part: "resource",
    what: "resource",
    event: "resource.restored",
    find: findResource,
    needs: ({ schedule_id }) => ({ schedules: [schedule_id] }),
    links: { to: "group", left: leftGroups, join: setGroups },
  });
