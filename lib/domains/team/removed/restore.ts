import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { keptSince } from "@/lib/core/clock";
import { inTransaction } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import { lockKept, putBackMember, putBackUser } from "@/lib/domains/team/removed/store";
import { assertMayGive } from "@/lib/domains/team/rules";
import type { Member } from "@/lib/domains/team/schema";
import { lockTeam } from "@/lib/domains/team/seat-change";
import { findMember } from "@/lib/domains/team/store";

const refused = (detail: string) => new Problem("invalid_transition", { detail: `${detail} Invite them instead.` });

/** Brings a member back within a day, with their account where it went with them. They sign in again. */
export const restoreMember = (actor: Actor, id: string): Promise<Member> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const { mine } = await lockTeam(tx, actor);
    const kept = await lockKept(tx, project, id, keptSince(actor.now));
    if (kept) {
      assertMayGive(mine, kept.member.role);
      if (!(await putBackUser(tx, kept))) throw refused("Their e-mail address has a new account by now.");
      if (!(await putBackMember(tx, project, id, kept))) throw refused("They have joined the workspace again.");
    }
    const found = await findMember(tx, project, id);
    if (!found) throw notFound("member", id);
    const { user: _user, ...member } = found;
    if (kept) await audit(tx, actor, "member.restored", id, null, member);
    return member;
  });
