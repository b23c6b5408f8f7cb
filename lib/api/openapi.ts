import type { z } from "zod";
import { type Json, type NamedShapes, namedShapes } from "@/lib/api/json-schema";
import { problemSchema, sharedComponents, tagOrder } from "@/lib/api/openapi-components";
import type { Access, Method, Operation } from "@/lib/api/operation";
import { type ProblemCode, problems } from "@/lib/core/problem";

/** A query says `true` and `false` in words; the description says what they mean. */
const asParameter = ({ description: _told, ...schema }: Json): Json =>
  Array.isArray(schema.enum) && [...schema.enum].sort().join() === "false,true" ? { type: "boolean" } : schema;

function parametersFrom(schema: z.ZodType | undefined, place: "path" | "query", shapes: NamedShapes): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = shapes.shapeOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(shape.description ? { description: shape.description } : {}),
    schema: asParameter(shape),
  }));
}

function parameters(operation: Operation, shapes: NamedShapes): Json[] {
  const path = parametersFrom(operation.params, "path", shapes);
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const inOrder = inPath.map((name) => path.find((parameter) => parameter.name === name));
  if (inPath.length !== path.length || inOrder.includes(undefined))
    throw new Error(`${operation.id} declares other parameters than its path ${operation.path} has.`);
  const key =
    operation.idempotency === "required" || operation.idempotency === "optional"
      ? [{ $ref: `#/components/parameters/IdempotencyKey${operation.idempotency === "required" ? "" : "Optional"}` }]
      : [];
  return [...(inOrder as Json[]), ...parametersFrom(operation.query, "query", shapes), ...key];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a page is that of its items: `CustomerPage`. */
function resultName(operation: Operation, shape: Json): string {
  const { data, next_cursor, ...more } = (shape.properties ?? {}) as Record<string, Json>;
  const item = (data?.items as Json | undefined)?.$ref;
  const plain = next_cursor !== undefined && Object.keys(more).length === 0;
  return plain && typeof item === "string" ? `${item.split("/").pop()}Page` : `${capital(operation.id)}Result`;
}

/** A body or an answer without a name of its own is named after its operation. */
function named(operation: Operation, schema: z.ZodType, side: "input" | "output", shapes: NamedShapes): Json {
  const shape = shapes.shapeOf(schema, side);
  if ("$ref" in shape) return shape;
  return shapes.name(shape, side === "input" ? `${capital(operation.id)}Body` : resultName(operation, shape), side);
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
  if (operation.access.kind !== "public" && operation.access.kind !== "anyKey") codes.add("insufficient_scope");
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
  if (access.kind === "widget") return [{ widgetKey: [], ...(access.visitor ? { visitorToken: [] } : {}) }];
  return [{ apiKey: access.kind === "scope" ? [access.scope] : [] }, { session: [] }];
}

const outcomes = { 200: "Done.", 201: "Made.", 202: "Accepted: the work goes on.", 204: "Done; there is no body." };

function success(operation: Operation, shapes: NamedShapes): Json {
  const schema =
    operation.output &&
    (operation.file
      ? shapes.shapeOf(operation.output, "output")
      : named(operation, operation.output, "output", shapes));
  const refs = {
    ...limitHeaderRefs(false),
    ...(operation.location ? { Location: { $ref: "#/components/headers/Location" } } : {}),
    ...(operation.idempotency === "required" || operation.idempotency === "optional"
      ? { "Idempotency-Replayed": { $ref: "#/components/headers/Idempotency-Replayed" } }
      : {}),
  };
  const types = operation.media ?? [operation.stream ? "text/event-stream" : "application/json"];
  return {
    description: outcomes[operation.success],
    headers: refs,
    ...(schema ? { content: Object.fromEntries(types.map((type) => [type, { schema }])) } : {}),
  };
}

function describeOperation(operation: Operation, shapes: NamedShapes): Json {
  const needs = operation.access.kind === "scope" ? `Needs the scope \`${operation.access.scope}\`.` : "";
  const schema = operation.body && named(operation, operation.body, "input", shapes);
  const required = !operation.body?.safeParse({}).success;
  const type = operation.form ? "multipart/form-data" : "application/json";
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: [operation.description, needs].filter(Boolean).join(" ") || `${operation.summary}.`,
    security: security(operation.access),
    parameters: parameters(operation, shapes),
    ...(schema ? { requestBody: { required, content: { [type]: { schema } } } } : {}),
    responses: { [operation.success]: success(operation, shapes), ...problemResponses(operation) },
  };
}

const methodOrder: Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** By tag in the specification's order, others after them, then by path and method: a module's exports come in no order. */
function inOrder(operations: readonly Operation[]): Operation[] {
  const rank = ({ tag, path, method }: Operation) => [
    String(tagOrder.includes(tag) ? tagOrder.indexOf(tag) : tagOrder.length).padStart(3, "0"),
    tag,
    path.replaceAll("/", "\0"),
    methodOrder.indexOf(method),
  ];
  const key = (operation: Operation) => rank(operation).join("\0\0");
  return [...operations].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function assertUnique(operations: readonly Operation[]): void {
  const seen = new Set<string>();
  for (const { id, method, path } of operations) {
    for (const mark of [id, `${method} ${path}`]) {
      if (seen.has(mark)) throw new Error(`Two operations are registered as ${mark}.`);
      seen.add(mark);
    }
  }
}

const info = (version: string): Json => ({
  title: "Turnero API",
  version,
  description:
    "Scheduling and work management: times, holds, bookings, tasks, customers and conversations of a project. An unknown query name, or one that stands twice, is refused; lists are separated by commas.",
  license: { name: "MIT", identifier: "MIT" },
});

/** The published description of the API, made from the operations and nothing else. */
export function describe(operations: readonly Operation[], version: string): Json {
  assertUnique(operations);
  const shapes = namedShapes();
  const paths: Record<string, Json> = {};
  const listed = inOrder(operations);
  for (const operation of listed) {
    const described = { [operation.method.toLowerCase()]: describeOperation(operation, shapes) };
    paths[operation.path] = { ...paths[operation.path], ...described };
  }
  return shapes.settle((schemas) => ({
    openapi: "3.1.0",
    info: info(version),
    servers: [{ url: "/api/v1" }],
    tags: [...new Set(listed.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: { ...sharedComponents, schemas: { ...schemas, Problem: problemSchema } },
  }));
}
