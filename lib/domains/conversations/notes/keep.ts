import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { notFound } from "@/lib/core/problem";
import type { ConversationNote } from "@/lib/domains/conversations/notes/schema";
import { deleteNote, findNote, insertNote } from "@/lib/domains/conversations/notes/store";
import { lockConversation } from "@/lib/domains/conversations/store";
import { assertTheirs } from "@/lib/domains/evidence/remove";
import { authorOf } from "@/lib/domains/evidence/rules";

/** Written for the team alone: no message, no delivery, and the event names it without its words. */
export const addConversationNote = (actor: Actor, conversation: string, text: string): Promise<ConversationNote> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    if (!(await lockConversation(tx, project, conversation))) throw notFound("conversation", conversation);
    const note = { id: newId("nte"), text, author: authorOf(actor.identity), created_at: actor.now };
    const added = await insertNote(tx, project, conversation, note);
    await audit(tx, actor, "conversation.note_added", conversation, null, { note_id: added.id });
    return added;
  });

export const removeConversationNote = (actor: Actor, conversation: string, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    const note = await findNote(tx, actor.project.id, conversation, id);
    if (!note) throw notFound("note", id);
    assertTheirs(actor, note.author, "note");
    await deleteNote(tx, actor.project.id, id);
    await audit(tx, actor, "conversation.note_removed", conversation, { note_id: id }, null);
    return undefined;
  });
