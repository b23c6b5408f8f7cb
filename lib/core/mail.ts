import nodemailer, { type Transporter } from "nodemailer";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { processWide } from "@/lib/core/process-wide";

export type Letter = { to: string; subject: string; text: string };

/** Whether e-mail leaves this installation; where it does not, links are given to whoever asked for them. */
export const mailWorks = (): boolean => env().SMTP_URL !== undefined;

const door = (): Transporter =>
  processWide("mail", () => nodemailer.createTransport(env().SMTP_URL, { from: env().MAIL_FROM }));

/** Sends after the change has been committed; nobody waits for it, and a failure is only logged. */
export function post(letter: Letter): void {
  if (!mailWorks()) return;
  door()
    .sendMail(letter)
    .catch((error: unknown) => log.error("an e-mail was not sent", { subject: letter.subject, error }));
}
