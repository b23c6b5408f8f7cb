import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugOf } from "@/lib/domains/workspaces/rules";
import { Slug } from "@/lib/domains/workspaces/schema";

describe("a workspace's slug", () => {
  it("is the name without accents, capitals and signs", () => {
    expect(slugOf("Clínica São João & Filhos")).toBe("clinica-sao-joao-filhos");
    expect(slugOf("  --Ñandú--  ")).toBe("nandu");
  });

  it("has a word to stand on when the name has none of ours", () => {
    expect(slugOf("予約")).toBe("workspace");
    expect(slugOf("X")).toBe("workspace-x");
  });

  it("is fit for an address, whatever the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (name) => Slug.safeParse(slugOf(name)).success),
    );
  });
});
