import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { deleteInvite } from "@/lib/domains/invites/store";

export const withdrawInvite = (actor: Actor, id: string): Promise<void> =>
  inTransaction(actor, async (tx) => {
    const invite = await deleteInvite(tx, actor.project.id, id, actor.now);
    if (!invite) throw notFound("invitation", id);
    await audit(tx, actor, "invite.withdrawn", id, invite, null);
  });
