import { describe, expect, inject, it } from "vitest";
import { clientOf, type Sent } from "@/e2e/api/client";
import { addressOf, call, cases, needed, tenants } from "@/e2e/api/subjects";
import type { Operation } from "@/lib/api/operation";
import { registry } from "@/lib/api/registry";

const throughNext = clientOf(inject("doors").next);
const { key } = tenants.ours;
const streams = (operation: Operation) => operation.path.endsWith("/stream");

/** One request of each kind; both doors must refuse, or serve, it alike. */
function kinds(operation: Operation): [string, string, Sent][] {
  const address = addressOf(operation);
  const { method } = operation;
  const lacking = operation.access.kind === "scope" ? tenants.without[operation.access.scope] : key;
  const writing = method !== "GET";
  return [
    ["no key", address, { method }],
    ["a key that lacks the scope", address, { method, key: lacking, ...needed(operation) }],
    ["an unknown query name", `${address}?surprise=1`, { method, key, ...needed(operation) }],
    ["another method", address, { method: "OPTIONS", key }],
    ["under /v1", `/v1${address}?surprise=1`, { method, key, ...needed(operation) }],
    ...(writing
      ? ([
          ["an unknown field", address, { method, key, body: { surprise: 1 }, ...needed(operation) }],
          ["unreadable JSON", address, { method, key, body: "{", ...needed(operation) }],
          ["another media type", address, { method, key, body: "{}", headers: { "content-type": "text/plain" } }],
          ["a large body", address, { method, key, body: `"${"x".repeat(2 * 1024 * 1024)}"` }],
        ] as [string, string, Sent][])
      : []),
  ];
}

describe("the door through Next", () => {
  it.concurrent.each(cases(registry.filter((operation) => !streams(operation))))(
    "answers as the direct one: %s",
    async (_name, operation) => {
      for (const [kind, path, sent] of kinds(operation)) {
        const [one, other] = [await call(path, sent), await throughNext(path, sent)];
        const gist = ({ status, json, headers }: typeof one) => ({
          status,
          code: json.code,
          errors: json.errors,
          allow: headers.allow,
          type: headers["content-type"],
        });
        expect(gist(other), kind).toEqual(gist(one));
      }
    },
  );

  it.concurrent.each([
    "/api/v1",
    "/api/v1/",
    "/v1",
    "/api/v1/nowhere",
    "/api/v1//me",
    "/v1/nowhere/",
    "/api/v1/x/../nowhere",
  ])("knows that %s is nowhere", async (path) => {
    expect((await throughNext(path, { key })).json).toMatchObject({ status: 404, code: "not_found" });
  });

  it("answers HEAD, and methods that Next does not know", async () => {
    expect((await throughNext("/me", { key, method: "HEAD" })).status).toBe(200);
    for (const method of ["TRACE", "PROPFIND", "PUT"])
      expect((await throughNext("/me", { key, method })).status, method).toBe(405);
  });

  it("does a whole call, with its idempotent repeat", async () => {
    const sent = { method: "POST", key, idempotencyKey: "door", body: { name: "Puerta", phone: "+595981777100" } };
    const first = await throughNext("/customers", sent);
    const again = await call("/customers", sent);
    expect([first.status, first.headers.location]).toEqual([201, `/api/v1/customers/${first.json.id}`]);
    expect([again.json, again.headers["idempotency-replayed"]]).toEqual([first.json, "true"]);
  });
});
