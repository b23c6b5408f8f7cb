import { bodyExamples, fieldExamples, idExample } from "@/lib/api/openapi/examples";
import type { Json } from "@/lib/api/openapi/json-schema";

type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
};
type Content = Record<string, { schema?: Schema; examples?: Json }>;
type Described = {
  operationId: string;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Methods = Record<string, Record<string, Described>>;
type Document = Json & {
  paths: Methods;
  webhooks?: Methods;
  components: Json & { schemas: Record<string, Schema>; examples: Json };
};

const texts: Record<string, string> = {
  "date-time": "2026-03-02T17:30:00.000Z",
  date: "2026-03-02",
  email: "ana@example.com",
  uri: "https://example.com/",
};

const nameOf = (ref: string): string => ref.split("/").pop() ?? "";
const first = (type: Schema["type"]): string | undefined => (Array.isArray(type) ? type[0] : type);

/** What a field of a name holds, if the schema can take it. */
function known(schema: Schema, field: string | undefined): unknown {
  const value = field === undefined ? undefined : fieldExamples[field];
  const types = [schema.type ?? []].flat();
  const type = value === null ? "null" : typeof value;
  if (!types.includes(type) && !(type === "number" && types.includes("integer"))) return undefined;
  if (schema.pattern && !new RegExp(schema.pattern).test(String(value))) return undefined;
  return !schema.enum || schema.enum.includes(value) ? value : undefined;
}

/** An example of a schema, with every field that it has, taken from what the schema says and from the field's name. */
export function exampleOf(schema: Schema, schemas: Record<string, Schema>, field?: string, shape?: string): unknown {
  const { $ref, examples, properties, items, prefixItems, additionalProperties: more } = schema;
  if ($ref) return exampleOf(schemas[nameOf($ref)] ?? {}, schemas, field, nameOf($ref));
  if (schema.const !== undefined) return schema.const;
  const given = known(schema, field);
  if (given !== undefined) return given;
  if (examples?.[0] !== undefined) return examples[0];
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choices[0] ?? {}, schemas, field, shape);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((each) => exampleOf(each, schemas, field, shape) as object));
  const type = first(schema.type);
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, schemas));
  if (type === "array") return items ? [exampleOf(items, schemas, field)] : [];
  if (type === "object") {
    const fields = Object.entries(properties ?? {}).map(([name, inner]) => [
      name,
      exampleOf(inner, schemas, name, name === "id" ? (shape ?? field) : undefined),
    ]);
    const free = fields.length === 0 && typeof more === "object" ? [["confirmed", exampleOf(more, schemas)]] : [];
    return Object.fromEntries([...fields, ...free]);
  }
  if (schema.default !== undefined) return schema.default;
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return Math.min(schema.maximum ?? 1, Math.max(schema.minimum ?? 1, 1));
  if (type === "null") return null;
  if (field === "id") return idExample(shape);
  return texts[schema.format ?? ""] ?? (field === "next_cursor" ? null : "text");
}

/** Puts an example beside each JSON body and answer; those of one shape are kept once. */
export function withExamples(document: Json): Json {
  const { paths, webhooks = {}, components } = document as Document;
  const kept: Json = {};
  const place = (content: Content | undefined, given?: unknown, name?: string) => {
    const json = content?.["application/json"];
    if (!json?.schema?.$ref) return;
    const as = name ?? nameOf(json.schema.$ref);
    kept[as] ??= { value: given ?? exampleOf(json.schema, components.schemas) };
    json.examples = { example: { $ref: `#/components/examples/${as}` } };
  };
  for (const described of [paths, webhooks].flatMap((all) => Object.values(all).flatMap((one) => Object.values(one)))) {
    const given = bodyExamples[described.operationId];
    place(described.requestBody?.content, given, given === undefined ? undefined : `${described.operationId}Body`);
    for (const { content } of Object.values(described.responses)) place(content);
  }
  const examples = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, components: { ...components, examples: { ...components.examples, ...examples } } };
}

/** The example that the description shows for an operation's body. */
export function exampleBodyOf(document: Json | object, operationId: string): unknown {
  const { paths, components } = document as Document;
  const described = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find((each) => each.operationId === operationId);
  const ref = described?.requestBody?.content["application/json"]?.examples?.example as { $ref: string } | undefined;
  return (components.examples[nameOf(ref?.$ref ?? "")] as { value: unknown } | undefined)?.value;
}
