import { mailWorks, sendMail } from "@/lib/core/mail";
import type { Outcome } from "@/lib/domains/member-notices/store";

/** The one way by which a notice becomes an e-mail to a member. */
export async function sendMemberMail(letter: { to: string; subject: string; text: string }): Promise<Outcome> {
  if (!mailWorks()) return { outcome: "withdrawn", cause: "This installation sends no e-mail." };
  const taken = await sendMail(letter);
  return taken ? { outcome: "sent", cause: null } : { outcome: "failed", cause: "The mail server did not take it." };
}
