import { describe, expect, it } from "vitest";
import { areas, areasInBar, areasOf, groups, isIn } from "@/components/shell/areas";
import { creationsOf } from "@/components/shell/creations";
import type { MemberKind } from "@/lib/domains/home/schema";

describe("the areas", () => {
  it("have keys, names and addresses of their own", () => {
    for (const of of ["keys", "name", "href"] as const) {
      const all = areas.map((area) => area[of]);
      expect([...new Set(all)], of).toEqual(all);
    }
  });

  it("show the setup only while the workspace has nothing", () => {
    const names = (bare: boolean) => areasOf({ bare }, "manager").map(({ name }) => name);
    expect(names(true)).toContain("assistant");
    expect(names(false)).not.toContain("assistant");
  });

  it("are for a manager all, for a desk what it works with, and for a driver the work alone", () => {
    const names = (kind: MemberKind) => areasOf({ bare: false }, kind).map(({ name }) => name);
    expect(names("manager")).toHaveLength(areas.length - 1);
    const set = ["reports", "stages", "channels", "bot", "automations"];
    expect(names("desk")).toEqual(names("manager").filter((name) => !set.includes(name)));
    expect(names("driver")).toEqual([
      ...["my-work", "calendar", "inbox", "board", "map", "team"],
      ...["conversations", "customers", "settings"],
    ]);
  });

  it("stand in the order of their groups, but for what is at the foot", () => {
    const order = areas.filter(({ foot }) => !foot).map(({ group }) => groups.indexOf(group));
    expect(order).toEqual([...order].sort());
  });

  it("are four in the bar of a phone, the work first for a driver", () => {
    const bar = (kind: MemberKind) => areasInBar(areasOf({ bare: false }, kind)).map(({ name }) => name);
    expect(bar("desk")).toEqual(["home", "calendar", "inbox", "conversations"]);
    expect(bar("driver")).toEqual(["my-work", "calendar", "inbox", "conversations"]);
  });

  it("know where one is", () => {
    const here = (path: string) => areas.filter((area) => isIn(path, area)).map(({ name }) => name);
    expect([here("/"), here("/calendar/bkg_1"), here("/my-work")]).toEqual([["home"], ["calendar"], ["my-work"]]);
  });

  it("let an agent begin only what an agent may", () => {
    const names = (role: "admin" | "agent") => creationsOf(role).map(({ name }) => name);
    expect(names("agent")).toEqual(["booking", "customer"]);
    expect(names("admin")).toEqual(["booking", "customer", "service", "resource", "schedule"]);
  });
});
