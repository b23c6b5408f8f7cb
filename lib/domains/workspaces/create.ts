import { randomInt } from "node:crypto";
import type { Actor, Project } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import type { Tx } from "@/lib/core/db";
import { newId, provenProject } from "@/lib/core/ids";
import { scopesOf } from "@/lib/core/scopes";
import { defaultStagesIn } from "@/lib/domains/stages/default";
import { ensureStages } from "@/lib/domains/stages/store";
import { slugOf } from "@/lib/domains/workspaces/rules";
import type { CreateWorkspaceBody } from "@/lib/domains/workspaces/schema";
import { insertMember, insertProject, setCurrent } from "@/lib/domains/workspaces/store";

type Owner = { id: string; name: string; email: string };

async function insertWithFreeSlug(tx: Tx, body: CreateWorkspaceBody): Promise<Project> {
  const base = slugOf(body.name);
  for (let slug = base; ; slug = `${base}-${randomInt(1000, 1_000_000)}`) {
    const { name, timezone, currency, locale } = body;
    const project = { id: provenProject(newId("prj")), name, slug, timezone, currency, locale };
    if (await insertProject(tx, project)) return project;
  }
}

/** Makes a workspace with everything it starts with, and its first owner. Answers as that owner, who now works in it. */
export async function createWorkspace(tx: Tx, by: Actor, owner: Owner, body: CreateWorkspaceBody): Promise<Actor> {
  const project = await insertWithFreeSlug(tx, body);
  // Stored from the start, so that a later change of language does not rename the stages.
  await ensureStages(tx, project.id, defaultStagesIn(project.locale));
  const { id: user_id, name, email } = owner;
  const member = { id: newId("mbr"), user_id, role: "owner" as const, created_at: by.now };
  await insertMember(tx, project.id, member);
  await setCurrent(tx, user_id, project.id);
  const actor: Actor = {
    ...by,
    identity: { type: "member", id: member.id, user_id, name, email, role: "owner" },
    project,
    scopes: scopesOf("owner"),
  };
  await audit(tx, actor, "workspace.created", project.id, null, { ...body, slug: project.slug });
  return actor;
}
