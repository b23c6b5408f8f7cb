import { operation, session } from "@/lib/api/operation";
import { newestFirst } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { conversationOr404 } from "@/lib/domains/conversations/missing";
import {
  addConversationNote,
  removeConversationNote,
  restoreConversationNote as restore,
} from "@/lib/domains/conversations/notes/keep";
import {
  ConversationNote,
  ConversationNoteBody,
  ConversationNotePage,
  NoteParams,
  NoteQuery,
} from "@/lib/domains/conversations/notes/schema";
import { selectNotes } from "@/lib/domains/conversations/notes/store";
import { ConversationParams } from "@/lib/domains/conversations/schema";

const tag = "Conversations";
// Members only: a key may belong to a bot that quotes what it reads.
const access = session("agent");

export const listConversationNotes = operation({
  id: "listConversationNotes",
  method: "GET",
  path: "/conversations/{id}/notes",
  access,
  tag,
  summary: "List a conversation's notes",
  description:
    "What the team wrote for itself, newest first. Notes are no messages: no channel, bot or webhook has them.",
  params: ConversationParams,
  query: NoteQuery,
  output: ConversationNotePage,
  handle: async ({ actor, params, query }) => {
    await conversationOr404(actor, params.id);
    return newestFirst(actor, `notes of ${params.id}`, query, (after, take) =>
      selectNotes(reader(actor), actor.project.id, params.id, after, take),
    );
  },
});

export const createConversationNote = operation({
  id: "createConversationNote",
  method: "POST",
  path: "/conversations/{id}/notes",
  access,
  idempotency: "optional",
  tag,
  summary: "Add a note to a conversation",
  description: "Only the team sees it. It neither answers the contact nor silences the bot.",
  params: ConversationParams,
  body: ConversationNoteBody,
  output: ConversationNote,
  success: 201,
  location: ({ conversation_id }) => `/conversations/${conversation_id}/notes`,
  handle: ({ actor, params, body }) => addConversationNote(actor, params.id, body),
});

export const deleteConversationNote = operation({
  id: "deleteConversationNote",
  method: "DELETE",
  path: "/conversations/{id}/notes/{note_id}",
  access,
  tag,
  summary: "Delete a note",
  description: "Its author or an admin may. For a day it can be had back by `restore`.",
  params: NoteParams,
  handle: ({ actor, params }) => removeConversationNote(actor, params.id, params.note_id),
});

export const restoreConversationNote = operation({
  id: "restoreConversationNote",
  method: "POST",
  path: "/conversations/{id}/notes/{note_id}/restore",
  access,
  tag,
  summary: "Restore a note",
  description: "Within a day after it was deleted; its author or an admin may.",
  params: NoteParams,
  output: ConversationNote,
  handle: ({ actor, params }) => restore(actor, params.id, params.note_id),
});
