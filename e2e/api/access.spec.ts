import { describe, expect, it } from "vitest";
import { addressOf, call, cases, guarded, open, sessionOnly, tenants } from "@/e2e/api/subjects";

describe("without a valid key", () => {
  const wrong: [string, { key?: string; headers?: Record<string, string> }][] = [
    ["none", {}],
    ["a malformed one", { key: "tk_live_short" }],
    ["one with a mistyped character", { key: tenants.ours.key.replace(/.$/, (last) => (last === "a" ? "b" : "a")) }],
    ["one that nobody made", { key: tenants.unknown }],
    ["a revoked one", { key: tenants.revoked }],
    ["an expired one", { key: tenants.expired }],
    ["another scheme", { headers: { authorization: `Basic ${tenants.ours.key}` } }],
    ["two in one header", { headers: { authorization: `Bearer ${tenants.ours.key} ${tenants.ours.key}` } }],
  ];

  it.concurrent.each(cases(guarded))("%s is refused", async (_name, operation) => {
    for (const [kind, sent] of wrong) {
      const reply = await call(addressOf(operation), { method: operation.method, ...sent });
      expect([reply.status, reply.json.code], kind).toEqual([401, "invalid_api_key"]);
    }
  });
});

describe("a key", () => {
  const scoped = open.filter(({ access }) => access.kind === "scope");

  it.concurrent.each(cases(scoped))("with every scope but its own cannot reach %s", async (_name, operation) => {
    if (operation.access.kind !== "scope") return;
    const { scope } = operation.access;
    const reply = await call(addressOf(operation), { method: operation.method, key: tenants.without[scope] });
    expect(reply.json).toMatchObject({ status: 403, code: "insufficient_scope" });
    expect(reply.json.detail).toContain(scope);
  });

  it.concurrent.each(cases(scoped))("with its scope alone gets past the door of %s", async (_name, operation) => {
    if (operation.access.kind !== "scope") return;
    const key = tenants.only[operation.access.scope];
    const reply = await call(`${addressOf(operation)}?surprise=1`, { method: operation.method, key });
    expect([401, 403]).not.toContain(reply.status);
  });

  it.concurrent.each(cases(sessionOnly))("is told that %s needs a session", async (_name, operation) => {
    const reply = await call(addressOf(operation), { method: operation.method, key: tenants.ours.key });
    expect(reply.json).toMatchObject({ status: 403, code: "insufficient_scope" });
    expect(reply.json.detail).toContain("needs a team member's session");
  });

  it("is read from the header whatever the case of its scheme", async () => {
    const reply = await call("/me", { headers: { authorization: `bearer ${tenants.ours.key}` } });
    expect(reply.status).toBe(200);
    expect(reply.json).toMatchObject({ project: { id: tenants.ours.id } });
  });
});
