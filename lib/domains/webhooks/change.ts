import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { checkUrl } from "@/lib/domains/webhooks/check-url";
import type { UpdateWebhookEndpointBody, WebhookEndpoint } from "@/lib/domains/webhooks/schema";
import {
  changeEndpoint,
  findEndpoint,
  lockEndpoint,
  skipDeliveries,
  subscribeSince,
} from "@/lib/domains/webhooks/store";

/** Enabling resets the count of failures; disabling ends pending deliveries. */
function switched(before: WebhookEndpoint, active: boolean | undefined, now: Date) {
  if (active === undefined || active === before.active) return {};
  return active
    ? { active, failures: 0, deactivated_at: null, deactivated_by: null }
    : { active, deactivated_at: now, deactivated_by: "request" as const };
}

/** An unchanged URL is not checked again: sent back with another change, it must not fail that. */
async function warningsOf(actor: Actor, id: string, url: string | undefined) {
  if (url === undefined) return undefined;
  const standing = await findEndpoint(reader(actor), actor.project.id, id, actor.now);
  return standing?.url === url && standing.warnings.length === 0 ? undefined : checkUrl(url);
}

const facts = ({ url, events, active }: WebhookEndpoint) => ({ url, events, active });

export async function changeWebhook(
  actor: Actor,
  id: string,
  body: UpdateWebhookEndpointBody,
): Promise<WebhookEndpoint> {
  const warnings = await warningsOf(actor, id, body.url);
  return inTransaction(actor, async (tx) => {
    const before = await lockEndpoint(tx, actor.project.id, id, actor.now);
    if (!before) throw notFound("webhook endpoint", id);
    const after = await changeEndpoint(tx, actor.project.id, id, {
      url: body.url,
      warnings,
      events: body.events,
      ...switched(before, body.active, actor.now),
      updated_at: actor.now,
    });
    if (body.events) await subscribeSince(tx, actor.project.id, id, before.events, body.events, actor.now);
    if (before.active && !after.active) await skipDeliveries(tx, actor.project.id, id);
    await audit(tx, actor, "webhook_endpoint.updated", id, facts(before), facts(after));
    return after;
  });
}
