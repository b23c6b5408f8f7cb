import type { Actor } from "@/lib/core/actor";
import { restorePart } from "@/lib/domains/catalog/restore";
import type { Service } from "@/lib/domains/catalog/services/schema";
import { findService } from "@/lib/domains/catalog/services/store";

export const restoreService = (actor: Actor, id: string): Promise<Service> =>
  restorePart(actor, id, {
    part: "service",
    what: "service",
    event: "service.restored",
    find: findService,
    needs: ({ schedule_id, group_id, requirements }) => ({
      schedules: [schedule_id],
      groups: [group_id, ...requirements.map((line) => line.group_id)],
      resources: requirements.map(({ resource_id }) => resource_id),
    }),
  });
