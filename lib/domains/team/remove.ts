import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { settleUser } from "@/lib/domains/account/store";
import { keepMember } from "@/lib/domains/team/removed/store";
import { assertMayGive, assertOwnerStays } from "@/lib/domains/team/rules";
import { changeSeat } from "@/lib/domains/team/seat-change";
import { deleteMember } from "@/lib/domains/team/store";

/** Removes a member. All their sessions end, so that no open tab writes into another workspace. Can be restored for a day. */
export const removeMember = (actor: Actor, id: string): Promise<void> =>
  changeSeat(actor, id, async (tx, { mine, member: { user, ...member }, owners }) => {
    assertMayGive(mine, member.role);
    assertOwnerStays(owners, id);
    await keepMember(tx, actor.project.id, id, actor.now);
    await deleteMember(tx, actor.project.id, id);
    await settleUser(tx, user);
    await audit(tx, actor, "member.removed", id, member, null);
  });
