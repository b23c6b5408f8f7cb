import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { CreateResourceGroupBody, ResourceGroup } from "@/lib/domains/catalog/groups/schema";
import { insertGroup } from "@/lib/domains/catalog/groups/store";
import { assertReferences } from "@/lib/domains/catalog/references";

export const createGroup = (actor: Actor, body: CreateResourceGroupBody): Promise<ResourceGroup> =>
  inTransaction(actor, async (tx) => {
    await assertReferences(tx, actor.project.id, { resources: body.resource_ids });
    const group = await insertGroup(tx, actor.project.id, newId("grp"), body);
    await audit(tx, actor, "resource_group.created", group.id, null, group);
    return group;
  });
