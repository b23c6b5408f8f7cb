import type { z } from "zod";
import type { Json, NamedShapes } from "@/lib/api/openapi/json-schema";

/** What is posted to an endpoint, by type, with when. */
export type Events = Record<string, { when: string; body: z.ZodType }>;

const header = (name: string, description: string, example: string): Json => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string", examples: [example] },
});

const headers = [
  header(
    "Svc-Signature",
    "`t=<unix seconds>,v1=<hex>`: the HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. While a rotated secret still signs there are two `v1`, of which one must be right. Compare in constant time over the raw bytes, and reject a time more than 300 seconds away.",
    "t=1772472600,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
  ),
  header("Svc-Event", "The event's type.", "booking.created"),
  header("Svc-Delivery", "The delivery's id, the same at every attempt.", "dlv_2s4FhGkQxPzYwVtRnMbLcD"),
  header("webhook-id", "Standard Webhooks: the event's id, the same at every attempt.", "evt_2s4FhGkQxPzYwVtRnMbLcD"),
  header("webhook-timestamp", "Standard Webhooks: when this attempt was signed, in unix seconds.", "1772472600"),
  header(
    "webhook-signature",
    "Standard Webhooks: `v1,<base64>`, the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>` under the base64-decoded part of the secret after `whsec_`; two of them with a space between while a rotated secret still signs. The libraries `standardwebhooks` and `svix` verify it.",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ),
];

const camel = (type: string): string => type.replace(/[._](\w)/g, (_all, letter: string) => letter.toUpperCase());

const described = (type: string, { when, body }: Events[string], shapes: NamedShapes): Json => ({
  post: {
    operationId: `on${camel(`.${type}`)}`,
    tags: ["Webhooks"],
    summary: when.replace(/\.$/, ""),
    description: `${when} Delivered at least once: deduplicate by \`id\`.`,
    security: [],
    parameters: headers,
    requestBody: { required: true, content: { "application/json": { schema: shapes.shapeOf(body, "output") } } },
    responses: {
      "2XX": { description: "Received. Anything else, a redirect, or no answer within 10 seconds is tried again." },
      "4XX": { description: "Refused: tried again after 1 and 5 minutes, half an hour, 2 and 12 hours." },
    },
  },
});

/** The `webhooks` of the description. */
export function describeEvents(events: Events, shapes: NamedShapes): Json {
  const types = Object.entries(events);
  if (types.length === 0) return {};
  const webhooks = Object.fromEntries(types.map(([type, event]) => [type, described(type, event, shapes)]));
  return { webhooks };
}
