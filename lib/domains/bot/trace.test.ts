import { describe, expect, it } from "vitest";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";
import { traced } from "@/lib/domains/bot/trace";

describe("the note of a call", () => {
  it("can be kept wherever what was answered is cut", async () => {
    const answers = Array.from({ length: 4 }, (_, i) => ({ text: `${"a".repeat(285 + i)}${"😀".repeat(20)}` }));
    const knowledge = (async () => answers.shift()) as unknown as Tools["knowledge"];
    const { tools, calls } = traced({ knowledge } as Tools);
    for (let i = 0; i < 4; i++) await tools.knowledge("hours");
    expect(calls.map(({ answered }) => /\p{Surrogate}/u.test(answered))).toEqual([false, false, false, false]);
    expect(calls[0]?.answered).toMatch(/^\{"text":"a{285}😀/u);
  });
});
