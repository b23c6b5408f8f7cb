import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { ResourceGroup, UpdateResourceGroupBody } from "@/lib/domains/catalog/groups/schema";
import { lockGroup, updateGroup } from "@/lib/domains/catalog/groups/store";
import { assertReferences } from "@/lib/domains/catalog/references";

export const changeGroup = (actor: Actor, id: string, body: UpdateResourceGroupBody): Promise<ResourceGroup> =>
  inTransaction(actor, async (tx) => {
    const before = await lockGroup(tx, actor.project.id, id); // Groups are locked before resources, here as elsewhere.
    if (!before) throw notFound("resource group", id);
    await assertReferences(tx, actor.project.id, { resources: body.resource_ids });
    const after = await updateGroup(tx, actor.project.id, id, { ...body, updated_at: actor.now });
    await audit(tx, actor, "resource_group.updated", id, before, after);
    return after;
  });
