import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { assertReferences } from "@/lib/domains/catalog/references";
import type { Resource, UpdateResourceBody } from "@/lib/domains/catalog/resources/schema";
import { lockResource, updateResource } from "@/lib/domains/catalog/resources/store";

export const changeResource = (actor: Actor, id: string, body: UpdateResourceBody): Promise<Resource> =>
  inTransaction(actor, async (tx) => {
    const { schedule_id, group_ids, member_id } = body;
    await assertReferences(tx, actor.project.id, { schedules: [schedule_id], groups: group_ids, members: [member_id] });
    const before = await lockResource(tx, actor.project.id, id);
    if (!before) throw notFound("resource", id);
    const after = await updateResource(tx, actor.project.id, id, { ...body, updated_at: actor.now });
    await audit(tx, actor, "resource.updated", id, before, after);
    return after;
  });
