import { inTransaction, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import type { Channel, Message, SharedLocation } from "@/lib/domains/conversations/schema";
import {
  addMessage,
  changeMessage,
  lockConversation,
  lockMessage,
  openConversation,
} from "@/lib/domains/conversations/store";
import { customerOfContact } from "@/lib/domains/customers/contact";

export type Contact = { channel: Channel; external_id: string; display_name: string | null; phone: string | null };

/** What a contact said, as the channel's adapter understood it. */
export type Inbound = {
  /** The channel's own id of it; one that was seen before is not stored again. */
  external_id: string | null;
  kind: Message["kind"];
  text?: string | null;
  location?: SharedLocation | null;
  file_id?: string | null;
};

/** The contact's conversation, made where there is none yet. */
export async function conversationOf(tx: Tx, project: ProjectId, contact: Contact, now: Date): Promise<string> {
  const { channel, external_id } = contact;
  const customer = await customerOfContact(tx, project, now, contact);
  return openConversation(tx, project, { channel, external_id, customer_id: customer.id, mode: "bot", now });
}

/** Stores what a contact said; a resolved conversation is open again. Null for what was stored before. */
export const receive = (
  project: ProjectId,
  contact: Contact,
  inbound: Inbound,
  now: Date,
  tx?: Tx,
): Promise<Message | null> =>
  inTransaction(tx ? { tx } : {}, async (inside) => {
    const id = await conversationOf(inside, project, contact, now);
    return say(inside, project, id, inbound, contact.display_name, now);
  });

/** The contact's next word in a conversation that is known. */
export async function say(
  tx: Tx,
  project: ProjectId,
  conversationId: string,
  { file_id = null, ...inbound }: Inbound,
  name: string | null,
  now: Date,
): Promise<Message | null> {
  const conversation = await lockConversation(tx, project, conversationId);
  if (!conversation) return null;
  const author = { type: "customer", id: conversation.customer_id, name: name ?? "" };
  const message = await addMessage(
    tx,
    project,
    conversation,
    { direction: "in", author, status: "delivered", ...inbound, file_id },
    now,
    {
      unread_count: { increment: 1 },
      turn: { increment: 1 },
      status: "open",
      resolved_at: null,
      last_inbound_at: now,
    },
  );
  if (message) await record(tx, project, "message.received", conversation.id, { message_id: message.id, n: message.n });
  return message;
}

/** The contact changed what they had said, or moved on with a live location. False when it is not known here. */
export const amend = (
  project: ProjectId,
  channel: Channel,
  external: string,
  change: { text?: string; location?: SharedLocation },
  now: Date,
): Promise<boolean> =>
  inTransaction({}, async (tx) => {
    const message = await lockMessage(tx, project, channel, external);
    if (!message) return false;
    await changeMessage(tx, project, message.id, { ...change, edited_at: now });
    await record(tx, project, "message.changed", message.conversation_id, { message_id: message.id });
    return true;
  });
