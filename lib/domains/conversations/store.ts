import { json, type Tx } from "@/lib/core/db";
import { folded } from "@/lib/core/fold";
import { newId, type ProjectId } from "@/lib/core/ids";
import { iso, isoOrNull } from "@/lib/core/wire";
import { windowEnd } from "@/lib/domains/conversations/rules";
import type { Channel, Conversation, ConversationQuery, Message } from "@/lib/domains/conversations/schema";
import type { Author } from "@/lib/domains/evidence/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

const messageShape = { include: { file: true } } satisfies Prisma.MessageDefaultArgs;
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

const shape = {
  include: {
    customer: { select: { id: true, name: true, phone: true, locale: true } },
    assignee: { select: { id: true, user: { select: { name: true } } } },
    messages: { orderBy: { n: "desc" }, take: 1, ...messageShape },
  },
} satisfies Prisma.ConversationDefaultArgs;
type Row = Prisma.ConversationGetPayload<typeof shape>;

const toConversation = (row: Row, paused: ReadonlySet<string>): Conversation => ({
  id: row.id,
  channel: row.channel as Channel,
  customer: row.customer,
  mode: row.mode as Conversation["mode"],
  status: row.status as Conversation["status"],
  unread_count: row.unread_count,
  assignee: row.assignee && { id: row.assignee.id, name: row.assignee.user.name },
  last_message: row.messages[0] ? toMessage(row.messages[0]) : null,
  last_message_at: isoOrNull(row.last_message_at),
  window_expires_at: isoOrNull(windowEnd(row.channel as Channel, row.last_inbound_at)),
  paused: paused.has(row.channel),
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

/** The channels on which nothing is sent at this moment. */
export async function pausedChannels(tx: Tx, project: ProjectId, now: Date): Promise<Set<string>> {
  const where = { project_id: project, resumed_at: null, OR: [{ until: null }, { until: { gt: now } }] };
  const rows = await tx.channelPause.findMany({ where, select: { channel: true } });
  return new Set(rows.map(({ channel }) => channel));
}

export async function findConversation(
  tx: Tx,
  project: ProjectId,
  id: string,
  now: Date,
): Promise<Conversation | null> {
  const row = await tx.conversation.findUnique({ where: { project_id_id: { project_id: project, id } }, ...shape });
  return row && toConversation(row, await pausedChannels(tx, project, now));
}

const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

const searched = (q: string): Prisma.CustomerWhereInput => ({
  AND: q.split(/\s+/).flatMap((word) => (word === "" ? [] : [{ search_text: { contains: literal(folded(word)) } }])),
});

type Asked = Omit<ConversationQuery, "limit" | "cursor">;

/** The newest word first. A conversation in which nothing was said yet is nobody's to read. */
export async function selectConversations(
  tx: Tx,
  project: ProjectId,
  { channel, mode, status, assignee, unread, customer_id, q }: Asked,
  after: readonly (string | null)[] | null,
  take: number,
  now: Date,
): Promise<Conversation[]> {
  const [at, id] = after ?? [];
  const rows = await tx.conversation.findMany({
    where: {
      project_id: project,
      last_message_at: { not: null },
      ...(channel && { channel }),
      ...(mode && { mode }),
      ...(status && { status }),
      ...(assignee && { assignee_id: assignee === "none" ? null : assignee }),
      ...(unread !== undefined && { unread_count: unread ? { gt: 0 } : 0 }),
      ...(customer_id && { customer_id }),
      ...(q && { customer: searched(q) }),
      ...(at && id && { OR: [{ last_message_at: { lt: at } }, { last_message_at: at, id: { lt: id } }] }),
    },
    orderBy: [{ last_message_at: "desc" }, { id: "desc" }],
    take,
    ...shape,
  });
  const paused = await pausedChannels(tx, project, now);
  return rows.map((row) => toConversation(row, paused));
}

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

export async function findMessage(tx: Tx, project: ProjectId, id: string): Promise<Message | null> {
  const where = { project_id_id: { project_id: project, id } };
  const row = await tx.message.findUnique({ where, ...messageShape });
  return row && toMessage(row);
}

/** A conversation's row under a lock, with what decides over what happens next. */
export type Locked = {
  id: string;
  channel: Channel;
  external_id: string;
  customer_id: string;
  mode: Conversation["mode"];
  status: Conversation["status"];
  turn: number;
  message_count: number;
  last_inbound_at: Date | null;
};

export async function lockConversation(tx: Tx, project: ProjectId, id: string): Promise<Locked | null> {
  const [row] = await tx.$queryRaw<Locked[]>`
    SELECT id, channel, external_id, customer_id, mode, status, turn, message_count, last_inbound_at
    FROM conversation WHERE project_id = ${project} AND id = ${id} FOR UPDATE`;
  return row ?? null;
}

/** The contact's conversation, made with the first word; whoever comes second finds it. */
export async function openConversation(
  tx: Tx,
  project: ProjectId,
  contact: { channel: Channel; external_id: string; customer_id: string; mode: Conversation["mode"]; now: Date },
): Promise<string> {
  const { now: created_at, ...rest } = contact;
  const data = { project_id: project, id: newId("cnv"), ...rest, created_at, updated_at: created_at };
  await tx.conversation.createMany({ data: [data], skipDuplicates: true });
  const { channel, external_id } = contact;
  const where = { project_id_channel_external_id: { project_id: project, channel, external_id } };
  return (await tx.conversation.findUniqueOrThrow({ where, select: { id: true } })).id;
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

/** Puts a message at the end of a locked conversation; null when the channel has sent it before. */
export async function addMessage(
  tx: Tx,
  project: ProjectId,
  conversation: Locked,
  { location, template, author, ...message }: NewMessage,
  now: Date,
  change: Prisma.ConversationUncheckedUpdateInput,
): Promise<Message | null> {
  const id = newId("msg");
  const n = conversation.message_count + 1;
  const { channel, id: conversation_id } = conversation;
  const row = {
    ...{ project_id: project, id, conversation_id, n, channel, ...message, created_at: now },
    ...{ location: json(location ?? null), template: json(template ?? null), author: author as Prisma.InputJsonObject },
  };
  const inserted = await tx.message.createMany({ data: [row], skipDuplicates: true });
  if (inserted.count === 0) return null;
  await tx.conversation.update({
    where: { project_id_id: { project_id: project, id: conversation_id } },
    data: { ...change, message_count: n, last_message_at: now, updated_at: now },
  });
  conversation.message_count = n;
  return findMessage(tx, project, id);
}

export type ConversationChange = Prisma.ConversationUncheckedUpdateInput;

export async function changeConversation(
  tx: Tx,
  project: ProjectId,
  id: string,
  change: ConversationChange,
): Promise<void> {
  await tx.conversation.update({ where: { project_id_id: { project_id: project, id } }, data: change });
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

export async function memberExists(tx: Tx, project: ProjectId, id: string): Promise<boolean> {
  return (await tx.member.count({ where: { project_id: project, id } })) > 0;
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
