import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { refuseWhileHeld } from "@/lib/domains/catalog/in-use";
import { deleteResource, holdersOfResource, lockResource } from "@/lib/domains/catalog/resources/store";

export const removeResource = (actor: Actor, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    const before = await lockResource(tx, actor.project.id, id);
    if (!before) throw notFound("resource", id);
    refuseWhileHeld(actor, "resource", id, await holdersOfResource(tx, actor.project.id, id));
    await deleteResource(tx, actor.project.id, before, actor.now);
    await audit(tx, actor, "resource.deleted", id, before, null);
    return undefined;
  });
