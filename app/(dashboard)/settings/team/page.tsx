import { LiveOnly } from "@/app/(dashboard)/live-only";
import { loadWhole, requireMember } from "@/app/(dashboard)/member";
import { Team } from "@/components/settings/team";
import { listInvites } from "@/lib/domains/invites/operations";
import { listMembers } from "@/lib/domains/team/operations";

export default async function TeamPage() {
  const { actor, member } = await requireMember();
  const admin = member.role !== "agent";
  const [members, invites] = await Promise.all([loadWhole(listMembers), admin ? loadWhole(listInvites) : null]);
  return (
    <>
      <LiveOnly />
      <Team
        me={{ id: member.id, role: member.role }}
        members={members}
        invites={actor.twin ? null : invites}
        editable={!actor.twin}
      />
    </>
  );
}
