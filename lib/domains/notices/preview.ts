import type { Actor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { PlannedNotice } from "@/lib/core/vocabulary";
import { mailWorks } from "@/lib/domains/mail/delivery/transport";
import { aboutBooking, compose, readOnce, type Said, templateFor, textBy } from "@/lib/domains/notices/compose";
import { afterwards, firstWay, languageOf, outlookOf, reachOf, whyWithdrawn } from "@/lib/domains/notices/rules";
import type { NoticeOutlook, NoticePreview, PreviewNoticesBody } from "@/lib/domains/notices/schema";
import { findSettings } from "@/lib/domains/notices/settings/store";
import {
  type Addressee,
  isCancellationTold,
  type Reachable,
  selectAddressees,
  selectUnknown,
} from "@/lib/domains/notices/store";

/** Whether it would still be valid when sent. The new time of a reschedule is not known yet. */
const holds = (kind: PlannedNotice, { standing }: Addressee, now: Date): boolean =>
  kind === "moved" || whyWithdrawn(kind, afterwards(kind, standing), now) === null;

export const outlookTo = (to: Reachable, template: boolean, off: boolean): Pick<NoticePreview, "way" | "cause"> =>
  outlookOf(reachOf(to, template), { off, stopped: to.customer.stopped, mail: mailWorks() });

/** The very words that somebody would get, as the sender would write them. */
export async function wordsTo(
  actor: Actor,
  kind: PlannedNotice,
  to: Reachable,
  said: Said,
): Promise<Pick<NoticePreview, "language" | "subject" | "text">> {
  const { subject, text } = await compose(sqlOf(actor), actor.project, kind, said, null);
  const way = firstWay(reachOf(to, said.template !== null), mailWorks());
  return { language: said.language, subject, text: textBy(way, kind, said, text) };
}

/** A preview of what the customer would be told, and by which channel. */
async function previewTo(actor: Actor, to: Addressee, kind: PlannedNotice, off: boolean): Promise<NoticePreview> {
  const about = await aboutBooking(sqlOf(actor), actor.project, kind, to.booking_id, to.customer);
  if (!about) throw notFound("booking", to.booking_id);
  return {
    kind,
    ...outlookTo(to, about.template !== null, off),
    ...(await wordsTo(actor, kind, to, about)),
  };
}

export const isOff = async (actor: Actor, kind: PlannedNotice): Promise<boolean> =>
  !(await findSettings(reader(actor), actor.project.id)).kinds[kind];

export async function previewNotice(actor: Actor, booking: string, kind: PlannedNotice): Promise<NoticePreview> {
  const sql = sqlOf(actor);
  const [to] = await selectAddressees(sql, actor.project.id, [booking], actor.now);
  if (!to) throw notFound("booking", booking);
  const preview = await previewTo(actor, to, kind, await isOff(actor, kind));
  const isNews = kind !== "reinstated" || (await isCancellationTold(sql, actor.project.id, booking));
  return isNews ? preview : { ...preview, way: null, cause: "unannounced" };
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
