import { describe, expect, it } from "vitest";
import { areas, areasOf, creationsOf } from "@/components/shell/areas";

describe("the areas", () => {
  it("have keys, names and addresses of their own", () => {
    for (const of of ["keys", "name", "href"] as const) {
      const all = areas.map((area) => area[of]);
      expect([...new Set(all)], of).toEqual(all);
    }
  });

  it("show the setup only while the workspace has nothing", () => {
    const names = (bare: boolean) => areasOf({ bare }).map(({ name }) => name);
    expect(names(true)).toContain("assistant");
    expect(names(false)).not.toContain("assistant");
  });

  it("let an agent begin only what an agent may", () => {
    const names = (role: "admin" | "agent") => creationsOf(role).map(({ name }) => name);
    expect(names("agent")).toEqual(["booking", "customer"]);
    expect(names("admin")).toEqual(["booking", "customer", "service", "resource", "schedule"]);
  });
});
