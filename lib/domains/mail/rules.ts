/** Pauses between the attempts at one letter. */
const retryMinutes = [1, 5, 30, 120, 720] as const;

/** When to try again after the nth failure; null when it is given up. */
export function mailRetryAt(failures: number, now: Date): Date | null {
  const pause = retryMinutes[failures - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 60_000);
}

/** An RFC 5322 id of a mail or its subject, always the same for the same name. */
export const messageIdOf = (name: string, appUrl: string): string =>
  `<${name.replace(/[^\w.-]/g, "-")}@${new URL(appUrl).hostname}>`;

/** As much of nodemailer's errors as tells what to do next. */
export type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string; message: string };

type Verdict = { status: "bounced" | "failed" | "again"; error: string };

/**
 * Classifies a failed attempt. A permanent refusal of the recipient is a bounce, and of the mail itself a failure. Problems
 * with the connection or our credentials are temporary and retried.
 */
export function verdictOf({ code, command, responseCode = 0, response, message }: SmtpError): Verdict {
  const error = (response ?? message).replace(/\s+/g, " ").slice(0, 500);
  const aboutLetter = /^(MAIL FROM|RCPT TO|DATA)/.test(command ?? "") || code === "EMESSAGE" || code === "EENVELOPE";
  if (!aboutLetter || code === "EAUTH" || responseCode === 530) return { status: "again", error };
  // Without a reply of the server: nodemailer could not compose such a mail.
  if (responseCode === 0 && /^(EENVELOPE|EMESSAGE)$/.test(code ?? "")) return { status: "failed", error };
  if (responseCode < 500) return { status: "again", error };
  return { status: command === "RCPT TO" ? "bounced" : "failed", error };
}
