import { type Actor, asMember } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import { resetLetter } from "@/lib/domains/account/letters";
import { resetLink } from "@/lib/domains/account/links";
import { mintToken } from "@/lib/domains/account/one-time";
import { resetLinkLife } from "@/lib/domains/account/rules";
import type { PasswordLink } from "@/lib/domains/account/schema";
import { insertReset, lockUser, ownsAllOf } from "@/lib/domains/account/store";
import { mailWorks } from "@/lib/domains/mail/delivery/transport";
import { writeMail } from "@/lib/domains/mail/write";
import { findMember } from "@/lib/domains/team/store";

/**
 * A link to set a new password, for the owner to pass on; by e-mail where that works. The link gives access to the
 * account, so an owner gets it only for members who are in no workspace of another owner.
 */
export async function makePasswordLink(actor: Actor, id: string): Promise<PasswordLink> {
  const byMail = mailWorks();
  const { token, hash } = mintToken();
  const expires = new Date(actor.now.getTime() + resetLinkLife);
  const member = await inTransaction(actor, async (tx) => {
    const found = await findMember(tx, actor.project.id, id);
    // Locked: the account is deleted with its last membership, and its links with it.
    if (!found || !(await lockUser(tx, found.user))) throw notFound("member", id);
    if (!byMail && !(await ownsAllOf(tx, asMember(actor).user_id, found.user))) {
      throw new Problem("invalid_transition", {
        detail: "This person also works in a workspace that is not yours, so the link may only go to their own e-mail.",
      });
    }
    await insertReset(tx, found.user, hash, actor.now, expires);
    await audit(tx, actor, "member.password_link_made", id, null, null);
    // Without a workspace: readers of this workspace's outgoing mail must not see the link.
    if (byMail) await writeMail(tx, null, resetLetter(found.email, actor.project.locale, resetLink(token)));
    return found;
  });
  return {
    link: byMail ? null : resetLink(token),
    sent_to: byMail ? member.email : null,
    expires_at: expires.toISOString(),
  };
}
