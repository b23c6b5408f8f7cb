import { pool, type Sql, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import { signedUrl } from "@/lib/domains/webchat/key";
import type { WebchatMessage } from "@/lib/domains/webchat/visitors/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

/** One token of an address for new sessions on one site; negative means refused. */
export async function drawSession(project: ProjectId, address: string, burst: number, refill: number): Promise<number> {
  const { rows } = await pool().query<{ left: number }>({
    name: "webchat_session_draw",
    text: "SELECT draw('sessions:' || $1::text || ' ' || $2::text, $3, $4) AS left",
    values: [project, address, burst, refill],
  });
  return rows[0]?.left ?? -1;
}

export async function countFiles(tx: Tx, project: ProjectId, conversation_id: string, since: Date): Promise<number> {
  return tx.messageFile.count({ where: { project_id: project, conversation_id, created_at: { gte: since } } });
}

export async function insertSession(
  tx: Tx,
  project: ProjectId,
  session: {
    id: string;
    token_hash: Buffer;
    conversation_id: string;
    name: string | null;
    locale: string;
    page: string | null;
    verified: boolean;
    address_key: string;
    expires_at: Date;
    now: Date;
  },
): Promise<void> {
  const { now, token_hash, ...rest } = session;
  const times = { last_seen_at: now, created_at: now };
  await tx.webchatSession.create({
    data: { project_id: project, token_hash: new Uint8Array(token_hash), ...rest, ...times },
  });
}

/** What visitors say of themselves is stored only for new customers; a claim never changes a known one. */
export async function introduce(
  tx: Tx,
  project: ProjectId,
  customer: string,
  said: { email: string | null; locale: string },
  now: Date,
): Promise<void> {
  await tx.customer.updateMany({
    where: { project_id: project, id: customer, created_at: { gte: now }, email: null },
    data: said,
  });
}

type FileRow = Prisma.MessageFileGetPayload<object>;
/** What a visitor sees of a message; of its file, what its address is made of. */
type MessageRow = Pick<
  Prisma.MessageGetPayload<object>,
  | "id"
  | "conversation_id"
  | "n"
  | "direction"
  | "author"
  | "kind"
  | "text"
  | "location"
  | "external_id"
  | "edited_at"
  | "created_at"
> & { file: Omit<FileRow, "created_at"> | null };

const selected = `
  SELECT m.id, m.conversation_id, m.n, m.direction, m.author, m.kind, m.text, m.location, m.external_id, m.edited_at,
    m.created_at, to_jsonb(f) AS file
  FROM message m LEFT JOIN message_file f ON f.project_id = m.project_id AND f.id = m.file_id
  WHERE m.project_id = $1`;

function toVisitorFile(row: MessageRow, project: ProjectId, now: Date): WebchatMessage["file"] {
  const { file } = row;
  if (!file) return null;
  const { id, name, media_type, size, width, height } = file;
  const place = { project, conversation: row.conversation_id, file: id };
  return {
    id,
    name,
    media_type,
    size,
    width,
    height,
    url: signedUrl({ ...place, part: "original" }, now),
    thumbnail_url: file.has_thumbnail ? signedUrl({ ...place, part: "thumbnail" }, now) : null,
  };
}

/** Of an integer. */
const highest = 2 ** 31 - 1;

const senders: Record<string, WebchatMessage["from"]> = { bot: "bot", automation: "bot", system: "bot" };

/** A message as its visitor sees it: without ids of members, and files by signed URLs. */
export const toVisitorMessage = (row: MessageRow, project: ProjectId, now: Date): WebchatMessage => {
  const author = row.author as { type: string; name: string };
  return {
    id: row.id,
    n: row.n,
    client_id: row.direction === "in" ? (row.external_id?.split(":")[1] ?? null) : null,
    from: row.direction === "in" ? "visitor" : (senders[author.type] ?? "team"),
    name: author.type === "api" ? "" : author.name,
    kind: row.kind as WebchatMessage["kind"],
    text: row.text,
    location: row.location as WebchatMessage["location"],
    file: toVisitorFile(row, project, now),
    edited_at: row.edited_at && iso(row.edited_at),
    created_at: iso(row.created_at),
  };
};

/** Newest first, before `n`; or, after one, oldest first. What the team notes for itself is not among them. */
export async function selectVisitorMessages(
  sql: Sql,
  project: ProjectId,
  conversation: string,
  { before, after }: { before?: number | undefined; after?: number | undefined },
  take: number,
  now: Date,
): Promise<WebchatMessage[]> {
  const range = after === undefined ? "m.n < $3 ORDER BY m.n DESC" : "m.n > $3 ORDER BY m.n";
  const rows = await sql<MessageRow>(
    `${selected} AND m.conversation_id = $2 AND m.kind <> 'system' AND ${range} LIMIT $4`,
    [project, conversation, after ?? before ?? highest, take],
  );
  return rows.map((row) => toVisitorMessage(row, project, now));
}

/** The message that has the browser's own id. */
export async function findVisitorMessage(
  sql: Sql,
  project: ProjectId,
  external_id: string,
  now: Date,
): Promise<WebchatMessage | null> {
  const text = `${selected} AND m.channel = 'webchat' AND m.external_id = $2`;
  const [row] = await sql<MessageRow>(text, [project, external_id]);
  return row ? toVisitorMessage(row, project, now) : null;
}

/** A conversation's last message, and whether the team has seen all of it. */
export async function standOf(tx: Tx, project: ProjectId, id: string): Promise<{ last: number; seen: boolean } | null> {
  const where = { project_id_id: { project_id: project, id } };
  const row = await tx.conversation.findUnique({ where, select: { message_count: true, unread_count: true } });
  return row && { last: row.message_count, seen: row.unread_count === 0 };
}
