import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leadsOf } from "@/lib/domains/work/items/rules";

describe("the letters that a search follows", () => {
  it("are those with which names begin and numbers end", () => {
    expect(leadsOf(["lucas", "toledo"])).toEqual(["luc", "tol"]);
    expect(leadsOf(["ana", "98765"])).toEqual(["ana", "765"]);
  });

  it("are more where there is one word alone", () => {
    expect(leadsOf(["98765"])).toEqual(["765", "987"]);
    expect(leadsOf(["de", "fernandes"])).toEqual(["fer", "rna", "and"]);
  });

  it("are none in words of two letters", () => {
    expect(leadsOf(["de", "sp", ""])).toEqual([]);
  });

  it("stand in a row in one of the words, and every longer word has some", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "é", "7", "%", "🙂", "ß"), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        const leads = leadsOf(words);
        for (const lead of leads)
          expect([[...lead].length, words.some((each) => each.includes(lead))]).toEqual([3, true]);
        const long = words.filter((each) => [...each].length >= 3);
        for (const each of long) expect(leads.some((lead) => each.includes(lead))).toBe(true);
      }),
    );
  });
});
