import { json, type Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import type { Channel } from "@/lib/domains/conversations/schema";
import type { Locked } from "@/lib/domains/conversations/store";
import type { Author } from "@/lib/domains/evidence/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

export const messageShape = { include: { file: true } } satisfies Prisma.MessageDefaultArgs;
type MessageRow = Prisma.MessageGetPayload<typeof messageShape>;
type FileRow = NonNullable<MessageRow["file"]>;

export const toFile = ({
  id,
  conversation_id,
  has_thumbnail,
  ...file
}: FileRow): NonNullable<Message["attachment"]> => {
  const address = `/api/v1/conversations/${conversation_id}/files/${id}`;
  return {
    id,
    name: file.name,
    media_type: file.media_type,
    size: file.size,
    width: file.width,
    height: file.height,
    url: address,
    thumbnail_url: has_thumbnail ? `${address}/thumbnail` : null,
  };
};

export const toMessage = (row: MessageRow): Message => ({
  id: row.id,
  conversation_id: row.conversation_id,
  n: row.n,
  direction: row.direction as Message["direction"],
  author: row.author as Author,
  kind: row.kind as Message["kind"],
  text: row.text,
  location: row.location as Message["location"],
  attachment: row.file && toFile(row.file),
  template: row.template as Message["template"],
  status: row.status as Message["status"],
  error: row.error as Message["error"],
  edited_at: isoOrNull(row.edited_at),
  created_at: iso(row.created_at),
});

/** Newest first, before `n`; or, after one, oldest first. */
export async function selectMessages(
  tx: Tx,
  project: ProjectId,
  conversation: string,
  { before, after }: { before?: number | undefined; after?: number | undefined },
  take: number,
): Promise<Message[]> {
  const n = after === undefined ? (before === undefined ? {} : { lt: before }) : { gt: after };
  const where = { project_id: project, conversation_id: conversation, n };
  const orderBy = { n: after === undefined ? ("desc" as const) : ("asc" as const) };
  return (await tx.message.findMany({ where, orderBy, take, ...messageShape })).map(toMessage);
}

/** The last messages, newest first, without what is attached to them. */
export async function selectWords(tx: Tx, project: ProjectId, conversation: string, take: number): Promise<Message[]> {
  const where = { project_id: project, conversation_id: conversation };
  const rows = await tx.message.findMany({ where, orderBy: { n: "desc" }, take });
  return rows.map((row) => toMessage({ ...row, file: null }));
}

export async function findMessage(tx: Tx, project: ProjectId, id: string): Promise<Message | null> {
  const where = { project_id_id: { project_id: project, id } };
  const row = await tx.message.findUnique({ where, ...messageShape });
  return row && toMessage(row);
}

export type NewMessage = {
  direction: Message["direction"];
  author: Author;
  kind: Message["kind"];
  text?: string | null;
  location?: Message["location"];
  file_id?: string | null;
  template?: Message["template"];
  status: Message["status"];
  external_id?: string | null;
  due_at?: Date | null;
};

/** Appends a message to a locked conversation; null when the channel has sent it before. */
export async function addMessage(
  tx: Tx,
  project: ProjectId,
  conversation: Locked,
  message: NewMessage,
  now: Date,
  change: Prisma.ConversationUncheckedUpdateInput,
): Promise<Message | null> {
  const added = await insertMessage(tx, project, conversation, message, now, change);
  if (!added) return null;
  return added.file_id === null ? toMessage({ ...added, file: null }) : findMessage(tx, project, added.id);
}

/** The same, as the row that was put. */
export async function insertMessage(
  tx: Tx,
  project: ProjectId,
  conversation: Locked,
  { location, template, author, ...message }: NewMessage,
  now: Date,
  change: Prisma.ConversationUncheckedUpdateInput,
): Promise<Omit<MessageRow, "file"> | null> {
  const id = newId("msg");
  const n = conversation.message_count + 1;
  const { channel, id: conversation_id } = conversation;
  const row = {
    project_id: project,
    id,
    conversation_id,
    n,
    channel,
    ...message,
    created_at: now,
    location: json(location ?? null),
    template: json(template ?? null),
    author: author as Prisma.InputJsonObject,
  };
  const [inserted] = await tx.message.createManyAndReturn({ data: [row], skipDuplicates: true });
  if (!inserted) return null;
  await tx.conversation.update({
    where: { project_id_id: { project_id: project, id: conversation_id } },
    data: { ...change, message_count: n, last_message_at: now, updated_at: now },
  });
  conversation.message_count = n;
  return inserted;
}

/** A message by the channel's own id, locked. */
export async function lockMessage(
  tx: Tx,
  project: ProjectId,
  channel: Channel,
  external: string,
): Promise<{ id: string; conversation_id: string; status: Message["status"] } | null> {
  const rows = await tx.$queryRaw<{ id: string; conversation_id: string; status: Message["status"] }[]>`
    SELECT id, conversation_id, status FROM message
    WHERE project_id = ${project} AND channel = ${channel} AND external_id = ${external} FOR UPDATE`;
  return rows[0] ?? null;
}

export async function changeMessage(
  tx: Tx,
  project: ProjectId,
  id: string,
  change: {
    status?: Message["status"];
    error?: Message["error"];
    text?: string | null;
    location?: Message["location"];
    edited_at?: Date;
  },
): Promise<void> {
  const { error, location, ...rest } = change;
  await tx.message.update({
    where: { project_id_id: { project_id: project, id } },
    data: {
      ...rest,
      ...(error === undefined ? {} : { error: json(error) }),
      ...(location === undefined ? {} : { location: json(location) }),
    },
  });
}

type NewFile = Omit<FileRow, "project_id" | "conversation_id">;

export async function insertFile(tx: Tx, project: ProjectId, conversation_id: string, file: NewFile) {
  return toFile(await tx.messageFile.create({ data: { project_id: project, conversation_id, ...file } }));
}

export async function findFile(
  tx: Tx,
  project: ProjectId,
  conversation_id: string,
  id: string,
): Promise<FileRow | null> {
  return tx.messageFile.findFirst({ where: { project_id: project, conversation_id, id } });
}
