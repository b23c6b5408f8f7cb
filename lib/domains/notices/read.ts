import type { Actor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { NoticeKind, PlannedNotice } from "@/lib/core/vocabulary";
import { mailWorks } from "@/lib/domains/mail/delivery/transport";
import { aboutBooking, compose, readOnce, templateFor } from "@/lib/domains/notices/compose";
import { afterwards, languageOf, outlookOf, reachOf, whyWithdrawn } from "@/lib/domains/notices/rules";
import type {
  Notice,
  NoticeOutlook,
  NoticePreview,
  NoticeReach,
  NoticeReachQuery,
  PreviewNoticesBody,
} from "@/lib/domains/notices/schema";
import { findSettings } from "@/lib/domains/notices/settings/store";
import {
  type Addressee,
  findReachable,
  type NoticesOf,
  type Reachable,
  selectAddressees,
  selectNotices,
  selectUnknown,
  whatsappWorks,
} from "@/lib/domains/notices/store";

/** Whether it would still be valid when sent. The new time of a reschedule is not known yet. */
const holds = (kind: PlannedNotice, { standing }: Addressee, now: Date): boolean =>
  kind === "moved" || whyWithdrawn(kind, afterwards(kind, standing), now) === null;

const outlookTo = (to: Reachable, template: boolean, off: boolean): NoticeReach =>
  outlookOf(reachOf(to, template), { off, stopped: to.customer.stopped, mail: mailWorks() });

/** A preview of what the customer would be told, and by which channel. */
async function previewTo(actor: Actor, to: Addressee, kind: PlannedNotice, off: boolean): Promise<NoticePreview> {
  const { project } = actor;
  const sql = sqlOf(actor);
  const about = await aboutBooking(sql, project, kind, to.booking_id, to.customer);
  if (!about) throw notFound("booking", to.booking_id);
  const words = await compose(sql, project, kind, about, null);
  return { kind, language: about.language, ...outlookTo(to, about.template !== null, off), ...words };
}

const isOff = async (actor: Actor, kind: PlannedNotice): Promise<boolean> =>
  !(await findSettings(reader(actor), actor.project.id)).kinds[kind];

export async function previewNotice(actor: Actor, booking: string, kind: PlannedNotice): Promise<NoticePreview> {
  const [to] = await selectAddressees(sqlOf(actor), actor.project.id, [booking], actor.now);
  if (!to) throw notFound("booking", booking);
  return previewTo(actor, to, kind, await isOff(actor, kind));
}

/** The same of several bookings: how many customers would be told, and what one of them reads. */
export async function previewNotices(
  actor: Actor,
  { kind, booking_ids: ids }: PreviewNoticesBody,
): Promise<NoticeOutlook> {
  const { project, now } = actor;
  const sql = sqlOf(actor);
  const [unknown] = await selectUnknown(sql, project.id, ids);
  if (unknown) throw notFound("booking", unknown.id);
  const all = await selectAddressees(sql, project.id, ids, now);
  const off = await isOff(actor, kind);
  const shared = readOnce();
  const told: Addressee[] = [];
  const stored: Addressee[] = [];
  for (const to of all.filter((each) => holds(kind, each, now))) {
    const language = languageOf(to.customer.locale, project.locale);
    const template = await shared(language, () => templateFor(sql, project, kind, language));
    const { cause } = outlookTo(to, template !== null, off);
    if (cause === null) told.push(to);
    if (cause === "stored") stored.push(to);
  }
  const people = (of: readonly Addressee[]) => new Set(of.map(({ customer }) => customer.id)).size;
  const [one] = [...told, ...stored, ...all];
  return {
    told: people(told),
    untold: people(all) - people(told),
    stored: people([...told, ...stored]) - people(told),
    example: one ? await previewTo(actor, one, kind, off) : null,
  };
}

/** A customer of whom nothing but a phone is known. */
const newcomer = { id: "", name: "", phone: "", email: null, locale: null, stopped: false, forgotten: false };

/** How somebody would be notified of a booking that does not exist yet. */
export async function noticeReach(actor: Actor, { kind, customer_id: id }: NoticeReachQuery): Promise<NoticeReach> {
  const { project, now } = actor;
  const sql = sqlOf(actor);
  const to = id
    ? await findReachable(sql, project.id, id, now)
    : { customer: newcomer, conversations: [], whatsapp: await whatsappWorks(sql, project.id, now) };
  if (!to) throw notFound("customer", id ?? "");
  const template = await templateFor(sql, project, kind, languageOf(to.customer.locale, project.locale));
  return outlookTo(to, template !== null, await isOff(actor, kind));
}

/** A page of notices. Of those that are planned, why they will not be sent as things are. */
export async function listNotices(
  actor: Actor,
  of: NoticesOf,
  after: readonly (string | null)[] | null,
  take: number,
): Promise<Notice[]> {
  const { project, now } = actor;
  const sql = sqlOf(actor);
  const notices = await selectNotices(reader(actor), project.id, of, after, take);
  const bookings = notices.filter(({ status }) => status === "planned").map(({ booking_id }) => booking_id);
  if (bookings.length === 0) return notices;
  const addressees = await selectAddressees(sql, project.id, [...new Set(bookings)], now);
  const shared = readOnce();
  const causeOf = async (kind: NoticeKind, to: Addressee) => {
    const language = languageOf(to.customer.locale, project.locale);
    const template = await shared(`${kind} ${language}`, () => templateFor(sql, project, kind, language));
    // What was planned before its kind was switched off is still sent.
    return outlookTo(to, template !== null, false).cause;
  };
  return Promise.all(
    notices.map(async (notice) => {
      const to = addressees.find(({ booking_id }) => booking_id === notice.booking_id);
      return notice.status === "planned" && to ? { ...notice, cause: await causeOf(notice.kind, to) } : notice;
    }),
  );
}
