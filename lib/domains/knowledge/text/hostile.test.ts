import { describe, expect, it } from "vitest";
import { readRobots } from "@/lib/domains/knowledge/sites/robots";
import { recordsOf } from "@/lib/domains/knowledge/text/csv";
import { fromHtml } from "@/lib/domains/knowledge/text/html";
import { fromMarkdown } from "@/lib/domains/knowledge/text/markdown";

/** Superlinear parsing would block a whole process and everybody's work in it. */
describe("a text that was made to take long", () => {
  const gap = (length: number) => " ".repeat(length);

  it("is read in one go: a title in Markdown with a gap in it", () => {
    expect(fromMarkdown(`# Um${gap(4000)}dois #${gap(4000)}\ntexto`)).toEqual([
      { heading: ["Um dois"], text: "texto" },
    ]);
    expect(fromMarkdown(`# a${"#".repeat(90_000)}b`)[0]?.text).toHaveLength(90_002);
    expect(fromMarkdown(`# ${gap(60_000)}Um\u2028dois\ntexto`)).toEqual([{ heading: ["Um dois"], text: "texto" }]);
  });

  it("is read in one go: a page of empty cells", () => {
    const { blocks } = fromHtml(`<p>Um<br> <br>dois</p><table><tr>${"<td>".repeat(60_000)}fim`);
    expect(blocks).toEqual([{ heading: [], text: "Um\ndois\n\nfim" }]);
  });

  it("is read in one go: a table of quotes", () => {
    const quotes = '"'.repeat(600_000);
    expect(recordsOf(`um, "do""is" ,\na${quotes},b`, ",")).toEqual([
      ["um", 'do"is', ""],
      [`a${quotes}`, "b"],
    ]);
  });

  it("is read in one go: a line of robots.txt with a gap in it", () => {
    const { allows } = readRobots(`User-agent: *\nDisallow: /a${gap(100_000)}b\nDisallow: /c : d\nno name: x\nAllow`);
    expect(["/a", "/c", "/c : d"].map(allows)).toEqual([true, true, false]);
  });
});
