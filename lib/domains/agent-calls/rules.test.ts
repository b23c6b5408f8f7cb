import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forTheLog, reasonForTheLog } from "@/lib/domains/agent-calls/rules";

describe("the arguments in the log", () => {
  it("keep what tells the story, and hide who it is about", () => {
    expect(
      forTheLog("create_hold", {
        service_id: "svc_1",
        start: "2026-03-02T14:30:00Z",
        party_size: 2,
        customer: { name: "Ana Souza", phone: "+5511900000001", id: null },
        resource_ids: ["res_1"],
      }),
    ).toEqual({
      service_id: "svc_1",
      start: "2026-03-02T14:30:00Z",
      party_size: 2,
      customer: { name: "•••", phone: "•••", id: null },
      resource_ids: ["res_1"],
    });
    expect(forTheLog("create_customer", { name: "Ana", tags: ["vip"] })).toEqual({ name: "•••", tags: "•••" });
    expect(forTheLog("list_customers", { tag: "family of Ana", limit: 5 })).toEqual({ tag: "•••", limit: 5 });
    expect(forTheLog("update_work_item", { tags: ["urgent"] })).toEqual({ tags: ["urgent"] });
    const template = { name: "reminder", language: "pt_BR", params: ["Ana", "14:30"] };
    expect(forTheLog("send_message", { template })).toEqual({ template: { ...template, params: "•••" } });
    expect(forTheLog("get_customer", { id: "+5511900000001" }).id).not.toContain("11900000001");
    expect(forTheLog("create_service", { name: "Haircut" })).toEqual({ name: "Haircut" });
    expect(forTheLog("list_services", { cursor: "look: tk_live_abc123" })).toEqual({ cursor: "look: •••" });
  });

  it("are text that the database keeps, also where they are cut", () => {
    const given = { content: `${"a".repeat(119)}😀b`, name: "a\0b", "k\0": ["\ud800", "😀"] };
    expect(forTheLog("x", given)).toEqual({
      content: `${"a".repeat(119)}…`,
      name: "a�b",
      "k�": ["", "😀"],
    });
  });

  it("are never large, whatever an agent sends", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 8 })), (given) => {
        expect(JSON.stringify(forTheLog("x", given)).length).toBeLessThan(2_000_000);
      }),
      { numRuns: 50 },
    );
    const long = forTheLog("x", { a: "y".repeat(5000), b: Array.from({ length: 500 }, () => 1) });
    expect((long.a as string).length).toBeLessThan(130);
    expect(long.b).toHaveLength(11);
  });
});

describe("a text that was made to take long", () => {
  it.each(["a", "-eyJabcdefgh", "a://", "a://b:c", "eyJabcdefgh."])("is read in one go: %s", (word) => {
    const content = word.repeat(1_000_000 / word.length);
    expect(String(forTheLog("x", { content }).content).length).toBeLessThanOrEqual(121);
    expect(reasonForTheLog(content).length).toBeLessThanOrEqual(500);
  });
});

describe("the reason in the log", () => {
  it("quotes nobody's phone, and is never long", () => {
    const told = reasonForTheLog("+5511900000001 belongs to another customer.");
    expect(told).not.toContain("11900000001");
    expect(told).toContain("belongs to another customer.");
    expect(reasonForTheLog("x".repeat(5000)).length).toBe(500);
  });
});
