import { decode, type Undone } from "@/lib/core/decoder/decode";
import type { KnowledgeMedia } from "@/lib/domains/knowledge/schema";
import type { Document, DocumentAnswer } from "@/lib/domains/knowledge/text/document";
import { Unreadable } from "@/lib/domains/knowledge/text/unreadable";

/** Nobody waits for the result, so it may queue. */
const limits = { patienceMs: 600_000, processorSeconds: 30, memoryMb: 512 };

const reasons: Record<Exclude<Undone, "busy">, () => Unreadable> = {
  time: () => new Unreadable("timeout", "The file takes too long to be read: divide it."),
  memory: () => new Unreadable("too_large", "The file takes too much memory to be read: divide it."),
};

/** What is written in a file; throws an Unreadable that says why there is nothing to find in it. */
export async function readDocument(
  project: string,
  bytes: Uint8Array,
  media: KnowledgeMedia,
  tighter: { withinMs?: number } = {},
): Promise<Document> {
  const decoded = await decode({ kind: "document", project, about: { media }, bytes, ...limits, ...tighter });
  if (decoded === "busy") throw new Error("No decoder was free.");
  if (typeof decoded === "string") throw reasons[decoded]();
  const answer = decoded.answer as DocumentAnswer;
  if ("unreadable" in answer) throw new Unreadable(answer.unreadable.reason, answer.unreadable.message);
  return answer;
}
