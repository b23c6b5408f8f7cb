import { describe, expect, it } from "vitest";
import { z } from "zod";
import { describe as describeApi } from "@/lib/api/openapi/openapi";
import { type Described, openAccess, operation } from "@/lib/api/operation";
import { description, registry } from "@/lib/api/registry";

type Json = Record<string, unknown>;
type Schemas = Record<string, Json>;

const make = (extra: Partial<Described<z.ZodType, z.ZodType, z.ZodType, z.ZodType>>) =>
  operation({
    id: "doThing",
    method: "POST",
    path: "/things",
    access: openAccess,
    tag: "Things",
    summary: "Do",
    handle: async () => ({}),
    ...extra,
  });

const schemasOf = (...operations: ReturnType<typeof make>[]): Schemas =>
  (describeApi(operations, "1") as { components: { schemas: Schemas } }).components.schemas;

describe("the description", () => {
  it("refers only to what it has", () => {
    const text = JSON.stringify(description());
    const refs = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path as string);
    expect(refs.length).toBeGreaterThan(10);
    for (const ref of new Set(refs))
      expect(
        ref.split("/").reduce<unknown>((at, step) => (at as Json | undefined)?.[step], description()),
        ref,
      ).toBeDefined();
  });

  it("has every operation once, with its id", () => {
    const { paths } = description() as { paths: Record<string, Record<string, { operationId: string }>> };
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(ids.sort()).toEqual(registry.map(({ id }) => id).sort());
  });

  it("lists a path before what is below it, and reading before writing", () => {
    const { paths } = description() as { paths: Record<string, Json> };
    const names = Object.keys(paths);
    expect(names.indexOf("/customers")).toBeLessThan(names.indexOf("/customers/{id}"));
    expect(Object.keys(paths["/customers/{id}"] ?? {})).toEqual(["get", "patch"]);
  });

  it("keeps nothing of zod's own", () => {
    const { components, ...rest } = description() as { components: Json };
    expect(JSON.stringify([rest, { ...components, examples: {} }])).not.toMatch(
      /\$schema|\$defs|"id":"|900719925474099/,
    );
  });
});

describe("a described shape", () => {
  const Place = z.strictObject({ name: z.string(), lat: z.number().default(0) }).meta({ id: "TestPlace" });
  const Color = z.enum(["red", "blue"]).meta({ id: "TestColor" });

  it("has two names when what is sent differs from what is answered, and one when it does not", () => {
    const Wrapper = z.object({ place: Place, color: Color }).meta({ id: "TestWrapper" });
    const schemas = schemasOf(make({ body: z.strictObject({ wrapper: Wrapper }), output: Wrapper }));
    expect(Object.keys(schemas).sort()).toEqual(
      ["DoThingBody", "Problem", "TestColor", "TestPlace", "TestPlaceInput", "TestWrapper", "TestWrapperInput"].sort(),
    );
    expect(schemas.TestPlace).toMatchObject({ required: ["name", "lat"] });
    expect(schemas.TestPlaceInput).toMatchObject({ required: ["name"], additionalProperties: false });
    expect(JSON.stringify(schemas.TestWrapperInput)).toContain("#/components/schemas/TestPlaceInput");
  });

  it("says what may be null in the short form", () => {
    const body = z.strictObject({ a: z.string().max(5).nullable(), b: z.enum(["x"]).nullable(), c: Color.nullable() });
    const { a, b, c } = (schemasOf(make({ body })).DoThingBody as { properties: Schemas }).properties;
    expect(a).toEqual({ type: ["string", "null"], maxLength: 5 });
    expect(b).toEqual({ type: ["string", "null"], enum: ["x", null] });
    expect(c).toEqual({ anyOf: [{ $ref: "#/components/schemas/TestColor" }, { type: "null" }] });
  });

  it("leaves a field called id in place", () => {
    const output = z.object({ id: z.string() });
    expect(schemasOf(make({ output })).DoThingResult).toMatchObject({ properties: { id: { type: "string" } } });
  });
});

describe("a deprecated operation", () => {
  const deprecated = { since: "2026-12-01", sunset: "2027-12-01", instead: "Use doOther." };

  it("is marked, with its dates, its successor and the headers of its answers", () => {
    const { paths, components } = describeApi([make({ deprecated, output: z.object({}) })], "1") as {
      paths: Record<string, { post: { deprecated: boolean; description: string; responses: Record<string, Json> } }>;
      components: { headers: Json; responses: Record<string, Json> };
    };
    const described = paths["/things"]?.post;
    expect(described?.deprecated).toBe(true);
    expect(described?.description).toContain("since 2026-12-01; ends on 2027-12-01. Use doOther.");
    for (const { headers } of [described?.responses["200"], ...Object.values(components.responses)] as Json[])
      expect(Object.keys(headers as Json)).toEqual(expect.arrayContaining(["Deprecation", "Sunset"]));
    expect(Object.keys(components.headers)).toEqual(expect.arrayContaining(["Deprecation", "Sunset"]));
  });

  it("cannot end within twelve months", () => {
    expect(() => make({ deprecated: { ...deprecated, sunset: "2027-11-30" } })).toThrow("twelve months");
    expect(() => make({ deprecated: { ...deprecated, sunset: "some day" } })).toThrow("twelve months");
  });
});

describe("a description that would mislead is not made", () => {
  it("with one id for two operations", () => {
    expect(() => describeApi([make({}), make({ path: "/other" })], "1")).toThrow("doThing");
  });

  it("with parameters that the path lacks", () => {
    expect(() => describeApi([make({ path: "/things/{id}" })], "1")).toThrow("/things/{id}");
  });

  it("with one name for two shapes", () => {
    const output = (field: string) => z.object({ [field]: z.string() }).meta({ id: `TestTwice` });
    const twice = () =>
      describeApi([make({ output: output("a") }), make({ id: "doOther", path: "/o", output: output("b") })], "1");
    expect(twice).toThrow("TestTwice");
  });
});
