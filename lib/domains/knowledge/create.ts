import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { piecesOf } from "@/lib/domains/knowledge/rules";
import type { CreateKnowledgeBody, Knowledge } from "@/lib/domains/knowledge/schema";
import { insertKnowledge, replaceChunks } from "@/lib/domains/knowledge/store";

/** A text or a question can be found from the moment it is made. */
export async function createKnowledge(actor: Actor, body: CreateKnowledgeBody): Promise<Knowledge> {
  const { kind, content = null, question = null, answer = null } = body;
  const words = { kind, title: body.title ?? question ?? "", content, question, answer };
  const project = actor.project.id;
  return inTransaction(actor, async (tx) => {
    const made = await insertKnowledge(tx, project, { id: newId("kno"), ...words, status: "ready", at: actor.now });
    await audit(tx, actor, "knowledge.created", made.id, null, { kind, title: made.title });
    return replaceChunks(tx, project, made.id, made.version, piecesOf(made));
  });
}
