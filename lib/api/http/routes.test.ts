import { describe, expect, it } from "vitest";
import { readQuery } from "@/lib/api/http/routes";

describe("a query", () => {
  it("keeps each value of a name that is given twice", () => {
    expect(readQuery(new URLSearchParams("a=1&b=2&a=3&__proto__=4"))).toEqual(
      Object.fromEntries([
        ["a", ["1", "3"]],
        ["b", "2"],
        ["__proto__", "4"],
      ]),
    );
  });

  it("of many names takes as long as it is, not the square of it", () => {
    const search = new URLSearchParams(Array.from({ length: 20_000 }, (_, n) => [`n${n}`, ""]));
    const { user } = process.cpuUsage();
    expect(Object.keys(readQuery(search))).toHaveLength(20_000);
    expect(process.cpuUsage().user - user).toBeLessThan(500_000);
  });
});
