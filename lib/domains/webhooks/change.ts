import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { checkUrl } from "@/lib/domains/webhooks/check-url";
import { assertFilterable, assertKnown, sameFilters } from "@/lib/domains/webhooks/filters";
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

const facts = ({ url, events, filters, active }: WebhookEndpoint) => ({ url, events, filters, active });

export async function changeWebhook(
  actor: Actor,
  id: string,
  body: UpdateWebhookEndpointBody,
): Promise<WebhookEndpoint> {
  const warnings = await warningsOf(actor, id, body.url);
  return inTransaction(actor, async (tx) => {
    const before = await lockEndpoint(tx, actor.project.id, id, actor.now);
    if (!before) throw notFound("webhook endpoint", id);
    const { events = before.events, filters = before.filters } = body;
    assertFilterable({ events, filters }, body.events ? "#/events" : "#/filters");
    await assertKnown(tx, actor.project.id, filters, before.filters);
    const after = await changeEndpoint(tx, actor.project.id, id, {
      url: body.url,
      warnings,
      events: body.events,
      ...body.filters,
      ...switched(before, body.active, actor.now),
      updated_at: actor.now,
    });
    // With other filters every type starts now: what was left out before is not made up for.
    const wantedBefore = sameFilters(before.filters, filters) ? before.events : [];
    if (body.events || body.filters) await subscribeSince(tx, actor.project.id, id, wantedBefore, events, actor.now);
    if (before.active && !after.active) await skipDeliveries(tx, actor.project.id, id);
    await audit(tx, actor, "webhook_endpoint.updated", id, facts(before), facts(after));
    return after;
  });
}
