import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";
import { lockEndpoint } from "@/lib/domains/webhooks/store";

/**
 * An endpoint that may be sent to. An inactive one gets no attempts, not even manual ones; `first` is what must hold
 * before that matters.
 */
export async function lockActive(
  tx: Tx,
  actor: Actor,
  id: string,
  first?: (endpoint: WebhookEndpoint) => unknown,
): Promise<void> {
  const endpoint = await lockEndpoint(tx, actor.project.id, id, actor.now);
  if (!endpoint) throw notFound("webhook endpoint", id);
  await first?.(endpoint);
  if (!endpoint.active) {
    const detail = "The endpoint is inactive and gets no attempts: set `active` to true first.";
    throw new Problem("invalid_transition", { detail });
  }
}
