import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { changeWebhook } from "@/lib/domains/webhooks/change";
import { createWebhook } from "@/lib/domains/webhooks/create";
import { findDelivery, selectDeliveries } from "@/lib/domains/webhooks/log/store";
import { pingWebhook } from "@/lib/domains/webhooks/ping";
import { removeWebhook } from "@/lib/domains/webhooks/remove";
import { resendAllSkipped, resendDelivery } from "@/lib/domains/webhooks/resend";
import { restoreWebhook } from "@/lib/domains/webhooks/restore";
import { rotateWebhookSecret as rotate } from "@/lib/domains/webhooks/rotate";
import {
  CreateWebhookEndpointBody,
  ResendSkippedBody,
  ResentDeliveries,
  RotateWebhookSecretBody,
  UpdateWebhookEndpointBody,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookDeliveryParams,
  WebhookDeliveryQuery,
  WebhookEndpoint,
  WebhookEndpointPage,
  WebhookEndpointParams,
  WebhookEndpointQuery,
  WebhookEndpointWithSecret,
} from "@/lib/domains/webhooks/schema";
import { findEndpoint, selectEndpoints } from "@/lib/domains/webhooks/store";

const tag = "Webhooks";
const access = scope("webhooks:manage");

async function endpointOf(actor: Actor, id: string): Promise<WebhookEndpoint> {
  const endpoint = await findEndpoint(reader(actor), actor.project.id, id, actor.now);
  if (!endpoint) throw notFound("webhook endpoint", id);
  return endpoint;
}

export const listWebhookEndpoints = operation({
  id: "listWebhookEndpoints",
  method: "GET",
  path: "/webhook-endpoints",
  access,
  tag,
  summary: "List webhook endpoints",
  description: "The oldest first, ten at most. Secrets are never shown here.",
  query: WebhookEndpointQuery,
  output: WebhookEndpointPage,
  tool: {
    title: "List webhook endpoints",
    description:
      "Use it to see where events are sent and how each address fares. An id goes into list_webhook_deliveries.",
  },
  handle: ({ actor, query }) =>
    paginate(actor, "webhook-endpoints", query, {
      fetch: (after, take) => selectEndpoints(reader(actor), actor.project.id, after?.[0] ?? null, take, actor.now),
      position: ({ id }) => [id],
    }),
});

export const createWebhookEndpoint = operation({
  id: "createWebhookEndpoint",
  method: "POST",
  path: "/webhook-endpoints",
  access,
  idempotency: "refused",
  tag,
  summary: "Create a webhook endpoint",
  description: [
    "Events of the given types that the filters leave in are posted to the URL from now on. The answer carries the signing secret, this once, and",
    "therefore no `Idempotency-Key` is accepted.\n\nThe URL must be https and every address of its host must be public;",
    "it is checked now and at each attempt. A host that does not resolve is refused; only an installation",
    "without a working DNS resolver accepts it, with the warning `unresolved`.",
    "Refused with 422 and `errors[].code`: `url_not_https`, `url_not_public`, `unresolved`, `url_userinfo`, `invalid_url`,",
    "`reserved_event_type`, `unknown_event_type`, `event_not_filterable`, `too_many_endpoints` (there can be 10), `idempotency_not_accepted`.",
  ].join(" "),
  body: CreateWebhookEndpointBody,
  output: WebhookEndpointWithSecret,
  success: 201,
  errors: ["not_found"],
  location: ({ id }) => `/webhook-endpoints/${id}`,
  handle: ({ actor, body }) => createWebhook(actor, body),
});

export const getWebhookEndpoint = operation({
  id: "getWebhookEndpoint",
  method: "GET",
  path: "/webhook-endpoints/{id}",
  access,
  tag,
  summary: "Get a webhook endpoint",
  description: "With its last attempts. The secret is never shown again.",
  params: WebhookEndpointParams,
  output: WebhookEndpoint,
  tool: {
    title: "Read webhook endpoint",
    description: "Use it when you have a whe_ id and need its events, state and last failure.",
  },
  handle: ({ actor, params }) => endpointOf(actor, params.id),
});

export const updateWebhookEndpoint = operation({
  id: "updateWebhookEndpoint",
  method: "PATCH",
  path: "/webhook-endpoints/{id}",
  access,
  tag,
  summary: "Update a webhook endpoint",
  description:
    "`active: true` switches an endpoint on again and begins a new count of failures. While it is inactive it gets no attempts; what it would have got is logged as `skipped` and can be resent afterwards.",
  params: WebhookEndpointParams,
  body: UpdateWebhookEndpointBody,
  output: WebhookEndpoint,
  current: getWebhookEndpoint.handle,
  changedBy: {
    deactivated_at: "PATCH /webhook-endpoints/{id}",
    previous_secret_until: "POST /webhook-endpoints/{id}/rotate-secret",
  },
  handle: ({ actor, params, body }) => changeWebhook(actor, params.id, body),
});

export const deleteWebhookEndpoint = operation({
  id: "deleteWebhookEndpoint",
  method: "DELETE",
  path: "/webhook-endpoints/{id}",
  access,
  tag,
  summary: "Delete a webhook endpoint",
  description: "With its delivery log. What is pending is not sent any more. For a day `restore` brings it back.",
  params: WebhookEndpointParams,
  handle: async ({ actor, params }) => {
    await removeWebhook(actor, params.id);
    return undefined;
  },
});

export const restoreWebhookEndpoint = operation({
  id: "restoreWebhookEndpoint",
  method: "POST",
  path: "/webhook-endpoints/{id}/restore",
  access,
  tag,
  summary: "Restore a webhook endpoint",
  description:
    "Within a day after it was deleted, with its id, secret and delivery log. What was pending is sent, and so are events of the last hour that it missed. Refused while there are 10 others. An endpoint that is there is answered as it is.",
  params: WebhookEndpointParams,
  output: WebhookEndpoint,
  errors: ["invalid_transition"],
  handle: ({ actor, params }) => restoreWebhook(actor, params.id),
});

export const rotateWebhookSecret = operation({
  id: "rotateWebhookSecret",
  method: "POST",
  path: "/webhook-endpoints/{id}/rotate-secret",
  access,
  idempotency: "refused",
  tag,
  summary: "Rotate the signing secret",
  description: [
    "It is answered this once, and every attempt from now on is signed with it. The old one stops at once, unless",
    "`overlap_seconds` says for how long it signs too: then `Svc-Signature` has two `v1` and `webhook-signature` two",
    "signatures, and a receiver accepts a delivery when one of them is right. A secret that still signed from an earlier",
    "overlap stops at once in either case.",
  ].join(" "),
  params: WebhookEndpointParams,
  body: RotateWebhookSecretBody,
  output: WebhookEndpointWithSecret,
  handle: ({ actor, params, body }) => rotate(actor, params.id, body.overlap_seconds),
});

export const pingWebhookEndpoint = operation({
  id: "pingWebhookEndpoint",
  method: "POST",
  path: "/webhook-endpoints/{id}/ping",
  access,
  tag,
  summary: "Send a test event",
  description:
    "A `webhook.ping` is sent once. How it ends counts neither for nor against the endpoint; read it in the delivery log, with the addresses, certificate and times that were found. An inactive endpoint is refused with 409.",
  params: WebhookEndpointParams,
  output: WebhookDelivery,
  success: 202,
  errors: ["invalid_transition"],
  handle: ({ actor, params }) => pingWebhook(actor, params.id),
});

export const listWebhookDeliveries = operation({
  id: "listWebhookDeliveries",
  method: "GET",
  path: "/webhook-endpoints/{id}/deliveries",
  access,
  tag,
  summary: "List deliveries",
  description: "Newest first, with every attempt. It is kept for 30 days.",
  params: WebhookEndpointParams,
  query: WebhookDeliveryQuery,
  output: WebhookDeliveryPage,
  tool: {
    title: "Read webhook deliveries",
    description: "Use it to find out why events did not arrive: every attempt with its status and error, newest first.",
  },
  handle: async ({ actor, params, query }) => {
    await endpointOf(actor, params.id);
    return paginate(actor, `webhook-deliveries/${params.id}`, query, {
      fetch: (after, take) =>
        selectDeliveries(reader(actor), actor.project.id, params.id, query, after?.[0] ?? null, take),
      position: ({ event_id }) => [event_id],
    });
  },
});

export const getWebhookDelivery = operation({
  id: "getWebhookDelivery",
  method: "GET",
  path: "/webhook-endpoints/{id}/deliveries/{delivery_id}",
  access,
  tag,
  summary: "Get a delivery",
  description: "With every attempt, and the very bytes that were sent.",
  params: WebhookDeliveryParams,
  output: WebhookDelivery,
  handle: async ({ actor, params }) => {
    const found = await findDelivery(reader(actor), actor.project.id, params.id, params.delivery_id);
    if (!found) throw notFound("delivery", params.delivery_id);
    return found;
  },
});

export const resendWebhookDelivery = operation({
  id: "resendWebhookDelivery",
  method: "POST",
  path: "/webhook-endpoints/{id}/deliveries/{delivery_id}/resend",
  access,
  tag,
  summary: "Resend a delivery",
  description:
    "One more attempt of the same event under the same delivery id, now. The schedule of retries stays as it is; what was skipped takes up its schedule. An inactive endpoint is refused with 409.",
  params: WebhookDeliveryParams,
  output: WebhookDelivery,
  success: 202,
  errors: ["invalid_transition"],
  handle: ({ actor, params }) => resendDelivery(actor, params.id, params.delivery_id),
});

export const resendSkippedDeliveries = operation({
  id: "resendSkippedDeliveries",
  method: "POST",
  path: "/webhook-endpoints/{id}/resend-skipped",
  access,
  tag,
  summary: "Resend skipped deliveries",
  description: "What was logged as `skipped` since a time goes out now, the oldest first.",
  params: WebhookEndpointParams,
  body: ResendSkippedBody,
  output: ResentDeliveries,
  success: 202,
  errors: ["invalid_transition"],
  handle: ({ actor, params, body }) => resendAllSkipped(actor, params.id, body.since),
});
