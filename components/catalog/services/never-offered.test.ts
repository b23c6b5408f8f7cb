import { describe, expect, it } from "vitest";
import { isNeverOffered } from "@/components/catalog/services/never-offered";

const chair = { group_id: null, resource_id: "res_1" };
const unchosen = { group_id: null, resource_id: null };

describe("a service that has no times", () => {
  it("is an active one without a requirement, or with none that was chosen", () => {
    for (const requirements of [[], [unchosen]])
      expect(isNeverOffered({ active: true, kind: "appointment", requirements })).toBe(true);
    expect(isNeverOffered({ active: true, kind: "appointment", requirements: [unchosen, chair] })).toBe(false);
  });

  it("is neither one that is off nor a queue", () => {
    expect(isNeverOffered({ active: false, kind: "appointment", requirements: [] })).toBe(false);
    expect(isNeverOffered({ active: true, kind: "queue", requirements: [] })).toBe(false);
  });
});
