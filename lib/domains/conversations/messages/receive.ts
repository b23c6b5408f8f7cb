import { inTransaction, sqlOf, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import type { Message, SharedLocation } from "@/lib/domains/conversations/messages/schema";
import {
  changeMessage,
  findMessage,
  lockMessage,
  putHeard,
  toMessage,
} from "@/lib/domains/conversations/messages/store";
import type { Channel } from "@/lib/domains/conversations/schema";
import { openConversation } from "@/lib/domains/conversations/store";
import { customerOfContact } from "@/lib/domains/customers/contact";

export type Contact = { channel: Channel; external_id: string; display_name: string | null; phone: string | null };

/** What a contact said, as the channel's adapter understood it. */
export type Inbound = {
  /** The channel's own id; a repeated one is not stored again. */
  external_id: string | null;
  kind: Message["kind"];
  text?: string | null;
  location?: SharedLocation | null;
  file_id?: string | null;
  /** When it was written, if the channel tells: late deliveries are not recent. */
  said_at?: Date | null;
};

/** The contact's conversation, made where there is none yet. */
export async function conversationOf(tx: Tx, project: ProjectId, contact: Contact, now: Date): Promise<string> {
  const { channel, external_id } = contact;
  const customer = await customerOfContact(tx, project, now, contact);
  return openConversation(tx, project, { channel, external_id, customer_id: customer.id, mode: "bot", now });
}

/** Stores a contact's message; a resolved conversation is reopened, a snoozed one comes back. Null for a repeated one. */
export const receiveMessage = (
  project: ProjectId,
  contact: Contact,
  inbound: Inbound,
  now: Date,
  tx?: Tx,
): Promise<Message | null> =>
  inTransaction(tx ? { tx } : {}, async (inside) => {
    const id = await conversationOf(inside, project, contact, now);
    const { said_at: written_at = null, ...said } = inbound;
    const message = { ...said, written_at, name: contact.display_name ?? "", language: null };
    const put = await putHeard(sqlOf({ tx: inside }), project, id, message, now);
    if (!put) return null;
    return put.file_id === null ? toMessage({ ...put, file: null }) : findMessage(inside, project, put.id);
  });

/** The contact edited a message, or moved a live location. False when it is unknown. */
export const amendMessage = (
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
