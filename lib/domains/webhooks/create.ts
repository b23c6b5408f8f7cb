import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { invalid } from "@/lib/core/problem";
import { box } from "@/lib/core/secrets/secret-box";
import { checkUrl } from "@/lib/domains/webhooks/check-url";
import { assertFilterable, assertKnown } from "@/lib/domains/webhooks/filters";
import { tooManyEndpoints } from "@/lib/domains/webhooks/rules";
import type { CreateWebhookEndpointBody, WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";
import { mintSecret, secretPlace } from "@/lib/domains/webhooks/signatures";
import { insertEndpoint } from "@/lib/domains/webhooks/store";

/** The secret is returned here and when it is rotated, and nowhere else. */
export async function createWebhook(actor: Actor, body: CreateWebhookEndpointBody): Promise<WebhookEndpointWithSecret> {
  const { url, events, filters } = body;
  assertFilterable({ events, filters }, "#/events");
  const warnings = await checkUrl(url);
  const [id, secret] = [newId("whe"), mintSecret()];
  const sealed = box().seal(secret, secretPlace(actor.project.id, id));
  return inTransaction(actor, async (tx) => {
    await assertKnown(tx, actor.project.id, filters);
    const made = await insertEndpoint(tx, actor.project.id, {
      id,
      url,
      events,
      ...filters,
      secret: sealed,
      warnings,
      at: actor.now,
    });
    if (!made) {
      throw invalid({ pointer: "#", detail: tooManyEndpoints, code: "too_many_endpoints" });
    }
    await audit(tx, actor, "webhook_endpoint.created", id, null, { url, events, filters });
    return { ...made, secret };
  });
}
