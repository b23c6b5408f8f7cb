import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { keptSince } from "@/lib/core/clock";
import { inTransaction } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { notFound, Problem } from "@/lib/core/problem";
import { tooManyEndpoints } from "@/lib/domains/webhooks/rules";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";
import { findEndpoint, undeleteEndpoint } from "@/lib/domains/webhooks/store";

/** Within a day, with its secret and its log. Pending deliveries go on. */
export const restoreWebhook = (actor: Actor, id: string): Promise<WebhookEndpoint> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const restored = await undeleteEndpoint(tx, project, id, keptSince(actor.now));
    if (restored === "full") throw new Problem("invalid_transition", { detail: tooManyEndpoints });
    const endpoint = await findEndpoint(tx, project, id, actor.now);
    if (!endpoint) throw notFound("webhook endpoint", id);
    if (!restored) return endpoint;
    await record(tx, project, "webhook.due", id);
    await audit(tx, actor, "webhook_endpoint.restored", id, null, { url: endpoint.url, events: endpoint.events });
    return endpoint;
  });
