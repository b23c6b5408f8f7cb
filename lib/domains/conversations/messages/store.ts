import { json, type Sql, type Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import type { Channel } from "@/lib/domains/conversations/schema";
import type { Author } from "@/lib/domains/evidence/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

export const messageShape = { include: { file: true } } satisfies Prisma.MessageDefaultArgs;
type MessageRow = Prisma.MessageGetPayload<typeof messageShape>;
type FileRow = NonNullable<MessageRow["file"]>;
/** What is shown of a message. */
type ShownRow = Omit<
  MessageRow,
  "project_id" | "channel" | "file_id" | "external_id" | "due_at" | "tries" | "lease" | "sending_since"
>;

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

export const toMessage = (row: ShownRow): Message => ({
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
export async function selectWords(
  sql: Sql,
  project: ProjectId,
  conversation: string,
  take: number,
): Promise<Message[]> {
  const rows = await sql<Omit<ShownRow, "file">>(
    `SELECT id, conversation_id, n, direction, author, kind, text, location, template, status, error, edited_at, created_at
     FROM message WHERE project_id = $1 AND conversation_id = $2 ORDER BY n DESC LIMIT $3::integer`,
    [project, conversation, take],
  );
  return rows.map((row) => toMessage({ ...row, file: null }));
}

export async function findMessage(tx: Tx, project: ProjectId, id: string): Promise<Message | null> {
  const where = { project_id_id: { project_id: project, id } };
  const row = await tx.message.findUnique({ where, ...messageShape });
  return row && toMessage(row);
}

/** What is put into a conversation; where and when, and whether it waits for a delivery, its statement decides. */
export type NewMessage = {
  kind: Message["kind"];
  text?: string | null;
  location?: Message["location"];
  file_id?: string | null;
  template?: Message["template"];
};

/** A message as the statement that put it returns it. */
type Put = Omit<MessageRow, "file" | "created_at" | "due_at"> & { created_at: string; due_at: string | null };
const fromPut = ({ created_at, due_at, ...row }: Put): Omit<MessageRow, "file"> => ({
  ...row,
  created_at: new Date(created_at),
  due_at: due_at === null ? null : new Date(due_at),
});

/** JSON takes no half of a surrogate pair, which a channel may deliver. */
const wellFormed = (text: string | null | undefined): string | null =>
  text?.replace(/\p{Surrogate}/gu, "\uFFFD") ?? null;

export type HeardMessage = NewMessage & {
  external_id: string | null;
  name: string;
  /** When it was written, if the channel tells: late deliveries are not recent. */
  written_at: Date | null;
  /** A customer of whose language only `from` is known gets the one that they write. */
  language: { from: string; to: string } | null;
};

/** Puts what a contact said into their conversation; null where there is none, or the channel has sent it before. */
export async function putHeard(
  sql: Sql,
  project: ProjectId,
  conversation: string,
  message: HeardMessage,
  now: Date,
): Promise<Omit<MessageRow, "file"> | null> {
  const said = { id: newId("msg"), ...message, text: wellFormed(message.text), name: wellFormed(message.name) };
  const [row] = await sql<{ put: Put | null }>("SELECT hear_message($1, $2, $3::jsonb, $4::timestamptz) AS put", [
    project,
    conversation,
    JSON.stringify(said),
    now.toISOString(),
  ]);
  return row?.put ? fromPut(row.put) : null;
}

/** Under which conditions a message is written, and by whom. */
export type SaidMessage = {
  message: NewMessage & { author: Author };
  /** For an answer of the bot: the turn that it answers. */
  turn: number | null;
  /** A person or a program of the team writes; `member`: who takes the conversation if nobody has it. */
  person: { member: string | null; audit: { actor: object; request_id: string | null; address: string | null } } | null;
  /** The channels on which it cannot be written. */
  not_on: readonly Channel[];
  /** The channels on which it is written only to a contact who has written since `open_since`. */
  windowed: readonly Channel[];
  open_since: Date;
};

export type Refused = {
  refused: "human" | "overtaken" | "unsuitable" | "paused" | "window_closed";
  channel: Channel;
  last_inbound_at: Date | null;
};

/** The message as `say_message` takes it. */
export const askOf = ({ message, ...conditions }: SaidMessage) => ({
  ...conditions,
  message: { id: newId("msg"), ...message, text: wellFormed(message.text) },
});

/** Writes to a contact, or says why not; null where there is no such conversation. */
export async function putSaid(
  sql: Sql,
  project: ProjectId,
  conversation: string,
  said: SaidMessage,
  now: Date,
): Promise<Omit<MessageRow, "file"> | Refused | null> {
  type Answer = { message: Put } | (Omit<Refused, "last_inbound_at"> & { last_inbound_at: string | null });
  const [row] = await sql<{ put: Answer | null }>("SELECT say_message($1, $2, $3::jsonb, $4::timestamptz) AS put", [
    project,
    conversation,
    JSON.stringify(askOf(said)),
    now.toISOString(),
  ]);
  if (!row?.put) return null;
  if ("message" in row.put) return fromPut(row.put.message);
  const { last_inbound_at } = row.put;
  return { ...row.put, last_inbound_at: last_inbound_at === null ? null : new Date(last_inbound_at) };
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
