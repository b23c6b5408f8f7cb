import { filledIn } from "@/lib/core/text/fill-in";
import { sentencesIn } from "@/lib/core/text/sentences";

type About = { locale: string; workspace: string; url: string; reason: string; link: string };

/** One line, whatever a name or a response contains. */
const line = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 300);

/** The mail to the team when an endpoint has been disabled. */
export function deactivatedLetter({ locale, link, ...about }: About): { subject: string; text: string } {
  const words = sentencesIn(locale).mail.webhook_disabled;
  const values = { workspace: line(about.workspace), url: about.url, reason: line(about.reason) };
  return {
    subject: filledIn(words.subject, values),
    text: `${filledIn(words.text, values)}\n\n${words.resend}\n\n${link}\n`,
  };
}
