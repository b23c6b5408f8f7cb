import { type Author, audit } from "@/lib/core/audit";
import type { Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { phonePattern } from "@/lib/core/phone/phone";
import type { Channel } from "@/lib/core/vocabulary";
import { mergeInto } from "@/lib/domains/customers/merging/merge";
import {
  claimPhone,
  deleteCustomer,
  findCustomerByPhone,
  findIdentity,
  insertCustomer,
  insertIdentity,
  renameIdentity,
} from "@/lib/domains/customers/store";

export type Contact = {
  channel: Channel;
  external_id: string;
  display_name: string | null;
  phone: string | null;
};

/** The channel is the audit's actor: the contact's own name is personal data and may have to be erased. */
const through = (project: ProjectId, now: Date, channel: string): Author => ({
  identity: { type: "system", id: channel, name: channel },
  project: { id: project },
  now,
  address: null,
  requestId: null,
});

type Found = { id: string } | null;

/** The owner of an identity. Null when there is none, or it changed concurrently: read again. */
async function known(tx: Tx, by: Author, contact: Contact): Promise<Found> {
  const project = by.project.id;
  const identity = await findIdentity(tx, project, contact);
  if (!identity) return null;
  const { customer_id: id, display_name, phone } = identity;
  if (contact.display_name !== null && contact.display_name !== display_name)
    await renameIdentity(tx, project, contact, contact.display_name);
  if (contact.phone === null || phone !== null) return { id };
  if (await claimPhone(tx, project, id, contact.phone, by.now)) {
    await audit(tx, by, "customer.updated", id, { phone: null }, { phone: contact.phone });
    return { id };
  }
  const other = await findCustomerByPhone(tx, project, contact.phone);
  if (!other || other.id === id) return null;
  await mergeInto(tx, by, other.id, id);
  return { id: other.id };
}

/** Creates a customer for an unknown contact. Null when a concurrent call was faster. */
async function met(tx: Tx, by: Author, contact: Contact): Promise<Found> {
  const project = by.project.id;
  const { channel, external_id, display_name, phone } = contact;
  const identity = { channel, external_id, display_name, created_at: by.now };
  const caller = phone === null ? null : await findCustomerByPhone(tx, project, phone);
  if (caller) {
    if (!(await insertIdentity(tx, project, { ...identity, customer_id: caller.id }))) return null;
    await audit(tx, by, "customer.identity_added", caller.id, null, { channel });
    return { id: caller.id };
  }
  const id = newId("cus");
  const name = (display_name?.trim() || phone || external_id).slice(0, 200);
  const customer = await insertCustomer(tx, project, id, { name, phone, tags: [] });
  if (!customer) return null;
  if (!(await insertIdentity(tx, project, { ...identity, customer_id: id }))) {
    await deleteCustomer(tx, project, id);
    return null;
  }
  await audit(tx, by, "customer.created", id, null, { name, phone, channel });
  return { id };
}

/**
 * The customer behind a contact: found by the channel's identity, else by the phone, else new. A contact without a phone
 * whose phone turns out to be another customer's is merged with them. Unique indexes decide concurrent cases.
 */
export async function customerOfContact(
  tx: Tx,
  project: ProjectId,
  now: Date,
  contact: Contact,
): Promise<{ id: string }> {
  const by = through(project, now, contact.channel);
  const phone = contact.phone !== null && phonePattern.test(contact.phone) ? contact.phone : null;
  for (let attempt = 0; attempt < 5; attempt++) {
    const found = (await known(tx, by, { ...contact, phone })) ?? (await met(tx, by, { ...contact, phone }));
    if (found) return found;
  }
  throw new Error("A contact's customer changes faster than it can be read.");
}
