import { z } from "zod";
import type { Access, Operation } from "@/lib/api/operation";
import { type ProblemCode, problems } from "@/lib/core/problem";

type Json = Record<string, unknown>;

/** A zod schema as JSON Schema; shapes with an id move to the components and are referred to. */
function schemaOf(schema: z.ZodType, io: "input" | "output", components: Json): Json {
  const wrapped = z.toJSONSchema(z.object({ root: schema }), {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  }) as Json;
  const { root } = wrapped.properties as { root: Json };
  const relocate = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(relocate);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(
          ([name]) =>
            name !== "$schema" && !(name === "id" && typeof (value as Json).id === "string" && "properties" in value),
        )
        .map(([name, item]) => [
          name,
          name === "$ref" && typeof item === "string"
            ? item.replace("#/$defs/", "#/components/schemas/")
            : relocate(item),
        ]),
    );
  };
  for (const [name, definition] of Object.entries((wrapped.$defs ?? {}) as Json))
    components[name] = openForMore(relocate(definition), io);
  return openForMore(relocate(root), io) as Json;
}

/** New response fields may come at any time, so no answer is described as closed. */
function openForMore(value: unknown, io: "input" | "output"): unknown {
  if (io === "input") return value;
  if (Array.isArray(value)) return value.map((item) => openForMore(item, io));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, item]) => !(name === "additionalProperties" && item === false))
      .map(([name, item]) => [name, openForMore(item, io)]),
  );
}

function parameters(operation: Operation, components: Json): Json[] {
  const from = (schema: z.ZodType | undefined, place: "path" | "query"): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, "input", components) as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, shape]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      ...((shape as Json).description ? { description: (shape as Json).description } : {}),
      schema: shape,
    }));
  };
  const key =
    operation.idempotency === "required" || operation.idempotency === "optional"
      ? [{ $ref: `#/components/parameters/IdempotencyKey${operation.idempotency === "required" ? "" : "Optional"}` }]
      : [];
  return [...from(operation.params, "path"), ...from(operation.query, "query"), ...key];
}

/** The codes that the doors themselves answer for this operation, with those it declares. */
export function problemCodes(operation: Operation): ProblemCode[] {
  const codes = new Set<ProblemCode>([
    "validation_error",
    "rate_limited",
    "internal_error",
    ...(operation.errors ?? []),
  ]);
  if (operation.access.kind !== "public") codes.add("invalid_api_key");
  if (operation.access.kind === "scope" || operation.access.kind === "session") codes.add("insufficient_scope");
  if (operation.path.includes("{")) codes.add("not_found");
  if (operation.body) codes.add("payload_too_large").add("unsupported_media_type");
  if (operation.idempotency === "required") codes.add("idempotency_key_required");
  if (operation.idempotency === "required" || operation.idempotency === "optional") codes.add("idempotency_conflict");
  return (Object.keys(problems) as ProblemCode[]).filter((code) => codes.has(code));
}

function problemResponses(operation: Operation): Json {
  const byStatus: Record<number, ProblemCode[]> = {};
  for (const code of problemCodes(operation)) {
    const { status } = problems[code];
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${problems[code].title}.`).join(" "),
        headers: limitHeaderRefs(status === "429"),
        content: {
          "application/problem+json": {
            schema: {
              allOf: [
                { $ref: "#/components/schemas/Problem" },
                { type: "object", properties: { code: { type: "string", enum: codes } } },
              ],
            },
          },
        },
      },
    ]),
  );
}

const limitHeaderRefs = (refused: boolean): Json =>
  Object.fromEntries(
    [
      "RateLimit-Limit",
      "RateLimit-Remaining",
      "RateLimit-Reset",
      "X-Request-Id",
      ...(refused ? ["Retry-After"] : []),
    ].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

function security(access: Access): Json[] {
  if (access.kind === "public") return [];
  if (access.kind === "session") return [{ session: [] }];
  if (access.kind === "widget") return [{ widgetKey: [] }];
  return [{ apiKey: access.kind === "scope" ? [access.scope] : [] }, { session: [] }];
}

function describeOperation(operation: Operation, components: Json): Json {
  const headers = {
    ...limitHeaderRefs(false),
    ...(operation.location ? { Location: { $ref: "#/components/headers/Location" } } : {}),
  };
  const type = operation.stream ? "text/event-stream" : "application/json";
  const content = operation.output
    ? { content: { [type]: { schema: schemaOf(operation.output, "output", components) } } }
    : {};
  const needs = operation.access.kind === "scope" ? `Needs the scope \`${operation.access.scope}\`.` : "";
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: [operation.description, needs].filter(Boolean).join(" ") || operation.summary,
    security: security(operation.access),
    parameters: parameters(operation, components),
    ...(operation.body
      ? {
          requestBody: {
            required: !operation.body.safeParse({}).success,
            content: { "application/json": { schema: schemaOf(operation.body, "input", components) } },
          },
        }
      : {}),
    responses: { [operation.success]: { description: "Done.", headers, ...content }, ...problemResponses(operation) },
  };
}

const header = (description: string, type: "integer" | "string"): Json => ({ description, schema: { type } });

const idempotencyKey = (required: boolean): Json => ({
  name: "Idempotency-Key",
  in: "header",
  required,
  description:
    "Repeating a call with the same key within 24 hours answers what the first one answered, and does nothing twice.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
});

const problemSchema: Json = {
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
        properties: { pointer: { type: "string" }, detail: { type: "string" }, code: { type: "string" } },
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

/** The published description of the API, made from the operations and nothing else. */
export function describe(operations: readonly Operation[], version: string): Json {
  const schemas: Json = { Problem: problemSchema };
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const described = { [operation.method.toLowerCase()]: describeOperation(operation, schemas) };
    paths[operation.path] = { ...paths[operation.path], ...described };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Turnero API",
      version,
      description:
        "Scheduling and work management: times, holds, bookings, tasks, customers and conversations of a project.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api/v1" }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      parameters: { IdempotencyKey: idempotencyKey(true), IdempotencyKeyOptional: idempotencyKey(false) },
      headers: {
        "RateLimit-Limit": header("The size of the bucket.", "integer"),
        "RateLimit-Remaining": header("Calls left in the emptier of the buckets.", "integer"),
        "RateLimit-Reset": header("Seconds until that bucket is full; on a 429, until one call is allowed.", "integer"),
        "Retry-After": header("Seconds to wait.", "integer"),
        "X-Request-Id": header("Quote it when you report a fault.", "string"),
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
      },
    },
  };
}
