import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { problems } from "@/lib/core/problem";

const wordsIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../messages/${language}/common.json`), "utf8")).problems;

it.each(["en", "es", "pt-BR"])("every refusal of the API has words in %s", (language) => {
  const words = wordsIn(language);
  expect(Object.keys(problems).filter((code) => !words[code])).toEqual([]);
});
