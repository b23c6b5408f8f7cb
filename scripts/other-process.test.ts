import { describe, expect, it } from "vitest";
import { alive, commandOf } from "@/scripts/other-process.mjs";

describe("another process", () => {
  it.each(["linux", "darwin"] as const)("is known by the command that started it, on %s", (platform) => {
    expect(commandOf(process.pid, platform)).toContain(process.argv0);
    expect(commandOf(2 ** 22 + 1, platform)).toBeNull();
  });

  it("lives, or does not", () => {
    expect([alive(process.pid), alive(2 ** 22 + 1)]).toEqual([true, false]);
  });
});
