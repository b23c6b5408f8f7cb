import fc from "fast-check";
import { expect, it } from "vitest";
import { joinCommas, splitCommas } from "@/lib/core/wire/comma-list";

it("reads what stands between commas, and a comma that is part of it", () => {
  expect(splitCommas("vip, frágil ,,x")).toEqual(["vip", "frágil", "x"]);
  expect(splitCommas("São Paulo\\, SP,vip")).toEqual(["São Paulo, SP", "vip"]);
  expect(splitCommas("a\\b,c\\\\,d\\")).toEqual(["a\\b", "c\\", "d\\"]);
  expect(splitCommas(" , ")).toEqual([]);
});

it("gives back whatever was joined", () => {
  const words = fc.string({ minLength: 1, maxLength: 12 }).filter((word) => word === word.trim() && word !== "");
  fc.assert(
    fc.property(fc.array(words), fc.constantFrom(",", ", "), (list, between) => {
      expect(splitCommas(joinCommas(list, between))).toEqual(list);
    }),
  );
});
