import type { StatementActor } from "@/lib/core/actor";
import { newId } from "@/lib/core/ids";
import { phoneKey } from "@/lib/core/phone/phone";
import { workspacePhone } from "@/lib/core/phone/workspace-phone";
import type { CustomerRef } from "@/lib/domains/bookings/schema";
import type { Authorship, Contact, CustomerAsk } from "@/lib/domains/bookings/taking/store";

/** The customer that a body means, as the database is asked for it. */
export function customerAsk({ project }: StatementActor, ref: CustomerRef | null): CustomerAsk | null {
  if (ref === null || "id" in ref) return ref;
  const phone = workspacePhone(project, ref.phone);
  return { ...ref, phone, id: newId("cus"), phone_key: phoneKey(phone) };
}

/**
 * The contact address of somebody who booked with a known customer's phone, for this booking alone. The customer is not
 * changed: anybody can type a phone.
 */
export const contactOf = (ask: CustomerAsk | null, known: string | null): Contact | null =>
  ask && "phone_key" in ask && ask.email !== null && known !== null && known !== ask.id
    ? { name: ask.name, email: ask.email }
    : null;

export const authorship = (actor: StatementActor): Authorship => ({
  at: actor.now.toISOString(),
  actor: actor.identity,
  request_id: actor.requestId,
  address: actor.address,
});
