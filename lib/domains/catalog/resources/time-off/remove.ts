import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { lockResource } from "@/lib/domains/catalog/resources/store";
import { deleteTimeOffRow } from "@/lib/domains/catalog/resources/time-off/store";

export const removeTimeOff = (actor: Actor, resource: string, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    if (!(await lockResource(tx, actor.project.id, resource))) throw notFound("resource", resource);
    const before = await deleteTimeOffRow(tx, actor.project.id, resource, id);
    if (!before) throw notFound("time off", id);
    await audit(tx, actor, "resource.time_off_removed", resource, before, null);
    return undefined;
  });
