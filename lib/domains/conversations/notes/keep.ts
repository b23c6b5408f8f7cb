import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { keptSince } from "@/lib/core/clock";
import { inTransaction, type Tx } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { notFound } from "@/lib/core/problem";
import type { ConversationNote, ConversationNoteBody } from "@/lib/domains/conversations/notes/schema";
import { eraseDeletedNotes, findNote, insertNote, markNoteDeleted } from "@/lib/domains/conversations/notes/store";
import { lockConversation, memberExists } from "@/lib/domains/conversations/store";
import { assertTheirs } from "@/lib/domains/evidence/remove";
import { authorOf } from "@/lib/domains/evidence/rules";

/** Written for the team alone: no message, no delivery, and the event names it without its words. */
export const addConversationNote = (
  actor: Actor,
  conversation: string,
  { text, mentions }: ConversationNoteBody,
): Promise<ConversationNote> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    if (!(await lockConversation(tx, project, conversation))) throw notFound("conversation", conversation);
    for (const member of mentions) if (!(await memberExists(tx, project, member))) throw notFound("member", member);
    const note = { id: newId("nte"), text, mentions, author: authorOf(actor.identity), created_at: actor.now };
    const added = await insertNote(tx, project, conversation, note);
    const named = { note_id: added.id };
    await audit(tx, actor, "conversation.note_added", conversation, null, named, named);
    return added;
  });

/** The caller's own note, or any where they may manage others'. */
async function noteOf(tx: Tx, actor: Actor, conversation: string, id: string, deleted: boolean) {
  const note = await findNote(tx, actor.project.id, conversation, id, deleted);
  if (!note) throw notFound("note", id);
  assertTheirs(actor, note.author, "note");
  return note;
}

/** Gone for everybody at once; can be restored for a day. */
export const removeConversationNote = (actor: Actor, conversation: string, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    await noteOf(tx, actor, conversation, id, false);
    await markNoteDeleted(tx, actor.project.id, id, actor.now);
    await audit(tx, actor, "conversation.note_removed", conversation, { note_id: id }, null);
    return undefined;
  });

export const restoreConversationNote = (actor: Actor, conversation: string, id: string): Promise<ConversationNote> =>
  inTransaction(actor, async (tx) => {
    const note = await noteOf(tx, actor, conversation, id, true);
    await markNoteDeleted(tx, actor.project.id, id, null);
    await audit(tx, actor, "conversation.note_restored", conversation, null, { note_id: id });
    return note;
  });

export const eraseRemovedNotes = (now: Date): Promise<number> => eraseDeletedNotes(keptSince(now));
