import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { invalid, notFound } from "@/lib/core/problem";
import type { CreateQuickReplyBody, QuickReply, UpdateQuickReplyBody } from "@/lib/domains/quick-replies/schema";
import { deleteReply, findReply, insertReply, lockReply, updateReply } from "@/lib/domains/quick-replies/store";

const taken = () =>
  invalid({ pointer: "#/shortcut", detail: "Another quick reply has this shortcut.", code: "already_used" });

export const createQuickReply = (actor: Actor, body: CreateQuickReplyBody): Promise<QuickReply> =>
  inTransaction(actor, async (tx) => {
    const made = await insertReply(tx, actor.project.id, newId("qrp"), body, actor.now);
    if (!made) throw taken();
    await audit(tx, actor, "quick_reply.created", made.id, null, made);
    return made;
  });

export async function quickReplyOf(actor: Actor, id: string): Promise<QuickReply> {
  const reply = await findReply(reader(actor), actor.project.id, id);
  if (!reply) throw notFound("quick reply", id);
  return reply;
}

export const changeQuickReply = (actor: Actor, id: string, body: UpdateQuickReplyBody): Promise<QuickReply> =>
  inTransaction(actor, async (tx) => {
    const before = await lockReply(tx, actor.project.id, id);
    if (!before) throw notFound("quick reply", id);
    const after = await updateReply(tx, actor.project.id, id, body, actor.now);
    if (!after) throw taken();
    await audit(tx, actor, "quick_reply.updated", id, before, after);
    return after;
  });

export const removeQuickReply = (actor: Actor, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    const before = await lockReply(tx, actor.project.id, id);
    if (!before) throw notFound("quick reply", id);
    await deleteReply(tx, actor.project.id, id);
    await audit(tx, actor, "quick_reply.deleted", id, before, null);
    return undefined;
  });
