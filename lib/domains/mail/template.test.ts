import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import type { Letter } from "@/lib/domains/mail/letter";
import { htmlOf, textOf } from "@/lib/domains/mail/template";

const letter: Letter = {
  to: "ana@example.com",
  language: "es",
  subject: "Turno <confirmado>",
  preheader: "Mañana a las 10",
  greeting: "Hola, Ana & Co",
  paragraphs: ['<script>alert("x")</script>', "Dos\nlíneas"],
  facts: [{ label: "Dónde", value: "Calle 1 <2>" }],
  button: { label: "Ver el turno", url: "https://example.com/t?a=1&b=2" },
  links: [{ label: "Cancelar", url: "javascript:alert(1)" }],
  footer: "Hasta mañana.",
  workspace: "Clínica “Sol”",
};

/** The elements of a page, with what each has in its attributes. */
function elementsOf(html: string) {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => found.push({ name, attributes }) });
  parser.end(html);
  return found;
}

describe("a letter", () => {
  it("has the same words as text and as HTML", () => {
    const html = htmlOf(letter).replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">");
    const plain = html.replaceAll("&amp;", "&").replaceAll("<br>", "\n");
    const text = textOf(letter);
    const { greeting = "", paragraphs, footer = "", workspace = "" } = letter;
    for (const said of [greeting, ...paragraphs, "Dónde", "Calle 1 <2>", "Ver el turno", footer, workspace]) {
      expect(text).toContain(said);
      expect(plain).toContain(said);
    }
    expect(text).toContain("https://example.com/t?a=1&b=2");
  });

  it("runs nothing, fetches nothing and leads to web pages only", () => {
    const elements = elementsOf(htmlOf(letter));
    expect(elements.filter(({ name }) => ["script", "img", "link", "iframe", "object"].includes(name))).toEqual([]);
    const links = elements.filter(({ name }) => name === "a").map(({ attributes }) => attributes.href);
    expect(new Set(links)).toEqual(new Set(["https://example.com/t?a=1&b=2"]));
    expect(htmlOf(letter)).not.toMatch(/url\(|@import/);
  });

  it("says its language, fits a phone and knows the dark", () => {
    const html = htmlOf({ ...letter, language: "pt-BR" });
    expect(html).toContain('<html lang="pt-BR">');
    expect(html).toContain("width=device-width");
    expect(html).toContain("prefers-color-scheme: dark");
  });
});
