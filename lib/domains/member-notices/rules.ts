import { Temporal } from "temporal-polyfill";
import type { Role } from "@/lib/core/scopes";
import { type MemberWay, memberWays } from "@/lib/core/vocabulary";
import type { NotificationKind, Preferences, QuietHours } from "@/lib/domains/account/rules";

/** What happened, before it is decided whom to notify and how. */
export type Announcement = {
  kind: NotificationKind;
  /** The outbox event, for deduplication. */
  event_id: string;
  subject_id: string;
  facts: Facts;
  link: string;
  escalates: boolean;
};

/** What the texts need. Customers and services by id: their names are read when the notice is shown. */
export type Facts = {
  /** What happened, where a kind has several. */
  about?: "confirmed" | "awaiting_deposit" | "cancelled" | "rescheduled" | "expired" | "handed_over" | "unanswered";
  customer_id?: string | null;
  service_id?: string;
  start?: string | null;
  /** Where a booking was before it was moved. */
  before?: string | null;
  channel?: string;
  url?: string;
  reason?: string;
  message?: string;
  automation?: string;
  /** The days that a weekly report is about, in words. */
  week?: string;
  /** Who mentioned the member. */
  author?: string;
};

export type Colleague = { id: string; role: Role; resources: readonly string[]; reach: readonly MemberWay[] };

const leads = ({ role }: Pick<Colleague, "role">): boolean => role === "owner" || role === "admin";

/**
 * The members concerned by a booking: its workers, and those responsible for the business. Like in Square and Fresha,
 * other colleagues' bookings notify nobody else, and nobody is notified of their own actions.
 */
export const concernedBy = <Member extends Colleague>(
  members: readonly Member[],
  resources: readonly string[],
  doer: string | null,
): Member[] =>
  members.filter(
    (member) => member.id !== doer && (leads(member) || member.resources.some((id) => resources.includes(id))),
  );

/** Who works as one of the resources. */
export const workersOf = <Member extends Colleague>(
  members: readonly Member[],
  resources: readonly string[],
  doer: string | null,
): Member[] => members.filter(({ id, resources: own }) => id !== doer && own.some((each) => resources.includes(each)));

/** A conversation is its assignee's; without one, everybody's. */
export function answerersOf<Member extends Colleague>(members: readonly Member[], assignee: string | null): Member[] {
  const own = members.filter(({ id }) => id === assignee);
  return own.length > 0 ? own : [...members];
}

export const leadersOf = <Member extends Colleague>(members: readonly Member[]): Member[] => members.filter(leads);

/** How long an actionable notice waits to be opened. */
export const escalationMs = 10 * 60_000;
/** How long a contact's message may wait in a conversation answered by people before they are notified. */
export const unansweredMs = 2 * 60_000;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** When the current quiet hours end; null when there are none now. */
export function quietUntil(quiet: QuietHours | null, timezone: string, now: Date): Date | null {
  if (!quiet || quiet.from === quiet.to) return null;
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(quiet.timezone ?? timezone);
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const minute = here.hour * 60 + here.minute;
  const holds = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!holds) return null;
  const day = minute < to ? here.toPlainDate() : here.toPlainDate().add({ days: 1 });
  const end = day.toZonedDateTime({ timeZone: here.timeZoneId, plainTime: quiet.to });
  return new Date(end.epochMilliseconds);
}

const hourMs = 3_600_000;
const nextHour = (now: Date): Date => new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);

type Sending = { way: MemberWay; digest: boolean; due_at: Date };

/** On which channels a member gets a kind, and when. Escalations are not put into the digest. */
export function sendingsOf(
  wanted: Preferences,
  kind: NotificationKind,
  reach: readonly MemberWay[],
  timezone: string,
  now: Date,
  escalation: boolean,
): Sending[] {
  const awake = quietUntil(wanted.quiet_hours, timezone, now) ?? now;
  return memberWays
    .filter((way) => wanted[kind][way] && reach.includes(way))
    .map((way) => {
      const digest = way === "email" && wanted.email_digest === "hourly" && !escalation;
      return { way, digest, due_at: digest ? nextHour(awake) : awake };
    });
}

const pausesMs = [5_000, 30_000, 120_000, 600_000, hourMs, 3 * hourMs, 6 * hourMs];

/** When a failed attempt is made again; null when that was the last. */
export function nextAttempt(tries: number, now: Date): Date | null {
  const pause = pausesMs[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
