import type { Actor } from "@/lib/core/actor";
import { Problem } from "@/lib/core/problem";
import { isoOrNull } from "@/lib/core/wire/wire";
import { changing } from "@/lib/domains/conversations/change";
import { restored, type Undoable } from "@/lib/domains/conversations/rules";
import type { Conversation, UndoConversationBody } from "@/lib/domains/conversations/schema";
import { findLastChange, memberExists } from "@/lib/domains/conversations/store";

const movedOn = (id: string, why: string): Problem => new Problem("invalid_transition", { detail: `${id} ${why}` });

/** Takes back the caller's last change of a conversation, unless anything has changed it since. */
export const undoConversation = (actor: Actor, id: string, { change }: UndoConversationBody): Promise<Conversation> =>
  changing(actor, id, "conversation.undone", async (tx, now) => {
    const project = actor.project.id;
    const last = await findLastChange(tx, project, id);
    const isOwn = last?.actor.type === actor.identity.type && last.actor.id === actor.identity.id;
    if (!last || !isOwn || (change !== undefined && last.action !== `conversation.${change}`)) {
      throw movedOn(id, "was changed by somebody else since, or there is nothing to take back.");
    }
    const current: Undoable = {
      mode: now.mode,
      status: now.status,
      assignee: now.assignee_id,
      snoozed_until: isoOrNull(now.snoozed_until),
    };
    const was = restored(current, last, actor.now);
    if (!was) throw movedOn(id, "has changed since.");
    const { assignee, mode, status, snoozed_until } = was;
    if (assignee && !(await memberExists(tx, project, assignee))) throw movedOn(id, "was with somebody who has left.");
    return {
      ...(assignee === undefined ? {} : { assignee_id: assignee }),
      ...(status === undefined ? {} : { status, resolved_at: status === "resolved" ? actor.now : null }),
      ...(mode === undefined ? {} : { mode, turn: { increment: 1 } }),
      ...(snoozed_until === undefined ? {} : { snoozed_until }),
    };
  });
