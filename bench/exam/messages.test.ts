import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readMessages } from "./messages";
import type { ExamSet } from "./set";

// What the bot understands of the sets it was tuned on. The figures may only grow, so that a change that loses more than it
// gains fails here. The unbiased figure of a set is its first run, in first-runs.md.
describe("the messages of older sets are read as well as before", () => {
  it.each([
    ["sets/2026-11-17-a", 164],
    ["sets/2026-11-17-b", 172],
    ["sets/2026-11-17-c", 172],
    ["sets/2026-11-17-d", 172],
    ["sets/2026-11-17-e", 164],
    ["sets/2026-11-17-f", 160],
    ["sets/2026-11-17-g", 173],
    ["sets/2026-11-17-h", 169],
    ["sets/2026-11-17-i", 168],
    ["sets/2026-11-17-j", 172],
    ["sets/2026-11-17-k", 174],
    ["sets/2026-11-17-l", 168],
    ["sets/2026-11-17-m", 159],
    ["sets/2026-11-17-n", 162],
    ["practice/pt", 191],
    ["practice/es", 183],
    ["practice/en", 175],
    ["practice/mixed-1", 173],
    ["practice/mixed-2", 169],
    ["practice/unusual", 168],
    ["practice/voices", 112],
  ])("%s: at least %i", (name, least) => {
    const set = JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8")) as ExamSet;
    const right = readMessages(set).filter(({ wrong }) => wrong.length === 0);
    expect(right.length).toBeGreaterThanOrEqual(least);
  });

  it.each(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"])(
    "every emergency of set %s is recognised",
    (name) => {
      const set = JSON.parse(
        readFileSync(join(import.meta.dirname, `sets/2026-11-17-${name}.json`), "utf8"),
      ) as ExamSet;
      const missed = readMessages(set).filter(({ wants, intent }) => wants === "emergency" && !intent);
      expect(missed).toEqual([]);
    },
  );
});
