import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import { fitting, piecesOf } from "@/lib/domains/knowledge/rules";
import type { Knowledge, UpdateKnowledgeBody } from "@/lib/domains/knowledge/schema";
import { fileText, lockKnowledge, replaceChunks, updateKnowledge } from "@/lib/domains/knowledge/store";

const facts = ({ title, content, question, answer }: Knowledge) => ({ title, content, question, answer });

/** New text gets new chunks in the same transaction, so that search never mixes old and new. */
export async function changeKnowledge(actor: Actor, id: string, body: UpdateKnowledgeBody): Promise<Knowledge> {
  const project = actor.project.id;
  return inTransaction(actor, async (tx) => {
    const locked = await lockKnowledge(tx, project, id);
    if (!locked || locked.deleted) throw notFound("knowledge", id);
    const { deleted: _, ...before } = locked;
    if (body.expected_version !== undefined && body.expected_version !== before.version)
      throw new Problem("version_conflict", { detail: "Somebody changed it since you read it." });
    const change = fitting(before, body);
    if (Object.keys(change).length === 0) return before;
    const version = before.version + 1;
    const after = await updateKnowledge(tx, project, id, { ...change, version, updated_at: actor.now });
    await audit(tx, actor, "knowledge.updated", id, facts(before), facts(after));
    if (after.status !== "ready") return after; // A file that is still being read is chunked under its new title.
    const content = after.kind === "file" ? await fileText(tx, project, id) : after.content;
    return replaceChunks(tx, project, id, version, piecesOf({ ...after, content }));
  });
}
