import { z } from "zod";
import { makePortable } from "@/lib/api/openapi/portable";

export type Json = Record<string, unknown>;
type Side = "input" | "output";

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isNull = (schema: unknown): boolean => isObject(schema) && schema.type === "null";

/** `string or null` in its short form; a shape with a name or fields of its own keeps the long one. */
function shortNullable(schema: Json): void {
  const [inner, nothing, ...more] = Array.isArray(schema.anyOf) ? (schema.anyOf as Json[]) : [];
  if (!inner || !isNull(nothing) || more.length > 0 || typeof inner.type !== "string" || inner.type === "object")
    return;
  delete schema.anyOf;
  Object.assign(schema, { ...inner, type: [inner.type, "null"] }, pick(schema, "description", "default", "examples"));
  if (Array.isArray(inner.enum)) schema.enum = [...inner.enum, null];
}

const pick = (schema: Json, ...names: string[]): Json =>
  Object.fromEntries(names.filter((name) => name in schema).map((name) => [name, schema[name]]));

/** A record whose keys are all known is an object with those fields. */
function namedKeys(schema: Json): void {
  const { propertyNames, additionalProperties: value, required } = schema;
  if (!isObject(propertyNames) || !Array.isArray(propertyNames.enum) || !Array.isArray(required)) return;
  schema.properties = Object.fromEntries(propertyNames.enum.map((name) => [name, value]));
  delete schema.propertyNames;
  schema.additionalProperties = false;
}

/** Drops zod's internals: its id, the bounds of a safe integer, the regex behind a format. */
function tidy(schema: Json, side: Side): void {
  delete schema.id;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format !== undefined) delete schema.pattern;
  namedKeys(schema);
  // New response fields may come at any time, so no response is described as closed.
  if (side === "output" && schema.additionalProperties === false) delete schema.additionalProperties;
  shortNullable(schema);
}

const ordered = (entries: Json): Json =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The named shapes of a description, gathered while its operations are described. */
export function namedShapes() {
  const known: Record<Side, Json> = { input: {}, output: {} };

  function name(shape: Json, as: string, side: Side): Json {
    const before = known[side][as];
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(shape))
      throw new Error(`Two different shapes are both called ${as}.`);
    known[side][as] = shape;
    return { $ref: `#/${side}/${as}` };
  }

  /** A zod schema as JSON Schema; named shapes are collected and referred to. */
  function shapeOf(schema: z.ZodType, side: Side): Json {
    const converted = z.toJSONSchema(z.object({ root: schema }), {
      io: side,
      unrepresentable: "any",
      target: "draft-2020-12",
      override: ({ jsonSchema, zodSchema }) => {
        tidy(jsonSchema as Json, side);
        makePortable(jsonSchema as Json, zodSchema);
      },
    });
    const text = JSON.stringify(converted).replaceAll('"$ref":"#/$defs/', `"$ref":"#/${side}/`);
    const { properties, $defs = {} } = JSON.parse(text) as { properties: { root: Json }; $defs?: Record<string, Json> };
    for (const [as, definition] of Object.entries($defs)) name(definition, as, side);
    return properties.root;
  }

  /** The names whose two sides differ, by themselves or by what they refer to. */
  function twoSided(): Set<string> {
    const text = (side: Side, as: string) => JSON.stringify(known[side][as]).replaceAll(`"#/${side}/`, '"#/');
    const both = Object.keys(known.input).filter((as) => as in known.output);
    const differing = new Set(both.filter((as) => text("input", as) !== text("output", as)));
    for (let size = -1; size !== differing.size; ) {
      size = differing.size;
      for (const as of both)
        if ([...differing].some((other) => text("input", as).includes(`"#/${other}"`))) differing.add(as);
    }
    return differing;
  }

  /** Puts the shapes into the document: one name where what is sent and what is answered agree, else `…Input` beside it. */
  function settle(document: (schemas: Json) => Json): Json {
    const differing = twoSided();
    const finalName = (side: string, as: string) => (side === "input" && differing.has(as) ? `${as}Input` : as);
    const schemas: Json = { ...known.output };
    for (const [as, shape] of Object.entries(known.input)) schemas[finalName("input", as)] ??= shape;
    const text = JSON.stringify(document(ordered(schemas)));
    return JSON.parse(
      text.replace(
        /"\$ref":"#\/(input|output)\/([^"]+)"/g,
        (_ref, side: string, as: string) => `"$ref":"#/components/schemas/${finalName(side, as)}"`,
      ),
    ) as Json;
  }

  return { name, shapeOf, settle };
}

export type NamedShapes = ReturnType<typeof namedShapes>;
