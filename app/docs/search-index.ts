import { groups, guideText, pageOf, problemCodes } from "@/app/docs/reference-data";
import { addressOf } from "@/components/docs/description";
import type { Entry } from "@/components/docs/find";
import { guides } from "@/components/docs/guides";
import { blocksOf, headingId } from "@/components/docs/markdown";
import { problems } from "@/lib/core/problem";

/** A text without its marks of Markdown. */
const plain = (text: string): string =>
  text
    .replace(/\]\([^)]*\)|[`*[\]]/g, "")
    .replace(/\s+/g, " ")
    .trim();

function wordsOf(block: ReturnType<typeof blocksOf>[number]): string {
  if (block.kind === "code") return block.parts.map(({ text }) => text).join(" ");
  if (block.kind === "list") return block.items.join(" ");
  if (block.kind === "table") return block.rows.flat().join(" ");
  return block.kind === "picture" ? block.alt : block.text;
}

/** A guide, and each of its sections under the section's heading. */
function guideEntries({ slug, title, summary }: (typeof guides)[number]): Entry[] {
  const href = `/docs/guides/${slug}`;
  const entries: Entry[] = [{ title, about: summary, href, kind: "Guide", text: "" }];
  for (const block of blocksOf(guideText(slug) ?? "")) {
    const section = entries.at(-1) as Entry;
    if (block.kind !== "heading") section.text = `${section.text} ${plain(wordsOf(block))}`.trim();
    else if (block.level > 1)
      entries.push({
        title: plain(block.text),
        about: title,
        href: `${href}#${headingId(block.text)}`,
        kind: "Guide",
        text: "",
      });
  }
  return entries;
}

let index: Entry[] | undefined;

/** What the search finds: guides with their sections, operations and problems. */
export const searchIndex = (): Entry[] =>
  (index ??= [
    ...guides.flatMap(guideEntries),
    ...groups().flatMap(({ endpoints }) =>
      endpoints.map((endpoint) => ({
        title: endpoint.summary,
        about: `${endpoint.method} ${endpoint.path}`,
        href: addressOf(endpoint),
        kind: "Operation" as const,
        text: plain(`${endpoint.operationId} ${endpoint.description ?? ""}`),
      })),
    ),
    ...problemCodes.map((code) => ({
      title: code,
      about: problems[code].title,
      href: `/docs/problems/${code}`,
      kind: "Problem" as const,
      text: plain(`${pageOf(code)?.cause ?? ""} ${pageOf(code)?.cure ?? ""}`),
    })),
  ]);
