import type { Json } from "@/lib/api/json-schema";

/** The parts of the description that every operation shares and no zod schema says. */

/** The areas of the specification, in its order. */
export const tagOrder = [
  ...["Slots", "Holds", "Bookings", "Work"],
  ...["Catalog", "Services", "Resources", "Resource groups", "Schedules", "Stages"],
  ...["Customers", "Conversations", "Bot", "Knowledge", "Automations", "Webhooks", "Platform"],
  ...["Channels", "Flows", "AI", "Assistant", "Team", "API keys", "Workspaces", "Account", "Live", "WebChat"],
];

const header = (description: string, type: "integer" | "string" | "boolean"): Json => ({
  description,
  schema: { type },
});

const idempotencyKey = (required: boolean): Json => ({
  name: "Idempotency-Key",
  in: "header",
  required,
  description:
    "Repeating a call with the same key within 24 hours answers what the first one answered, and does nothing twice.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
});

export const problemSchema: Json = {
  type: "object",
  required: ["type", "title", "status", "code", "detail", "instance"],
  properties: {
    type: { type: "string", format: "uri" },
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string", description: "Branch on this, never on the title." },
    detail: { type: "string" },
    instance: { type: "string", description: "The request's id." },
    errors: {
      type: "array",
      description: "With `validation_error`: every fault, and where it stands.",
      items: {
        type: "object",
        required: ["pointer", "detail", "code"],
        properties: {
          pointer: { type: "string", examples: ["#/customer/phone", "?from", "/id"] },
          detail: { type: "string" },
          code: { type: "string" },
        },
      },
    },
    alternatives: {
      type: "array",
      description: "With `slot_taken`: free times near the one that was lost.",
      items: {
        type: "object",
        required: ["start", "end"],
        properties: { start: { type: "string", format: "date-time" }, end: { type: "string", format: "date-time" } },
      },
    },
  },
};

export const sharedComponents: Json = {
  parameters: { IdempotencyKey: idempotencyKey(true), IdempotencyKeyOptional: idempotencyKey(false) },
  headers: {
    "RateLimit-Limit": header("The size of the bucket.", "integer"),
    "RateLimit-Remaining": header("Calls left in the emptier of the buckets.", "integer"),
    "RateLimit-Reset": header("Seconds until that bucket is full; on a 429, until one call is allowed.", "integer"),
    "Retry-After": header("Seconds to wait.", "integer"),
    "X-Request-Id": header("Quote it when you report a fault.", "string"),
    "Idempotency-Replayed": header("Present when this answer was given before.", "boolean"),
    Location: header("The address of what was made.", "string"),
  },
  securitySchemes: {
    apiKey: {
      type: "http",
      scheme: "bearer",
      description: "An API key, `tk_live_…`, made under Settings, Developers.",
    },
    session: {
      type: "apiKey",
      in: "cookie",
      name: "next-auth.session-token",
      description: "A team member's session; same-origin only.",
    },
    widgetKey: { type: "http", scheme: "bearer", description: "A site's publishable key, `pk_…`." },
    visitorToken: {
      type: "apiKey",
      in: "header",
      name: "X-Webchat-Token",
      description: "The token of `POST /public/webchat/sessions`.",
    },
  },
};
