import type { Project } from "@/lib/core/actor";
import { env } from "@/lib/core/env";
import type { NoticeKind } from "@/lib/core/vocabulary";
import { calendarEntry } from "@/lib/domains/booking-page/links/calendar-entry";
import { calendarFile, methodOf } from "@/lib/domains/booking-page/links/ics";
import { unsubscribeUrl } from "@/lib/domains/booking-page/tokens";
import { isUnconfirmed } from "@/lib/domains/bookings/attendance/rules";
import type { Letter } from "@/lib/domains/mail/letter";
import { type About, type Composed, isManageable, isOptional } from "@/lib/domains/notices/compose";
import { around } from "@/lib/domains/notices/default-texts";

/** The address in `MAIL_FROM`, which may have a name before it. */
const senderAddress = (): string => /<([^>]+)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM;

/** The mail's calendar entry: the visit, or its cancellation. */
function calendarOf(kind: NoticeKind, project: Project, about: About, to: string): Letter["calendar"] {
  const entry =
    kind === "thanks" || kind === "hold_expiring" || kind === "message" ? null : calendarEntry(project, about.followed);
  if (!entry) return undefined;
  const organizer = { name: project.name, email: senderAddress() };
  const invited = { ...entry, invitation: { organizer, attendee: { name: about.values.customer, email: to } } };
  const method = methodOf(invited);
  return { method, ics: calendarFile(invited) };
}

/** A notice as a mail: the text, the facts of the visit, the customer's link and the calendar entry. */
export function noticeLetter(kind: NoticeKind, project: Project, about: About, words: Composed, to: string): Letter {
  const { language, values, followed, token } = about;
  const labels = around[language];
  const facts = [
    { label: labels.what, value: values.service },
    { label: labels.when, value: values.start },
    { label: labels.with, value: values.people },
    { label: labels.where, value: values.place },
  ].filter(({ value }) => value !== "");
  const asks = kind === "reminder" || isUnconfirmed(followed.booking);
  const calendar = calendarOf(kind, project, about, to);
  return {
    to,
    language,
    subject: words.subject,
    workspace: project.name,
    paragraphs: words.text.split(/\n{2,}/),
    ...(kind === "thanks" || kind === "message" ? {} : { facts }),
    ...(isManageable(kind) ? { button: { label: asks ? labels.attend : labels.manage, url: values.link } } : {}),
    links: [{ label: labels.unsubscribe, url: values.link }],
    ...(isOptional(kind) ? { unsubscribe: unsubscribeUrl(token) } : {}),
    ...(calendar ? { calendar } : {}),
    thread: followed.root,
  };
}
