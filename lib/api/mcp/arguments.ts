import { z } from "zod";
import type { Json } from "@/lib/api/openapi/json-schema";
import type { Operation } from "@/lib/api/operation";

type Shape = { properties?: Record<string, Json>; required?: string[] };
type Side = "input" | "output";

/** Drops zod's internal keywords, because a model reads every word. */
function tidy(schema: Json): void {
  delete schema.id;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format !== undefined) delete schema.pattern;
}

/** Tool schemas cannot refer to each other, so named shapes are inlined. */
function inlined(value: unknown, named: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(item, named));
  if (typeof value !== "object" || value === null) return value;
  const { $ref, ...rest } = value as Json;
  const name = typeof $ref === "string" ? $ref.replace("#/$defs/", "") : null;
  const whole = name === null ? rest : { ...(named[name] as Json), ...rest };
  return Object.fromEntries(Object.entries(whole).map(([key, item]) => [key, inlined(item, named)]));
}

/** A zod schema as a JSON Schema without references. */
export function jsonSchema(schema: z.ZodType, side: Side): Json {
  const { $defs, $schema, ...converted } = z.toJSONSchema(schema, {
    io: side,
    unrepresentable: "any",
    target: "draft-2020-12",
    override: ({ jsonSchema: made }) => {
      tidy(made as Json);
      // New fields may come at any time, so no response is described as closed.
      if (side === "output" && made.additionalProperties === false) delete made.additionalProperties;
    },
  }) as Json;
  return inlined(converted, ($defs ?? {}) as Record<string, unknown>) as Json;
}

const shapeOf = (schema: z.ZodType | undefined): Shape => (schema ? (jsonSchema(schema, "input") as Shape) : {});

/** A query says `true` and `false` in words; a tool takes them as they are. */
const asArgument = (schema: Json): Json =>
  Array.isArray(schema.enum) && [...schema.enum].sort().join() === "false,true"
    ? { ...(schema.description ? { description: schema.description } : {}), type: "boolean" }
    : schema;

const withId = (operation: Operation, name: string, schema: Json): Json =>
  schema.description
    ? schema
    : { ...schema, description: `From the path ${operation.path}: the \`${name}\` an earlier answer gave.` };

/** Path, query and body as one flat object. Two of one name would be a fault of the operation. */
export function argumentsOf(operation: Operation): { properties: Record<string, Json>; required: string[] } {
  const [path, query, body] = [shapeOf(operation.params), shapeOf(operation.query), shapeOf(operation.body)];
  const properties: Record<string, Json> = {};
  const add = (name: string, schema: Json) => {
    if (name in properties) throw new Error(`${operation.id} takes two arguments called ${name}.`);
    properties[name] = schema;
  };
  for (const [name, schema] of Object.entries(path.properties ?? {})) add(name, withId(operation, name, schema));
  for (const [name, schema] of Object.entries(query.properties ?? {})) add(name, asArgument(schema));
  for (const [name, schema] of Object.entries(body.properties ?? {})) add(name, schema);
  return {
    properties,
    required: [...Object.keys(path.properties ?? {}), ...(query.required ?? []), ...(body.required ?? [])],
  };
}

export type Given = Record<string, unknown>;
export type Split = { params: Record<string, string>; query: Record<string, string>; body: Given };

/** As an address would have it. */
const inWords = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(String).join(",")
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);

const namesOf = (schema: z.ZodType | undefined): ReadonlySet<string> =>
  new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** The flat arguments back where the operation expects them; unknown ones are refused there by name. */
export function split(operation: Operation, given: Given): Split {
  const [path, query] = [namesOf(operation.params), namesOf(operation.query)];
  const parts: Split = { params: {}, query: {}, body: {} };
  for (const [name, value] of Object.entries(given)) {
    if (path.has(name)) parts.params[name] = inWords(value);
    else if (query.has(name) || !operation.body) {
      // Null counts as absent: models tend to fill in nulls.
      if (value !== null && value !== undefined) parts.query[name] = inWords(value);
    } else parts.body[name] = value;
  }
  return parts;
}

/** Where a fault stands, seen from the arguments: "?from", "/id" and the header are each one of them. */
export const asPointer = (pointer: string): string =>
  pointer === "Idempotency-Key" ? "#/idempotency_key" : pointer.replace(/^[?/]/, "#/");
