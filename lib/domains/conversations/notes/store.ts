import { pool, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { ConversationNote } from "@/lib/domains/conversations/notes/schema";
import type { Author } from "@/lib/domains/evidence/schema";
import { before, type New, newestFirst, written } from "@/lib/domains/evidence/store";
import type { Prisma } from "@/lib/generated/prisma/client";

type Row = Prisma.ConversationNoteGetPayload<object>;

const toNote = ({ id, conversation_id, text, mentions, author, created_at }: Row): ConversationNote => ({
  id,
  conversation_id,
  text,
  mentions,
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
  const where = { project_id: project, conversation_id, deleted_at: null, ...before(after) };
  return (await tx.conversationNote.findMany({ where, take, ...newestFirst })).map(toNote);
}

export async function insertNote(
  tx: Tx,
  project: ProjectId,
  conversation_id: string,
  { author, ...note }: Omit<New<Row>, "conversation_id" | "deleted_at">,
): Promise<ConversationNote> {
  const data = { project_id: project, conversation_id, ...note, author: written(author) };
  return toNote(await tx.conversationNote.create({ data }));
}

/** `deleted`: whether one is looked for that was deleted and not yet erased. */
export async function findNote(
  tx: Tx,
  project: ProjectId,
  conversation_id: string,
  id: string,
  deleted = false,
): Promise<ConversationNote | null> {
  const deleted_at = deleted ? { not: null } : null;
  const row = await tx.conversationNote.findFirst({ where: { project_id: project, conversation_id, id, deleted_at } });
  return row && toNote(row);
}

export async function markNoteDeleted(tx: Tx, project: ProjectId, id: string, at: Date | null): Promise<void> {
  await tx.conversationNote.updateMany({ where: { project_id: project, id }, data: { deleted_at: at } });
}

/** What was deleted before that time goes for good, over all projects; gives how many. */
export async function eraseDeletedNotes(before: Date): Promise<number> {
  const { rowCount } = await pool().query("DELETE FROM conversation_note WHERE deleted_at < $1", [before]);
  return rowCount ?? 0;
}
