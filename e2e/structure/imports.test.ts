import { describe, expect, it } from "vitest";
import { filesUnder, type Import, importsOf, isCode, isTest, textOf } from "@/e2e/structure/sources";

const files = filesUnder("app", "components", "lib", "inngest", "scripts").filter(isCode);
const product = files.filter((file) => !isTest(file));
const imports = product.flatMap(importsOf);
const show = ({ from, to }: Import) => `${from} → ${to}`;

/** Allowed imports: from higher layers to lower ones. Scripts start everything, so they may import everything. */
function floorOf(file: string): number {
  const floors: [RegExp, number][] = [
    [/^lib\/core\//, 1],
    [/^lib\/generated\//, 1],
    [/^lib\/domains\//, 2],
    [/^lib\/api\//, 3],
    [/^(app|inngest)\//, 4],
    [/^scripts\//, 5],
  ];
  return floors.find(([pattern]) => pattern.test(file))?.[1] ?? 0;
}

const mayClimb = ({ from, to }: Import): boolean =>
  /^lib\/domains\/.+\/operations\.ts$/.test(from) && /^lib\/api\/(operation|pagination)\.ts$/.test(to);

describe("imports", () => {
  it("are read from every file", () => {
    expect(files.length).toBeGreaterThan(40);
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.map(show)).toContain("lib/api/http/dispatch.ts → lib/api/registry.ts");
  });

  it("run down only", () => {
    const climbing = imports.filter(
      (each) => floorOf(each.from) > 0 && floorOf(each.to) > floorOf(each.from) && !mayClimb(each),
    );
    expect(climbing.map(show)).toEqual([]);
  });

  it("stand on a known floor under lib", () => {
    const strangers = product.filter((file) => file.startsWith("lib/") && floorOf(file) === 0);
    expect(strangers).toEqual([]);
  });

  it("never run in a circle", () => {
    const graph = new Map<string, string[]>();
    for (const { from, to, types } of imports) if (!types) graph.set(from, [...(graph.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, way: string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
      if (done.has(file) || way.includes(file)) return;
      for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
      done.add(file);
    };
    for (const file of graph.keys()) walk(file, []);
    expect(circles).toEqual([]);
  });

  it("keep Next out of the API and what is under it, so that both doors can serve it", () => {
    const wrong = imports.filter(({ from, to }) => /^(lib|app\/api\/v1)\//.test(from) && /^next(\/|$)/.test(to));
    expect(wrong.map(show)).toEqual([]);
  });

  it("show components the client and the wire's shapes, nothing else of ours", () => {
    const seen =
      /^(components\/|clients\/typescript|lib\/domains\/.+\/schema\.ts$|lib\/core\/(events|scopes|vocabulary|wire\/(wire|comma-list)|phone\/phone|text\/(contrast|fill-in|fold))\.ts$)/;
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith("components/") &&
        (/^(app|lib|inngest|scripts|prisma)\//.test(to) || /^node:/.test(to)) &&
        !seen.test(to),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it("link to pages by our own link, which does not prefetch whatever is in sight", () => {
    const wrong = imports.filter(({ from, to }) => to === "next/link" && from !== "components/ui/link.tsx");
    expect(wrong.map(show)).toEqual([]);
    expect(imports.map(show)).toContain("components/ui/link.tsx → next/link");
  });

  it("do not reach for what only tests use", () => {
    expect(imports.filter(({ to }) => /^(lib\/testing|e2e)\//.test(to)).map(show)).toEqual([]);
  });
});

describe("a ProjectId", () => {
  it("is never cast, and made only by authentication, by stores, and by what we signed ourselves", () => {
    const makers =
      /(^|\/)store\.ts$|^lib\/core\/(ids|actor)\.ts$|^lib\/api\/access\/|^lib\/domains\/(booking-page\/tokens|webchat\/key|workspaces\/(create|change|switch))\.ts$/;
    const users = product.filter((file) => /\bprovenProject\b/.test(textOf(file)));
    expect(users.filter((file) => !makers.test(file))).toEqual([]);
    expect(product.filter((file) => /\bas ProjectId\b/.test(textOf(file)))).toEqual(["lib/core/ids.ts"]);
  });
});

describe("the database", () => {
  const atHome =
    /(^|\/)store\.ts$|^lib\/core\/(db|database\/prisma-client|test-mode\/(twin-pool|stamp-times|turn)|audit|outbox|live|monitoring\/readiness)\.ts$|^lib\/api\/(idempotency|access\/(admission|authenticate|session|visitor))\.ts$/;
  const away = product.filter((file) => !atHome.test(file) && !file.startsWith("scripts/"));

  it("is spoken to in stores and the few files that every call passes", () => {
    const words =
      /\$(query|execute)Raw|\bpool\(\)|\bprisma\(\)\.|\b(tx|reader\(\w+\))\.\w+\.(find|create|update|delete|upsert|count|aggregate|groupBy)/;
    expect(away.filter((file) => words.test(textOf(file)))).toEqual([]);
  });

  it("shows its generated types nowhere else", () => {
    const wrong = away.flatMap(importsOf).filter(({ to }) => /^lib\/generated\/|^pg$|^@prisma\//.test(to));
    expect(wrong.map(show)).toEqual([]);
  });
});
