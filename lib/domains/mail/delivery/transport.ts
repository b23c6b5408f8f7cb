import { connect } from "node:net";
import nodemailer from "nodemailer";
import SMTPPool from "nodemailer/lib/smtp-pool/index.js";
import { env } from "@/lib/core/env";
import { isTestMode } from "@/lib/core/test-mode/twin";
import type { SmtpError } from "@/lib/domains/mail/rules";
import type { Held } from "@/lib/domains/mail/store";

/** Whether this installation sends e-mail; where it does not, links are shown to whoever asked for them. Test mode has its log. */
export const mailWorks = (): boolean => env().SMTP_URL !== undefined || isTestMode();

/** How many mails are sent in parallel, each over its own reused connection. */
export const mailConnections = 5;

/** Together shorter than the lease of a mail. Values in SMTP_URL take precedence. */
const settings = {
  pool: "true",
  maxConnections: String(mailConnections),
  maxMessages: "1000000",
  maxRequeues: "0", // The row is retried; the pool must not retry too.
  connectionTimeout: "10000",
  greetingTimeout: "10000",
  socketTimeout: "30000",
};

function poolUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(settings))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The socket of a connection, which nodemailer takes over. With Nagle's algorithm the end of each mail would wait some
 * 40 ms until the server has acknowledged the rest of it.
 */
const getSocket: NonNullable<SMTPPool.Options["getSocket"]> = (options, done) => {
  const { host = "localhost", port, secure, localAddress, connectionTimeout } = options;
  const socket = connect({
    host,
    port: Number(port) || (secure ? 465 : 587),
    ...(localAddress && { localAddress }),
    noDelay: true,
    keepAlive: true,
  });
  const late = setTimeout(() => socket.destroy(new Error("Connection timeout")), Number(connectionTimeout));
  for (const settled of ["connect", "close"]) socket.once(settled, () => clearTimeout(late));
  done(null, { connection: socket });
};

/** A letter as the wire has it. */
export function messageOf(mail: Held): SMTPPool.MailOptions {
  const { thread, unsubscribe, calendar_method: method, calendar_ics: content } = mail;
  return {
    to: { name: "", address: mail.to_address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.message_id,
    // A bounce names the mail by this, even where a relay rewrites the Message-ID.
    dsn: { envid: mail.id, ret: "HDRS" },
    headers: {
      "X-Turnero-Mail": mail.id,
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe === null
        ? {}
        : { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    ...(thread === null ? {} : { inReplyTo: thread, references: thread }),
    // Mail programs with a calendar read the alternative; others show the attachment.
    ...(content === null ? {} : { icalEvent: { method: method ?? "PUBLISH", content, filename: "invite.ics" } }),
  };
}

export type MailTransport = { send(mail: Held): Promise<SmtpError | null>; close(): void };

/** The connections of one delivery round; null where nothing is sent. */
export function openTransport(): MailTransport | null {
  const { SMTP_URL, MAIL_FROM } = env();
  if (SMTP_URL === undefined || isTestMode()) return null;
  const pool = new SMTPPool({ pool: true, url: poolUrl(SMTP_URL), getSocket });
  const transport = nodemailer.createTransport(pool, { from: MAIL_FROM });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail));
        return null;
      } catch (error) {
        return error as SmtpError;
      }
    },
    close: () => transport.close(),
  };
}
