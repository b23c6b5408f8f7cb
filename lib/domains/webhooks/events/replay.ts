import type { Actor } from "@/lib/core/actor";
import { auditEntry } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { invalid, notFound } from "@/lib/core/problem";
import { readableSince } from "@/lib/domains/webhooks/events/schema";
import { findEvent, insertReplay, isWanted } from "@/lib/domains/webhooks/events/store";
import { lockActive } from "@/lib/domains/webhooks/lock-active";
import { findDelivery, scheduleAgain } from "@/lib/domains/webhooks/log/store";
import type { WebhookDelivery } from "@/lib/domains/webhooks/schema";

/** Sends an event to an endpoint: once more under its delivery where there is one, else as a delivery of its own. */
export const replayEvent = (actor: Actor, id: string, endpoint: string): Promise<WebhookDelivery> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const event = await findEvent(tx, project, id, readableSince(actor.now));
    if (!event) throw notFound("event", id);
    const refused = (detail: string, code: string) => invalid({ pointer: "#/endpoint_id", detail, code });
    await lockActive(tx, actor, endpoint, async ({ events }) => {
      const type = `The endpoint has not subscribed to ${event.type}: add it to its \`events\` first.`;
      if (!events.includes(event.type)) throw refused(type, "not_subscribed");
      const filters = "The `filters` of the endpoint leave this event out.";
      if (!(await isWanted(tx, project, endpoint, id))) throw refused(filters, "filtered_out");
    });
    const replay = await insertReplay(tx, project, { id: newId("dlv"), endpoint_id: endpoint, event_id: id });
    const delivery = replay.made
      ? await findDelivery(tx, project, endpoint, replay.id)
      : await scheduleAgain(tx, project, endpoint, replay.id);
    if (!delivery) throw notFound("delivery", replay.id);
    await auditEntry(tx, actor, "webhook_delivery.resent", replay.id, null, { event_id: id });
    await record(tx, project, "webhook.due", endpoint);
    return delivery;
  });
