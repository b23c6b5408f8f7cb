import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { hashToken } from "@/lib/domains/account/one-time";
import { findAccount } from "@/lib/domains/account/store";
import { assertOpen } from "@/lib/domains/invites/rules";
import type { Invitation } from "@/lib/domains/invites/schema";
import { findOffer } from "@/lib/domains/invites/store";

/** What the holder of a link is invited to. */
export async function readInvite(actor: Actor, token: string): Promise<Invitation> {
  const offer = await findOffer(reader(actor), hashToken(token), actor.now);
  assertOpen(offer);
  const { email, role, invited_by, expires_at } = offer.invite;
  return {
    workspace: { name: offer.workspace.name },
    inviter: { name: invited_by.name },
    email,
    role,
    has_account: (await findAccount(reader(actor), email)) !== null,
    expires_at,
  };
}
