import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { reader, sqlOf } from "@/lib/core/db";
import { findContact, nameCustomer } from "@/lib/domains/bot/store";
import { callVisitor } from "@/lib/domains/webchat/booking/store";

/** A name that we gave ourselves: to a visitor who has said none, or a number in place of one. */
export const isNameless = (name: string): boolean =>
  /^(?:visitor|visitante)\b/i.test(name) || /^[+\d\s()-]+$/.test(name);

/** The name that a contact gave stays with them, where none was known: whoever goes on with them sees it. */
export async function nameContact(
  actor: Actor,
  { conversation, customer }: { conversation: string; customer: string },
  name: string,
): Promise<void> {
  const { id: project } = actor.project;
  const tx = reader(actor);
  const known = await findContact(sqlOf(actor), project, customer);
  if (!known || !isNameless(known.name)) return;
  await nameCustomer(tx, project, customer, name);
  await callVisitor(tx, project, conversation, name);
  await audit(tx, actor, "customer.updated", customer, { name: known.name }, { name });
}
