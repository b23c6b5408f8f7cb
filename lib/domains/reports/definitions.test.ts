import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "@/lib/core/vocabulary";
import { definitions } from "@/lib/domains/reports/definitions";
import { dimensions, reports } from "@/lib/domains/reports/schema";

/** Without the room that sets the columns of its tables. */
const guide = readFileSync(join(import.meta.dirname, "../../../docs/guides/reports.md"), "utf8").replace(/ +/g, " ");

describe("the guide to reports", () => {
  it("defines every figure in the words of the product", () => {
    const missing = definitions("en").filter(
      ({ name, code, unit, definition }) => !guide.includes(`| ${name} | \`${code}\` | ${unit} | ${definition} |`),
    );
    expect(missing).toEqual([]);
  });

  it("names every dimension of every report", () => {
    for (const report of reports) {
      const [, text = ""] = guide.split(`GET /reports/${report}\``);
      const [sentence = ""] = text.split("\n", 1);
      expect(dimensions[report].filter((by) => !sentence.includes(`\`${by}\``))).toEqual([]);
    }
  });
});

it("has each figure in every language, and no two of a report under one name", () => {
  for (const language of languages)
    for (const report of reports) {
      const names = definitions(language)
        .filter((each) => each.report === report)
        .map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
});
