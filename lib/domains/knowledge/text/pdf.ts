import { Worker } from "node:worker_threads";
import type { Block } from "@/lib/domains/knowledge/text/blocks";
import { Unreadable } from "@/lib/domains/knowledge/text/unreadable";

export const mostPages = 200;

type Answer = { pages: string[] } | { count: number } | { fault: string };

/**
 * A PDF is read in a thread of its own, which is ended when it takes too long: the parser is large, the file a
 * stranger's. The thread's code is a text so that it runs the same from the sources, under test and in a bundle.
 */
const program = `
  const { parentPort, workerData } = require("node:worker_threads");
  console.log = console.warn = () => {};
  (async () => {
    const { getDocumentProxy } = await import("unpdf");
    const document = await getDocumentProxy(workerData.bytes, { isEvalSupported: false, verbosity: 0 });
    if (document.numPages > workerData.mostPages) return { count: document.numPages };
    const pages = [];
    let size = 0;
    for (let n = 1; n <= document.numPages && size < workerData.mostText; n++) {
      const { items } = await (await document.getPage(n)).getTextContent();
      const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\\n" : "") : "")).join("");
      size += text.length;
      pages.push(text);
    }
    return { pages };
  })().then(
    (answer) => parentPort.postMessage(answer),
    (error) => parentPort.postMessage({ fault: String(error && error.name) }),
  );
`;

function ask(bytes: Uint8Array, mostText: number, withinMs: number): Promise<Answer> {
  const worker = new Worker(program, {
    eval: true,
    workerData: { bytes: new Uint8Array(bytes), mostPages, mostText },
    resourceLimits: { maxOldGenerationSizeMb: 384 },
    stdout: true,
    stderr: true,
  });
  return new Promise<Answer>((done, fail) => {
    const timer = setTimeout(
      () => fail(new Unreadable("timeout", `The PDF could not be read within ${withinMs / 1000} seconds.`)),
      withinMs,
    );
    worker.once("message", done);
    worker.once("error", () => done({ fault: "error" }));
    worker.once("exit", () => done({ fault: "exit" }));
    worker.once("exit", () => clearTimeout(timer));
  }).finally(() => void worker.terminate());
}

/** A page of a PDF has lines, not paragraphs: a line that ends a sentence and is followed by a new one parts them. */
const paragraphs = (page: string): string =>
  page
    .normalize("NFC")
    .replaceAll("\0", "")
    .replace(/(\p{Lowercase})-\n(\p{Lowercase})/gu, "$1$2")
    .replace(/([.!?:])[^\S\n]*\n(?=\s*[\p{Uppercase}\p{Number}•–-])/gu, "$1\n\n");

export async function fromPdf(
  bytes: Uint8Array,
  mostText: number,
  withinMs = 30_000,
): Promise<{ pages: number; blocks: Block[] }> {
  const answer = await ask(bytes, mostText, withinMs);
  if ("count" in answer)
    throw new Unreadable("too_large", `The PDF has ${answer.count} pages; at most ${mostPages} are read.`);
  if ("fault" in answer) {
    const closed = answer.fault === "PasswordException";
    throw new Unreadable("unsupported_type", closed ? "The PDF is protected by a password." : "The PDF is damaged.");
  }
  const blocks = answer.pages.flatMap((page, i) => {
    const text = paragraphs(page).trim();
    return text === "" ? [] : [{ heading: answer.pages.length > 1 ? [`p. ${i + 1}`] : [], text }];
  });
  return { pages: answer.pages.length, blocks };
}
