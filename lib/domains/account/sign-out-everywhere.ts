import { type Actor, asMember } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { endSessions } from "@/lib/domains/account/store";

export const signOutEverywhere = (actor: Actor): Promise<void> =>
  inTransaction(actor, async (tx) => {
    const { id, user_id } = asMember(actor);
    await endSessions(tx, user_id);
    await audit(tx, actor, "member.signed_out_everywhere", id, null, null);
  });
