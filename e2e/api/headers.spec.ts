import { describe, expect, inject, it } from "vitest";
import { sendRaw } from "@/e2e/api/client";
import { metricsToken, type Tenants } from "@/e2e/api/tenants";

const tenants: Tenants = inject("tenants");
const doors = Object.entries(inject("doors"));

const closed = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

describe.each(doors)("through the door %s", (_door, baseUrl) => {
  const send = (path: string, sent = {}) => sendRaw(baseUrl, path, sent);

  it.each([
    ["an answer", "/api/v1/me", { key: tenants.ours.key }, 200],
    ["a refusal", "/api/v1/me", {}, 401],
    ["a path that is nowhere", "/v1/nowhere", {}, 404],
    ["the description", "/api/v1/openapi.json", {}, 200],
    ["the agents' server", "/api/mcp", { method: "POST", body: {} }, 401],
    ["a probe", "/api/health", {}, 200],
    ["the session's door", "/api/auth/csrf", {}, 200],
  ])("%s is no page and stands in no frame", async (_what, path, sent, status) => {
    const { headers, status: answered } = await send(path, sent);
    expect(answered).toBe(status);
    expect(headers).toMatchObject(closed);
    expect(headers["referrer-policy"]).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers, "http has no HSTS").not.toHaveProperty("strict-transport-security");
  });

  it("counts every call under its operation, for those who have the token", async () => {
    const read = async () => (await send("/api/metrics", { key: metricsToken })).text;
    const counted = (text: string, operation: string, status: string) =>
      Number(
        new RegExp(`_count\\{operation="${operation}",status="${status}"\\} (\\d+)`).exec(text)?.[1] ?? Number.NaN,
      ) || 0;
    const before = await read();
    for (let n = 0; n < 3; n++) await send("/api/v1/me", { key: tenants.ours.key });
    await send("/api/v1/me");
    await send("/sign-in");
    const after = await read();
    const more = (...what: [string, string]) => counted(after, ...what) - counted(before, ...what);
    expect(more("getMe", "2xx")).toBe(3);
    expect(more("getMe", "4xx")).toBe(1);
    expect(more("page", "2xx")).toBe(1);
    expect(after).toMatch(/^turnero_workers [1-9]/m);
    expect(after).toMatch(/^turnero_build_info\{version="\d+\.\d+\.\d+",node="v\d+/m);
  });

  it("tells a scraper without the token nothing", async () => {
    for (const key of [undefined, "wrong", `${metricsToken}x`]) {
      const reply = await send("/api/metrics", { key });
      expect([reply.status, reply.text]).toEqual([401, "Send the token as Authorization: Bearer METRICS_TOKEN.\n"]);
    }
  });
});
