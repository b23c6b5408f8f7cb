import { describe, expect, it } from "vitest";
import { safeNext } from "@/components/auth/enter";

const origin = "https://agenda.example";

describe("where a sign-in leads", () => {
  it.each([
    ["/calendar?day=2026-11-16#now", "/calendar?day=2026-11-16#now"],
    ["/work?next=//other.example", "/work?next=//other.example"],
    [undefined, "/"],
    ["", "/"],
  ])("is the page that was asked for: %j", (next, path) => {
    expect(safeNext(next, origin)).toBe(`${origin}${path}`);
  });

  it.each([
    "//evil.example/x",
    "/\t/evil.example/x",
    "/\n/evil.example/x",
    "/\r\n/evil.example/x",
    "\t//evil.example/x",
    "/\\evil.example/x",
    "\\\\evil.example/x",
    "/\t\\evil.example/x",
    "https://evil.example/x",
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    "/\\[",
    "//agenda.example@evil.example/",
  ])("is the first page and never another site: %j", (next) => {
    expect(safeNext(next, origin)).toBe(`${origin}/`);
  });

  it("stays here where the path only becomes a site once its dots are gone", () => {
    expect(new URL(safeNext("/.//evil.example/x", origin), origin).origin).toBe(origin);
  });
});
