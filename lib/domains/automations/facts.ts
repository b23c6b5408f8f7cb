import { sqlOf, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Facts } from "@/lib/domains/automations/rules";
import { customerTags } from "@/lib/domains/automations/store";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findBooking } from "@/lib/domains/bookings/store";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import { findMessage } from "@/lib/domains/conversations/messages/store";
import type { Conversation } from "@/lib/domains/conversations/schema";
import { findConversation } from "@/lib/domains/conversations/store";

/** What an automation is about: a booking or a conversation, as it is now. */
export type Subject = { booking: Booking | null; conversation: Conversation | null; message: Message | null };

export async function subjectOf(
  tx: Tx,
  project: ProjectId,
  id: string,
  now: Date,
  message: string | null = null,
): Promise<Subject> {
  const booking = id.startsWith("bkg_") ? await findBooking(sqlOf({ tx }), project, id) : null;
  const about = booking ? booking.conversation_id : id.startsWith("cnv_") ? id : null;
  return {
    booking,
    conversation: about === null ? null : await findConversation(tx, project, about, now),
    message: message === null ? null : await findMessage(tx, project, message),
  };
}

/** The customer, whichever way the subject knows them. */
export const customerOf = ({ booking, conversation }: Subject) => booking?.customer ?? conversation?.customer ?? null;

export async function factsOf(tx: Tx, project: ProjectId, subject: Subject): Promise<Facts> {
  const { booking, conversation, message } = subject;
  const customer = customerOf(subject);
  return {
    service_id: booking?.service_id ?? null,
    status: booking?.status ?? conversation?.status ?? null,
    stage: booking?.stage ?? null,
    source: booking?.source ?? null,
    priority: booking?.priority ?? null,
    tags: booking?.tags ?? [],
    party_size: booking?.party_size ?? null,
    "customer.tags": customer ? await customerTags(tx, project, customer.id) : [],
    "customer.locale": customer?.locale ?? null,
    channel: conversation?.channel ?? null,
    text: message?.text ?? null,
  };
}
