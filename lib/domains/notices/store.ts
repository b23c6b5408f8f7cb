import type { Project } from "@/lib/core/actor";
import { type Sql, sqlOf, type Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import type { Language, NoticeKind, NoticeStatus, NoticeWay } from "@/lib/core/vocabulary";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import type { Reach, Standing, Visits } from "@/lib/domains/notices/rules";
import type { Notice } from "@/lib/domains/notices/schema";

// The sender works for all projects: each row carries its own.

/** A notice that wants to be looked at. */
export type Due = { project_id: ProjectId; id: string; booking_id: string };

/** Longest due first. */
export const selectDue = (now: Date, most: number): Promise<Due[]> =>
  sqlOf({})<Due>(
    "SELECT project_id, id, booking_id FROM notice WHERE due_at <= $1 ORDER BY due_at, id LIMIT $2::integer",
    [now, most],
  );

export const nextNoticeText = "SELECT min(due_at) AS at FROM notice WHERE due_at IS NOT NULL";

export async function nextDue(): Promise<Date | null> {
  const [row] = await sqlOf({})<{ at: Date | null }>(nextNoticeText, []);
  return row?.at ?? null;
}

/** Those of the projects that have something to send now or within a minute. */
export async function projectsWithDueNotices(sql: Sql, projects: readonly string[]): Promise<string[]> {
  const rows = await sql<{ project_id: string }>(
    `SELECT DISTINCT project_id FROM notice
     WHERE due_at <= now() + interval '1 minute' AND project_id = ANY ($1::text[])`,
    [projects],
  );
  return rows.map(({ project_id }) => project_id);
}

/** A try of one way. */
export type Attempt = {
  way: NoticeWay;
  at: string;
  outcome: "handed_over" | "failed" | "silent";
  cause: string | null;
};

/** Whom a booking is for, and where they can be written to. */
export type Addressee = {
  booking_id: string;
  /** The booking itself, whatever it was moved to. */
  standing: Standing;
  customer: {
    id: string;
    name: string;
    phone: string | null;
    email: string | null;
    locale: string | null;
    stopped: boolean;
    forgotten: boolean;
  };
  conversations: Reach["conversations"];
  /** Whether WhatsApp works, with or without a conversation. */
  whatsapp: boolean;
};

/** A notice under a lock, with what it needs of its workspace and its customer. */
export type Held = Addressee & {
  project: Project;
  id: string;
  kind: NoticeKind;
  status: NoticeStatus;
  text: string | null;
  way: NoticeWay | null;
  message_id: string | null;
  attempts: Attempt[];
};

const standingText = `json_build_object('status', b.status, 'start', wire_time(b.start_at),
    'hold_expires_at', wire_time(b.hold_expires_at)) AS standing`;

const customerText = `json_build_object('id', c.id, 'name', coalesce(b.contact->>'name', c.name), 'phone', c.phone,
    'email', coalesce(b.contact->>'email', c.email), 'locale', c.locale,
    'stopped', c.notices_stopped_at IS NOT NULL, 'forgotten', c.anonymised_at IS NOT NULL) AS customer`;

/** A channel that is not connected, broken or paused cannot be used. */
const channelWorks = (channel: string, now: string): string => `
  (${channel} = 'webchat' OR EXISTS (SELECT 1 FROM channel_connection k
    WHERE k.project_id = b.project_id AND k.channel = ${channel} AND k.broken_at IS NULL))
  AND NOT EXISTS (SELECT 1 FROM channel_pause q WHERE q.project_id = b.project_id AND q.channel = ${channel}
    AND q.resumed_at IS NULL AND (q.until IS NULL OR q.until > ${now}))`;

/** Where the customer of a booking can be talked to. */
const talkText = (now: string): string => `(${channelWorks("'whatsapp'", now)}) AS whatsapp,
    (SELECT coalesce(json_agg(json_build_object('id', v.id, 'channel', v.channel, 'open', v.channel <> 'whatsapp'
        OR coalesce(v.last_inbound_at > ${now} - interval '24 hours', false))
        ORDER BY (v.id = b.conversation_id) DESC, v.last_inbound_at DESC NULLS LAST, v.id), '[]')
      FROM conversation v
      WHERE v.project_id = b.project_id AND v.customer_id = c.id AND ${channelWorks("v.channel", now)}) AS conversations`;

// Everything by its own id: before a table has statistics, a join is planned as if it had a single row.
const heldText = `
  SELECT ${standingText}, ${customerText}, ${talkText("$3::timestamptz")},
    n.id, n.booking_id, n.kind, n.status, n.text, n.way, n.message_id, n.attempts,
    json_build_object('id', p.id, 'name', p.name, 'slug', p.slug, 'timezone', p.timezone, 'currency', p.currency,
      'locale', p.locale) AS project
  FROM notice n JOIN booking b ON b.project_id = n.project_id AND b.id = n.booking_id
    JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id
    JOIN project p ON p.id = n.project_id
  WHERE n.project_id = $1 AND n.id = $2 AND n.due_at <= $3 AND b.project_id = $1 AND b.id = $4 FOR UPDATE OF n SKIP LOCKED`;

/**
 * Locks a notice that is still due. The booking is locked first, as by those who change it, so that its status stays and
 * nobody is told what is just becoming untrue.
 */
export async function lockDue(sql: Sql, { project_id, id, booking_id }: Due, now: Date): Promise<Held | null> {
  await sql("SELECT 1 AS held FROM booking WHERE project_id = $1 AND id = $2 FOR SHARE", [project_id, booking_id]);
  const [row] = await sql<Held>(heldText, [project_id, id, now, booking_id]);
  return row ?? null;
}

export type NoticeChange = {
  status?: NoticeStatus;
  cause?: string | null;
  due_at?: Date | null;
  way?: NoticeWay;
  message_id?: string | null;
  mail_id?: string | null;
  attempts?: Attempt[];
  sent_at?: Date | null;
};

const changeable: readonly (keyof NoticeChange)[] = [
  "status",
  "cause",
  "due_at",
  "way",
  "message_id",
  "mail_id",
  "attempts",
  "sent_at",
];

/** With the event by which open dashboards see it at once. */
export async function updateNotice(sql: Sql, project: ProjectId, id: string, change: NoticeChange): Promise<void> {
  const columns = changeable.filter((column) => change[column] !== undefined);
  const given = (column: keyof NoticeChange) =>
    column === "attempts" ? JSON.stringify(change.attempts) : change[column];
  const typeOf = (column: keyof NoticeChange) =>
    column === "attempts" ? "jsonb" : column.endsWith("_at") ? "timestamptz" : "text";
  const sets = columns.map((column, i) => `${column} = $${i + 4}::${typeOf(column)}`);
  await sql(
    `WITH changed AS (
       UPDATE notice SET ${sets.join(", ")} WHERE project_id = $1 AND id = $2 RETURNING project_id, id, booking_id, status)
     INSERT INTO event (project_id, id, type, subject_id, data)
     SELECT project_id, $3, 'notice.settled', booking_id, jsonb_build_object('notice_id', id, 'status', status)
     FROM changed WHERE ${change.status !== undefined && change.status !== "planned"}`,
    [project, id, newId("evt"), ...columns.map(given)],
  );
}

/** A later reminder of the same booking that is due too: two at once say no more than one. */
export async function laterReminderDue(sql: Sql, project: ProjectId, booking: string, id: string, now: Date) {
  const [last] = await sql<{ id: string }>(
    `SELECT id FROM notice WHERE project_id = $1 AND booking_id = $2 AND kind = 'reminder' AND status = 'planned'
       AND due_at <= $3 ORDER BY minutes LIMIT 1`,
    [project, booking, now],
  );
  return last !== undefined && last.id !== id;
}

/** The workspace's own text; null: the default. */
export async function findText(
  sql: Sql,
  project: ProjectId,
  kind: NoticeKind,
  language: Language,
): Promise<string | null> {
  const [row] = await sql<{ text: string }>(
    "SELECT text FROM notice_text WHERE project_id = $1 AND kind = $2 AND language = $3",
    [project, kind, language],
  );
  return row?.text ?? null;
}

/** The start of the booking that this one was moved from. */
export async function startBefore(sql: Sql, project: ProjectId, booking: string): Promise<Date | null> {
  const [row] = await sql<{ start_at: Date | null }>(
    `SELECT o.start_at FROM booking b JOIN booking o ON o.project_id = b.project_id AND o.id = b.rescheduled_from_id
     WHERE b.project_id = $1 AND b.id = $2`,
    [project, booking],
  );
  return row?.start_at ?? null;
}

/** The status of the message that carries a notice. */
export async function messageStatus(sql: Sql, project: ProjectId, id: string): Promise<string | null> {
  const [row] = await sql<{ status: string }>("SELECT status FROM message WHERE project_id = $1 AND id = $2", [
    project,
    id,
  ]);
  return row?.status ?? null;
}

/** Whom these bookings are for, in the order of their ids; those of nobody are left out. */
export const selectAddressees = (
  sql: Sql,
  project: ProjectId,
  bookings: readonly string[],
  now: Date,
): Promise<Addressee[]> =>
  sql<Addressee>(
    `SELECT b.id AS booking_id, ${standingText}, ${customerText}, ${talkText("$3::timestamptz")}
     FROM booking b JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id
     WHERE b.project_id = $1 AND b.id = ANY($2) ORDER BY b.id`,
    [project, bookings, now],
  );

/** Somebody as far as it decides by which ways they can be told. */
export type Reachable = Pick<Addressee, "customer" | "conversations" | "whatsapp">;

/** The same of a customer who has no booking yet, but perhaps talks of one; null: there is none. */
export async function findReachable(
  sql: Sql,
  project: ProjectId,
  customer: string,
  { conversation, now }: { conversation: string | null; now: Date },
): Promise<Reachable | null> {
  const [row] = await sql<Reachable>(
    `SELECT ${customerText}, ${talkText("$3::timestamptz")}
     FROM customer c
       CROSS JOIN LATERAL (SELECT c.project_id, NULL::jsonb AS contact, $4::text AS conversation_id) b
     WHERE c.project_id = $1 AND c.id = $2`,
    [project, customer, now, conversation],
  );
  return row ?? null;
}

/** Whether the workspace can write by WhatsApp. */
export async function whatsappWorks(sql: Sql, project: ProjectId, now: Date): Promise<boolean> {
  const [row] = await sql<{ works: boolean }>(
    `SELECT (${channelWorks("'whatsapp'", "$2::timestamptz")}) AS works FROM (SELECT $1::text AS project_id) b`,
    [project, now],
  );
  return row?.works ?? false;
}

/** The people among these resources, and where it is with them. */
export async function placeAndPeople(
  sql: Sql,
  project: ProjectId,
  resources: readonly string[],
): Promise<{ people: string[]; place: string | null }> {
  const [row] = await sql<{ people: string[] | null; place: string | null }>(
    `SELECT json_agg(r.name ORDER BY r.name) FILTER (WHERE r.kind = 'person') AS people,
       (array_agg(r.location->>'formatted' ORDER BY r.kind = 'person', r.id)
         FILTER (WHERE r.location->>'formatted' IS NOT NULL))[1] AS place
     FROM resource r WHERE r.project_id = $1 AND r.id = ANY($2)`,
    [project, resources],
  );
  return { people: row?.people ?? [], place: row?.place ?? null };
}

/** Whether the customer heard that it was cancelled; the same condition as in `plan_notices`. */
export async function isCancellationTold(sql: Sql, project: ProjectId, booking: string): Promise<boolean> {
  const [row] = await sql<{ told: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM notice WHERE project_id = $1 AND booking_id = $2 AND kind = 'cancelled'
       AND status IN ('sending', 'sent')) AS told`,
    [project, booking],
  );
  return row?.told ?? false;
}

/** Of these ids those that no booking has. */
export const selectUnknown = (sql: Sql, project: ProjectId, bookings: readonly string[]): Promise<{ id: string }[]> =>
  sql<{ id: string }>(
    `SELECT x.id FROM unnest($2::text[]) AS x(id)
     WHERE NOT EXISTS (SELECT 1 FROM booking b WHERE b.project_id = $1 AND b.id = x.id)`,
    [project, bookings],
  );

/** Of which booking or customer notices are listed. */
export type NoticesOf = { booking_id: { in: string[] } } | { booking: { customer_id: string } };

/** Newest first. */
export async function selectNotices(
  tx: Tx,
  project: ProjectId,
  of: NoticesOf,
  after: readonly (string | null)[] | null,
  take: number,
): Promise<Notice[]> {
  const [id] = after ?? [];
  const rows = await tx.notice.findMany({
    where: { project_id: project, ...of, ...(id ? { id: { lt: id } } : {}) },
    orderBy: { id: "desc" },
    take,
  });
  return rows.map((row) => ({
    id: row.id,
    booking_id: row.booking_id,
    kind: row.kind as NoticeKind,
    reminder_minutes: row.minutes,
    status: row.status as NoticeStatus,
    cause: row.cause,
    due_at: row.status === "planned" ? isoOrNull(row.due_at) : null,
    way: row.way as NoticeWay | null,
    attempts: row.attempts as Attempt[],
    sent_at: isoOrNull(row.sent_at),
    created_at: iso(row.created_at),
  }));
}

/** The booking that the notice in this message is about. */
export async function bookingOfMessage(tx: Tx, project: ProjectId, message: string): Promise<string | null> {
  const row = await tx.notice.findFirst({
    where: { project_id: project, message_id: message },
    select: { booking_id: true },
  });
  return row?.booking_id ?? null;
}

/** A custom text, sent at the sender's next round. */
export async function insertMessageNotice(
  tx: Tx,
  project: ProjectId,
  booking: string,
  text: string,
  now: Date,
): Promise<string> {
  const id = newId("ntf", now.getTime());
  const notice = { kind: "message", reason: `message:${id}`, text, due_at: now, created_at: now };
  await tx.notice.create({ data: { project_id: project, id, booking_id: booking, ...notice } });
  return id;
}

/** A notice that a message or a mail carries. */
export type Carried = { id: string; way: NoticeWay; attempts: Attempt[] };

/**
 * Locked, while its result is unknown, or also when it counts as sent. A notice that went on to another channel keeps the
 * id of its mail, which no longer carries it.
 */
export async function lockCarried(
  tx: Tx,
  project: ProjectId,
  by: "message_id" | "mail_id",
  id: string,
  alsoSent = false,
): Promise<Carried | null> {
  const [row] = await sqlOf({ tx })<Carried>(
    `SELECT id, way, attempts FROM notice WHERE project_id = $1 AND ${by} = $2 AND (way = 'email') = $3 AND status = ANY($4)
     FOR UPDATE`,
    [project, id, by === "mail_id", alsoSent ? ["sending", "sent"] : ["sending"]],
  );
  return row ?? null;
}

/** What decides whether a letter or a message may still be sent. */
export type Carriage = {
  carrier_id: string;
  kind: NoticeKind;
  standing: Standing;
  email: string | null;
  stopped: boolean;
  forgotten: boolean;
};

// OFFSET 0 keeps the planner from joining by the project alone, which reads all bookings for each customer.
const carriageText = (carrier: "mail_id" | "message_id") => `
  SELECT n.${carrier} AS carrier_id, n.kind, ${standingText}, coalesce(b.contact->>'email', c.email) AS email,
    c.notices_stopped_at IS NOT NULL AS stopped, c.anonymised_at IS NOT NULL AS forgotten
  FROM notice n
    CROSS JOIN LATERAL (SELECT * FROM booking WHERE project_id = n.project_id AND id = n.booking_id OFFSET 0) b
    CROSS JOIN LATERAL (SELECT * FROM customer WHERE project_id = n.project_id AND id = b.customer_id OFFSET 0) c
  WHERE n.${carrier} = ANY($1) AND n.status = 'sending'`;

/** Of the letters those that carry a notice. */
export const selectMailCarriages = (mails: readonly string[]): Promise<Carriage[]> =>
  sqlOf({})<Carriage>(carriageText("mail_id"), [mails]);

/** Of the messages those that carry a notice. */
export const selectMessageCarriages = (
  projects: readonly ProjectId[],
  messages: readonly string[],
): Promise<Carriage[]> =>
  sqlOf({})<Carriage>(`${carriageText("message_id")} AND n.way <> 'email' AND n.project_id = ANY($2)`, [
    messages,
    projects,
  ]);

type MailOf = { project: ProjectId; mail: string };

/** The notices that these mails carry are sent; open dashboards see it at once. */
export async function settleSentMails(mails: readonly MailOf[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  await sqlOf({})(
    `WITH taken AS (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) AS x(project_id, mail_id, event_id)),
     sent AS (
       UPDATE notice n SET status = 'sent', sent_at = $4, due_at = NULL FROM taken t
       WHERE n.project_id = t.project_id AND n.mail_id = t.mail_id AND n.way = 'email' AND n.status = 'sending'
       RETURNING n.project_id, n.id, n.booking_id, t.event_id)
     INSERT INTO event (project_id, id, type, subject_id, data)
     SELECT project_id, event_id, 'notice.settled', booking_id, jsonb_build_object('notice_id', id, 'status', 'sent') FROM sent`,
    [mails.map(({ project }) => project), mails.map(({ mail }) => mail), mails.map(() => newId("evt")), now],
  );
}

/** The visits of a period with reminders: those randomly excluded, and the others. */
export async function countVisits(
  sql: Sql,
  project: ProjectId,
  from: string,
  to: string,
): Promise<{ reminded: Visits; held_out: Visits }> {
  const [row] = await sql<{ reminded: Visits; held_out: Visits }>(
    `WITH visit AS (
       SELECT b.status, EXISTS (SELECT 1 FROM notice h WHERE h.project_id = b.project_id AND h.booking_id = b.id
         AND h.kind = 'reminder' AND h.cause = 'holdout') AS held_out
       FROM booking b
       WHERE b.project_id = $1 AND b.start_at >= $2 AND b.start_at < $3 AND b.status IN ('completed', 'checked_in', 'no_show')
         AND EXISTS (SELECT 1 FROM notice n WHERE n.project_id = b.project_id AND n.booking_id = b.id AND n.kind = 'reminder'))
     SELECT json_build_object('visits', count(*) FILTER (WHERE NOT held_out),
         'missed', count(*) FILTER (WHERE NOT held_out AND status = 'no_show')) AS reminded,
       json_build_object('visits', count(*) FILTER (WHERE held_out),
         'missed', count(*) FILTER (WHERE held_out AND status = 'no_show')) AS held_out
     FROM visit`,
    [project, from, to],
  );
  return row as { reminded: Visits; held_out: Visits };
}

type Named = {
  service_id?: string | undefined;
  conversation_id?: string | undefined;
  resource_ids?: string[] | undefined;
};

/** The first of these that is not of the project; null where all are. */
export async function strangerAmong(
  tx: Tx,
  project: ProjectId,
  { service_id: service, conversation_id: conversation, resource_ids: resources = [] }: Named,
): Promise<{ kind: "service" | "conversation" | "resource"; id: string } | null> {
  const of = (id: string) => ({ where: { project_id: project, id }, select: { id: true } });
  if (service !== undefined && !(await tx.service.findFirst(of(service)))) return { kind: "service", id: service };
  if (conversation !== undefined && !(await tx.conversation.findFirst(of(conversation))))
    return { kind: "conversation", id: conversation };
  if (resources.length === 0) return null;
  const found = await tx.resource.findMany({
    where: { project_id: project, id: { in: resources } },
    select: { id: true },
  });
  const id = resources.find((each) => !found.some((known) => known.id === each));
  return id === undefined ? null : { kind: "resource", id };
}
