import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { invalid, notFound } from "@/lib/core/problem";
import { refuseWhileHeld } from "@/lib/domains/catalog/in-use";
import { assertReferences } from "@/lib/domains/catalog/references";
import { serviceFaults } from "@/lib/domains/catalog/services/rules";
import type { Service, UpdateServiceBody } from "@/lib/domains/catalog/services/schema";
import { lockService, updateService } from "@/lib/domains/catalog/services/store";
import { liveBookings } from "@/lib/domains/catalog/store";

export const changeService = (actor: Actor, id: string, body: UpdateServiceBody): Promise<Service> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    await assertReferences(tx, project, {
      schedules: [body.schedule_id],
      groups: [body.group_id, ...(body.requirements ?? []).map(({ group_id }) => group_id)],
      resources: (body.requirements ?? []).map(({ resource_id }) => resource_id),
    });
    const before = await lockService(tx, project, id);
    if (!before) throw notFound("service", id);
    const faults = serviceFaults({ ...before, ...body });
    if (faults.length > 0) throw invalid(...faults);
    // An appointment cannot turn into a task of a queue, nor the other way round.
    if (body.kind !== undefined && body.kind !== before.kind)
      refuseWhileHeld(actor, "service", id, await liveBookings(tx, project, "service", id));
    const after = await updateService(tx, project, id, { ...body, updated_at: actor.now });
    await audit(tx, actor, "service.updated", id, before, after);
    return after;
  });
