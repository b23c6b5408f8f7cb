import { describe, expect, it } from "vitest";
import type { Answer, Tools } from "@/lib/domains/bot/dialogue/tools";
import { traced } from "@/lib/domains/bot/trace";

describe("the note of a call", () => {
  it("can be kept wherever what was answered is cut", async () => {
    const answers = [285, 286, 287, 288].map(
      (length): Answer => ({
        text: `${"a".repeat(length)}${"😀".repeat(20)}`,
        source: { id: "kno_1", title: "Hours" },
      }),
    );
    const search: Tools["search"] = async () => answers.shift() ?? null;
    const { tools, calls } = traced({ search } as unknown as Tools);
    for (let i = 0; i < 4; i++) await tools.search("hours");
    expect(calls.map(({ answered }) => /\p{Surrogate}/u.test(answered))).toEqual([false, false, false, false]);
    expect(calls[0]?.answered).toMatch(/^\{"text":"a{285}😀/u);
  });
});
