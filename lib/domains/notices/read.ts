import type { Actor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import type { NoticeKind } from "@/lib/core/vocabulary";
import { readOnce, templateFor } from "@/lib/domains/notices/compose";
import { outlookTo } from "@/lib/domains/notices/preview";
import { languageOf } from "@/lib/domains/notices/rules";
import type { Notice } from "@/lib/domains/notices/schema";
import { type Addressee, type NoticesOf, selectAddressees, selectNotices } from "@/lib/domains/notices/store";

/** It waits for its time, or for a mail server that may not be there. */
const isOpen = ({ status, way }: Notice): boolean => status === "planned" || (status === "sending" && way === "email");

/** A page of notices. Of those that are planned or mailed, why they will not be sent as things are. */
export async function listNotices(
  actor: Actor,
  of: NoticesOf,
  after: readonly (string | null)[] | null,
  take: number,
): Promise<Notice[]> {
  const { project, now } = actor;
  const sql = sqlOf(actor);
  const notices = await selectNotices(reader(actor), project.id, of, after, take);
  const bookings = notices.filter(isOpen).map(({ booking_id }) => booking_id);
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
      return isOpen(notice) && to ? { ...notice, cause: await causeOf(notice.kind, to) } : notice;
    }),
  );
}
