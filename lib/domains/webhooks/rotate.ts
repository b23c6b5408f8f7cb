import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { box } from "@/lib/core/secrets/secret-box";
import type { WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";
import { mintSecret, secretPlace } from "@/lib/domains/webhooks/signatures";
import { changeEndpoint, currentSecret, lockEndpoint } from "@/lib/domains/webhooks/store";

/** The next attempt is signed with the new secret, and with the old one too as long as they overlap. */
export const rotateWebhookSecret = (
  actor: Actor,
  id: string,
  overlapSeconds: number,
): Promise<WebhookEndpointWithSecret> =>
  inTransaction(actor, async (tx) => {
    const { project, now } = actor;
    if (!(await lockEndpoint(tx, project.id, id, now))) throw notFound("webhook endpoint", id);
    const secret = mintSecret();
    const until = overlapSeconds > 0 ? new Date(now.getTime() + overlapSeconds * 1000) : null;
    const after = await changeEndpoint(tx, project.id, id, {
      secret: box().seal(secret, secretPlace(project.id, id)),
      previous_secret: until && (await currentSecret(tx, project.id, id)),
      previous_secret_until: until,
      updated_at: now,
    });
    const { previous_secret_until } = after;
    await audit(tx, actor, "webhook_endpoint.secret_rotated", id, null, until && { previous_secret_until });
    return { ...after, secret };
  });
