import { type Actor, asMember } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, isUniqueViolation } from "@/lib/core/db";
import { provenProject } from "@/lib/core/ids";
import { invalid, notFound, Problem } from "@/lib/core/problem";
import { reaches } from "@/lib/core/scopes";
import type { UpdateWorkspaceBody, Workspace } from "@/lib/domains/workspaces/schema";
import { findSeat, findWorkspace, updateProject } from "@/lib/domains/workspaces/store";

/** Changes a workspace of the caller's, the current one or another: their role in that one counts. */
export async function changeWorkspace(actor: Actor, id: string, body: UpdateWorkspaceBody): Promise<Workspace> {
  const { user_id } = asMember(actor);
  try {
    return await inTransaction(actor, async (tx) => {
      const before = await findWorkspace(tx, actor.project.id, user_id, id);
      if (!before) throw notFound("workspace", id);
      if (!reaches(before.role, "admin")) {
        throw new Problem("insufficient_scope", { detail: `This needs the role admin; yours is ${before.role}.` });
      }
      const project = provenProject(before.id);
      await updateProject(tx, project, { ...body, updated_at: actor.now });
      const after = { ...before, ...body, updated_at: actor.now.toISOString() };
      const seat = await findSeat(tx, project, user_id);
      const identity = { ...asMember(actor), id: seat, role: before.role };
      const there = { ...actor, identity, project: { ...after, id: project } };
      await audit(tx, there, "workspace.updated", id, before, after);
      return after;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw invalid({ pointer: "#/slug", detail: "Another workspace has this address.", code: "slug_taken" });
  }
}
