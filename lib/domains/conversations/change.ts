import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, type Tx } from "@/lib/core/db";
import type { EventName } from "@/lib/core/events";
import { record } from "@/lib/core/outbox";
import { notFound, Problem } from "@/lib/core/problem";
import { snoozeRefusal } from "@/lib/domains/conversations/rules";
import type { Conversation, ModeBody } from "@/lib/domains/conversations/schema";
import {
  type ConversationChange,
  changeConversation,
  findConversation,
  type Locked,
  lockConversation,
  memberExists,
} from "@/lib/domains/conversations/store";

/** Changes a locked conversation; `decide` gives null where it is so already. */
export const changing = (
  actor: Actor,
  id: string,
  action: EventName | null,
  decide: (tx: Tx, conversation: Locked) => ConversationChange | null | Promise<ConversationChange | null>,
): Promise<Conversation> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const locked = await lockConversation(tx, project, id);
    const before = locked && (await findConversation(tx, project, id, actor.now));
    if (!before) throw notFound("conversation", id);
    const change = await decide(tx, locked);
    if (!change) return before;
    await changeConversation(tx, project, id, { ...change, updated_at: actor.now });
    const after = await findConversation(tx, project, id, actor.now);
    if (!after) throw notFound("conversation", id);
    const told = ({ mode, status, assignee, snoozed_until }: Conversation) => ({
      mode,
      status,
      assignee: assignee?.id ?? null,
      snoozed_until,
    });
    if (action) await audit(tx, actor, action, id, told(before), told(after));
    else await record(tx, project, "conversation.read", id);
    return after;
  });

async function assertMember(tx: Tx, actor: Actor, member: string | null): Promise<void> {
  if (member !== null && !(await memberExists(tx, actor.project.id, member))) throw notFound("member", member);
}

/** Sets who answers, and with `member_id` whose it is. After a return to the bot, it answers the contact's next message. */
export const setMode = (actor: Actor, id: string, { mode, member_id }: ModeBody): Promise<Conversation> =>
  changing(actor, id, "conversation.mode_changed", async (tx, now) => {
    if (member_id !== undefined) await assertMember(tx, actor, member_id);
    const isMoved = member_id !== undefined && member_id !== now.assignee_id;
    if (now.mode === mode && !isMoved) return null;
    return {
      ...(now.mode === mode ? {} : { mode, turn: { increment: 1 } }),
      ...(isMoved ? { assignee_id: member_id } : {}),
    };
  });

export const markRead = (actor: Actor, id: string): Promise<Conversation> =>
  changing(actor, id, null, () => ({ unread_count: 0 }));

/** Resolved: leaves the open ones until the contact writes again, and then the bot answers. */
export const resolveConversation = (actor: Actor, id: string): Promise<Conversation> =>
  changing(actor, id, "conversation.resolved", (_tx, { status }) =>
    status === "resolved"
      ? null
      : {
          status: "resolved",
          resolved_at: actor.now,
          snoozed_until: null,
          unread_count: 0,
          mode: "bot",
          turn: { increment: 1 },
        },
  );

/** Undo: open again without a new message. */
export const reopenConversation = (actor: Actor, id: string): Promise<Conversation> =>
  changing(actor, id, "conversation.reopened", (_tx, { status }) =>
    status === "open" ? null : { status: "open", resolved_at: null },
  );

export const assignConversation = (actor: Actor, id: string, member: string | null): Promise<Conversation> =>
  changing(actor, id, "conversation.assigned", async (tx) => {
    await assertMember(tx, actor, member);
    return { assignee_id: member };
  });

/** Leaves the open list until then, or until the contact writes. No job ends it: readers compare it with the clock. */
export const snoozeConversation = (actor: Actor, id: string, until: string): Promise<Conversation> =>
  changing(actor, id, "conversation.snoozed", (_tx, { status }) => {
    const refusal = snoozeRefusal(new Date(until), actor.now);
    if (refusal) throw refusal;
    if (status !== "open") throw new Problem("invalid_transition", { detail: "Only an open conversation is snoozed." });
    return { snoozed_until: until };
  });

export const unsnoozeConversation = (actor: Actor, id: string): Promise<Conversation> =>
  changing(actor, id, "conversation.unsnoozed", (_tx, { snoozed_until }) =>
    snoozed_until === null ? null : { snoozed_until: null },
  );
