import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import client from "@/clients/typescript/package.json";
import service from "@/package.json";
import { type Endpoint, endpoints, published } from "@/scripts/generators/description";
import { generatedFiles } from "@/scripts/generators/files";
import { placeOf } from "@/scripts/generators/names";
import { typeOf } from "@/scripts/generators/type-text";

const root = join(import.meta.dirname, "..", "..", "..");
const named = (id: string, method: string, path: string) => ({ id, method, path }) as Endpoint;

describe("the published description and the client", () => {
  it.each(Object.entries(generatedFiles()))("%s is up to date (else: npm run generate)", (file, text) => {
    expect(readFileSync(join(root, file), "utf8")).toBe(text);
  });

  it("carry the service's version", () => {
    expect(client.version).toBe(service.version);
    expect(published().info.version).toBe(service.version);
  });
});

describe("a method's name", () => {
  const all = [
    named("listCustomers", "GET", "/customers"),
    named("createHold", "POST", "/holds"),
    named("confirmHold", "POST", "/holds/{id}/confirm"),
    named("releaseHold", "DELETE", "/holds/{id}"),
    named("checkInBooking", "POST", "/bookings/{id}/check-in"),
    named("runAction", "POST", "/bookings/{id}/actions/{key}"),
    named("deleteOverride", "DELETE", "/schedules/{id}/overrides/{date}"),
    named("listMessages", "GET", "/conversations/{id}/messages"),
    named("sendMessage", "POST", "/conversations/{id}/messages"),
    named("getDescription", "GET", "/openapi.json"),
  ];

  it("follows the path, and ends in what is done", () => {
    const places = all
      .map((endpoint) => placeOf(endpoint, all))
      .map(({ group, method }) => [...group, method].join("."));
    expect(places).toEqual([
      "customers.list",
      "holds.create",
      "holds.confirm",
      "holds.release",
      "bookings.checkIn",
      "bookings.actions.run",
      "schedules.overrides.delete",
      "conversations.messages.list",
      "conversations.messages.send",
      "openapi.get",
    ]);
  });

  it("belongs to one operation only", () => {
    const real = endpoints(published());
    const places = real.map((endpoint) => JSON.stringify(placeOf(endpoint, real)));
    expect(new Set(places).size).toBe(real.length);
  });
});

describe("a generated type", () => {
  it.each([
    [{ type: ["string", "null"], enum: ["a", null] }, '"a" | null'],
    [{ type: "array", items: { type: ["string", "null"] } }, "(string | null)[]"],
    [
      { type: "array", items: { anyOf: [{ type: "object", properties: {} }, { type: "null" }] } },
      "(Record<string, unknown> | null)[]",
    ],
    [
      { type: "array", items: { type: "object", properties: { x: { type: ["number", "null"] } } } },
      "{\n  x?: number | null | undefined;\n}[]",
    ],
    [{ anyOf: [{ $ref: "#/components/schemas/Place" }, { type: "null" }] }, "Place | null"],
    [{ type: "object", additionalProperties: { type: "integer" } }, "Record<string, number>"],
    [{ oneOf: [{ const: "x" }, { const: 2 }] }, '"x" | 2'],
    [{}, "unknown"],
  ])("says %j as %s", (schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });
});
