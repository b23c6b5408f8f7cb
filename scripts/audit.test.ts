import { describe, expect, it } from "vitest";
import { verdict } from "@/scripts/audit.mjs";

const report = (...faults: [string, string][]): string =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      faults.map(([name, severity]) => [
        name,
        { name, severity, range: "<2.0.0", fixAvailable: { name, version: "2.0.0" } },
      ]),
    ),
  });

describe("the audit of packages", () => {
  it("fails on high and critical faults and names them", () => {
    expect(verdict(report(["left", "high"], ["right", "critical"], ["up", "moderate"]))).toEqual({
      code: 1,
      words: expect.stringMatching(/left <2\.0\.0: high, mended in left 2\.0\.0\n {2}right/),
    });
  });

  it("is good when there are lesser ones alone", () => {
    expect(verdict(report(["up", "moderate"]))).toEqual({ code: 0, words: expect.stringContaining("(1 lesser ones)") });
    expect(verdict(report()).code).toBe(0);
  });

  it("says plainly that nobody answered, and fails nothing for it", () => {
    for (const text of ["", "no JSON", '{"message":"405 Method Not Allowed","error":{}}'])
      expect(verdict(text)).toEqual({ code: 0, words: expect.stringMatching(/^Nothing was audited: .+\.$/) });
  });
});
