import { z } from "zod";
import { bodies, ids } from "@/e2e/api/examples";
import type { Operation } from "@/lib/api/operation";

export type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  format?: string;
  pattern?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

const formats: Record<string, string> = {
  "date-time": "2031-03-03T14:30:00Z",
  date: "2031-03-03",
  email: "someone@example.com",
  uri: "https://example.com/hook",
};
const texts = [
  "sample",
  "+595981555001",
  "#2563eb",
  "09:00",
  "pt-BR",
  "America/Sao_Paulo",
  "sample-1",
  "sample_1",
  "1",
];

function sampleText({ format, pattern, examples, minLength = 0 }: Schema): string {
  if (typeof examples?.[0] === "string") return examples[0];
  const known = format === undefined ? undefined : formats[format];
  if (known) return known;
  const fitting = pattern ? texts.find((text) => new RegExp(pattern, "u").test(text)) : "sample";
  return (fitting ?? "sample").padEnd(minLength, "x");
}

/** The steps to a field of a body: names, and "*" for any item of a list. */
export type FieldPath = readonly string[];

/** The smallest value that a JSON Schema takes; the fields on `path` are there even where they are optional. */
function sampleOf(schema: Schema, root: Schema, path: FieldPath | null): unknown {
  if (schema.$ref) return sampleOf(root.$defs?.[schema.$ref.replace("#/$defs/", "")] ?? {}, root, path);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) {
    const fitting = path
      ? options.find((option) => pathsOf(option, root).some((own) => own.join() === path.join()))
      : null;
    return sampleOf(fitting ?? options.find(({ type }) => type !== "null") ?? {}, root, path);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === "object") {
    const [step, ...rest] = path ?? [];
    const names = Object.keys(schema.properties ?? {}).filter(
      (name) => schema.required?.includes(name) || name === step,
    );
    return Object.fromEntries(
      names.map((name) => [name, sampleOf(schema.properties?.[name] ?? {}, root, name === step ? rest : null)]),
    );
  }
  if (schema.type === "array") {
    const wanted = path?.[0] === "*" ? 1 : 0;
    const item = () => sampleOf(schema.items ?? {}, root, wanted ? (path ?? []).slice(1) : null);
    return Array.from({ length: Math.max(wanted, schema.minItems ?? 0) }, item);
  }
  if (schema.type === "integer" || schema.type === "number") return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === "boolean") return true;
  return sampleText(schema);
}

/** Every field of a schema, as paths to where a value stands. */
function pathsOf(schema: Schema, root: Schema, depth = 0): FieldPath[] {
  if (depth > 8) return [];
  if (schema.$ref) return pathsOf(root.$defs?.[schema.$ref.replace("#/$defs/", "")] ?? {}, root, depth + 1);
  // A nullable list is not itself an id.
  const options = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).filter(({ type }) => type !== "null");
  const inside = options.flatMap((one) => pathsOf(one, root, depth + 1));
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    pathsOf(one, root, depth + 1).map((rest) => [name, ...rest]),
  );
  const items = schema.items ? pathsOf(schema.items, root, depth + 1).map((rest) => ["*", ...rest]) : [];
  const all = [...inside, ...named, ...items];
  return all.length > 0 ? [...new Map(all.map((path) => [path.join(), path])).values()] : [[]];
}

/** Every field of a schema with what is said of it; of a list, the list and its first item. */
export function fieldsOf(schema: z.ZodType): { path: FieldPath; schema: Schema }[] {
  const root = schemaOf(schema);
  const walk = (at: Schema, path: FieldPath): { path: FieldPath; schema: Schema }[] => {
    if (path.length > 8) return [];
    if (at.$ref) return walk(root.$defs?.[at.$ref.replace("#/$defs/", "")] ?? {}, path);
    return [
      { path, schema: at },
      ...(at.anyOf ?? at.oneOf ?? at.allOf ?? []).flatMap((one) => walk(one, path)),
      ...Object.entries(at.properties ?? {}).flatMap(([name, one]) => walk(one, [...path, name])),
      ...(at.items ? walk(at.items, [...path, "0"]) : []),
    ];
  };
  return walk(root, []);
}

const nameOf = (path: FieldPath): string => path.filter((step) => step !== "*").at(-1) ?? "";
const isReference = (path: FieldPath): boolean =>
  /(^|_)ids?$/.test(nameOf(path)) &&
  ![nameOf(path), path.filter((step) => step !== "*").join(".")].some((name) => ids.notOurs.has(name));

export const references = (schema: z.ZodType | undefined): FieldPath[] => {
  if (!schema) return [];
  const described = schemaOf(schema);
  return pathsOf(described, described).filter(isReference);
};

/** A body that the operation takes: from the table of examples, else made from its schema. */
export function sampleBody(operation: Operation, path: FieldPath | null = null): unknown {
  if (!operation.body) return undefined;
  const given = (path && bodies[`${operation.id} ${path.join(".")}`]) ?? bodies[operation.id];
  if (operation.form) return given;
  if (given) return structuredClone(given);
  const described = schemaOf(operation.body);
  return sampleOf(described, described, path);
}

export function sampleQuery(operation: Operation, path: FieldPath | null = null): Record<string, string> {
  if (!operation.query) return {};
  const described = schemaOf(operation.query);
  return sampleOf(described, described, path) as Record<string, string>;
}

/** The value with `id` standing at `path`. */
export function withId(value: unknown, [step, ...rest]: FieldPath, id: string): unknown {
  if (step === undefined) return id;
  if (step === "*") return [withId((value as unknown[] | undefined)?.[0], rest, id)];
  return { ...(value as object), [step]: withId((value as Record<string, unknown> | undefined)?.[step], rest, id) };
}
