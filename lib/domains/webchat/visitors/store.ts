import { pool, type Tx } from "@/lib/core/db";
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

const messageShape = { include: { file: true } } satisfies Prisma.MessageDefaultArgs;
type MessageRow = Prisma.MessageGetPayload<typeof messageShape>;

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
  tx: Tx,
  project: ProjectId,
  conversation: string,
  { before, after }: { before?: number | undefined; after?: number | undefined },
  take: number,
  now: Date,
): Promise<WebchatMessage[]> {
  const n = after === undefined ? (before === undefined ? {} : { lt: before }) : { gt: after };
  const rows = await tx.message.findMany({
    where: { project_id: project, conversation_id: conversation, n, kind: { not: "system" } },
    orderBy: { n: after === undefined ? "desc" : "asc" },
    take,
    ...messageShape,
  });
  return rows.map((row) => toVisitorMessage(row, project, now));
}

/** The message that has the browser's own id. */
export async function findVisitorMessage(
  tx: Tx,
  project: ProjectId,
  external_id: string,
  now: Date,
): Promise<WebchatMessage | null> {
  const where = { project_id: project, channel: "webchat", external_id };
  const row = await tx.message.findFirst({ where, ...messageShape });
  return row && toVisitorMessage(row, project, now);
}

/** A conversation's last message, and whether the team has seen all of it. */
export async function standOf(tx: Tx, project: ProjectId, id: string): Promise<{ last: number; seen: boolean } | null> {
  const where = { project_id_id: { project_id: project, id } };
  const row = await tx.conversation.findUnique({ where, select: { message_count: true, unread_count: true } });
  return row && { last: row.message_count, seen: row.unread_count === 0 };
}
