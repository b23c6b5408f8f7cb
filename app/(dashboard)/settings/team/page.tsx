import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { Team } from "@/components/settings/team";
import { listInvites } from "@/lib/domains/invites/operations";
import { listMembers } from "@/lib/domains/team/operations";

export default async function TeamPage() {
  const { member } = await requireMember();
  const admin = member.role !== "agent";
  const query = { limit: "200" };
  const [members, invites] = await Promise.all([
    loadOr404(listMembers, { query }),
    admin ? loadOr404(listInvites, { query }) : null,
  ]);
  return <Team me={{ id: member.id, role: member.role }} members={members} invites={invites} />;
}
