import { describe, expect, it } from "vitest";
import { addressOf, call, caller, cases, needed, ownParams, tenants, validBody } from "@/e2e/api/subjects";
import type { Operation } from "@/lib/api/operation";
import { readOnlyFields } from "@/lib/api/read-only";
import { registry } from "@/lib/api/registry";

const changing = registry.filter((operation) => readOnlyFields(operation).length > 0);
/** A value that no field has. */
const strange = { surprise: "zz" };

async function send(operation: Operation, body: object, more: Record<string, string> = {}) {
  const path = addressOf(operation, await ownParams(operation, tenants.ours));
  const { headers, ...who } = caller(operation);
  const options = { method: operation.method, body, ...who, ...needed(operation) };
  const reply = await call(path, { ...options, headers: { ...headers, ...more } });
  const refused = (reply.json.errors ?? []).filter(({ code }) => code === "read_only").map(({ pointer }) => pointer);
  return { reply, refused };
}

/** What GET of the same address answers; a few objects are only shown in lists. */
async function shown(operation: Operation): Promise<Record<string, unknown> | null> {
  const path = operation.path === "/work-items/{id}" ? "/bookings/{id}" : operation.path;
  const read = registry.find((each) => each.method === "GET" && each.path === path);
  if (!read) return null;
  const address = addressOf({ ...operation, path }, await ownParams(operation, tenants.ours));
  return (await call(address, caller(operation))).json as Record<string, unknown>;
}

describe("a read-only field in PUT or PATCH", () => {
  it.each(cases(changing))("with another value is refused and changes nothing: %s", async (_name, operation) => {
    const body = (await validBody(operation, tenants.ours)) as object;
    const before = await shown(operation);
    for (const field of readOnlyFields(operation)) {
      const { reply, refused } = await send(operation, { ...body, [field]: strange });
      expect([reply.status, refused, field]).toEqual([422, [`#/${field}`], field]);
      expect(reply.json.code).toBe("validation_error");
    }
    expect(await shown(operation)).toEqual(before);
  });

  it.each(cases(changing))("as it stands is accepted: %s", async (_name, operation) => {
    const before = await shown(operation);
    if (!before) return;
    const fields = readOnlyFields(operation).map((field) => [field, before[field]] as const);
    const body = { ...((await validBody(operation, tenants.ours)) as object), ...Object.fromEntries(fields) };
    // Dry runs: other tests rely on these values, such as the origins of the site's chat.
    expect((await send(operation, body, { "turnero-dry-run": "true" })).refused).toEqual([]);
  });
});
