import type { Project } from "@/lib/core/actor";
import type { Sql } from "@/lib/core/db";
import { writtenIn } from "@/lib/core/text/locale";
import { clockFormat, type Language, type NoticeKind } from "@/lib/core/vocabulary";
import { type Followed, followBooking } from "@/lib/domains/booking-page/links/store";
import { linkToken, linkUrl } from "@/lib/domains/booking-page/tokens";
import { isUnconfirmed } from "@/lib/domains/bookings/attendance/rules";
import type { Booking } from "@/lib/domains/bookings/schema";
import { templateText } from "@/lib/domains/channels/whatsapp/templates/rules";
import type { WhatsAppTemplate } from "@/lib/domains/channels/whatsapp/templates/schema";
import { starterNames, starterVariables } from "@/lib/domains/channels/whatsapp/templates/starter";
import { approvedTemplate } from "@/lib/domains/channels/whatsapp/templates/store";
import { type Around, around, defaultTexts } from "@/lib/domains/notices/default-texts";
import { byTemplate, languageOf, type Way } from "@/lib/domains/notices/rules";
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

/** A visit as far as a notice tells of it. It need not be booked yet. */
export type Visit = Pick<Followed, "people" | "place"> & {
  unanswered: readonly { label: string }[];
  booking: Pick<Booking, "start" | "hold_expires_at" | "confirm_by" | "attending_since" | "cancel_reason">;
  service: Pick<Followed["service"], "name">;
};

/** All that can be said of a visit to its customer, in their language. */
export type Said<Of extends Visit = Visit> = {
  language: Language;
  followed: Of;
  values: Record<Variable, string>;
  /** WhatsApp's approved template for it. */
  template: Pick<WhatsAppTemplate, "name" | "language" | "body" | "variables"> | null;
};

/** The same of a booking. `token`: of the customer's own link to it. */
export type About = Said<Followed> & { token: string };

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
): Promise<Said["template"]> {
  const name = (starterNames as Partial<Record<NoticeKind, string>>)[kind];
  return name ? approvedTemplate(sql, project.id, name, language.replace("-", "_")) : null;
}

/** `link`: where the customer manages it; `was`: its start before it was moved. */
export async function sayOf<Of extends Visit>(
  sql: Sql,
  project: Project,
  kind: NoticeKind,
  followed: Of,
  { to, link, was }: { to: Recipient; link: string; was: string | Date | null },
  shared = unshared,
): Promise<Said<Of>> {
  const language = languageOf(to.locale, project.locale);
  const locale = writtenIn(to.locale, project.locale);
  const when = (moment: string | Date | null) => whenOf(moment, locale, project.timezone);
  const { booking, service, people, place } = followed;
  return {
    language,
    followed,
    template: await shared(`template ${project.id} ${kind} ${language}`, () =>
      templateFor(sql, project, kind, language),
    ),
    values: {
      customer: to.name,
      business: project.name,
      service: service.name,
      start: when(booking.start),
      old_start: when(was),
      place: place ?? "",
      people: people.join(", "),
      deadline: when(booking.hold_expires_at ?? booking.confirm_by),
      link,
    },
  };
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
  const { booking: now, root } = followed;
  const token = linkToken({ project: project.id, booking: root });
  const was = now.rescheduled_from_id === null ? null : await startBefore(sql, project.id, now.id);
  return { ...(await sayOf(sql, project, kind, followed, { to, link: linkUrl(token), was }, shared)), token };
}

/** Kinds of a visit that is ahead. */
const ahead: readonly NoticeKind[] = ["confirmed", "reserved", "reminder", "moved", "reinstated"];

/** The questions of the service that nobody has answered: a phone call has no form. */
/** The questions as one sentence; a question mark ends it itself. */
export function questionsAfter(intro: string, questions: readonly { label: string }[]): string {
  const labels = questions.map(({ label }) => label).join(", ");
  return `${intro}: ${/[?!.…]$/.test(labels) ? labels : `${labels}.`}`;
}

function questionsIn(kind: NoticeKind, { unanswered }: Visit, words: Around): string | null {
  if (!ahead.includes(kind) || unanswered.length === 0) return null;
  return questionsAfter(words.questions, unanswered);
}

export type Composed = { subject: string; text: string };

/** Added for customers who missed visits, whatever text the workspace has. */
function addedTo(kind: NoticeKind, booking: Visit["booking"], words: Around): string | null {
  if (kind === "cancelled") return booking.cancel_reason === "not_confirmed" ? words.unconfirmed : null;
  const asks = kind === "confirmed" || kind === "reminder" || kind === "moved" || kind === "reinstated";
  return asks && isUnconfirmed(booking) ? words.confirm : null;
}

/** The text of a notice: its own, the workspace's, or the default. */
export async function compose(
  sql: Sql,
  project: Project,
  kind: NoticeKind,
  { language, values, followed }: Said,
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
  { language, values }: Pick<Said, "language" | "values">,
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

/** The values of a template, in the order in which it takes them. */
export const paramsOf = ({ values }: Pick<Said, "values">): string[] => starterVariables.map((name) => values[name]);

/** The words as this way carries them; `text`: what was composed. */
export function textBy(way: Way | undefined, kind: NoticeKind, said: Said, text: string): string {
  if (!way || way.way === "email") return text;
  if (!byTemplate(way)) return chatText(kind, said, text);
  return said.template ? templateText(said.template, paramsOf(said)) : text;
}
