import { inTransaction } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { sentencesIn } from "@/lib/core/text/sentences";
import { mailWorks } from "@/lib/domains/mail/delivery/transport";
import { type Letter, mailLanguageOf } from "@/lib/domains/mail/letter";
import { writeMail } from "@/lib/domains/mail/write";
import type { Outcome } from "@/lib/domains/member-notices/store";

type MemberLetter = { to: string; subject: string; text: string; locale: string; workspace: string };

const isLink = (block: string): boolean => /^https?:\/\/\S+$/.test(block);

/** The blocks of the text; a URL on a line of its own becomes the button. */
function letterOf({ to, subject, text, locale, workspace }: MemberLetter): Letter {
  const blocks = text.trim().split(/\n{2,}/);
  const links = blocks.filter(isLink);
  const language = mailLanguageOf(locale);
  const [only, ...others] = links;
  const button =
    only !== undefined && others.length === 0
      ? { button: { label: sentencesIn(locale).mail.frame.open, url: only } }
      : {};
  const paragraphs = "button" in button ? blocks.filter((block) => !isLink(block)) : blocks;
  return { to, language, subject, workspace, paragraphs, ...button };
}

/** The one way by which a notice becomes an e-mail to a member. */
export async function sendMemberMail(project: ProjectId, letter: MemberLetter): Promise<Outcome> {
  await inTransaction({}, (tx) => writeMail(tx, project, letterOf(letter)));
  if (mailWorks()) return { outcome: "sent", cause: null };
  return { outcome: "withdrawn", cause: "This installation sends no e-mail." };
}
