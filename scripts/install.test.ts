import { describe, expect, it } from "vitest";
import { textOf } from "@/e2e/structure/sources";
import { runsOn } from "@/scripts/install.mjs";

describe("the version of Node", () => {
  it.each(["20.19.0", "20.20.2", "22.12.0", "22.20.1", "24.0.0", "25.1.0", "26.0.0"])("may be %s", (version) => {
    expect(runsOn(version)).toBe(true);
  });

  it.each(["18.20.0", "20.18.3", "21.7.3", "22.0.0", "22.11.0", "23.11.0"])("may not be %s", (version) => {
    expect(runsOn(version)).toBe(false);
  });

  it("is the same for npm, and what Prisma asks for", () => {
    const asked = (file: string) => JSON.parse(textOf(file)).engines.node.replace(/\.0\b/g, "");
    expect(asked("package.json")).toBe("^20.19 || ^22.12 || >=24");
    expect(asked("node_modules/prisma/package.json")).toBe(asked("package.json"));
    expect(JSON.parse(textOf("package-lock.json")).packages[""].engines.node).toBe("^20.19 || ^22.12 || >=24");
  });
});
