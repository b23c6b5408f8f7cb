import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paramsOf, pathnameOf, pathTree, relativePath } from "@/lib/api/http/path";

describe("the path of an address", () => {
  it("is what the parser makes of it, read as it stands or not", () => {
    const piece = fc.constantFrom(
      "/",
      "v1",
      "api",
      "a_B-9",
      ".",
      "..",
      "%2e",
      "%41",
      "é",
      "?",
      "#",
      "{",
      " ",
      "\\",
      "//",
      ":",
    );
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom("http://localhost", "https://a.example:8443"), (pieces, origin) => {
        const url = `${origin}/${pieces.join("")}`;
        expect(pathnameOf(url)).toBe(new URL(url).pathname);
      }),
    );
  });
});

describe("the path below the base address", () => {
  it("is the same under /api/v1 and its alias /v1, with or without a slash at the end", () => {
    for (const path of ["/api/v1/customers", "/v1/customers", "/v1/customers/"])
      expect(relativePath(path)).toBe("/customers");
    expect(relativePath("/api/v1")).toBe("/");
    expect(relativePath("/api/v1/")).toBe("/");
  });

  it("takes the base away once, and nothing that only looks like it", () => {
    expect(relativePath("/api/v1/v1/customers")).toBe("/v1/customers");
    expect(relativePath("/v10/customers")).toBeNull();
  });
});

describe("matching a path", () => {
  it("gives the parameters by name", () => {
    expect(paramsOf("/schedules/{id}/overrides/{date}")("/schedules/sch_1/overrides/2026-03-02")).toEqual({
      id: "sch_1",
      date: "2026-03-02",
    });
    expect(paramsOf("/customers")("/customers")).toEqual({});
  });

  it("refuses another length, another word and an empty parameter", () => {
    for (const path of ["/customers", "/customers/", "/customers/a/b", "/customer/a", "/"])
      expect(paramsOf("/customers/{id}")(path), path).toBeNull();
  });

  it("decodes a parameter, and leaves one that cannot be decoded as it came", () => {
    expect(paramsOf("/customers/{id}")("/customers/a%20b%2Fc")).toEqual({ id: "a b/c" });
    expect(paramsOf("/customers/{id}")("/customers/%E0%A4%A")).toEqual({ id: "%E0%A4%A" });
    expect(paramsOf("/customers/{id}")("/customers/100%")).toEqual({ id: "100%" });
  });

  it("gives back whatever was encoded into it", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (id) => {
        expect(paramsOf("/customers/{id}/x")(`/customers/${encodeURIComponent(id)}/x`)).toEqual({ id });
      }),
    );
  });
});

describe("the tree of paths", () => {
  const templates = [
    "/",
    "/knowledge",
    "/knowledge/{id}",
    "/knowledge/sources",
    "/knowledge/sources/{id}",
    "/knowledge/{id}/chunks",
    "/team/{id}",
  ];
  const find = pathTree(templates.map((template) => [template, template] as const));

  it("prefers a fixed word to a parameter", () => {
    expect(find("/knowledge/sources")).toBe("/knowledge/sources");
    expect(find("/knowledge/kno_1")).toBe("/knowledge/{id}");
    expect(find("/knowledge/sources/src_1")).toBe("/knowledge/sources/{id}");
  });

  it("goes back to the parameter when the fixed word leads nowhere", () => {
    const tree = pathTree([
      ["/a/b/c", 1],
      ["/a/{x}/d", 2],
      ["/{y}/b/e", 3],
    ]);
    expect([tree("/a/b/c"), tree("/a/b/d"), tree("/a/b/e"), tree("/a/b/f")]).toEqual([1, 2, 3, null]);
  });

  it("finds nothing between the branches, beyond them, or for an empty segment", () => {
    for (const path of [
      "/team",
      "/team/",
      "/knowledge/a/b",
      "/knowledge//chunks",
      "/nothing",
      "//",
      "/__proto__",
      "/constructor",
    ])
      expect(find(path), path).toBeNull();
  });

  it("agrees with matching one by one", () => {
    const word = fc.constantFrom("knowledge", "sources", "chunks", "team", "x", "");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const path = `/${words.join("/")}`;
        const matches = templates.filter((template) => paramsOf(template)(path) !== null);
        const found = find(path);
        if (found === null) expect(matches).toEqual([]);
        else expect(matches).toContain(found);
      }),
    );
  });
});
