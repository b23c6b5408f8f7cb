import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { WorkspaceSettings } from "@/components/settings/workspace-settings";
import { env } from "@/lib/core/env";
import { currencies } from "@/lib/core/wire/wire";
import { getWorkspace } from "@/lib/domains/workspaces/operations";

export default async function WorkspacePage() {
  const { actor, member } = await requireMember();
  const workspace = await loadOr404(getWorkspace, { params: { id: actor.project.id } });
  const host = new URL(env().APP_URL).host;
  return (
    <WorkspaceSettings workspace={workspace} currencies={currencies} host={host} editable={member.role !== "agent"} />
  );
}
