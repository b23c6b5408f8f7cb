import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openAccess, operation } from "@/lib/api/operation";
import { assertReadOnly, readOnlyFields } from "@/lib/api/read-only";
import { registry } from "@/lib/api/registry";
import { type Actor, anonymous } from "@/lib/core/actor";
import { isProblem } from "@/lib/core/problem";

const thing = { id: "t1", name: "x", parts: [{ n: 1 }], version: 3, created_at: "2026-03-02T17:30:00.000Z" };
const writeThing = operation({
  id: "writeThing",
  method: "PATCH",
  path: "/things/{id}",
  access: openAccess,
  tag: "Things",
  summary: "Write a thing",
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ name: z.string(), expected_version: z.int().optional() }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    parts: z.array(z.object({ n: z.int() })),
    version: z.int(),
    created_at: z.string(),
  }),
  current: async () => thing,
  changedBy: { parts: "POST /things/{id}/parts" },
  handle: async () => thing,
});
const actor: Actor = anonymous(new Date(0), "req_1", null);

async function faults(body: unknown): Promise<string[]> {
  try {
    await assertReadOnly(writeThing, actor, { id: "t1" }, body);
    return [];
  } catch (error) {
    if (!isProblem(error)) throw error;
    return (error.extra.errors ?? []).map(({ pointer, code, detail }) => `${pointer} ${code} ${detail}`);
  }
}

describe("a read-only field", () => {
  it("may be sent back as it stands, a date-time in any of its forms", async () => {
    expect(await faults(thing)).toEqual([]);
    expect(await faults({ name: "y", created_at: "2026-03-02T14:30:00-03:00" })).toEqual([]);
  });

  it("with any other value is refused, with the call that changes it", async () => {
    expect(await faults({ id: "t2", parts: [], version: 2 })).toEqual([
      '#/id read_only "id" is read-only here: the service sets it, and no call changes it.',
      '#/parts read_only "parts" is read-only here: change it with POST /things/{id}/parts.',
      '#/version read_only "version" is read-only here: send the version that you saw as expected_version.',
    ]);
    expect(await faults({ created_at: null })).toHaveLength(1);
  });

  it("of an older version is left to the operation, which answers version_conflict", async () => {
    expect(await faults({ ...thing, version: 2, expected_version: 2 })).toEqual([]);
    expect(await faults({ ...thing, version: 2, expected_version: 3 })).toHaveLength(1);
  });
});

describe("every PUT and PATCH", () => {
  const changing = registry.filter((each) => readOnlyFields(each).length > 0);
  const known = new Set(registry.map(({ method, path }) => `${method} ${path}`));

  it.each(changing.map((each) => [each.id, each] as const))("says how its object stands: %s", (_id, each) => {
    expect(each.current).toBeTypeOf("function");
    for (const [field, call] of Object.entries(each.changedBy ?? {})) {
      expect(readOnlyFields(each)).toContain(field);
      expect(known, call).toContain(/^[A-Z]+ [^ ,]+/.exec(call)?.[0]);
    }
  });
});
