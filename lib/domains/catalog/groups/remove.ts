import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { deleteGroup, holdersOfGroup, lockGroup } from "@/lib/domains/catalog/groups/store";
import { refuseWhileHeld } from "@/lib/domains/catalog/in-use";

export const removeGroup = (actor: Actor, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    const before = await lockGroup(tx, actor.project.id, id);
    if (!before) throw notFound("resource group", id);
    refuseWhileHeld(actor, "resource group", id, await holdersOfGroup(tx, actor.project.id, id));
    await deleteGroup(tx, actor.project.id, before, actor.now);
    await audit(tx, actor, "resource_group.deleted", id, before, null);
    return undefined;
  });
