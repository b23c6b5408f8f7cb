import { type Block, Outline } from "@/lib/domains/knowledge/text/blocks";

const title = /^(#{1,6})\s+(.*)$/s;
const fence = /^\s*(```|~~~)/;

/** A heading without its closing marks. A regular expression anchored at the end would be quadratic on a long line. */
function unmarked(words: string): string {
  let end = words.trimEnd().length;
  while (words[end - 1] === "#") end--;
  return words.slice(0, end);
}

/** Plain text or Markdown: lines that begin with # are titles, blank lines part paragraphs. */
export function fromMarkdown(text: string): Block[] {
  const outline = new Outline();
  let open: string[] = [];
  let fenced = false;
  const close = () => {
    outline.paragraph(open.join("\n"));
    open = [];
  };
  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    if (fence.test(line)) fenced = !fenced;
    const [, marks, words] = fenced ? [] : (title.exec(line) ?? []);
    if (marks && words !== undefined) {
      close();
      outline.title(marks.length, unmarked(words));
    } else if (line.trim() === "" && !fenced) close();
    else open.push(line);
  }
  close();
  return outline.end();
}
