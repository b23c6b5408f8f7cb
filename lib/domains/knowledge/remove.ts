import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { keptSince } from "@/lib/core/clock";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { Knowledge } from "@/lib/domains/knowledge/schema";
import { eraseDeleted, lockKnowledge, updateKnowledge } from "@/lib/domains/knowledge/store";

/** Hidden from search at once; can be restored for a day. */
export const removeKnowledge = (actor: Actor, id: string): Promise<void> =>
  inTransaction(actor, async (tx) => {
    const before = await lockKnowledge(tx, actor.project.id, id);
    if (!before || before.deleted) throw notFound("knowledge", id);
    await updateKnowledge(tx, actor.project.id, id, { deleted_at: actor.now });
    await audit(tx, actor, "knowledge.deleted", id, { kind: before.kind, title: before.title }, null);
  });

export const restoreKnowledge = (actor: Actor, id: string): Promise<Knowledge> =>
  inTransaction(actor, async (tx) => {
    const before = await lockKnowledge(tx, actor.project.id, id);
    if (!before) throw notFound("knowledge", id);
    const after = await updateKnowledge(tx, actor.project.id, id, { deleted_at: null });
    if (before.deleted)
      await audit(tx, actor, "knowledge.restored", id, null, { kind: after.kind, title: after.title });
    return after;
  });

/** After a day the rows are deleted, and the daily sweep removes files without a row. */
export const eraseRemoved = (now: Date): Promise<number> => eraseDeleted(keptSince(now));
