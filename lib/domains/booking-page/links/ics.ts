export type CalendarEntry = {
  /** The same for a booking and what it became when it was moved. */
  uid: string;
  /** Increases with every change, or calendars ignore the update. */
  sequence: number;
  stamp: string;
  start: string;
  end: string;
  summary: string;
  description: string | null;
  location: string | null;
  url: string;
  cancelled: boolean;
  tentative: boolean;
  /** In a mail: organizer and attendee, so that the mailbox adds, updates and removes the entry. */
  invitation?: { organizer: Person; attendee: Person };
};
type Person = { name: string; email: string };

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

const utc = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, "");

/** Lines of at most 75 octets; longer ones are folded, without splitting a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  let room = 75;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      lines.push(current);
      [current, room] = ["", 74];
    }
    current += character;
    room -= size;
  }
  return [...lines, current].join("\r\n ");
}

const statusOf = ({ cancelled, tentative }: CalendarEntry): string =>
  cancelled ? "CANCELLED" : tentative ? "TENTATIVE" : "CONFIRMED";

/** What a calendar is to do with it. */
export const methodOf = ({ invitation, cancelled }: CalendarEntry): "PUBLISH" | "REQUEST" | "CANCEL" =>
  invitation ? (cancelled ? "CANCEL" : "REQUEST") : "PUBLISH";

/** A quoted name must not contain quotes. */
const quoted = (name: string): string => `"${name.replace(/["\p{Cc}]/gu, "")}"`;

const peopleOf = ({ invitation }: CalendarEntry): string[] =>
  invitation
    ? [
        `ORGANIZER;CN=${quoted(invitation.organizer.name)}:mailto:${invitation.organizer.email}`,
        `ATTENDEE;CN=${quoted(invitation.attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${invitation.attendee.email}`,
      ]
    : [];

/** The booking as a calendar reads it (RFC 5545). */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Turnero//Booking//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${methodOf(entry)}`,
    "BEGIN:VEVENT",
    `UID:${escaped(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(entry.end)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    ...peopleOf(entry),
    `URL:${entry.url}`,
    `STATUS:${statusOf(entry)}`,
    `TRANSP:${entry.cancelled ? "TRANSPARENT" : "OPAQUE"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
