import { describe, expect, it } from "vitest";
import { contentPolicy } from "@/app/content-policy";

const rulesOf = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]));
const usual = { nonce: "abc", development: false, mapStyle: undefined };

describe("the content policy of a page", () => {
  it("runs scripts by the nonce of the answer and by nothing that could be written into a page", () => {
    const { "script-src": script } = rulesOf(contentPolicy(usual));
    expect(script).toEqual(["'self'", "'nonce-abc'", "'strict-dynamic'"]);
    expect(contentPolicy(usual)).not.toMatch(/script-src[^;]*unsafe|\*/);
  });

  it("holds no frame of ours in anybody's page, and sends forms and addresses nowhere else", () => {
    expect(rulesOf(contentPolicy(usual))).toMatchObject({
      "frame-ancestors": ["'none'"],
      "form-action": ["'self'"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
      "connect-src": ["'self'", "blob:", "data:"],
    });
  });

  it("stands in a frame only of the sites that are named", () => {
    const { "frame-ancestors": ancestors } = rulesOf(contentPolicy({ ...usual, ancestors: ["https://shop.example"] }));
    expect(ancestors).toEqual(["https://shop.example"]);
    expect(rulesOf(contentPolicy({ ...usual, ancestors: [] }))["frame-ancestors"]).toEqual(["'none'"]);
  });

  it("opens pictures and data to the map's servers only where a style is set", () => {
    const open = rulesOf(contentPolicy({ ...usual, mapStyle: "http://127.0.0.1:8080/style.json" }));
    expect(open["connect-src"]).toEqual(["'self'", "blob:", "data:", "https:", "http://127.0.0.1:8080"]);
    expect(open["img-src"]).toContain("http://127.0.0.1:8080");
    expect(open["script-src"]).toEqual(["'self'", "'nonce-abc'", "'strict-dynamic'"]);
  });
});
