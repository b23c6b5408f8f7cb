import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import type { Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { authorOf, mentionsIn } from "@/lib/domains/evidence/rules";
import type { Comment, LocationEvent } from "@/lib/domains/evidence/schema";
import {
  chainOf,
  findAttachment,
  insertComment,
  insertLocation,
  membersToMention,
  type Subject,
} from "@/lib/domains/evidence/store";

/** Writes a comment in the transaction of what it belongs to. Live screens are told under the id it is about. */
export async function addComment(tx: Tx, actor: Actor, { body, ...of }: Subject & { body: string }): Promise<Comment> {
  const project = actor.project.id;
  const subject: Subject = "booking_id" in of ? { booking_id: of.booking_id } : { customer_id: of.customer_id };
  const comment = await insertComment(tx, project, subject, {
    id: newId("cmt"),
    body,
    mentions: body.includes("@") ? mentionsIn(body, await membersToMention(tx, project)) : [],
    author: authorOf(actor.identity),
    created_at: actor.now,
  });
  const about = "booking_id" in subject ? subject.booking_id : subject.customer_id;
  await audit(tx, actor, "comment.created", about, null, { comment_id: comment.id, body });
  return comment;
}

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
