import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { deleteEndpoint, lockEndpoint } from "@/lib/domains/webhooks/store";

/** It goes with its log; pending deliveries are not sent, unless it is restored. */
export const removeWebhook = (actor: Actor, id: string): Promise<void> =>
  inTransaction(actor, async (tx) => {
    const before = await lockEndpoint(tx, actor.project.id, id, actor.now);
    if (!before || !(await deleteEndpoint(tx, actor.project.id, id, actor.now))) throw notFound("webhook endpoint", id);
    await audit(tx, actor, "webhook_endpoint.deleted", id, { url: before.url, events: before.events }, null);
  });
