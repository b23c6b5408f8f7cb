import { describe, expect, it } from "vitest";
import { readRow, secondScore } from "@/lib/domains/bot/understanding/score";
import { secondSet } from "@/lib/domains/bot/understanding/second-set";
import { books } from "@/lib/domains/bot/understanding/utterances";

describe.each(books)("in $language", (book) => {
  it.each(book.rows)("%s", (...row) => {
    expect(readRow(book, row)).toEqual({ language: book.language, row });
  });
});

const firstTexts = books.flatMap(({ rows }) => rows.map(([text]) => text));

it("has at least 150 of them, no two alike", () => {
  expect(firstTexts.length).toBeGreaterThanOrEqual(150);
  expect(new Set(firstTexts).size).toBe(firstTexts.length);
});

describe("the second set", () => {
  const texts = secondSet.flatMap(({ said }) => said.map(({ text }) => text));

  it("has twenty of each language, and none of the first", () => {
    expect(secondSet.map(({ language, said }) => [language, said.length])).toEqual([
      ["pt", 20],
      ["es", 20],
      ["en", 20],
    ]);
    expect(new Set([...texts, ...firstTexts]).size).toBe(texts.length + firstTexts.length);
  });

  it("is understood no worse than before", () => {
    const { right, misses } = secondScore();
    expect(misses.map(({ text }) => text)).toHaveLength(60 - right);
    expect(right).toBeGreaterThanOrEqual(59);
  });
});
