import { describe, expect, it, vi } from "vitest";
import { enter, safeNext } from "@/components/auth/enter";

const signIn = vi.hoisted(() => vi.fn());
vi.mock("next-auth/react", () => ({ signIn }));

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

describe("a sign-in that is refused", () => {
  it.each([
    [{ ok: false, status: 401, error: "CredentialsSignin" }, "wrong_credentials"],
    [{ ok: false, status: 401, error: "rate_limited" }, "rate_limited"],
    [{ ok: false, status: 401, error: "unavailable" }, "service_unavailable"],
    [{ ok: false, status: 500, error: "Configuration" }, "service_unavailable"],
    [undefined, "service_unavailable"],
  ])("blames the password only where it was looked at: %o", async (answer, code) => {
    signIn.mockResolvedValueOnce(answer);
    await expect(enter("ana@example.com", "secret")).rejects.toMatchObject({ code });
  });

  it("is none where a session was opened", async () => {
    signIn.mockResolvedValueOnce({ ok: true, status: 200, error: null });
    await expect(enter("ana@example.com", "secret")).resolves.toBeUndefined();
  });
});
