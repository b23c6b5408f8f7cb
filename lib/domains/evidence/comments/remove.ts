import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, type Tx } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { deleteComment, findComment, type Place } from "@/lib/domains/evidence/comments/store";
import { assertTheirs } from "@/lib/domains/evidence/remove";
import { chainOf } from "@/lib/domains/evidence/store";

async function removeComment(tx: Tx, actor: Actor, place: Place, about: string, id: string): Promise<void> {
  const comment = await findComment(tx, actor.project.id, place, id);
  if (!comment) throw notFound("comment", id);
  assertTheirs(actor, comment.author, "comment");
  await deleteComment(tx, actor.project.id, id);
  await audit(tx, actor, "comment.removed", about, { comment_id: id, body: comment.body }, null);
}

export const removeBookingComment = (actor: Actor, booking: string, id: string): Promise<void> =>
  inTransaction(actor, async (tx) =>
    removeComment(tx, actor, { bookings: await chainOf(tx, actor.project.id, booking) }, booking, id),
  );

export const removeCustomerComment = (actor: Actor, customer: string, id: string): Promise<void> =>
  inTransaction(actor, (tx) => removeComment(tx, actor, { customer }, customer, id));
