import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import { filledIn } from "@/lib/core/text/fill-in";
import { writtenIn } from "@/lib/core/text/locale";
import { clockFormat } from "@/lib/core/vocabulary";
import { customerOf, type Subject } from "@/lib/domains/automations/facts";
import type { AutomationAction } from "@/lib/domains/automations/schema";
import { conversationFor } from "@/lib/domains/automations/store";
import { findService } from "@/lib/domains/catalog/services/store";

export type SendMessage = Extract<AutomationAction, { type: "send_message" }>;
type Written = { conversation: string | null; text: string; template: SendMessage["template"] };

/** The message as this customer gets it, and in which conversation, if there is one; null where there is no customer. */
export async function messageFor(
  tx: Tx,
  project: Actor["project"],
  subject: Subject,
  action: SendMessage,
): Promise<Written | null> {
  const customer = customerOf(subject);
  const conversation = subject.conversation?.id ?? (customer && (await conversationFor(tx, project.id, customer.id)));
  if (!customer) return null;
  const { booking } = subject;
  const service = booking && (await findService(tx, project.id, booking.service_id));
  const start =
    booking?.start &&
    new Intl.DateTimeFormat(writtenIn(customer.locale, project.locale), {
      weekday: "long",
      day: "numeric",
      month: "long",
      ...clockFormat,
      timeZone: project.timezone,
    }).format(new Date(booking.start));
  const values = { customer: customer.name, business: project.name, service: service?.name ?? "", start: start ?? "" };
  const { text, template } = action;
  return {
    conversation,
    text: filledIn(text, values),
    template: template && { ...template, params: template.params.map((each) => filledIn(each, values)) },
  };
}
