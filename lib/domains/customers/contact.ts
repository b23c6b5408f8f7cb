import type { Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { contactOwner, insertContact } from "@/lib/domains/customers/store";

type Contact = {
  channel: "whatsapp" | "telegram" | "webchat";
  external_id: string;
  display_name: string | null;
  phone: string | null;
};

/** The customer behind a contact of a channel, made where nobody is known by that identity or phone. */
export async function customerOfContact(
  tx: Tx,
  project: ProjectId,
  now: Date,
  contact: Contact,
): Promise<{ id: string }> {
  const known = await contactOwner(tx, project, contact);
  return known ?? insertContact(tx, project, newId("cus"), contact, now);
}
