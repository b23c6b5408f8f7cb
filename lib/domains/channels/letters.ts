import { filledIn } from "@/lib/core/text/fill-in";
import { sentencesIn } from "@/lib/core/text/sentences";
import { type Channel, channelNames } from "@/lib/core/vocabulary";

const line = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 300);

type About = { locale: string; workspace: string; channel: string; reason: string; link: string };

/** The mail to the team when a channel rejects its credentials. */
export function brokenLetter({ locale, link, ...about }: About): { subject: string; text: string } {
  const words = sentencesIn(locale).mail.channel_broken;
  const values = {
    workspace: line(about.workspace),
    channel: channelNames[about.channel as Channel] ?? about.channel,
    reason: line(about.reason),
  };
  return {
    subject: filledIn(words.subject, values),
    text: `${filledIn(words.text, values)}\n\n${words.waiting}\n\n${link}\n`,
  };
}
