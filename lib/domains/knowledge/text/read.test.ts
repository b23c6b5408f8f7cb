import { describe, expect, it } from "vitest";
import { decodeHtml, fromHtml } from "@/lib/domains/knowledge/text/html";
import { readDocument } from "@/lib/domains/knowledge/text/read";
import { recognise } from "@/lib/domains/knowledge/text/recognise";
import { docxOf, pdfOf, zipOf } from "@/lib/testing/documents";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const text = (words: string) => Buffer.from(words);

describe("a file", () => {
  it.each([
    ["a PDF", pdfOf(["Oi"]), "notes.txt", "application/pdf"],
    ["a Word document", docxOf("Preços", "Oi"), "x.zip", docx],
    ["Markdown", text("# Preços\n\nOi"), "a.bin", "text/markdown"],
    ["plain text", text("Abrimos às 9h, fechamos às 18h."), "a.csv", "text/plain"],
    ["a table", text("serviço;preço\nCorte;50\nBarba;30"), "a.csv", "text/csv"],
    ["a table by its shape alone", text("a,b,c\n1,2,3\n4,5,6"), "a.txt", "text/csv"],
    ["text in an old encoding", Buffer.from("Preços: R$ 50", "latin1"), "a.txt", "text/plain"],
    ["a picture called PDF", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), "a.pdf", null],
    ["another ZIP called DOCX", zipOf({ "evil.exe": "MZ" }), "a.docx", null],
    ["HTML called text", text("<!doctype html><p>Oi"), "a.txt", null],
    ["RTF called text", text("{\\rtf1 Oi}"), "a.txt", null],
  ])("that is %s is known by its content", (_what, bytes, name, expected) => {
    expect(recognise(bytes, name)).toBe(expected);
  });

  it("is read under its titles", async () => {
    const word = await readDocument("prj_test", docxOf("Preços", "Corte: R$ 50", ["Barba", "R$ 30"]), docx);
    expect(word.blocks).toEqual([{ heading: ["Preços"], text: "Corte: R$ 50\n\nBarba R$ 30" }]);
    const pdf = await readDocument(
      "prj_test",
      pdfOf(["Jejum de oito horas.", "Traga um documento."], ["Sem jejum."]),
      "application/pdf",
    );
    expect(pdf).toEqual({
      pages: 2,
      blocks: [
        { heading: ["p. 1"], text: "Jejum de oito horas.\n\nTraga um documento." },
        { heading: ["p. 2"], text: "Sem jejum." },
      ],
    });
    const table = await readDocument("prj_test", text('nome,preço\n"Corte, lavado",50\nBarba,30'), "text/csv");
    expect(table.blocks).toEqual([{ heading: [], text: "nome: Corte, lavado\npreço: 50\n\nnome: Barba\npreço: 30" }]);
  });

  it.each([
    ["a damaged PDF", text("%PDF-1.4 and then nothing"), "application/pdf" as const, "unsupported_type"],
    ["a PDF of pictures", pdfOf([]), "application/pdf" as const, "empty"],
    ["a PDF of 201 pages", pdfOf(...Array.from({ length: 201 }, () => ["x"])), "application/pdf" as const, "too_large"],
    ["a ZIP bomb", zipOf({ "word/document.xml": Buffer.alloc(30_000_000, "a") }), docx, "too_large"],
    ["a ZIP bomb that lies", zipOf({ "word/document.xml": Buffer.alloc(30_000_000, "a") }, 10), docx, "too_large"],
    ["a damaged document", docxOf("Preços", "Oi").fill(0, 60, 200), docx, "unsupported_type"],
    ["blank lines", text(" \n\n \n"), "text/plain" as const, "empty"],
    ["a novel", text("palavra ".repeat(70_000)), "text/plain" as const, "too_large"],
  ] as const)("that is %s says why it is not read", async (_what, bytes, media, reason) => {
    await expect(readDocument("prj_test", bytes, media)).rejects.toMatchObject({ reason });
  });

  it("that takes too long is given up", async () => {
    await expect(readDocument("prj_test", pdfOf(["Oi"]), "application/pdf", { withinMs: 1 })).rejects.toMatchObject({
      reason: "timeout",
    });
  });
});

describe("a page", () => {
  it("is its text without what surrounds it, under its titles", () => {
    const page = fromHtml(`<html lang="pt-BR"><head><title> Clínica  Luz </title><link rel="canonical" href="/c">
      <style>p{}</style></head><body><nav><a href="/precos">Preços</a></nav><header><h1>Clínica</h1></header>
      <script>var x = "<p>no</p>"</script><h2>Horário</h2><p>De <b>segunda</b> a&nbsp;sexta,<br>das 9h às 18h.</p>
      <ul><li>Sábado: até 12h<li>Domingo: fechado</ul><div hidden>segredo</div><footer>Direitos</footer></body></html>`);
    expect(page).toMatchObject({ title: "Clínica Luz", lang: "pt-BR", canonical: "/c", links: ["/precos"] });
    expect(page.blocks).toEqual([
      {
        heading: ["Clínica", "Horário"],
        text: "De segunda a sexta,\ndas 9h às 18h.\n\nSábado: até 12h\nDomingo: fechado",
      },
    ]);
  });

  it("with a <main> is that alone, and says what it asks of robots", () => {
    const page = fromHtml('<meta name="robots" content="NOINDEX, nofollow"><p>around</p><main><p>inside</p></main>');
    expect(page).toMatchObject({ noindex: true, nofollow: true, blocks: [{ heading: [], text: "inside" }] });
  });

  it("nested without end is refused, and quickly", () => {
    expect(() => fromHtml("<div>".repeat(200_000))).toThrow(/nested too deeply/);
  });

  it("is decoded as its header says, else as it says itself", () => {
    const bytes = Buffer.from('<meta charset="iso-8859-1">Preço', "latin1");
    expect(decodeHtml(bytes, "text/html")).toContain("Preço");
    expect(decodeHtml(Buffer.from("Preço"), "text/html; charset=nonsense")).toBe("Preço");
  });
});
