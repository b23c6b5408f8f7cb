import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import type { Tx } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { mentionsIn } from "@/lib/domains/evidence/comments/rules";
import type { Comment } from "@/lib/domains/evidence/comments/schema";
import { insertComment, membersToMention, type Subject } from "@/lib/domains/evidence/comments/store";
import { authorOf } from "@/lib/domains/evidence/rules";

/** Writes a comment in the caller's transaction. Live screens are updated under the id it is about. */
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
