import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { boundedMemory } from "@/scripts/bounded-memory.mjs";

const heapOf = (env: Record<string, string>): number =>
  Number(
    execFileSync(process.execPath, ["-p", "v8.getHeapStatistics().heap_size_limit / 1024 / 1024"], {
      env: { NODE_ENV: "test", ...env },
      encoding: "utf8",
    }),
  );

describe("the memory of a process in production", () => {
  it("is bounded, unless its operator says otherwise", () => {
    expect(heapOf(boundedMemory({}))).toBeLessThan(560);
    expect(heapOf(boundedMemory({}))).toBeGreaterThan(480);
    expect(heapOf(boundedMemory({ NODE_OPTIONS: "--max-old-space-size=2000" }))).toBeGreaterThan(2000);
    expect(boundedMemory({ MALLOC_ARENA_MAX: "4" }).MALLOC_ARENA_MAX).toBe("4");
  });

  it("is bounded in the image as by npm start", () => {
    const image = readFileSync(join(import.meta.dirname, "../Dockerfile"), "utf8");
    const { NODE_OPTIONS, MALLOC_ARENA_MAX } = boundedMemory({});
    expect(image).toContain(`NODE_OPTIONS="${NODE_OPTIONS}"`);
    expect(image).toContain(`MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}`);
  });
});
