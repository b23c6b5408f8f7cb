import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseInput } from "@/lib/api/parse";
import { registry } from "@/lib/api/registry";
import { isProblem } from "@/lib/core/problem";

type Node = {
  $ref?: string;
  $defs?: Record<string, Node>;
  type?: string;
  properties?: Record<string, Node>;
  additionalProperties?: boolean | Node;
  propertyNames?: Node & { maxLength?: number; enum?: unknown[] };
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
};

/** Every object of a schema that would take a field it does not name; a map with named bounds is no such object. */
function* openObjects(node: Node, root: Node, at: string, seen = new Set<Node>()): Generator<string> {
  if (seen.has(node)) return;
  seen.add(node);
  if (node.$ref) yield* openObjects(root.$defs?.[node.$ref.replace("#/$defs/", "")] ?? {}, root, at, seen);
  for (const one of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])])
    yield* openObjects(one, root, at, seen);
  if (node.items) yield* openObjects(node.items, root, `${at}.*`, seen);
  for (const [name, one] of Object.entries(node.properties ?? {})) yield* openObjects(one, root, `${at}.${name}`, seen);
  const isMap = node.properties === undefined && node.propertyNames !== undefined;
  if (node.type === "object" && node.additionalProperties !== false && !isMap) yield at;
}

const openIn = (schema: z.ZodType): string[] => {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Node;
  return [...openObjects(described, described, "#")];
};

/** Maps whose names the workspace itself chose; each value is checked against that choice. */
const maps = new Set(["intake", "fields", "migrate"]);

describe("what a client may send", () => {
  it("is told apart: an object that takes anything is found, also deep inside", () => {
    expect(openIn(z.strictObject({ a: z.object({ b: z.string() }), c: z.array(z.looseObject({})) }))).toEqual([
      "#.a",
      "#.c.*",
    ]);
    expect(openIn(z.union([z.strictObject({}), z.looseObject({ x: z.string() })]))).toEqual(["#"]);
  });

  it.each(registry.map((operation) => [operation.id, operation] as const))(
    "to %s holds no field beyond those that are described",
    (_id, { params, query, body }) => {
      for (const schema of [params, query, body]) if (schema) expect(openIn(schema)).toEqual([]);
    },
  );

  it("has no maps but those that a workspace names", () => {
    const found = new Set<string>();
    const walk = (schema: unknown, name: string): void => {
      if (typeof schema !== "object" || schema === null) return;
      if ((schema as Node).propertyNames) found.add(name);
      for (const [key, inner] of Object.entries((schema as Node).properties ?? {})) walk(inner, key);
      for (const key of ["anyOf", "oneOf", "allOf"] as const)
        for (const one of (schema as Node)[key] ?? []) walk(one, name);
      walk((schema as Node).items, name);
      for (const one of Object.values((schema as Node).$defs ?? {})) walk(one, name);
    };
    for (const { id, body } of registry)
      if (body) walk(z.toJSONSchema(body, { io: "input", unrepresentable: "any" }), id);
    expect([...found].sort()).toEqual([...maps].sort());
  });
});

describe("an empty parameter", () => {
  const pointersOf = (operation: (typeof registry)[number], query: Record<string, string>): string[] => {
    try {
      parseInput(operation, { params: {}, query, body: {} });
      return [];
    } catch (error) {
      if (!isProblem(error)) throw error;
      return (error.extra.errors ?? []).map(({ pointer }) => pointer);
    }
  };
  const asked = registry.filter(({ query }) => query instanceof z.ZodObject);

  it.each(asked.map((operation) => [operation.id, operation] as const))(
    "is a fault of %s, said once",
    (_id, operation) => {
      for (const name of Object.keys((operation.query as z.ZodObject).shape)) {
        for (const value of ["", " "]) {
          expect(pointersOf(operation, { [name]: value }).filter((pointer) => pointer === `?${name}`)).toHaveLength(1);
        }
      }
    },
  );

  it("is one too where a list has nothing between its commas", () => {
    const listWorkItems = registry.find(({ id }) => id === "listWorkItems") as (typeof registry)[number];
    expect(pointersOf(listWorkItems, { status: ",", tag: " , " })).toEqual(expect.arrayContaining(["?status", "?tag"]));
  });
});
