import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import type { Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { authorOf } from "@/lib/domains/evidence/rules";
import type { LocationEvent } from "@/lib/domains/evidence/schema";
import { chainOf, findAttachment, insertLocation } from "@/lib/domains/evidence/store";

type Position = { booking_id: string; lat: number; lng: number; accuracy: number | null; kind: string };

/** Notes where somebody was, in the transaction of what happened there. */
export async function addLocationEvent(
  tx: Tx,
  actor: Actor,
  { booking_id, ...position }: Position,
): Promise<LocationEvent> {
  const event = await insertLocation(tx, actor.project.id, booking_id, {
    id: newId("loc"),
    ...position,
    author: authorOf(actor.identity),
    created_at: actor.now,
  });
  await audit(tx, actor, "location_event.created", booking_id, null, { location_event_id: event.id, ...position });
  return event;
}

/** Whether this is a picture of the booking, or of one that it was before it was moved. */
export async function photoOf(tx: Tx, project: ProjectId, booking_id: string, attachment_id: string): Promise<boolean> {
  const attachment = await findAttachment(tx, project, await chainOf(tx, project, booking_id), attachment_id);
  return attachment?.media_type.startsWith("image/") ?? false;
}
