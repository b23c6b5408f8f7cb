import { type Sql, sqlOf, type Tx } from "@/lib/core/db";
import { newId, type ProjectId, provenProject } from "@/lib/core/ids";
import type { Role } from "@/lib/core/scopes";
import type { MemberWay } from "@/lib/core/vocabulary";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import {
  keptPreferences,
  type NotificationKind,
  type PreferenceChange,
  type Preferences,
} from "@/lib/domains/account/rules";
import type { Author } from "@/lib/domains/evidence/schema";
import type { Announcement, Colleague, Facts } from "@/lib/domains/member-notices/rules";
import type { MemberNotice } from "@/lib/domains/member-notices/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

export type Member = Colleague & { preferences: Preferences; timezone: string };

/** A workspace without members has nobody to notify. */
export async function projectsWithMembers(sql: Sql, projects: readonly string[]): Promise<string[]> {
  const text = "SELECT DISTINCT project_id FROM member WHERE project_id = ANY ($1::text[])";
  return (await sql<{ project_id: string }>(text, [projects])).map(({ project_id }) => project_id);
}

/** Everybody of the workspace, with how they want to be told, and on how many devices they can be. */
export async function selectTeam(tx: Tx, project: ProjectId): Promise<(Omit<Member, "reach"> & { devices: number })[]> {
  const rows = await tx.member.findMany({
    where: { project_id: project },
    select: {
      id: true,
      role: true,
      notifications: true,
      project: { select: { timezone: true } },
      resources: { where: { deleted_at: null }, select: { id: true } },
      _count: { select: { push: true } },
    },
    orderBy: { id: "asc" },
  });
  return rows.map((row) => ({
    id: row.id,
    role: row.role as Role,
    resources: row.resources.map(({ id }) => id),
    devices: row._count.push,
    preferences: keptPreferences(row.notifications as PreferenceChange),
    timezone: row.project.timezone,
  }));
}

type NewNotice = Announcement & {
  member_id: string;
  escalation: boolean;
  bell: boolean;
  escalate_at: Date | null;
  created_at: Date;
  sendings: readonly { way: MemberWay; digest: boolean; due_at: Date }[];
};

/** Creates those that do not exist yet, by the unique key. Returns how many. */
export async function insertNotices(tx: Tx, project: ProjectId, notices: readonly NewNotice[]): Promise<number> {
  const made = await tx.memberNotice.createManyAndReturn({
    data: notices.map((notice) => ({
      project_id: project,
      id: newId("mnt"),
      member_id: notice.member_id,
      kind: notice.kind,
      event_id: notice.event_id,
      escalation: notice.escalation,
      subject_id: notice.subject_id,
      data: notice.facts as Prisma.InputJsonObject,
      link: notice.link,
      bell: notice.bell,
      escalate_at: notice.escalate_at,
      created_at: notice.created_at,
    })),
    skipDuplicates: true,
    select: { id: true, member_id: true },
  });
  const sendings = new Map(notices.map((notice) => [notice.member_id, notice.sendings]));
  await tx.memberNoticeWay.createMany({
    data: made.flatMap(({ id, member_id }) =>
      (sendings.get(member_id) ?? []).map((sending) => ({ project_id: project, notice_id: id, ...sending })),
    ),
  });
  return made.length;
}

export type BookingFacts = {
  status: string;
  service_id: string;
  customer_id: string | null;
  start: string | null;
  queued: boolean;
  assignee: string | null;
  resources: string[];
};

export async function findBookingFacts(tx: Tx, project: ProjectId, id: string): Promise<BookingFacts | null> {
  const row = await tx.booking.findUnique({
    where: { project_id_id: { project_id: project, id } },
    select: {
      status: true,
      service_id: true,
      customer_id: true,
      start_at: true,
      group_id: true,
      assignee_resource_id: true,
      allocations: { select: { resource_id: true } },
    },
  });
  if (!row) return null;
  const { start_at, group_id, assignee_resource_id: assignee, allocations, ...rest } = row;
  const resources = [...allocations.map(({ resource_id }) => resource_id), ...(assignee ? [assignee] : [])];
  return {
    ...rest,
    start: isoOrNull(start_at),
    queued: group_id !== null,
    assignee,
    resources: [...new Set(resources)],
  };
}

/** The member who did the last of these things to it; null for a key, a visitor or the service itself. */
export async function memberWhoDid(
  tx: Tx,
  project: ProjectId,
  subject: string,
  actions: readonly string[],
): Promise<string | null> {
  const entry = await tx.auditEntry.findFirst({
    where: { project_id: project, subject_id: subject, action: { in: [...actions] } },
    orderBy: { id: "desc" },
    select: { actor: true },
  });
  const actor = entry?.actor as { type?: string; id?: string } | undefined;
  return actor?.type === "member" ? (actor.id ?? null) : null;
}

/** Whether members were told of this kind about the subject, since a time where one is given. */
export async function wasTold(
  tx: Tx,
  project: ProjectId,
  subject: string,
  kind: NotificationKind,
  since?: Date,
): Promise<boolean> {
  const where = { project_id: project, subject_id: subject, kind, ...(since ? { created_at: { gte: since } } : {}) };
  return (await tx.memberNotice.findFirst({ where, select: { id: true } })) !== null;
}

export type Mention = { mentions: string[]; author: Author; channel: string; customer_id: string };

/** Whom a note mentions; null where it was removed. */
export async function findMention(tx: Tx, project: ProjectId, note: string): Promise<Mention | null> {
  const [row] = await tx.$queryRaw<Mention[]>`
    SELECT n.mentions, n.author, c.channel, c.customer_id FROM conversation_note n
    JOIN conversation c ON c.project_id = n.project_id AND c.id = n.conversation_id
    WHERE n.project_id = ${project} AND n.id = ${note} AND n.deleted_at IS NULL`;
  return row ?? null;
}

export type Waiting = { channel: string; customer_id: string; assignee_id: string | null; since: Date };

/** A conversation that people answer, with words that none of them has seen; null for any other. It is locked. */
export async function lockWaiting(tx: Tx, project: ProjectId, id: string): Promise<Waiting | null> {
  const [row] = await tx.$queryRaw<Waiting[]>`
    SELECT c.channel, c.customer_id, c.assignee_id, coalesce((
      SELECT min(m.created_at) FROM (
        SELECT created_at FROM message WHERE project_id = c.project_id AND conversation_id = c.id AND direction = 'in'
        ORDER BY n DESC LIMIT c.unread_count) m), c.updated_at) AS since
    FROM conversation c
    WHERE c.project_id = ${project} AND c.id = ${id} AND waits_for_team(c)
    FOR UPDATE OF c`;
  return row ?? null;
}

/** Whether nobody of the team has seen the conversation's last words yet. */
export async function isStillWaiting(tx: Tx, project: ProjectId, id: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM conversation c WHERE c.project_id = ${project} AND c.id = ${id} AND waits_for_team(c)`;
  return row !== undefined;
}

/** A leased delivery, with all that an attempt needs. */
export type Held = {
  project_id: ProjectId;
  notice_id: string;
  member_id: string;
  way: MemberWay;
  digest: boolean;
  tries: number;
  kind: NotificationKind;
  escalation: boolean;
  subject_id: string;
  facts: Facts;
  link: string;
  read: boolean;
  customer: string | null;
  service: string | null;
  email: string;
  preferences: Preferences;
  workspace: string;
  locale: string;
  timezone: string;
};

// Sending works for all projects: each row carries its own.

/** Leases what is due. */
export async function claimDueWays(now: Date, leaseEnds: Date, most: number): Promise<Held[]> {
  const rows = await sqlOf({})<Omit<Held, "preferences"> & { notifications: PreferenceChange }>(
    `WITH due AS (
       SELECT project_id, notice_id, way FROM member_notice_way WHERE due_at <= $1
       ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     UPDATE member_notice_way w SET due_at = $2, tries = w.tries + 1
     FROM due JOIN member_notice n ON n.project_id = due.project_id AND n.id = due.notice_id
       JOIN member m ON m.project_id = n.project_id AND m.id = n.member_id
       JOIN "user" u ON u.id = m.user_id
       JOIN project p ON p.id = n.project_id
       LEFT JOIN customer c ON c.project_id = n.project_id AND c.id = n.data->>'customer_id'
       LEFT JOIN service s ON s.project_id = n.project_id AND s.id = n.data->>'service_id'
     WHERE w.project_id = due.project_id AND w.notice_id = due.notice_id AND w.way = due.way
     RETURNING w.project_id, w.notice_id, n.member_id, w.way, w.digest, w.tries, n.kind, n.escalation, n.subject_id,
       n.data AS facts, n.link, n.read_at IS NOT NULL AS read, c.name AS customer, s.name AS service, u.email,
       m.notifications, p.name AS workspace, p.locale, p.timezone`,
    [now, leaseEnds, most],
  );
  return rows.map(({ notifications, ...row }) => ({
    ...row,
    project_id: provenProject(row.project_id),
    preferences: keptPreferences(notifications),
  }));
}

export type Outcome = { outcome: "sent" | "failed" | "withdrawn"; cause: string | null };

/** Records an attempt; `again` is when the next is due. Without a valid lease nothing is recorded. */
export async function noteAttempt(
  held: Held,
  { outcome, cause }: Outcome,
  again: Date | null,
  at: Date,
): Promise<void> {
  await sqlOf({})(
    `WITH mine AS (
       UPDATE member_notice_way SET due_at = $5::timestamptz
       WHERE project_id = $1 AND notice_id = $2 AND way = $3 AND tries = $4 RETURNING 1)
     INSERT INTO member_notice_attempt (project_id, notice_id, way, attempt, outcome, cause, at)
     SELECT $1, $2, $3, $4, $6::text, $7::text, $8::timestamptz FROM mine ON CONFLICT DO NOTHING`,
    [held.project_id, held.notice_id, held.way, held.tries, again, outcome, cause, at],
  );
}

/** Waits until then without having been tried. */
export async function putOffWay(held: Held, until: Date): Promise<void> {
  await sqlOf({})(
    `UPDATE member_notice_way SET due_at = $5, tries = tries - 1
     WHERE project_id = $1 AND notice_id = $2 AND way = $3 AND tries = $4`,
    [held.project_id, held.notice_id, held.way, held.tries, until],
  );
}

/** The next due time: a delivery to send or a notice to escalate. */
export const nextMemberNoticeText =
  "SELECT least((SELECT min(due_at) FROM member_notice_way), (SELECT min(escalate_at) FROM member_notice)) AS at";

export async function nextDue(): Promise<Date | null> {
  const [row] = await sqlOf({})<{ at: Date | null }>(nextMemberNoticeText, []);
  return row?.at ?? null;
}

type DueEscalation = { project_id: ProjectId; event_id: string };

export async function selectDueEscalations(now: Date, most: number): Promise<DueEscalation[]> {
  const rows = await sqlOf({})<{ project_id: string; event_id: string }>(
    "SELECT DISTINCT project_id, event_id FROM member_notice WHERE escalate_at <= $1 LIMIT $2",
    [now, most],
  );
  return rows.map(({ project_id, event_id }) => ({ project_id: provenProject(project_id), event_id }));
}

/** Clears the escalation of the event's notices; returns their content, null when another worker has done so. */
export async function claimEscalation(tx: Tx, project: ProjectId, event: string) {
  const rows = await tx.$queryRaw<(Omit<Announcement, "escalates"> & { read: boolean })[]>`
    WITH taken AS (
      SELECT project_id, id FROM member_notice
      WHERE project_id = ${project} AND event_id = ${event} AND escalate_at IS NOT NULL FOR UPDATE)
    UPDATE member_notice n SET escalate_at = NULL FROM taken
    WHERE n.project_id = taken.project_id AND n.id = taken.id
    RETURNING n.kind, n.event_id, n.subject_id, n.data AS facts, n.link, n.read_at IS NOT NULL AS read`;
  const [first] = rows;
  if (!first) return null;
  const { read: _read, ...announcement } = first;
  return { announcement: { ...announcement, escalates: false }, opened: rows.some(({ read }) => read) };
}

type Listed = {
  id: string;
  kind: NotificationKind;
  escalation: boolean;
  facts: Facts;
  customer: string | null;
  service: string | null;
  link: string;
  read_at: Date | null;
  created_at: Date;
};

const toNotice = ({ facts, read_at, created_at, ...row }: Listed): MemberNotice => ({
  ...row,
  about: facts.about ?? null,
  start: facts.start ?? null,
  before: facts.before ?? null,
  channel: facts.channel ?? null,
  url: facts.url ?? null,
  message: facts.message ?? null,
  automation: facts.automation ?? null,
  author: facts.author ?? null,
  read_at: isoOrNull(read_at),
  created_at: iso(created_at),
});

/** What a member's bell shows, newest first. */
export async function selectNotices(
  sql: Sql,
  project: ProjectId,
  member: string,
  unread: boolean | undefined,
  after: string | null,
  take: number,
): Promise<MemberNotice[]> {
  const rows = await sql<Listed>(
    `SELECT n.id, n.kind, n.escalation, n.data AS facts, c.name AS customer, s.name AS service, n.link, n.read_at, n.created_at
     FROM member_notice n
     LEFT JOIN customer c ON c.project_id = n.project_id AND c.id = n.data->>'customer_id'
     LEFT JOIN service s ON s.project_id = n.project_id AND s.id = n.data->>'service_id'
     WHERE n.project_id = $1 AND n.member_id = $2 AND n.bell AND ($3::text IS NULL OR n.id < $3)
       AND ($4::boolean IS NULL OR (n.read_at IS NULL) = $4)
     ORDER BY n.id DESC LIMIT $5`,
    [project, member, after, unread ?? null, take],
  );
  return rows.map(toNotice);
}

export const countUnread = (tx: Tx, project: ProjectId, member: string): Promise<number> =>
  tx.memberNotice.count({ where: { project_id: project, member_id: member, bell: true, read_at: null } });

/** Reads one, and whatever else told the member of the same event. Null when they have no such notice. */
export async function setRead(
  tx: Tx,
  project: ProjectId,
  member: string,
  id: string,
  now: Date,
): Promise<number | null> {
  const own = { project_id: project, member_id: member };
  const notice = await tx.memberNotice.findFirst({ where: { ...own, id }, select: { event_id: true } });
  if (!notice) return null;
  const where = { ...own, event_id: notice.event_id, read_at: null };
  return (await tx.memberNotice.updateMany({ where, data: { read_at: now } })).count;
}

export async function setAllRead(tx: Tx, project: ProjectId, member: string, now: Date): Promise<number> {
  const where = { project_id: project, member_id: member, read_at: null };
  return (await tx.memberNotice.updateMany({ where, data: { read_at: now } })).count;
}

const keptDays = 90;

/** Deletes old notices, in batches. */
export async function deleteOldNotices(now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  for (let sum = 0; ; ) {
    const gone = await sqlOf({})(
      `DELETE FROM member_notice n USING (SELECT project_id, id FROM member_notice WHERE created_at < $1 LIMIT 5000) o
       WHERE n.project_id = o.project_id AND n.id = o.id RETURNING 1`,
      [before],
    );
    sum += gone.length;
    if (gone.length < 5000) return sum;
  }
}
