import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { invalid } from "@/lib/core/problem";
import { assertReferences } from "@/lib/domains/catalog/references";
import { serviceFaults } from "@/lib/domains/catalog/services/rules";
import type { CreateServiceBody, Service } from "@/lib/domains/catalog/services/schema";
import { insertService } from "@/lib/domains/catalog/services/store";

/** The default duration of a queue task. */
const estimate = 30;

export async function createService(actor: Actor, body: CreateServiceBody): Promise<Service> {
  const faults = serviceFaults({ ...body, duration_minutes: body.duration_minutes ?? null });
  if (faults.length > 0) throw invalid(...faults);
  return inTransaction(actor, async (tx) => {
    await assertReferences(tx, actor.project.id, {
      schedules: [body.schedule_id],
      groups: [body.group_id, ...body.requirements.map(({ group_id }) => group_id)],
      resources: body.requirements.map(({ resource_id }) => resource_id),
    });
    const service = await insertService(tx, actor.project.id, newId("svc"), {
      ...body,
      duration_minutes: body.duration_minutes ?? estimate,
      currency: body.currency ?? (actor.project.currency as Service["currency"]),
    });
    await audit(tx, actor, "service.created", service.id, null, service);
    return service;
  });
}
