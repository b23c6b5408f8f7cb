import { describe, expect, it } from "vitest";
import { mostSettled, plateau, watchMemory } from "@/soak/memory";

describe("the memory of the processes", () => {
  it("settles at the middle of the last quarter, whatever came before", () => {
    expect(plateau([900, 900, 900, 300, 310, 305, 100, 320])).toBe(320);
    expect(plateau([...Array(12).fill(900), 300, 310, 2000, 305])).toBe(310);
    expect(plateau([])).toBeNaN();
  });

  it.runIf(process.platform === "linux")("is looked at while they live", async () => {
    const watch = watchMemory(() => [
      { name: "tests", pid: process.pid },
      { name: "gone", pid: undefined },
    ]);
    await new Promise((done) => setTimeout(done, 1200));
    watch.stop();
    expect(watch.printed()).toMatch(/tests\W+\d{2,}\W+\d{2,}/);
    expect(watch.printed()).not.toContain("gone");
    expect(watch.excess()).toEqual([]);
  });

  it.runIf(process.platform === "linux")("is too much above what the process may settle at", async () => {
    const watch = watchMemory(() => [{ name: "web 2", pid: process.pid }], 10);
    const filled = Buffer.alloc((mostSettled.web ?? 0) * 1024 * 1024, 1);
    await new Promise((done) => setTimeout(done, 200));
    watch.stop();
    expect(filled.at(-1)).toBe(1);
    expect(watch.excess()).toEqual([expect.stringMatching(/^web 2 settled at \d+ MB, above its 400\.$/)]);
  });
});
