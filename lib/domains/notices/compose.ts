import type { Project } from "@/lib/core/actor";
import type { Sql } from "@/lib/core/db";
import { writtenIn } from "@/lib/core/text/locale";
import { clockFormat, type Language, type NoticeKind } from "@/lib/core/vocabulary";
import { type Followed, followBooking } from "@/lib/domains/booking-page/links/store";
import { linkToken, linkUrl } from "@/lib/domains/booking-page/tokens";
import { isUnconfirmed } from "@/lib/domains/bookings/attendance/rules";
import type { Booking } from "@/lib/domains/bookings/schema";
import { starterNames } from "@/lib/domains/channels/whatsapp/templates/starter";
import { approvedTemplate } from "@/lib/domains/channels/whatsapp/templates/store";
import { type Around, around, defaultTexts } from "@/lib/domains/notices/default-texts";
import { languageOf } from "@/lib/domains/notices/rules";
import { findText, startBefore } from "@/lib/domains/notices/store";
import type { Variable } from "@/lib/domains/notices/texts/rules";
import { filledWithoutHoles } from "@/lib/domains/notices/texts/without-holes";

/** Reads the data shared by all notices of a kind, once per batch. */
export type Shared = <T>(key: string, read: () => Promise<T>) => Promise<T>;

const unshared: Shared = (_key, read) => read();

export function readOnce(): Shared {
  const known = new Map<string, Promise<unknown>>();
  return <T>(key: string, read: () => Promise<T>) => {
    const found = known.get(key) ?? read();
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found as Promise<T>;
  };
}

type Recipient = { name: string; locale: string | null };

/** All that can be said of a booking to its customer, in their language. */
export type About = {
  language: Language;
  followed: Followed;
  /** The customer's own link to the booking. */
  token: string;
  values: Record<Variable, string>;
  /** WhatsApp's approved template for it. */
  template: { name: string; language: string } | null;
};

export const whenOf = (iso: string | Date | null, locale: string, timeZone: string): string =>
  iso === null
    ? ""
    : new Intl.DateTimeFormat(locale, {
        weekday: "long",
        day: "numeric",
        month: "long",
        ...clockFormat,
        timeZone,
      }).format(new Date(iso));

/** The template for a kind in a language, where WhatsApp has approved it. */
export async function templateFor(
  sql: Sql,
  project: Project,
  kind: NoticeKind,
  language: Language,
): Promise<About["template"]> {
  const name = (starterNames as Partial<Record<NoticeKind, string>>)[kind];
  const found = name && (await approvedTemplate(sql, project.id, name, language.replace("-", "_")));
  return found ? { name: found.name, language: found.language } : null;
}

/** Null where the booking is gone. */
export async function aboutBooking(
  sql: Sql,
  project: Project,
  kind: NoticeKind,
  booking: string,
  to: Recipient,
  shared = unshared,
): Promise<About | null> {
  const followed = await followBooking(sql, project.id, booking);
  if (!followed) return null;
  const language = languageOf(to.locale, project.locale);
  const locale = writtenIn(to.locale, project.locale);
  const when = (moment: string | Date | null) => whenOf(moment, locale, project.timezone);
  const { booking: now, service, people, place, root } = followed;
  const token = linkToken({ project: project.id, booking: root });
  return {
    language,
    followed,
    token,
    template: await shared(`template ${project.id} ${kind} ${language}`, () =>
      templateFor(sql, project, kind, language),
    ),
    values: {
      customer: to.name,
      business: project.name,
      service: service.name,
      start: when(now.start),
      old_start: now.rescheduled_from_id === null ? "" : when(await startBefore(sql, project.id, now.id)),
      place: place ?? "",
      people: people.join(", "),
      deadline: when(now.hold_expires_at ?? now.confirm_by),
      link: linkUrl(token),
    },
  };
}

/** Kinds of a visit that is ahead. */
const ahead: readonly NoticeKind[] = ["confirmed", "reserved", "reminder", "moved", "reinstated"];

/** The questions of the service that nobody has answered: a phone call has no form. */
function questionsIn(kind: NoticeKind, { unanswered }: Followed, words: Around): string | null {
  if (!ahead.includes(kind) || unanswered.length === 0) return null;
  return `${words.questions}: ${unanswered.map(({ label }) => label).join(", ")}.`;
}

export type Composed = { subject: string; text: string };

/** Added for customers who missed visits, whatever text the workspace has. */
function addedTo(kind: NoticeKind, booking: Booking, words: Around): string | null {
  if (kind === "cancelled") return booking.cancel_reason === "not_confirmed" ? words.unconfirmed : null;
  const asks = kind === "confirmed" || kind === "reminder" || kind === "moved" || kind === "reinstated";
  return asks && isUnconfirmed(booking) ? words.confirm : null;
}

/** The text of a notice: its own, the workspace's, or the default. */
export async function compose(
  sql: Sql,
  project: Project,
  kind: NoticeKind,
  { language, values, followed }: About,
  chosen: string | null,
  shared = unshared,
): Promise<Composed> {
  if (kind === "message") return { subject: project.name, text: filledWithoutHoles(chosen ?? "", values) };
  const ours = defaultTexts[language][kind];
  const own = () => findText(sql, project.id, kind, language);
  const text = chosen ?? (await shared(`text ${project.id} ${kind} ${language}`, own)) ?? ours.text;
  const more = addedTo(kind, followed.booking, around[language]);
  // A custom text of which nothing is left falls back to the default.
  const said = filledWithoutHoles(text, values) || filledWithoutHoles(ours.text, values);
  const parts = [said, more && filledWithoutHoles(more, values), questionsIn(kind, followed, around[language])];
  return {
    subject: filledWithoutHoles(ours.subject, values),
    text: parts.filter(Boolean).join("\n\n"),
  };
}

/** Kinds of a visit that can still be moved or cancelled. */
const manageable: readonly NoticeKind[] = ["confirmed", "reserved", "reminder", "moved", "reinstated", "hold_expiring"];
export const isManageable = (kind: NoticeKind): boolean => manageable.includes(kind);

/** Optional notices; all others are needed by whoever booked. */
const optional: readonly NoticeKind[] = ["reminder", "thanks", "message"];
export const isOptional = (kind: NoticeKind): boolean => optional.includes(kind);

/** The notice as a chat message: the text, the place, the customer's link, and for a reminder how to answer. */
export function chatText(
  kind: NoticeKind,
  { language, values }: Pick<About, "language" | "values">,
  text: string,
): string {
  const words = around[language];
  const place = isManageable(kind) && values.place !== "" && !text.includes(values.place);
  const lines = [
    text,
    ...(place ? [`${words.where}: ${values.place}`] : []),
    ...(isManageable(kind) && !text.includes(values.link) ? [`${words.manage}: ${values.link}`] : []),
    ...(kind === "reminder" ? ["", words.answer, words.stop] : []),
  ];
  return lines.join("\n");
}
