import { z } from "zod";
import { type WebhookType, webhookTypes } from "@/lib/core/events";
import { sources } from "@/lib/core/vocabulary";
import { DateTimeIn, DateTimeOut, DateTimeQuery, Id, listOf, Page, pageOf } from "@/lib/core/wire/wire";

/** Reserved names: not emitted, and refused. */
export const reservedTypes = ["payment.paid", "message.received", "conversation.handoff"] as const;
export const pingType = "webhook.ping";
export const loggedTypes = [...webhookTypes, pingType] as const;

export const deliveryStatuses = ["pending", "succeeded", "failed", "skipped"] as const;

export const attemptErrors = [
  "dns",
  "connect",
  "tls",
  "timeout",
  "redirect",
  "http_status",
  "blocked_address",
  "interrupted",
] as const;
const AttemptError = z.enum(attemptErrors);

const RecentAttempt = z.object({ at: DateTimeOut, succeeded: z.boolean(), duration_ms: z.int().nullable() });

const LastFailure = z.object({
  at: DateTimeOut,
  error: AttemptError,
  status_code: z.int().nullable(),
  detail: z.string().nullable(),
});

const filterWords =
  "Only events about bookings that match every list; an empty list leaves nothing out. A booking matches by its service, its source, a resource that it uses or used before its last move, and by a group that it waits for or that one of those resources is in. What was rescheduled matches by its former booking too. An endpoint with a filter can only name events about bookings.";

const WebhookFilters = z
  .object({
    service_ids: z.array(z.string()),
    resource_ids: z.array(z.string()),
    group_ids: z.array(z.string()),
    sources: z.array(z.enum(sources)),
  })
  .describe(filterWords)
  .meta({ id: "WebhookFilters" });
export type WebhookFilters = z.output<typeof WebhookFilters>;

export const WebhookEndpoint = z
  .object({
    id: z.string(),
    url: z.string(),
    events: z.array(z.enum(webhookTypes)),
    filters: WebhookFilters,
    active: z.boolean(),
    failures: z
      .int()
      .describe(
        "Failed attempts in a row, tests left out. At 10 the endpoint becomes inactive; a success sets it to 0.",
      ),
    deactivated_at: DateTimeOut.nullable(),
    deactivated_by: z.enum(["failures", "request"]).nullable(),
    warnings: z
      .array(z.enum(["unresolved"]))
      .describe("`unresolved`: no host name could be looked up when this one was given."),
    previous_secret_until: DateTimeOut.nullable().describe(
      "Until when the secret before the last rotation signs too; null when only the current one does.",
    ),
    last_success_at: DateTimeOut.nullable(),
    last_failure: LastFailure.nullable(),
    recent_attempts: z
      .array(RecentAttempt)
      .describe("The last 30, the oldest first. Tests are left out, as in `failures`."),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "WebhookEndpoint" });
export type WebhookEndpoint = z.output<typeof WebhookEndpoint>;

export const WebhookEndpointWithSecret = WebhookEndpoint.extend({
  secret: z
    .string()
    .describe(
      "Begins with `whsec_`; what follows is base64, as the libraries of Standard Webhooks expect. Shown this once.",
    ),
}).meta({ id: "WebhookEndpointWithSecret" });
export type WebhookEndpointWithSecret = z.output<typeof WebhookEndpointWithSecret>;

export const WebhookEndpointPage = pageOf(WebhookEndpoint);
export const WebhookEndpointQuery = z.strictObject(Page);
export const WebhookEndpointParams = z.strictObject({ id: Id });

/** An unknown name and a reserved one are different mistakes. */
const SubscribedType = z
  .string()
  .superRefine((name, context) => {
    if (reservedTypes.some((reserved) => reserved === name)) {
      const message = `${name} is reserved for later and cannot be subscribed to.`;
      context.addIssue({ code: "custom", message, params: { code: "reserved_event_type" } });
    } else if (!webhookTypes.some((known) => known === name)) {
      const message = `There is no event type ${name}. The types are ${webhookTypes.join(", ")}.`;
      context.addIssue({ code: "custom", message, params: { code: "unknown_event_type" } });
    }
  })
  .transform((name) => name as WebhookType)
  .meta({ enum: [...webhookTypes] });

const eachOnce = <Item>(given: Item[]): Item[] => [...new Set(given)];
const filterIds = z.array(Id).max(200).transform(eachOnce).default([]);

const FiltersBody = z
  .strictObject({
    service_ids: filterIds,
    resource_ids: filterIds,
    group_ids: filterIds,
    sources: z.array(z.enum(sources)).max(sources.length).transform(eachOnce).default([]),
  })
  .describe(`${filterWords} The four lists are set together: one that is left out becomes empty.`);

const fields = {
  url: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .meta({ examples: ["https://hooks.example.com/turnero"] }),
  events: z.array(SubscribedType).min(1, { error: "must name at least one event type" }).max(50).transform(eachOnce),
};

export const CreateWebhookEndpointBody = z.strictObject({ ...fields, filters: FiltersBody.prefault({}) });
export type CreateWebhookEndpointBody = z.output<typeof CreateWebhookEndpointBody>;

export const UpdateWebhookEndpointBody = z
  .strictObject({ ...fields, filters: FiltersBody, active: z.boolean() })
  .partial();
export type UpdateWebhookEndpointBody = z.output<typeof UpdateWebhookEndpointBody>;

/** A week: long enough to deploy a receiver, short enough that a leaked secret ends by itself. */
export const longestOverlap = 604_800;

export const RotateWebhookSecretBody = z.strictObject({
  overlap_seconds: z
    .int()
    .min(0)
    .max(longestOverlap)
    .default(0)
    .describe("For how long the old secret signs too, up to a week. 0: it stops at once."),
});

const FoundOnTheWay = z
  .object({
    addresses: z.array(z.string()),
    address: z.string().nullable(),
    dns_ms: z.int().nullable(),
    connect_ms: z.int().nullable(),
    tls_ms: z.int().nullable(),
    first_byte_ms: z.int().nullable(),
    tls: z
      .object({ protocol: z.string().nullable(), issuer: z.string().nullable(), valid_to: DateTimeOut.nullable() })
      .nullable(),
  })
  .describe("What a ping met on its way, in milliseconds from its beginning.");

export const WebhookAttempt = z
  .object({
    n: z.int(),
    at: DateTimeOut,
    kind: z.enum(["scheduled", "resend", "ping"]),
    status_code: z.int().nullable(),
    error: AttemptError.nullable(),
    detail: z.string().nullable().describe("The error in words."),
    duration_ms: z.int().nullable(),
    response_excerpt: z.string().nullable().describe("At most the first 4 KiB of the answer."),
    found: FoundOnTheWay.nullable(),
  })
  .meta({ id: "WebhookAttempt" });
export type WebhookAttempt = z.output<typeof WebhookAttempt>;

export const WebhookDelivery = z
  .object({
    id: z.string(),
    endpoint_id: z.string(),
    event_id: z.string(),
    event_type: z.enum(loggedTypes),
    status: z.enum(deliveryStatuses),
    attempts: z.array(WebhookAttempt),
    next_attempt_at: DateTimeOut.nullable(),
    created_at: DateTimeOut,
    request_body: z.string().describe("The very bytes that are signed and sent."),
  })
  .meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

export const WebhookDeliveryPage = pageOf(WebhookDelivery);
export const WebhookDeliveryQuery = z.strictObject({
  status: listOf(z.enum(deliveryStatuses)).optional(),
  event_type: listOf(z.enum(loggedTypes)).optional(),
  from: DateTimeQuery.optional().describe("Made at or after this time."),
  to: DateTimeQuery.optional().describe("Made before this time."),
  ...Page,
});
export type WebhookDeliveryQuery = z.output<typeof WebhookDeliveryQuery>;
export const WebhookDeliveryParams = z.strictObject({ id: Id, delivery_id: Id });

export const ResendSkippedBody = z.strictObject({
  since: DateTimeIn.describe("Only what was skipped at or after this time."),
});
export const ResentDeliveries = z.object({ count: z.int() }).meta({ id: "ResentDeliveries" });
