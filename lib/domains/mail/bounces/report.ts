import { mediaType } from "@/lib/core/wire/media-type";

/** Reads a delivery status notification (RFC 3464). */
export type Report =
  | { outcome: "bounced" | "failed" | "delayed"; mails: string[]; words: string }
  | { outcome: "unreadable"; fault: "not_a_report" | "no_failure" | "unknown_mail" };

type Fields = Map<string, string>;

/** Header fields, each name once; the first counts, and folded lines are one. */
function fieldsOf(block: string): Fields {
  const fields: Fields = new Map();
  for (const line of block.replace(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

type Entity = { head: Fields; body: string };

function entityOf(text: string): Entity {
  if (text.startsWith("\n")) return { head: new Map(), body: text.slice(1) };
  const end = text.indexOf("\n\n");
  return end < 0
    ? { head: fieldsOf(text), body: "" }
    : { head: fieldsOf(text.slice(0, end)), body: text.slice(end + 2) };
}

const typeOf = ({ head }: Entity): string => mediaType(head.get("content-type") ?? "");

function boundaryOf({ head }: Entity): string | null {
  const [, quoted, plain] = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(head.get("content-type") ?? "") ?? [];
  return quoted ?? plain ?? null;
}

/** The parts between the delimiters, without preamble and epilogue. */
function partsOf(entity: Entity): Entity[] {
  const boundary = boundaryOf(entity);
  if (boundary === null) return [];
  const parts: string[][] = [];
  for (const line of entity.body.split("\n")) {
    const bare = line.trimEnd();
    if (bare === `--${boundary}--`) break;
    if (bare === `--${boundary}`) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => entityOf(lines.join("\n")));
}

const statusTypes: readonly string[] = ["message/delivery-status", "message/global-delivery-status"];
const returnedTypes: readonly string[] = [
  "message/rfc822",
  "message/global",
  "message/global-headers",
  "text/rfc822-headers",
];

/** A mail's id as in its Message-ID, its own header and its envelope id. */
const mailId = /mal_[1-9A-HJ-NP-Za-km-z]{22}/g;

/** The mails that it may be about, most certain first: the returned message, the envelope, and In-Reply-To. */
function mailsIn(report: Entity, parts: readonly Entity[], message: Fields): string[] {
  const returned = parts.find((part) => returnedTypes.includes(typeOf(part)));
  const head = returned ? entityOf(returned.body).head : new Map<string, string>();
  const places = [
    head.get("x-turnero-mail"),
    head.get("message-id"),
    message.get("original-envelope-id"),
    report.head.get("in-reply-to"),
    report.head.get("references"),
  ];
  return [...new Set(places.flatMap((place) => place?.match(mailId) ?? []))].slice(0, 5);
}

/** A mail has one recipient; of several groups the worst counts. */
function outcomeOf(recipients: readonly Fields[]): { outcome: "bounced" | "failed" | "delayed"; about: Fields } | null {
  const ofKind = (action: string, statuses: RegExp) =>
    recipients.find(
      (each) => each.get("action")?.toLowerCase().startsWith(action) && statuses.test(each.get("status") ?? ""),
    );
  const kinds = [
    ["bounced", ofKind("failed", /^5\.\d{1,3}\.\d{1,3}\b/)],
    // The relay gave up after days: the mail was not delivered, but the address may be right.
    ["failed", ofKind("failed", /^4\.\d{1,3}\.\d{1,3}\b/)],
    ["delayed", ofKind("delayed", /^/)],
  ] as const;
  for (const [outcome, about] of kinds) if (about) return { outcome, about };
  return null;
}

/** One line of printable characters: Postgres refuses NUL, and control characters must not reach a terminal. */
const printable = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 500);

function wordsOf(about: Fields): string {
  const [code = ""] = (about.get("status") ?? "").split(" ");
  return printable(`${code} ${(about.get("diagnostic-code") ?? "").replace(/^[^;]*;/, "")}`);
}

/** Reads as much of a notification as tells what became of which letter. Takes any bytes. */
export function readReport(bytes: Uint8Array): Report {
  const report = entityOf(new TextDecoder().decode(bytes).replaceAll("\r\n", "\n"));
  const parts = typeOf(report) === "multipart/report" ? partsOf(report) : [];
  const status = parts.find((part) => statusTypes.includes(typeOf(part)));
  if (!status) return { outcome: "unreadable", fault: "not_a_report" };
  const [message = new Map(), ...recipients] = status.body.split(/\n\s*\n/).map(fieldsOf);
  const found = outcomeOf(recipients);
  if (!found) return { outcome: "unreadable", fault: "no_failure" };
  const mails = mailsIn(report, parts, message);
  if (mails.length === 0) return { outcome: "unreadable", fault: "unknown_mail" };
  return { outcome: found.outcome, mails, words: wordsOf(found.about) };
}
