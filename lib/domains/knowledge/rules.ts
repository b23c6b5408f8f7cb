import { invalid } from "@/lib/core/problem";
import type { Knowledge, UpdateKnowledgeBody } from "@/lib/domains/knowledge/schema";
import { type Chunk, chunksOf } from "@/lib/domains/knowledge/text/chunk";
import { fromMarkdown } from "@/lib/domains/knowledge/text/markdown";
import { isUnreadable } from "@/lib/domains/knowledge/text/unreadable";

/** A site is read again every week. */
export const weekMs = 7 * 24 * 60 * 60 * 1000;

type Words = Pick<Knowledge, "kind" | "title" | "content" | "question" | "answer">;

/** An item's chunks. An answer stays whole as far as possible, under its question. */
export function piecesOf({ kind, title, content, question, answer }: Words): Chunk[] {
  if (kind === "faq") return chunksOf([{ heading: [question ?? title], text: answer ?? "" }]);
  try {
    return chunksOf(fromMarkdown(content ?? ""), title);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw invalid({ pointer: kind === "text" ? "#/content" : "#/title", detail: error.message, code: error.reason });
  }
}

const fields = { text: ["title", "content"], faq: ["question", "answer"], file: ["title"] } as const;

/** The change for this kind; a field of another kind is a fault, unless it is still null. */
export function fitting(before: Knowledge, body: UpdateKnowledgeBody): Partial<Words> {
  const { expected_version: _, ...given } = body;
  const change: Record<string, string> = {};
  for (const [field, value] of Object.entries(given)) {
    const own = (fields[before.kind] as readonly string[]).includes(field);
    const unchanged = value === before[field as keyof Words];
    if (value === undefined || unchanged) continue;
    if (!own || value === null) {
      const detail = own ? "It cannot be empty." : `Knowledge of the kind ${before.kind} has no ${field} to change.`;
      throw invalid({ pointer: `#/${field}`, detail, code: own ? "required" : "not_of_this_kind" });
    }
    change[field] = value;
  }
  if (change.question !== undefined) change.title = change.question;
  return change;
}
