import { describe, expect, it } from "vitest";
import { argumentsOf, split } from "@/lib/api/mcp/arguments";
import { toolName, tools } from "@/lib/api/mcp/tools";
import { registry } from "@/lib/api/registry";
import { confirmHold } from "@/lib/domains/bookings/holds/operations";
import { listWorkItems } from "@/lib/domains/work/operations";

const all = [...tools().values()];
const named = (name: string) => tools().get(name)?.listed;

describe("the tools", () => {
  it("are the operations that say they are, by their names in snake case", () => {
    expect(all.map(({ operation }) => operation)).toEqual(registry.filter(({ tool }) => tool));
    expect(toolName("markNoShow")).toBe("mark_no_show");
    expect(new Set(all.map(({ listed }) => listed.name)).size).toBe(all.length);
  });

  it.each(all.map(({ listed }) => [listed.name, listed] as const))("tell a model enough about %s", (_name, tool) => {
    expect(tool.description.length).toBeGreaterThan(60);
    expect(tool.description).not.toMatch(/undefined|\$\{/);
    for (const [mentioned] of tool.description.matchAll(/\b(list|get|create|update|delete|set)_[a-z_]+\b/g))
      expect(tools().has(mentioned), mentioned).toBe(true);
    for (const hint of ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] as const)
      expect(tool.annotations[hint], hint).toBeTypeOf("boolean");
    expect(tool.annotations.readOnlyHint && tool.annotations.destructiveHint).toBe(false);
    expect("dry_run" in tool.inputSchema.properties).toBe(tool.annotations.destructiveHint);
    expect(Object.keys(tool.inputSchema.properties)).toEqual(expect.arrayContaining(tool.inputSchema.required));
    expect(JSON.stringify(tool)).not.toContain("$ref");
    expect(tool.outputSchema.type).toBe("object");
  });

  it("take path, query and body as one flat object", () => {
    expect(named("confirm_hold")?.inputSchema).toMatchObject({
      required: ["id"],
      properties: { id: { type: "string" }, customer: {}, idempotency_key: { type: "string" } },
    });
    expect(argumentsOf(listWorkItems).properties.unassigned).toEqual({ type: "boolean" });
  });

  it("put each argument where its operation expects it", () => {
    const customer = { name: "Ana", phone: "+5511900000001" };
    expect(split(confirmHold, { id: "bkg_1", customer, surprise: 1 })).toEqual({
      params: { id: "bkg_1" },
      query: {},
      body: { customer, surprise: 1 },
    });
    expect(split(listWorkItems, { unassigned: true, tag: ["a", "b"], limit: 5, q: null, surprise: 1 })).toEqual({
      params: {},
      query: { unassigned: "true", tag: "a,b", limit: "5", surprise: "1" },
      body: {},
    });
  });

  it("fit into a conversation", () => {
    const read = all.map(({ listed: { outputSchema: _out, ...rest } }) => rest);
    expect(JSON.stringify(read).length / all.length).toBeLessThan(2_500);
  });
});
