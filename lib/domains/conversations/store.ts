import type { Sql, Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { readWhole, readWholeOne } from "@/lib/core/read-whole";
import { folded } from "@/lib/core/text/fold";
import { likeLiteral } from "@/lib/core/text/sql-text";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import { messageShape, toMessage } from "@/lib/domains/conversations/messages/store";
import { type PastChange, rankOf, windowEnd } from "@/lib/domains/conversations/rules";
import type { Channel, Conversation, ConversationQuery } from "@/lib/domains/conversations/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

const shape = {
  include: {
    customer: { select: { id: true, name: true, phone: true, locale: true } },
    assignee: { select: { id: true, user: { select: { name: true } } } },
    messages: { orderBy: { n: "desc" }, take: 1, ...messageShape },
  },
} satisfies Prisma.ConversationDefaultArgs;
type Row = Prisma.ConversationGetPayload<typeof shape>;
const isWhole = ({ customer, assignee }: Row): boolean => customer !== null && assignee?.user !== null;

type BookedFor = Conversation["booked_for"];

/** The latest customers that visitors of these web chats booked for, by the chat; visitors with a phone have their own. */
async function bookedFor(tx: Tx, project: ProjectId, rows: readonly Row[]): Promise<Map<string, BookedFor>> {
  const chats = rows.filter(({ channel, customer }) => channel === "webchat" && customer.phone === null);
  if (chats.length === 0) return new Map();
  const found = await tx.$queryRaw<(NonNullable<BookedFor> & { conversation_id: string })[]>`
    SELECT DISTINCT ON (b.conversation_id) b.conversation_id, c.id, c.name, c.phone
    FROM conversation v JOIN booking b ON b.project_id = v.project_id AND b.conversation_id = v.id
      JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id AND c.id <> v.customer_id
    WHERE v.project_id = ${project} AND v.id = ANY(${chats.map(({ id }) => id)}) ORDER BY b.conversation_id, b.id DESC`;
  return new Map(found.map(({ conversation_id, ...customer }) => [conversation_id, customer]));
}

type Around = { paused: ReadonlySet<string>; booked: ReadonlyMap<string, BookedFor> };

const around = async (tx: Tx, project: ProjectId, rows: readonly Row[], now: Date): Promise<Around> => ({
  paused: await pausedChannels(tx, project, now),
  booked: await bookedFor(tx, project, rows),
});

const toConversation = (row: Row, { paused, booked }: Around): Conversation => ({
  id: row.id,
  channel: row.channel as Channel,
  customer: row.customer,
  booked_for: booked.get(row.id) ?? null,
  mode: row.mode as Conversation["mode"],
  status: row.status as Conversation["status"],
  unread_count: row.unread_count,
  assignee: row.assignee && { id: row.assignee.id, name: row.assignee.user.name },
  last_message: row.messages[0] ? toMessage(row.messages[0]) : null,
  last_message_at: isoOrNull(row.last_message_at),
  window_expires_at: isoOrNull(windowEnd(row.channel as Channel, row.last_inbound_at)),
  snoozed_until: isoOrNull(row.snoozed_until),
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
  const where = { project_id_id: { project_id: project, id } };
  const row = await readWholeOne(() => tx.conversation.findUnique({ where, ...shape }), isWhole);
  return row && toConversation(row, await around(tx, project, [row], now));
}

const searched = (q: string): Prisma.CustomerWhereInput => ({
  AND: q
    .split(/\s+/)
    .flatMap((word) => (word === "" ? [] : [{ search_text: { contains: likeLiteral(folded(word)) } }])),
});

type Asked = Omit<ConversationQuery, "limit" | "cursor" | "waiting"> & {
  /** Which wait for a person, and whether they or the others are asked for. */
  waiting?: { ids: readonly string[]; wanted: boolean } | undefined;
};

/** The conversations that wait for a person. `withoutBot`: the channels on which the bot does not answer. */
export async function selectWaitingIds(
  sql: Sql,
  project: ProjectId,
  withoutBot: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `SELECT v.id FROM conversation v WHERE v.project_id = $1 AND v.status = 'open' AND v.unread_count > 0
       AND waits_for_person(v, $2::text[], $3::timestamptz)`,
    [project, withoutBot, now.toISOString()],
  );
  return rows.map(({ id }) => id);
}

const isSnoozed = (snoozed: boolean, now: Date): Prisma.ConversationWhereInput =>
  snoozed ? { snoozed_until: { gt: now } } : { OR: [{ snoozed_until: null }, { snoozed_until: { lte: now } }] };

/** A conversation without messages is not listed. */
const asked = (
  project: ProjectId,
  { channel, mode, status, snoozed, assignee, unread, waiting, customer_id, q }: Asked,
  now: Date,
): Prisma.ConversationWhereInput => ({
  project_id: project,
  last_message_at: { not: null },
  ...(channel && { channel }),
  ...(mode && { mode }),
  ...(status && { status }),
  ...(snoozed !== undefined && isSnoozed(snoozed, now)),
  ...(assignee && { assignee_id: assignee === "none" ? null : assignee }),
  ...(unread !== undefined && { unread_count: unread ? { gt: 0 } : 0 }),
  ...(waiting && { id: waiting.wanted ? { in: [...waiting.ids] } : { notIn: [...waiting.ids] } }),
  ...(customer_id && { customer_id }),
  ...(q && { customer: searched(q) }),
});

/** The latest message first; with `snoozed`, the later of that and the end of the snooze. */
export async function selectConversations(
  tx: Tx,
  project: ProjectId,
  query: Asked,
  after: readonly (string | null)[] | null,
  take: number,
  now: Date,
): Promise<Conversation[]> {
  const [at, id] = after ?? [];
  const rank = rankOf(query);
  const beyond = at && id ? [{ OR: [{ [rank]: { lt: at } }, { [rank]: at, id: { lt: id } }] }] : [];
  const where = { AND: [asked(project, query, now), ...beyond] } satisfies Prisma.ConversationWhereInput;
  const orderBy: Prisma.ConversationOrderByWithRelationInput[] = [{ [rank]: "desc" }, { id: "desc" }];
  const rows = await readWhole(() => tx.conversation.findMany({ where, orderBy, take, ...shape }), isWhole);
  const context = await around(tx, project, rows, now);
  return rows.map((row) => toConversation(row, context));
}

/** How many there are of each assignee; null is nobody. */
export async function countByAssignee(
  tx: Tx,
  project: ProjectId,
  query: Asked,
  now: Date,
): Promise<Map<string | null, number>> {
  const where = asked(project, query, now);
  const groups = await tx.conversation.groupBy({ by: ["assignee_id"], where, _count: { _all: true } });
  return new Map(groups.map(({ assignee_id, _count }) => [assignee_id, _count._all]));
}

/** When the next snoozed one comes back. */
export async function nextReturn(tx: Tx, project: ProjectId, now: Date): Promise<Date | null> {
  const where = { project_id: project, status: "open", snoozed_until: { gt: now } };
  return (await tx.conversation.aggregate({ where, _min: { snoozed_until: true } }))._min.snoozed_until;
}

/** A conversation's row under a lock, with what later decisions need. */
export type Locked = {
  id: string;
  channel: Channel;
  external_id: string;
  customer_id: string;
  mode: Conversation["mode"];
  status: Conversation["status"];
  assignee_id: string | null;
  turn: number;
  message_count: number;
  last_inbound_at: Date | null;
  snoozed_until: Date | null;
};

export async function lockConversation(tx: Tx, project: ProjectId, id: string): Promise<Locked | null> {
  const [row] = await tx.$queryRaw<Locked[]>`
    SELECT id, channel, external_id, customer_id, mode, status, assignee_id, turn, message_count, last_inbound_at,
      snoozed_until
    FROM conversation WHERE project_id = ${project} AND id = ${id} FOR UPDATE`;
  return row ?? null;
}

/** How a conversation stands, for whoever changes nothing by it. */
export async function readConversation(tx: Tx, project: ProjectId, id: string): Promise<Locked | null> {
  const [row] = await tx.$queryRaw<Locked[]>`
    SELECT id, channel, external_id, customer_id, mode, status, assignee_id, turn, message_count, last_inbound_at,
      snoozed_until
    FROM conversation WHERE project_id = ${project} AND id = ${id}`;
  return row ?? null;
}

/** The contact's conversation, created with the first message; a concurrent caller finds it. */
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

export type ConversationChange = Prisma.ConversationUncheckedUpdateInput;

export async function changeConversation(
  tx: Tx,
  project: ProjectId,
  id: string,
  change: ConversationChange,
): Promise<void> {
  await tx.conversation.update({ where: { project_id_id: { project_id: project, id } }, data: change });
}

export async function memberExists(tx: Tx, project: ProjectId, id: string): Promise<boolean> {
  return (await tx.member.count({ where: { project_id: project, id } })) > 0;
}

/** The last change of a conversation in the audit log, under its lock. A note changes nothing of it. */
export async function findLastChange(tx: Tx, project: ProjectId, id: string): Promise<PastChange | null> {
  const entry = await tx.auditEntry.findFirst({
    where: {
      project_id: project,
      subject_id: id,
      action: { startsWith: "conversation." },
      NOT: { action: { startsWith: "conversation.note_" } },
    },
    orderBy: { id: "desc" },
    select: { at: true, actor: true, action: true, changes: true },
  });
  return entry && ({ ...entry } as unknown as PastChange);
}
