import { type Actor, asMember } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { renameUser } from "@/lib/domains/account/store";

/** The caller's own name, in every workspace. Answers the actor under the new name. */
export const renameMember = (actor: Actor, name: string): Promise<Actor> =>
  inTransaction(actor, async (tx) => {
    const member = asMember(actor);
    await renameUser(tx, member.user_id, name);
    await audit(tx, actor, "member.updated", member.id, { name: member.name }, { name });
    return { ...actor, identity: { ...member, name } };
  });
