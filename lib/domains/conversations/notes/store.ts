import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { ConversationNote } from "@/lib/domains/conversations/notes/schema";
import type { Author } from "@/lib/domains/evidence/schema";
import { before, type New, newestFirst, written } from "@/lib/domains/evidence/store";
import type { Prisma } from "@/lib/generated/prisma/client";

type Row = Prisma.ConversationNoteGetPayload<object>;

const toNote = ({ id, conversation_id, text, author, created_at }: Row): ConversationNote => ({
  id,
  conversation_id,
  text,
  author: author as Author,
  created_at: iso(created_at),
});

/** Newest first. */
export async function selectNotes(
  tx: Tx,
  project: ProjectId,
  conversation_id: string,
  after: string | null,
  take: number,
): Promise<ConversationNote[]> {
  const where = { project_id: project, conversation_id, ...before(after) };
  return (await tx.conversationNote.findMany({ where, take, ...newestFirst })).map(toNote);
}

export async function insertNote(
  tx: Tx,
  project: ProjectId,
  conversation_id: string,
  { author, ...note }: Omit<New<Row>, "conversation_id">,
): Promise<ConversationNote> {
  const data = { project_id: project, conversation_id, ...note, author: written(author) };
  return toNote(await tx.conversationNote.create({ data }));
}

export async function findNote(
  tx: Tx,
  project: ProjectId,
  conversation_id: string,
  id: string,
): Promise<ConversationNote | null> {
  const row = await tx.conversationNote.findFirst({ where: { project_id: project, conversation_id, id } });
  return row && toNote(row);
}

export async function deleteNote(tx: Tx, project: ProjectId, id: string): Promise<void> {
  await tx.conversationNote.deleteMany({ where: { project_id: project, id } });
}
