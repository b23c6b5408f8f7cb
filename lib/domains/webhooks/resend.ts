import type { Actor } from "@/lib/core/actor";
import { auditEntry } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { notFound } from "@/lib/core/problem";
import { lockActive } from "@/lib/domains/webhooks/lock-active";
import { findDelivery, resendSkipped, scheduleAgain } from "@/lib/domains/webhooks/log/store";
import type { WebhookDelivery } from "@/lib/domains/webhooks/schema";

export const resendDelivery = (actor: Actor, endpoint: string, id: string): Promise<WebhookDelivery> =>
  inTransaction(actor, async (tx) => {
    await lockActive(tx, actor, endpoint, async () => {
      if (!(await findDelivery(tx, actor.project.id, endpoint, id))) throw notFound("delivery", id);
    });
    const delivery = await scheduleAgain(tx, actor.project.id, endpoint, id);
    await auditEntry(tx, actor, "webhook_delivery.resent", id, null, null);
    await record(tx, actor.project.id, "webhook.due", endpoint);
    return delivery;
  });

export const resendAllSkipped = (actor: Actor, endpoint: string, since: string): Promise<{ count: number }> =>
  inTransaction(actor, async (tx) => {
    await lockActive(tx, actor, endpoint);
    const count = await resendSkipped(tx, actor.project.id, endpoint, since);
    if (count === 0) return { count };
    await auditEntry(tx, actor, "webhook_endpoint.skipped_resent", endpoint, null, { since, count });
    await record(tx, actor.project.id, "webhook.due", endpoint);
    return { count };
  });
