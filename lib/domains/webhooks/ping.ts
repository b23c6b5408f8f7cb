import type { Actor } from "@/lib/core/actor";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { lockActive } from "@/lib/domains/webhooks/lock-active";
import { insertPing } from "@/lib/domains/webhooks/log/store";
import { pingBody } from "@/lib/domains/webhooks/rules";
import { pingType, type WebhookDelivery } from "@/lib/domains/webhooks/schema";

/** A test event, sent once and now; its result does not count for the endpoint. */
export const pingWebhook = (actor: Actor, id: string): Promise<WebhookDelivery> =>
  inTransaction(actor, async (tx) => {
    await lockActive(tx, actor, id);
    const event = newId("evt");
    const body = pingBody({ id: event, workspace: actor.project.id, at: actor.now });
    const made = { id: newId("dlv"), endpoint_id: id, event_id: event, event_type: pingType, body };
    const delivery = await insertPing(tx, actor.project.id, made, actor.now);
    await record(tx, actor.project.id, "webhook.due", id);
    return delivery;
  });
