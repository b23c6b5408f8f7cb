import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { described, findEndpoint, groups, guideText, problemCodes, problemOf } from "@/app/docs/reference-data";
import { searchIndex } from "@/app/docs/search-index";
import { clientName } from "@/components/docs/client-names";
import { endpointsOf, problemsOf } from "@/components/docs/description";
import { find } from "@/components/docs/find";
import { guides } from "@/components/docs/guides";
import { blocksOf } from "@/components/docs/markdown";
import { problemPages } from "@/components/docs/problem-pages";
import { registry } from "@/lib/api/registry";
import { readCurl } from "@/lib/testing/curl";

const all = endpointsOf(described());
const codeOf = (slug: string, language: string): string[] =>
  blocksOf(guideText(slug) ?? "")
    .flatMap((block) => (block.kind === "code" ? block.parts : []))
    .filter((part) => part.language === language)
    .map(({ text }) => text);

describe("the reference", () => {
  it("has every operation, once, in a group", () => {
    const shown = groups().flatMap(({ endpoints }) => endpoints.map(({ operationId }) => operationId));
    expect([...shown].sort()).toEqual(registry.map(({ id }) => id).sort());
    expect(new Set(groups().map(({ slug }) => slug)).size).toBe(groups().length);
    for (const { id } of registry) expect(findEndpoint(id)).toMatch(new RegExp(`^/docs/reference/[a-z0-9-]+#${id}$`));
  });

  it.each(all.map((endpoint) => [endpoint.operationId, endpoint] as const))(
    "tells what %s refuses",
    (_id, endpoint) => {
      expect(problemsOf(endpoint, problemCodes).length).toBeGreaterThan(0);
    },
  );
});

describe("the problems", () => {
  it("have a page each, and no page is left over", () => {
    expect(Object.keys(problemPages).sort()).toEqual([...problemCodes].sort());
    for (const { cause, cure } of Object.values(problemPages))
      expect(Math.min(cause.length, cure.length)).toBeGreaterThan(20);
  });

  it("are those there are, and nothing that every object has", () => {
    expect(problemOf("slot_taken")).toMatchObject({ status: 409 });
    for (const name of ["toString", "constructor", "__proto__"]) expect(problemOf(name)).toBeNull();
  });
});

describe("the guides", () => {
  it("are the files, each under its title", () => {
    const files = readdirSync(join(import.meta.dirname, "../../docs/guides")).map((file) => file.replace(".md", ""));
    expect(files.sort()).toEqual(guides.map(({ slug }) => slug).sort());
    for (const { slug, title } of guides) expect(guideText(slug)).toMatch(new RegExp(`^# ${title}\n`));
    expect(guideText("../../package.json")).toBeNull();
  });

  it("lead only where something is", () => {
    const pages = (href: string): boolean => {
      const [, kind, name = ""] = /^\/docs(?:\/(\w+))?(?:\/([\w-]+))?$/.exec(href) ?? ["", "?"];
      if (kind === undefined || (kind === "problems" && name === "")) return true;
      if (kind === "guides") return guideText(name) !== null;
      if (kind === "problems") return (problemCodes as string[]).includes(name);
      return kind === "operations" && findEndpoint(name) !== null;
    };
    const links = guides.flatMap(({ slug }) =>
      [...(guideText(slug) ?? "").matchAll(/\]\(([^)]+)\)/g)].map(([, href = ""]) => href),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => !pages(href) && !/^\/api\/v1\/(openapi\.json|changes\.md)$/.test(href))).toEqual([]);
    const [first] = searchIndex();
    expect(pages(first?.href ?? "")).toBe(true);
  });

  it("print curl that parses, and code that names what the clients have", () => {
    const names = Object.fromEntries(
      [
        "TURNERO_URL",
        "TURNERO_KEY",
        "TURNERO_TEST_KEY",
        "SERVICE_ID",
        "START",
        "HOLD_ID",
        "BOOKING_ID",
        "NEXT_CURSOR",
      ].map((name) => [name, name === "TURNERO_URL" ? "http://localhost:3000" : "x"]),
    );
    const known = new Set(all.map(clientName));
    for (const { slug } of guides) {
      for (const text of codeOf(slug, "sh"))
        for (const command of text.split(/\n(?=curl )/).filter((each) => each.startsWith("curl")))
          expect(readCurl(command, names).url, slug).toContain("/api/v1/");
      for (const text of codeOf(slug, "ts"))
        for (const [, name = ""] of text.matchAll(/turnero\.([\w.]+)\(/g))
          expect([slug, name.replace(/All$/, ""), known.has(name.replace(/All$/, ""))]).toEqual([
            slug,
            name.replace(/All$/, ""),
            true,
          ]);
      for (const text of codeOf(slug, "json")) expect(() => JSON.parse(text), slug).not.toThrow();
    }
  });

  it("are read as they are written", () => {
    expect(
      blocksOf("# A\n\nOne\ntwo `x`.\n\n- a\n  b\n- c\n\n```sh\nls\n```\n```ts\n`x`\n```\n| h |\n|---|\n| 1 |"),
    ).toMatchObject([
      { kind: "heading", level: 1, text: "A" },
      { kind: "paragraph", text: "One two `x`." },
      { kind: "list", items: ["a b", "c"] },
      { kind: "code", parts: [{ text: "ls" }, { text: "`x`" }] },
      { kind: "table", rows: [["h"], ["1"]] },
    ]);
  });
});

describe("the search", () => {
  it("finds by words in any order, titles first", () => {
    const found = (typed: string) => find(searchIndex(), typed).map(({ href }) => href);
    expect(found("slot taken")[0]).toBe("/docs/problems/slot_taken");
    expect(found("idempotency")[0]).toBe("/docs/guides/idempotency");
    expect(found("holds confirm")).toContain(findEndpoint("confirmHold"));
    expect(found("no such thing anywhere")).toEqual([]);
  });

  it("finds sections by their headings, and what only their text says", () => {
    const found = (typed: string) => find(searchIndex(), typed).map(({ href }) => href);
    expect(found("oauth")[0]).toBe("/docs/guides/agents#connecting-by-oauth");
    expect(found("rfc 7591")).toEqual(["/docs/guides/agents#connecting-by-oauth"]);
    expect(found("ninth digit")).toContain("/docs/problems/customer_exists");
    expect(new Set(searchIndex().map(({ href }) => href)).size).toBe(searchIndex().length);
  });

  it("is small enough to be read when it is opened", () => {
    expect(gzipSync(JSON.stringify(searchIndex())).length).toBeLessThan(100_000);
  });

  it("knows only addresses that have a page", () => {
    for (const folder of ["guides/[slug]", "reference/[tag]", "problems/[code]", "operations/[id]"])
      expect(existsSync(join(import.meta.dirname, folder, "page.tsx")), folder).toBe(true);
    expect(readFileSync(join(import.meta.dirname, "../../next.config.mjs"), "utf8")).toContain("/problems/:code");
  });
});
