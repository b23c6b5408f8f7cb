import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { addComment } from "@/lib/domains/evidence/comments/record";
import { addLocationEvent, photoOf } from "@/lib/domains/evidence/record";
import type { ActionData } from "@/lib/domains/work/schema";

/** Photos are uploaded before the action that needs them; those of another booking are not accepted. */
export async function assertPhotos(tx: Tx, actor: Actor, task: string, { photo_ids }: ActionData): Promise<void> {
  for (const id of photo_ids) {
    if (!(await photoOf(tx, actor.project.id, task, id))) throw notFound("photo", id);
  }
}

/** The comment and location go to the task's evidence, with their action. */
export async function keepEvidence(
  tx: Tx,
  actor: Actor,
  task: string,
  action: string,
  { comment, location }: ActionData,
): Promise<void> {
  if (comment) await addComment(tx, actor, { booking_id: task, body: comment });
  if (location) await addLocationEvent(tx, actor, { booking_id: task, ...location, kind: action.replaceAll("-", "_") });
}
