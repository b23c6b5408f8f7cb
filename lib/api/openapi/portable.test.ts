import { describe, expect, it } from "vitest";
import { z } from "zod";
import { describe as describeApi } from "@/lib/api/openapi/openapi";
import { openAccess, operation } from "@/lib/api/operation";
import { description, registry } from "@/lib/api/registry";
import { listOf } from "@/lib/core/wire/wire";

/**
 * Each rule stands for a generator or linter that it once broke; the tools themselves take minutes (CONTRIBUTING.md says
 * how to run them).
 */

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  default?: unknown;
  description?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
};
type Parameter = { name: string; in: string; style?: string; explode?: boolean; schema: Schema };
type Media = { content?: Record<string, { schema: Schema }> };
type Described = {
  operationId: string;
  parameters: Parameter[];
  security: Record<string, string[]>[];
  requestBody?: Media;
  responses: Record<string, Media>;
};
type Document = {
  info: { contact?: { name?: string } };
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, { type: string }> };
};

const document = description() as Document;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

function* within(schema: Schema, at: string): Generator<[at: string, schema: Schema]> {
  yield [at, schema];
  const { items, properties = {}, additionalProperties: more } = schema;
  for (const [name, field] of Object.entries(properties)) yield* within(field, `${at}.${name}`);
  for (const choice of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? []))
    yield* within(choice, at);
  if (items) yield* within(items, `${at}[]`);
  if (typeof more === "object") yield* within(more, `${at}.*`);
}

function* allSchemas(): Generator<[at: string, schema: Schema]> {
  for (const [name, schema] of Object.entries(document.components.schemas)) yield* within(schema, name);
  for (const { operationId, parameters, requestBody, responses } of operations) {
    for (const { name, schema } of parameters) if (schema) yield* within(schema, `${operationId} ?${name}`);
    for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses)])
      for (const { schema } of Object.values(content)) yield* within(schema, operationId);
  }
}
const schemas = [...allSchemas()];

describe("what generators make of the description compiles, because", () => {
  it("every pattern means the same without the flag u", () => {
    const patterns = schemas.flatMap(([at, { pattern }]) => (pattern === undefined ? [] : [{ at, pattern }]));
    expect(patterns.length).toBeGreaterThan(10);
    expect(patterns.filter(({ pattern }) => /\\[pu]\{/i.test(pattern))).toEqual([]);
    for (const { pattern } of patterns) expect(() => new RegExp(pattern)).not.toThrow();
  });

  const defaults = schemas.filter(([, schema]) => schema.default !== undefined);

  it("a default that is an object is whole and flat", () => {
    const filled = (fields: Record<string, Schema>) =>
      Object.keys(fields).filter((name) => fields[name]?.default !== undefined);
    const objects = defaults.flatMap(([at, { default: value, properties = {}, required = [] }]) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? [{ at, value, missing: [...required, ...filled(properties)].filter((name) => !(name in value)) }]
        : [],
    );
    expect(objects.length).toBeGreaterThan(0);
    expect(objects.filter(({ missing }) => missing.length > 0)).toEqual([]);
    const nested = (value: object) => Object.values(value).some((each) => typeof each === "object" && each !== null);
    expect(objects.filter(({ value }) => nested(value))).toEqual([]);
  });

  it("no default is a list of choices", () => {
    const chosen = defaults.filter(
      ([, { default: value, items }]) => Array.isArray(value) && value.length > 0 && items?.enum,
    );
    expect(defaults.length).toBeGreaterThan(100);
    expect(chosen).toEqual([]);
  });
});

describe("a list in a query", () => {
  const lists = operations.flatMap(({ operationId, parameters }) =>
    parameters.flatMap((each) =>
      each.in === "query" && each.schema.type === "array" ? [{ operationId, ...each }] : [],
    ),
  );

  it("is an array whose items have commas between them", () => {
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter(({ style, explode }) => style !== "form" || explode !== false)).toEqual([]);
  });

  it.each(lists.map((list) => [list.operationId, list.name, list] as const))(
    "of %s is taken as it is described: %s",
    (id, name, { schema }) => {
      const query = registry.find((each) => each.id === id)?.query;
      const field = query instanceof z.ZodObject ? (query.shape[name] as z.ZodType) : z.never();
      const items = (schema.items?.enum ?? ["one", "two"]).slice(0, 2);
      expect(field.parse(items.join(","))).toEqual(items);
    },
  );

  it("keeps its words, its items' bounds and whether it must be there", () => {
    const query = z.strictObject({
      tag: listOf(z.string().max(9)).optional().describe("Some tags."),
      kind: listOf(z.enum(["a", "b"])),
      q: z.string().optional(),
    });
    const made = operation({
      id: "listThings",
      method: "GET",
      path: "/things",
      access: openAccess,
      tag: "Things",
      summary: "List things",
      query,
      handle: async () => undefined,
    });
    const { paths } = describeApi([made], "1") as Document;
    const [tag, kind, q] = paths["/things"]?.get?.parameters ?? [];
    const list = { in: "query", style: "form", explode: false };
    const bounds = { minItems: 1, maxItems: 50, type: "array" };
    expect(tag).toMatchObject({ name: "tag", ...list, required: false, description: "Some tags." });
    expect(tag?.schema).toEqual({ ...bounds, items: { type: "string", maxLength: 9 } });
    expect(kind).toMatchObject({ name: "kind", ...list, required: true });
    expect(kind?.schema).toEqual({ ...bounds, items: { type: "string", enum: ["a", "b"] } });
    expect(q).toEqual({ name: "q", in: "query", required: false, schema: { type: "string" } });
  });
});

describe("what cannot be said so that generators take it is said in words", () => {
  const body = z.strictObject({
    word: z
      .string()
      .regex(/^\p{L}+$/u)
      .describe("Letters."),
    plain: z.string().regex(/^[a-z]+$/),
    languages: z
      .array(z.enum(["en", "es"]))
      .default(["en", "es"])
      .describe("In order."),
    none: z.array(z.enum(["en", "es"])).default([]),
    data: z.strictObject({ comment: z.string().nullable().default(null) }).prefault({}),
  });
  const made = operation({
    id: "doThing",
    method: "POST",
    path: "/things",
    access: openAccess,
    tag: "Things",
    summary: "Do",
    body,
    handle: async () => undefined,
  });
  const { properties = {} } = (describeApi([made], "1") as Document).components.schemas.DoThingBody ?? {};

  it("a pattern of letters of every language", () => {
    expect(properties.word).toEqual({ type: "string", description: "Letters." });
    expect(properties.plain).toEqual({ type: "string", pattern: "^[a-z]+$" });
  });

  it("a default of several choices", () => {
    expect(properties.languages).toEqual({
      type: "array",
      items: { type: "string", enum: ["en", "es"] },
      description: "In order. Left out: `en`, `es`.",
    });
    expect(properties.none?.default).toEqual([]);
  });

  it("a default that the service completes", () => {
    expect(properties.data).not.toHaveProperty("default");
    expect(properties.data?.description).toBe("Left out: each of its fields has its own default.");
    expect(body.parse({ word: "é", plain: "e" }).data).toEqual({ comment: null });
  });
});

describe("the description", () => {
  it("lists scopes in a requirement only where its scheme has them", () => {
    const { securitySchemes } = document.components;
    const listed = operations.flatMap(({ operationId, security }) =>
      security.flatMap((each) =>
        Object.entries(each).flatMap(([name, scopes]) =>
          scopes.length > 0 && securitySchemes[name]?.type !== "oauth2" ? [operationId] : [],
        ),
      ),
    );
    expect(listed).toEqual([]);
  });

  it("says whom to ask", () => {
    expect(document.info.contact?.name).toBeTruthy();
  });
});
