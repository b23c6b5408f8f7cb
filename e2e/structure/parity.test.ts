import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesUnder, root, textOf } from "@/e2e/structure/sources";
import type { Operation } from "@/lib/api/operation";
import { description, registry } from "@/lib/api/registry";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;
const routeFiles = filesUnder("app/api/v1").filter((file) => file.endsWith("/route.ts") && !file.includes("[[..."));
const pathOf = (file: string): string =>
  file
    .replace(/^app\/api\/v1/, "")
    .replace(/\/route\.ts$/, "")
    .replace(/\[(\w+)\]/g, "{$1}");
const at = (path: string): Operation[] => registry.filter((operation) => operation.path === path);
const paths = [...new Set(registry.map(({ path }) => path))];

describe("the registry", () => {
  it("names each operation, and each place, once", () => {
    const ids = registry.map(({ id }) => id);
    expect([...new Set(ids)]).toEqual(ids);
    // What a parameter is called makes no other place.
    const places = registry.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
    expect([...new Set(places)]).toEqual(places);
  });

  it.each(registry.map((operation) => [operation.id, operation] as const))("says enough about %s", (_id, operation) => {
    expect(operation.tag).toMatch(/^[A-Z]/);
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(operation.path).toMatch(/^(\/([a-z0-9.-]+|\{[a-z_]+\}))+$/);
    const declared = Object.keys((operation.params as { shape?: object } | undefined)?.shape ?? {});
    expect(declared.sort()).toEqual([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
    expect(operation.output === undefined).toBe(operation.success === 204);
    if (operation.method === "GET") expect(operation.body).toBeUndefined();
    const hasAddress = paths.includes(`${operation.path}/{id}`);
    if (operation.success === 201 && hasAddress) expect(operation.location, "a create says where").toBeDefined();
  });

  it.each(filesUnder("lib/domains").filter((file) => file.endsWith("/operations.ts")))(
    "holds what %s exports, each under its own name",
    async (file) => {
      const exported: Record<string, Operation> = await import(/* @vite-ignore */ join(root, file));
      for (const [name, operation] of Object.entries(exported)) {
        expect(operation.id).toBe(name);
        expect(registry).toContain(operation);
      }
    },
  );
});

describe("the route files", () => {
  it("are one a path, and a path each", () => {
    expect(routeFiles.map(pathOf).sort()).toEqual([...paths].sort());
  });

  it.each(routeFiles)("%s serves its path's operations and refuses every other method", async (file) => {
    const named =
      /routes\(([^)]*)\)/
        .exec(textOf(file))?.[1]
        ?.split(",")
        .map((name) => name.trim()) ?? [];
    expect(named.filter((name) => name !== "").sort()).toEqual(
      at(pathOf(file))
        .map(({ id }) => id)
        .sort(),
    );
    const handlers: Record<string, unknown> = await import(/* @vite-ignore */ join(root, file));
    for (const method of methods) expect(handlers[method], method).toBeTypeOf("function");
    const served = methods.filter((method) => handlers[method] !== handlers.OPTIONS && method !== "HEAD");
    expect([...served].sort()).toEqual(
      at(pathOf(file))
        .map(({ method }) => method)
        .sort(),
    );
  });

  it("leave every other path to one that answers for the API", () => {
    expect(textOf("app/api/v1/[[...unmatched]]/route.ts")).toContain("= unmatched;");
  });
});

type Described = Record<string, { operationId: string; tags: string[]; responses: Record<string, unknown> }>;

describe("the description", () => {
  const published = description() as { paths: Record<string, Described>; components: Record<string, object> };

  it("has the registry's operations and no others", () => {
    const described = Object.entries(published.paths).flatMap(([path, at]) =>
      Object.entries(at).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(registry.map(({ id, method, path }) => `${id} ${method} ${path}`).sort());
  });

  it("refers only to what it holds", () => {
    const refs = [...JSON.stringify(published).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    expect(refs.length).toBeGreaterThan(0);
    for (const [, kind = "", name = ""] of refs) expect(Object.keys(published.components[kind] ?? {})).toContain(name);
    expect(JSON.stringify(published)).not.toContain("#/$defs/");
  });

  it("says for every operation what it answers, and how it refuses", () => {
    for (const { id, method, path, success } of registry) {
      const responses = Object.keys(published.paths[path]?.[method.toLowerCase()]?.responses ?? {});
      expect(responses, id).toEqual(expect.arrayContaining([String(success), "422", "429", "500"]));
    }
  });
});
