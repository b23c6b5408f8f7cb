import type { ReactNode } from "react";
import { CodeBlock, CodeTabs } from "@/components/docs/code";
import { slugOf } from "@/components/docs/description";
import { TextLink } from "@/components/ui/text-link";
import { folded } from "@/lib/core/text/fold";

/** The little Markdown that the guides use: headings, paragraphs, lists, tables, code, pictures, and words in a line. */
type Block = { /** The line it ends at: its name among the others. */ line: number } & Content;
type Content =
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; rows: string[][] }
  | { kind: "picture"; alt: string; src: string }
  | { kind: "code"; parts: { language: string; text: string }[] };

/** How large a picture is shown, by the name of its file. */
type Pictures = Readonly<Record<string, { width: number; height: number }>>;

/** The name of a section in an address. */
export const headingId = (title: string): string => slugOf(folded(title));

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const add = (content: Content, line: number) => blocks.push({ ...content, line });
  const lines = markdown.split("\n");
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,3}) (.+)$/.exec(line);
    const picture = /^!\[([^\]]+)\]\(([^)]+)\)$/.exec(line);
    const take = (goesOn: (each: string) => boolean): string[] => {
      const from = at;
      while (at < lines.length && goesOn(lines[at] ?? "")) at++;
      return lines.slice(from, at);
    };
    if (line.trim() === "") at++;
    else if (heading) {
      add({ kind: "heading", level: (heading[1] ?? "#").length as 1, text: heading[2] ?? "" }, at);
      at++;
    } else if (picture) {
      add({ kind: "picture", alt: picture[1] ?? "", src: picture[2] ?? "" }, at);
      at++;
    } else if (line.startsWith("```")) {
      // Consecutive code blocks are the same example in several languages.
      const follows = lines[at - 1] === "```";
      at++;
      const text = take((each) => each !== "```").join("\n");
      at++;
      const part = { language: line.slice(3), text };
      const before = blocks.at(-1);
      if (follows && before?.kind === "code") before.parts.push(part);
      else add({ kind: "code", parts: [part] }, at);
    } else if (line.startsWith("|")) {
      const [head = "", , ...rest] = take((each) => each.startsWith("|"));
      add({ kind: "table", rows: [head, ...rest].map(cells) }, at);
    } else if (/^(- |\d+\. )/.test(line)) {
      const items = take((each) => /^(- |\d+\. |\s{2,}\S)/.test(each));
      const joined = items.reduce<string[]>((all, each) => {
        if (/^\s/.test(each)) all[all.length - 1] += ` ${each.trim()}`;
        else all.push(each.replace(/^(- |\d+\. )/, ""));
        return all;
      }, []);
      add({ kind: "list", ordered: /^\d/.test(line), items: joined }, at);
    } else {
      at++;
      const rest = take((each) => each.trim() !== "" && !/^(#|```|\||!\[|- |\d+\. )/.test(each));
      add({ kind: "paragraph", text: [line, ...rest].join(" ") }, at);
    }
  }
  return blocks;
}

const inLine = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;

/** The parts of a line, each with where it begins. */
function partsOf(text: string): { from: number; part: string }[] {
  let from = 0;
  return text.split(inLine).map((part) => {
    const begins = from;
    from += part.length;
    return { from: begins, part };
  });
}

/** `code`, **strong** and [links](/docs). */
export function Words({ text }: { text: string }): ReactNode {
  return partsOf(text).map(({ from, part }) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    if (link)
      return (
        <TextLink key={from} href={link[2] ?? ""}>
          <Words text={link[1] ?? ""} />
        </TextLink>
      );
    if (part.startsWith("`")) return <Code key={from}>{part.slice(1, -1)}</Code>;
    if (part.startsWith("**")) return <strong key={from}>{part.slice(2, -2)}</strong>;
    return part;
  });
}

export const Code = ({ children }: { children: ReactNode }) => (
  <code className="break-words rounded-sm bg-well px-1 font-mono text-[0.92em]">{children}</code>
);

function Table({ rows: [head = [], ...rows] }: { rows: string[][] }) {
  return (
    <div className="my-4 overflow-hidden rounded-md border border-line">
      <table className="w-full text-left">
        <thead className="bg-well">
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className="px-3 py-2 font-medium text-sm">
                <Words text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()} className="border-line border-t">
              {row.map((cell, i) => (
                <td key={head[i] ?? cell} className="break-words px-3 py-2 align-top">
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const labels: Record<string, string> = {
  sh: "curl",
  ts: "TypeScript",
  python: "Python",
  json: "JSON",
  http: "HTTP",
  html: "HTML",
};

function Picture({ alt, src, pictures }: { alt: string; src: string; pictures: Pictures }) {
  const size = pictures[/([\w-]+)\.\w+$/.exec(src)?.[1] ?? ""];
  return (
    <picture>
      <img
        alt={alt}
        src={src}
        {...size}
        loading="lazy"
        decoding="async"
        className="my-4 h-auto max-w-full rounded-md border border-line"
      />
    </picture>
  );
}

function One({ block, pictures }: { block: Block; pictures: Pictures }) {
  if (block.kind === "heading") {
    const id = headingId(block.text);
    if (block.level === 1) return <h1 className="mb-3 font-semibold text-2xl">{block.text}</h1>;
    return block.level === 2 ? (
      <h2 id={id} className="mt-8 mb-2 scroll-mt-20 font-semibold text-xl">
        {block.text}
      </h2>
    ) : (
      <h3 id={id} className="mt-6 mb-2 scroll-mt-20 font-semibold text-lg">
        {block.text}
      </h3>
    );
  }
  if (block.kind === "picture") return <Picture alt={block.alt} src={block.src} pictures={pictures} />;
  if (block.kind === "table") return <Table rows={block.rows} />;
  if (block.kind === "code") {
    const tabs = block.parts.map(({ language, text }) => ({ label: labels[language] ?? language, text }));
    return (
      <div className="my-4">
        {tabs.length > 1 ? <CodeTabs tabs={tabs} /> : <CodeBlock text={tabs[0]?.text ?? ""} />}
      </div>
    );
  }
  if (block.kind === "list") {
    const List = block.ordered ? "ol" : "ul";
    return (
      <List className={`my-3 flex flex-col gap-1 pl-5 ${block.ordered ? "list-decimal" : "list-disc"}`}>
        {block.items.map((item) => (
          <li key={item}>
            <Words text={item} />
          </li>
        ))}
      </List>
    );
  }
  return (
    <p className="my-3">
      <Words text={block.text} />
    </p>
  );
}

export const Markdown = ({ text, pictures = {} }: { text: string; pictures?: Pictures }) => (
  <div className="max-w-[720px] leading-relaxed">
    {blocksOf(text).map((block) => (
      <One key={block.line} block={block} pictures={pictures} />
    ))}
  </div>
);
