import nodemailer, { type Transporter } from "nodemailer";
import { withTimeout } from "@/lib/core/concurrency/timeout";
import { isDryRun } from "@/lib/core/dry-run";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/monitoring/log";
import { singleton } from "@/lib/core/singleton";

export type Letter = { to: string; subject: string; text: string };

/** Whether e-mail leaves this installation; where it does not, links are given to whoever asked for them. */
export const mailWorks = (): boolean => env().SMTP_URL !== undefined;

const door = (): Transporter =>
  singleton("mail", () => nodemailer.createTransport(env().SMTP_URL, { from: env().MAIL_FROM }));

const underWay = (): Set<Promise<void>> => singleton("letters", () => new Set());

/** Sends it while the caller waits; false, and a line in the log, when the server did not take it. */
export async function sendMail(letter: Letter): Promise<boolean> {
  try {
    await door().sendMail(letter);
    return true;
  } catch (error) {
    log.error("an e-mail was not sent", { subject: letter.subject, error });
    return false;
  }
}

/** Sends after the change has been committed; nobody waits for it but a process that ends. A dry run sends nothing. */
export function queueMail(letter: Letter): void {
  if (!mailWorks() || isDryRun()) return;
  const sending = sendMail(letter).then(() => void underWay().delete(sending));
  underWay().add(sending);
}

/** For a process that ends: resolves when the letters it promised have gone, or with false after so long. */
export async function lettersGone(patienceMs = 3000): Promise<boolean> {
  const gone = await withTimeout(Promise.all(underWay()), patienceMs);
  if (!gone) log.error("letters were left behind", { letters: underWay().size });
  return gone;
}
