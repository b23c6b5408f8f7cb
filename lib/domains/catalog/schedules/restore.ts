import type { Actor } from "@/lib/core/actor";
import { restorePart } from "@/lib/domains/catalog/restore";
import type { Schedule } from "@/lib/domains/catalog/schedules/schema";
import { findSchedule } from "@/lib/domains/catalog/schedules/store";

/** With its date overrides, which stay while it is deleted. */
export const restoreSchedule = (actor: Actor, id: string): Promise<Schedule> =>
  restorePart(actor, id, { part: "schedule", what: "schedule", event: "schedule.restored", find: findSchedule });
