import { type Actor, asMember } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { Problem } from "@/lib/core/problem";
import { countAttempt } from "@/lib/domains/account/attempt";
import { inviteLetter } from "@/lib/domains/account/letters";
import { inviteLink } from "@/lib/domains/account/links";
import { mintToken } from "@/lib/domains/account/one-time";
import { inviteLife } from "@/lib/domains/invites/rules";
import type { CreatedInvite, CreateInviteBody } from "@/lib/domains/invites/schema";
import { insertInvite } from "@/lib/domains/invites/store";
import { mailWorks } from "@/lib/domains/mail/delivery/transport";
import { writeMail } from "@/lib/domains/mail/write";
import { assertMayGive } from "@/lib/domains/team/rules";
import { assertStanding } from "@/lib/domains/team/seat-change";
import { findMemberByEmail } from "@/lib/domains/team/store";

/** `resource` is the person that the invited will be; they are linked when the invitation is accepted. */
export async function createInvite(
  actor: Actor,
  body: CreateInviteBody,
  resource: string | null = null,
): Promise<CreatedInvite> {
  const me = asMember(actor);
  assertMayGive(me.role, body.role);
  await countAttempt("invite_project", actor.project.id);
  const { token, hash } = mintToken();
  const [link, byMail] = [inviteLink(token), mailWorks()];
  const invite = await inTransaction(actor, async (tx) => {
    await assertStanding(tx, actor);
    if (await findMemberByEmail(tx, actor.project.id, body.email)) {
      throw new Problem("invalid_transition", { detail: `${body.email} is in this workspace already.` });
    }
    const made = await insertInvite(tx, actor.project.id, {
      id: newId("inv"),
      ...body,
      token_hash: hash,
      invited_by_id: me.id,
      resource_id: resource,
      created_at: actor.now,
      expires_at: new Date(actor.now.getTime() + inviteLife),
    });
    await audit(tx, actor, "invite.created", made.id, null, made);
    const about = { link, workspace: actor.project.name, inviter: me.name };
    // The link proves the mailed address: nobody else may read it.
    await writeMail(tx, actor.project.id, {
      ...inviteLetter(made.email, actor.project.locale, about),
      confidential: byMail,
    });
    return made;
  });
  // The inviter must not see what the link reveals: whether the address has an account.
  return { ...invite, link: byMail ? "" : link, sent: byMail };
}
