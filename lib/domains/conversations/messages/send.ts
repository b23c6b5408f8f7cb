import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { notFound, Problem } from "@/lib/core/problem";
import { assertParams } from "@/lib/domains/channels/whatsapp/templates/rules";
import { findTemplate } from "@/lib/domains/channels/whatsapp/templates/store";
import { kindOfMedia, refusalOf, writerOf } from "@/lib/domains/conversations/messages/rules";
import type { Message, SendMessageBody } from "@/lib/domains/conversations/messages/schema";
import { addMessage, findFile, type NewMessage } from "@/lib/domains/conversations/messages/store";
import { windowIsOpen } from "@/lib/domains/conversations/rules";
import { type Locked, lockConversation, pausedChannels } from "@/lib/domains/conversations/store";
import type { Author } from "@/lib/domains/evidence/schema";

type Content = Pick<NewMessage, "kind" | "text" | "location" | "file_id" | "template">;

async function contentOf(tx: Tx, project: ProjectId, conversation: string, body: SendMessageBody): Promise<Content> {
  const { text = null, location, attachment_id, template } = body;
  if (location) return { kind: "location", location };
  if (template) return { kind: "template", template };
  if (attachment_id === undefined) return { kind: "text", text };
  const file = await findFile(tx, project, conversation, attachment_id);
  if (!file) throw notFound("attachment", attachment_id);
  return { kind: kindOfMedia(file.media_type), text, file_id: file.id };
}

/** Web chat is our own: stored is sent. Other channels have a delivery ahead. */
const departure = ({ channel }: Locked, now: Date): Pick<NewMessage, "status" | "due_at"> =>
  channel === "webchat" ? { status: "sent" } : { status: "queued", due_at: now };

async function put(
  tx: Tx,
  project: ProjectId,
  conversation: Locked,
  author: Author,
  content: Content,
  now: Date,
  change: Parameters<typeof addMessage>[5],
): Promise<Message> {
  const message = { direction: "out" as const, author, ...content, ...departure(conversation, now) };
  const added = await addMessage(tx, project, conversation, message, now, change);
  if (!added) throw new Error("A message of our own has no id of the channel yet.");
  await record(tx, project, "message.sent", conversation.id, { message_id: added.id, n: added.n });
  return added;
}

/** Answering an unassigned conversation assigns it. */
async function takeUnassigned(tx: Tx, actor: Actor, { id, assignee_id }: Locked): Promise<{ assignee_id?: string }> {
  if (actor.identity.type !== "member" || assignee_id !== null) return {};
  await audit(tx, actor, "conversation.assigned", id, { assignee: null }, { assignee: actor.identity.id });
  return { assignee_id: actor.identity.id };
}

/** A member or a key writes: from then on the bot is silent, and its pending answer is dropped. */
export const sendMessage = (actor: Actor, id: string, body: SendMessageBody): Promise<Message> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const conversation = await lockConversation(tx, project, id);
    if (!conversation) throw notFound("conversation", id);
    const refusal = refusalOf(body, conversation.channel, conversation.last_inbound_at, actor.now);
    if (refusal) throw refusal;
    const { template } = body;
    if (template) assertParams(await findTemplate(tx, project, template), template.params, "#/template/params");
    const content = await contentOf(tx, project, id, body);
    if ((await pausedChannels(tx, project, actor.now)).has(conversation.channel)) {
      throw new Problem("channel_paused", { detail: `Nothing is sent on ${conversation.channel} while it is paused.` });
    }
    const taken = await takeUnassigned(tx, actor, conversation);
    const change = { ...taken, turn: { increment: 1 }, mode: "human", unread_count: 0 };
    return put(tx, project, conversation, writerOf(actor.identity), content, actor.now, change);
  });

export type Reply =
  | { text: string }
  | { location: NonNullable<Message["location"]> }
  | { template: NonNullable<Message["template"]> };

/** Why an answer of the bot or an automation was not sent. */
export type Dropped = "overtaken" | "human" | "paused" | "window_closed" | "gone";

/**
 * The bot's answer to the messages it has read. A newer message, of contact or team, makes it obsolete; so does a person
 * in charge. `turn` is null for automations, which answer nothing.
 */
export const replyAutomatically = (
  project: ProjectId,
  conversationId: string,
  author: Author,
  answer: Reply,
  turn: number | null,
  now: Date,
  tx?: Tx,
): Promise<Message | Dropped> =>
  inTransaction(tx ? { tx } : {}, async (inside) => {
    const conversation = await lockConversation(inside, project, conversationId);
    if (!conversation) return "gone";
    if (turn !== null && conversation.mode === "human") return "human";
    if (turn !== null && conversation.turn !== turn) return "overtaken";
    if ((await pausedChannels(inside, project, now)).has(conversation.channel)) return "paused";
    const open = windowIsOpen(conversation.channel, conversation.last_inbound_at, now);
    if (!("template" in answer) && !open) return "window_closed";
    const kind = "text" in answer ? "text" : "location" in answer ? "location" : "template";
    return put(inside, project, conversation, author, { kind, ...answer }, now, {});
  });
