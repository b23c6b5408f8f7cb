import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { box } from "@/lib/core/secrets/secret-box";
import type { WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";
import { mintSecret, secretPlace } from "@/lib/domains/webhooks/signatures";
import { changeEndpoint, lockEndpoint } from "@/lib/domains/webhooks/store";

/** The next attempt is signed with the new secret; the old one is not used any more. */
export const rotateWebhookSecret = (actor: Actor, id: string): Promise<WebhookEndpointWithSecret> =>
  inTransaction(actor, async (tx) => {
    if (!(await lockEndpoint(tx, actor.project.id, id))) throw notFound("webhook endpoint", id);
    const secret = mintSecret();
    const sealed = box().seal(secret, secretPlace(actor.project.id, id));
    const after = await changeEndpoint(tx, actor.project.id, id, { secret: sealed, updated_at: actor.now });
    await audit(tx, actor, "webhook_endpoint.secret_rotated", id, null, null);
    return { ...after, secret };
  });
