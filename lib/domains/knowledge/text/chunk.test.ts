import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chunksOf } from "@/lib/domains/knowledge/text/chunk";
import { fromMarkdown } from "@/lib/domains/knowledge/text/markdown";

const word = fc.stringMatching(/^[a-zà-ú0-9]{1,14}$/);
const gap = fc.constantFrom(" ", " ", " ", ". ", "\n", "\n\n", ", ", "! ");
const prose = fc
  .array(fc.tuple(word, gap), { maxLength: 600 })
  .map((pairs) => pairs.map(([text, between]) => `${text}${between}`).join(""));
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((each) => each !== "");

describe("the chunks of a text", () => {
  it("hold every word once, in order, and none is cut", () => {
    fc.assert(
      fc.property(prose, (text) => {
        const chunks = chunksOf([{ heading: [], text }]);
        expect(chunks.flatMap(({ body }) => wordsOf(body))).toEqual(wordsOf(text));
      }),
    );
  });

  it("are no longer than 900 characters unless one word is", () => {
    fc.assert(
      fc.property(prose, (text) => {
        for (const { body } of chunksOf([{ heading: [], text }])) expect(body.length).toBeLessThanOrEqual(900);
      }),
    );
    const endless = "x".repeat(2000);
    expect(chunksOf([{ heading: [], text: `before ${endless} after` }]).map(({ body }) => body)).toEqual([
      "before",
      endless,
      "after",
    ]);
  });

  it("are filled: a long text has no needless crumbs", () => {
    const text = Array.from({ length: 60 }, (_, i) => `Sentence number ${i} says a little about something.`).join(" ");
    const sizes = chunksOf([{ heading: [], text }]).map(({ body }) => body.length);
    for (const size of sizes.slice(0, -1)) expect(size).toBeGreaterThan(600);
  });

  it("stand under the titles above them, the document's own first", () => {
    const blocks = fromMarkdown("Intro.\n\n# Exames\n\n## Sangue\n\nJejum de 8 horas.\n\n## Urina\n\n# Fim");
    expect(chunksOf(blocks, "Preparo")).toEqual([
      { heading: ["Preparo"], body: "Intro." },
      { heading: ["Preparo", "Exames", "Sangue"], body: "Jejum de 8 horas." },
      { heading: ["Preparo", "Exames"], body: "Urina" },
      { heading: ["Preparo"], body: "Fim" },
    ]);
  });

  it("take a # inside a fence for what it is", () => {
    expect(fromMarkdown("```\n# no title\n```")).toEqual([{ heading: [], text: "```\n# no title\n```" }]);
  });
});
