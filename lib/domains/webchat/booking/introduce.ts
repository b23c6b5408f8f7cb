import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import type { Tx } from "@/lib/core/db";
import { phoneKey } from "@/lib/core/phone/phone";
import { callVisitor, nameVisitor } from "@/lib/domains/webchat/booking/store";

type Visitor = { customer: string; conversation: string };

/**
 * A visitor says who they are. Their own card gets the name and the phone, unless the phone is another customer's: anybody
 * can type one.
 */
export async function introduceVisitor(
  tx: Tx,
  actor: Actor,
  { customer, conversation }: Visitor,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  const project = actor.project.id;
  const before = await nameVisitor(tx, project, customer, { name, phone, phone_key: phoneKey(phone) });
  if (before !== null)
    await audit(tx, actor, "customer.updated", customer, { name: before, phone: null }, { name, phone });
  await callVisitor(tx, project, conversation, name);
}
