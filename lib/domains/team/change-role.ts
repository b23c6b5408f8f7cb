import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { type Role, reaches } from "@/lib/core/scopes";
import { assertMayGive, assertOwnerStays } from "@/lib/domains/team/rules";
import type { Member } from "@/lib/domains/team/schema";
import { changeSeat } from "@/lib/domains/team/seat-change";
import { setRole, withdrawInvitesBy } from "@/lib/domains/team/store";

export const changeRole = (actor: Actor, id: string, role: Role): Promise<Member> =>
  changeSeat(actor, id, async (tx, { mine, member: { user: _user, ...before }, owners }) => {
    if (role === before.role) return before;
    assertMayGive(mine, before.role, role);
    if (role !== "owner") assertOwnerStays(owners, id);
    await setRole(tx, actor.project.id, id, role);
    if (!reaches(role, before.role)) await withdrawInvitesBy(tx, actor.project.id, id);
    const after = { ...before, role };
    await audit(tx, actor, "member.role_changed", id, before, after);
    return after;
  });
