import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { sentencesIn } from "@/lib/core/text/sentences";
import type { QuickReply } from "@/lib/domains/quick-replies/schema";
import { insertFreeReplies } from "@/lib/domains/quick-replies/store";

const names = ["hello", "wait", "when", "next", "thanks"] as const;

/** A few replies to begin with, in the workspace's language. One whose shortcut is taken is left out. */
export const addStarterReplies = (actor: Actor): Promise<QuickReply[]> =>
  inTransaction(actor, async (tx) => {
    const { quick_replies } = sentencesIn(actor.project.locale);
    const [shortcuts, texts] = [quick_replies.shortcuts, quick_replies.texts];
    const starters = names.map((name) => ({ id: newId("qrp"), shortcut: shortcuts[name], text: texts[name] }));
    const added = await insertFreeReplies(tx, actor.project.id, starters, actor.now);
    for (const reply of added) await audit(tx, actor, "quick_reply.created", reply.id, null, reply);
    return added;
  });
