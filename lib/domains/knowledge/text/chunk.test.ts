import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chunksOf } from "@/lib/domains/knowledge/text/chunk";
import { fromHtml } from "@/lib/domains/knowledge/text/html";
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

  it("are no longer than 900 characters, whatever stands without a gap", () => {
    fc.assert(
      fc.property(prose, (text) => {
        for (const { body } of chunksOf([{ heading: [], text }])) expect(body.length).toBeLessThanOrEqual(900);
      }),
    );
    const endless = `x${"😀".repeat(1000)}`;
    const bodies = chunksOf([{ heading: [], text: `before ${endless} after` }]).map(({ body }) => body);
    expect(bodies.map(({ length }) => length)).toEqual([6, 899, 900, 208]);
    expect(bodies.join("")).toBe(`before${endless} after`);
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

  it("stand under titles of at most 200 characters, and a longer one is read as a paragraph too", () => {
    const long = "palavra ".repeat(60).trim();
    const [chunk, ...others] = chunksOf(fromMarkdown(`# ${long}\n\nOi`));
    expect(others).toEqual([]);
    expect(chunk?.heading[0]).toMatch(/^palavra( palavra)+…$/);
    expect(chunk?.heading[0]?.length).toBeLessThanOrEqual(200);
    expect(chunk?.body).toBe(`${long}\n\nOi`);
    expect(fromHtml(`<title>${long}</title><h1>${"x".repeat(300)}</h1>`)).toMatchObject({
      title: chunk?.heading[0],
      blocks: [{ heading: [`${"x".repeat(199)}…`], text: "x".repeat(300) }],
    });
  });

  it("are not made of what would have too many, or too much repeated above them", () => {
    const deep = [1, 2, 3, 4, 5].map((level) => `${"#".repeat(level)} ${"t".repeat(200)}`).join("\n");
    const sections = (count: number) => "###### s\n\nx\n\n".repeat(count);
    expect(chunksOf(fromMarkdown(sections(5000)))).toHaveLength(5000);
    for (const text of [sections(5001), `${deep}\n${sections(4500)}`])
      expect(() => chunksOf(fromMarkdown(text))).toThrow(/too many parts/);
  });

  it("take a # inside a fence for what it is", () => {
    expect(fromMarkdown("```\n# no title\n```")).toEqual([{ heading: [], text: "```\n# no title\n```" }]);
  });
});
