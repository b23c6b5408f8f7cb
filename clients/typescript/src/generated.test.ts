import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import client from "@/clients/typescript/package.json";
import service from "@/package.json";
import { type Endpoint, endpoints, published } from "@/scripts/generators/description";
import { generatedFiles } from "@/scripts/generators/files";
import { placeOf } from "@/scripts/generators/names";
import { typeOf } from "@/scripts/generators/type-text";

const root = join(import.meta.dirname, "..", "..", "..");
const program = `
import { type Booking, createTurnero, TurneroProblem } from "@turnero/client";
const { data } = await createTurnero({ apiKey: "tk_live_x", baseUrl: "https://t/api/v1" }).services.list({ limit: 5 });
export const name: string | undefined = data[0]?.name;
// @ts-expect-error: a name is no number.
export const wrong: number | undefined = data[0]?.name;
export const codeOf = (error: unknown): string => (error instanceof TurneroProblem ? error.code : "");
export const none: Booking | null = null;
`;
const named = (id: string, method: string, path: string) => ({ id, method, path }) as Endpoint;

describe("the published description and the client", () => {
  it.each(Object.entries(generatedFiles()))("%s is up to date (else: npm run generate)", (file, text) => {
    expect(readFileSync(join(root, file), "utf8")).toBe(text);
  });

  it("carry the service's version", () => {
    expect(client.version).toBe(service.version);
    expect(published().info.version).toBe(service.version);
  });

  it("compile on their own, strictly and without Node, to types that a program of Node finds", () => {
    const folder = mkdtempSync(join(tmpdir(), "turnero-types-"));
    const project = join(root, "clients/typescript");
    const dist = join(folder, "node_modules/@turnero/client/dist");
    const tsc = (...args: string[]) => {
      const command = [join(root, "node_modules/typescript/bin/tsc"), ...args];
      const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
      expect(stdout).toBe("");
    };
    try {
      tsc("-p", project, "--outDir", dist);
      execFileSync(process.execPath, [join(project, "declarations.mjs"), dist]);
      writeFileSync(join(dist, "../package.json"), JSON.stringify(client));
      writeFileSync(join(folder, "package.json"), '{"type":"module"}');
      writeFileSync(join(folder, "program.ts"), program);
      tsc("--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "program.ts");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
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
