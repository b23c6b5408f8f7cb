import type { Json } from "@/lib/api/openapi/json-schema";
import { scopes } from "@/lib/core/scopes";
import { englishList } from "@/lib/core/text/english-list";

/** The parts of the description that every operation shares and no zod schema says. */

const header = (description: string, schema: Json, required = false): Json => ({ description, required, schema });

const count = { type: "integer", minimum: 0 };
const always = {
  "RateLimit-Limit": header("The size of the bucket.", { ...count, examples: [120] }, true),
  "RateLimit-Remaining": header("Calls left in the emptier of the buckets.", { ...count, examples: [119] }, true),
  "RateLimit-Reset": header(
    "Seconds until that bucket is full; on a 429, until one call is allowed.",
    { ...count, examples: [1] },
    true,
  ),
  "X-Request-Id": header("Quote it when you report a fault.", { type: "string", pattern: "^req_\\w{22}$" }, true),
};

const sometimes = {
  "Retry-After": header("Seconds to wait.", { ...count, examples: [5] }, true),
  "Idempotency-Replayed": header("Present when this answer was given before.", { type: "string", const: "true" }),
  "Turnero-Dry-Run": header("Present when the call was only evaluated: nothing was changed.", {
    type: "string",
    const: "true",
  }),
  Location: header("The address of what was made.", { type: "string", pattern: "^/api/v1/" }, true),
};

const leaving = {
  Deprecation: header("Since when the operation is deprecated: `@` and seconds since 1970.", { type: "string" }, true),
  Sunset: header("When it ends, as an HTTP date.", { type: "string" }, true),
};

export type HeaderName = keyof typeof always | keyof typeof sometimes | keyof typeof leaving;

export const headerRefs = (...names: HeaderName[]): Json =>
  Object.fromEntries(
    [...(Object.keys(always) as HeaderName[]), ...names].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );

const idempotencyKey = (required: boolean): Json => ({
  name: "Idempotency-Key",
  in: "header",
  required,
  description:
    "Repeating a call with the same key within 24 hours answers what the first one answered, and does nothing twice.",
  schema: { type: "string", minLength: 1, maxLength: 255, examples: ["order-1042"] },
});

const dryRun: Json = {
  name: "Turnero-Dry-Run",
  in: "header",
  required: false,
  description:
    "`true`: everything is evaluated and rolled back. The answer is that of the real call; nothing is changed, sent or kept.",
  schema: { type: "string", enum: ["true", "false"] },
};

export const problemSchema: Json = {
  type: "object",
  description: "A refusal (RFC 9457).",
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
    busy: {
      type: "array",
      description: "With `slot_taken`, in a session of the team: who or what is not free then.",
      items: {
        type: "object",
        required: ["resource_id", "name", "cause"],
        properties: {
          resource_id: { type: "string" },
          name: { type: "string" },
          cause: { type: "string", enum: ["booked", "time_off"] },
        },
      },
    },
    held_alternative: {
      type: ["object", "null"],
      description:
        "With `slot_taken`, where `hold_best` was asked: the Booking that is held instead, with status `held`; null when no time was free.",
      required: ["id", "status", "start", "end", "hold_expires_at"],
      properties: {
        id: { type: "string", description: "Confirm it with `POST /holds/{id}/confirm`." },
        status: { type: "string", const: "held" },
        start: { type: "string", format: "date-time" },
        end: { type: "string", format: "date-time" },
        hold_expires_at: { type: "string", format: "date-time" },
      },
    },
  },
};

/** `announcing`: some operation is on its way out; `widget`: some is called by the chat widget. */
export const sharedComponents = ({ announcing, widget }: { announcing: boolean; widget: boolean }): Json => ({
  parameters: { IdempotencyKey: idempotencyKey(true), IdempotencyKeyOptional: idempotencyKey(false), DryRun: dryRun },
  headers: { ...always, ...sometimes, ...(announcing ? leaving : {}) },
  securitySchemes: {
    apiKey: {
      type: "http",
      scheme: "bearer",
      description: `An API key, \`tk_live_…\` or \`tk_test_…\` (test mode), made under Settings, Developers, with its scopes: ${englishList(
        scopes.map((scope) => `\`${scope}\``),
        "and",
      )}. \`x-scope\` of an operation names the one that it needs.`,
      "x-scopes": scopes,
    },
    session: {
      type: "apiKey",
      in: "cookie",
      name: "next-auth.session-token",
      description: "A team member's session; same-origin only. Over https its name begins with `__Secure-`.",
    },
    ...(widget
      ? {
          widgetKey: { type: "http", scheme: "bearer", description: "A site's publishable key, `pk_…`." },
          visitorToken: {
            type: "apiKey",
            in: "header",
            name: "X-Webchat-Token",
            description: "The token of `POST /public/webchat/sessions`.",
          },
        }
      : {}),
  },
});
