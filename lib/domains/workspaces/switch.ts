import { type Actor, asMember } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";
import { provenProject } from "@/lib/core/ids";
import { notFound } from "@/lib/core/problem";
import type { Workspace } from "@/lib/domains/workspaces/schema";
import { findWorkspace, setCurrent } from "@/lib/domains/workspaces/store";

/** From the next request on, the user's sessions work there; no new token is issued. */
export const switchTo = (actor: Actor, id: string): Promise<Workspace> =>
  inTransaction(actor, async (tx) => {
    const { user_id } = asMember(actor);
    const workspace = await findWorkspace(tx, actor.project.id, user_id, id);
    if (!workspace) throw notFound("workspace", id);
    await setCurrent(tx, user_id, provenProject(workspace.id));
    return { ...workspace, current: true };
  });
