import type { z } from "zod";
import { problemSchema, sharedComponents } from "@/lib/api/openapi/components";
import { withExamples } from "@/lib/api/openapi/described-examples";
import { type Json, type NamedShapes, namedShapes } from "@/lib/api/openapi/json-schema";
import { withArrays } from "@/lib/api/openapi/portable";
import { problemCodes, problemExamples, problemResponses, successResponse } from "@/lib/api/openapi/responses";
import { describeEvents, type Events } from "@/lib/api/openapi/webhooks";
import { areas, introduction, parameterWords } from "@/lib/api/openapi/words";
import type { Access, Method, Operation } from "@/lib/api/operation";

/** A query says `true` and `false` in words; the description says what they mean. */
const asParameter = ({ description: _told, ...schema }: Json): Json =>
  Array.isArray(schema.enum) && [...schema.enum].sort().join() === "false,true" ? { type: "boolean" } : schema;

/** `{id}` is of the collection before it: `/resource-groups/{id}` takes the id of a resource group. */
function idOf(path: string, name: string): string | undefined {
  const [, before] = new RegExp(`/([\\w-]+)/\\{${name}\\}`).exec(path) ?? [];
  if (!before || !/(^|_)id$/.test(name)) return undefined;
  return `The id of the ${before.replaceAll("-", " ").replace(/s$/, "")}.`;
}

function parametersFrom(operation: Operation, place: "path" | "query", shapes: NamedShapes): Json[] {
  const schema = place === "path" ? operation.params : operation.query && withArrays(operation.query);
  if (!schema) return [];
  const { properties = {}, required = [] } = shapes.shapeOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    description:
      shape.description ?? (place === "path" ? idOf(operation.path, name) : undefined) ?? parameterWords[name],
    ...(shape.type === "array" ? { style: "form", explode: false } : {}),
    schema: asParameter(shape),
  }));
}

function parameters(operation: Operation, shapes: NamedShapes): Json[] {
  const path = parametersFrom(operation, "path", shapes);
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const inOrder = inPath.map((name) => path.find((parameter) => parameter.name === name));
  if (inPath.length !== path.length || inOrder.includes(undefined))
    throw new Error(`${operation.id} declares other parameters than its path ${operation.path} has.`);
  const key =
    operation.idempotency === "required" || operation.idempotency === "optional"
      ? [{ $ref: `#/components/parameters/IdempotencyKey${operation.idempotency === "required" ? "" : "Optional"}` }]
      : [];
  const dry = operation.method === "GET" ? [] : [{ $ref: "#/components/parameters/DryRun" }];
  return [...(inOrder as Json[]), ...parametersFrom(operation, "query", shapes), ...key, ...dry];
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

function security(access: Access): Json[] {
  if (access.kind === "public") return [];
  if (access.kind === "session") return [{ session: [] }];
  if (access.kind === "widget") return [{ widgetKey: [], ...(access.visitor ? { visitorToken: [] } : {}) }];
  // Only an OAuth scheme lists scopes in a requirement; `x-scope` names the scope that a key needs.
  return [{ apiKey: [] }, { session: [] }];
}

function success(operation: Operation, shapes: NamedShapes): Json {
  const schema =
    operation.output &&
    (operation.file
      ? shapes.shapeOf(operation.output, "output")
      : named(operation, operation.output, "output", shapes));
  return successResponse(operation, schema);
}

/** Who may call, for tools that read no prose. */
const marks = ({ access, idempotency }: Operation): Json => ({
  "x-access": access.kind,
  ...(access.kind === "scope" ? { "x-scope": access.scope } : {}),
  ...(access.kind === "session" ? { "x-role": access.role } : {}),
  ...(idempotency ? { "x-idempotency": idempotency } : {}),
});

const needs = ({ access, deprecated }: Operation): string[] => [
  ...(access.kind === "scope" ? [`Needs the scope \`${access.scope}\`.`] : []),
  ...(access.kind === "session" ? [`Needs a team member's session, at least as \`${access.role}\`.`] : []),
  ...(deprecated ? [`Deprecated since ${deprecated.since}; ends on ${deprecated.sunset}. ${deprecated.instead}`] : []),
];

function describeOperation(operation: Operation, shapes: NamedShapes, refusals: Json): Json {
  const schema = operation.body && named(operation, operation.body, "input", shapes);
  const required = !operation.body?.safeParse({}).success;
  const type = operation.form ? "multipart/form-data" : "application/json";
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: [operation.description ?? `${operation.summary}.`, ...needs(operation)].join(" "),
    ...(operation.deprecated ? { deprecated: true } : {}),
    ...marks(operation),
    security: security(operation.access),
    parameters: parameters(operation, shapes),
    ...(schema ? { requestBody: { required, content: { [type]: { schema } } } } : {}),
    responses: { [operation.success]: success(operation, shapes), ...problemResponses(operation, refusals) },
  };
}

const methodOrder: Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** By tag in the specification's order, others after them, then by path and method: a module's exports have no stable order. */
function inOrder(operations: readonly Operation[]): Operation[] {
  const tagOrder = Object.keys(areas);
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
  summary: "Scheduling and work management for many tenants.",
  description: introduction,
  contact: { name: "Whoever runs this installation" },
  license: { name: "MIT", identifier: "MIT" },
});

/** The published description of the API, made from the operations and the events and nothing else. */
export function describe(operations: readonly Operation[], version: string, events: Events = {}): Json {
  assertUnique(operations);
  const shapes = namedShapes();
  const paths: Record<string, Json> = {};
  const refusals: Json = {};
  const listed = inOrder(operations);
  for (const operation of listed) {
    const described = { [operation.method.toLowerCase()]: describeOperation(operation, shapes, refusals) };
    paths[operation.path] = { ...paths[operation.path], ...described };
  }
  const webhooks = describeEvents(events, shapes);
  const announcing = operations.some(({ deprecated }) => deprecated);
  const widget = operations.some(({ access }) => access.kind === "widget");
  const settled = shapes.settle((schemas) => ({
    openapi: "3.1.0",
    info: info(version),
    servers: [{ url: "/api/v1" }],
    tags: [...new Set(listed.map(({ tag }) => tag))].map((name) => ({ name, description: areas[name] })),
    paths,
    ...webhooks,
    components: {
      ...sharedComponents({ announcing, widget }),
      responses: refusals,
      examples: problemExamples(new Set(listed.flatMap(problemCodes))),
      schemas: { ...schemas, Problem: problemSchema },
    },
  }));
  return withExamples(settled);
}
