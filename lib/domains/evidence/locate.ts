import type { Actor } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { addLocationEvent } from "@/lib/domains/evidence/record";
import type { LocationEvent, LocationEventBody } from "@/lib/domains/evidence/schema";
import { chainOf } from "@/lib/domains/evidence/store";

export const recordPosition = (actor: Actor, booking_id: string, position: LocationEventBody): Promise<LocationEvent> =>
  inTransaction(actor, async (tx) => {
    if ((await chainOf(tx, actor.project.id, booking_id)).length === 0) throw notFound("booking", booking_id);
    return addLocationEvent(tx, actor, { booking_id, ...position });
  });
