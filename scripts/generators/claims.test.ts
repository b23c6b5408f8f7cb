import { describe, expect, it } from "vitest";
import { registry } from "@/lib/api/registry";
import { doubleClaim } from "@/scripts/generators/claims";

describe("a place that two operations claim", () => {
  it("is told with both of them and their files", () => {
    const listed = { id: "listServices", method: "GET", path: "/services/{id}" } as const;
    const read = { id: "getCustomer", method: "GET", path: "/services/{service_id}" } as const;
    expect(doubleClaim([listed, { ...read, method: "PUT" }, read])).toBe(
      "listServices in lib/domains/catalog/services/operations.ts and getCustomer in lib/domains/customers/operations.ts both claim GET /services/{service_id}.",
    );
  });

  it("is none of the registry's", () => {
    expect(doubleClaim(registry)).toBeNull();
  });
});
