import type { Actor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { PlannedNotice } from "@/lib/core/vocabulary";
import { aboutBooking, compose, readOnce, templateFor } from "@/lib/domains/notices/compose";
import { afterwards, languageOf, reachOf, waysTo, whyWithdrawn } from "@/lib/domains/notices/rules";
import type { NoticeOutlook, NoticePreview, PreviewNoticesBody } from "@/lib/domains/notices/schema";
import { findSettings } from "@/lib/domains/notices/settings/store";
import { type Addressee, selectAddressees, selectUnknown } from "@/lib/domains/notices/store";

/** Whether it would still be true when it goes out. For which time a booking is moved is not known yet. */
const holds = (kind: PlannedNotice, { standing }: Addressee, now: Date): boolean =>
  kind === "moved" || whyWithdrawn(kind, afterwards(kind, standing), now) === null;

/** What the customer would be told, and by which way, before somebody does it. */
async function previewTo(actor: Actor, to: Addressee, kind: PlannedNotice, off: boolean): Promise<NoticePreview> {
  const { project } = actor;
  const sql = sqlOf(actor);
  const about = await aboutBooking(sql, project, kind, to.booking_id, to.customer);
  if (!about) throw notFound("booking", to.booking_id);
  const words = await compose(sql, project, kind, about, null);
  const [first] = waysTo(reachOf(to, about.template !== null), []);
  const cause = off ? "switched_off" : to.customer.stopped ? "stopped" : first ? null : "unreachable";
  return { kind, language: about.language, way: first?.way ?? null, cause, ...words };
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
  for (const to of all) {
    const language = languageOf(to.customer.locale, project.locale);
    const template = await shared(language, () => templateFor(sql, project, kind, language));
    const reached = waysTo(reachOf(to, template !== null), []).length > 0;
    if (!off && !to.customer.stopped && reached && holds(kind, to, now)) told.push(to);
  }
  const people = (of: readonly Addressee[]) => new Set(of.map(({ customer }) => customer.id)).size;
  const [one] = [...told, ...all];
  return {
    told: people(told),
    untold: people(all) - people(told),
    example: one ? await previewTo(actor, one, kind, off) : null,
  };
}
