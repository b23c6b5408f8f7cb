import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { assertReferences } from "@/lib/domains/catalog/references";
import type { CreateResourceBody, Resource } from "@/lib/domains/catalog/resources/schema";
import { insertResource } from "@/lib/domains/catalog/resources/store";

export const createResource = (actor: Actor, body: CreateResourceBody): Promise<Resource> =>
  inTransaction(actor, async (tx) => {
    const { schedule_id, group_ids, member_id } = body;
    await assertReferences(tx, actor.project.id, { schedules: [schedule_id], groups: group_ids, members: [member_id] });
    const resource = await insertResource(tx, actor.project.id, newId("res"), body);
    await audit(tx, actor, "resource.created", resource.id, null, resource);
    return resource;
  });
