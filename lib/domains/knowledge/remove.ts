import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { keptMs } from "@/lib/domains/knowledge/rules";
import type { Knowledge } from "@/lib/domains/knowledge/schema";
import { eraseDeleted, lockKnowledge, updateKnowledge } from "@/lib/domains/knowledge/store";

/** Nobody finds it from now on; for a day it can be had back. */
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

/** The day is over: the rows go, and the daily sweep takes the files that no row names any more. */
export const eraseRemoved = (now: Date): Promise<number> => eraseDeleted(new Date(now.getTime() - keptMs));
