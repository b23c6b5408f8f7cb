import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ExamSet } from "@/bench/exam/set";
import { meaningOf } from "@/lib/domains/notices/reply-meaning";

const folders = ["sets", "practice"].map((name) => join(import.meta.dirname, name));
const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
const messages = files.flatMap((file) => (JSON.parse(readFileSync(file, "utf8")) as ExamSet).messages);

describe("a message that somebody wrote who wants something else", () => {
  it("is never taken for STOP, which is for good", () => {
    expect(messages.length).toBeGreaterThan(2000);
    expect(messages.filter(({ text }) => meaningOf(text) === "stop").map(({ text }) => text)).toEqual([]);
  });
});
