import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import type { Tx } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { notFound } from "@/lib/core/problem";
import type { CustomerRef } from "@/lib/domains/bookings/schema";
import { findCustomer, findCustomerByPhone, insertCustomer } from "@/lib/domains/customers/store";

/** The customer that a body means: by id, or by phone. A known phone links and never overwrites; an unknown one is made. */
export async function customerOf(tx: Tx, actor: Actor, ref: CustomerRef | null): Promise<string | null> {
  if (ref === null) return null;
  const project = actor.project.id;
  if ("id" in ref) {
    const known = await findCustomer(tx, project, ref.id);
    if (!known) throw notFound("customer", ref.id);
    return known.id;
  }
  const known = await findCustomerByPhone(tx, project, ref.phone);
  if (known) return known.id;
  const made = await insertCustomer(tx, project, newId("cus"), ref);
  if (!made) {
    // Another call made the same customer in between.
    const other = await findCustomerByPhone(tx, project, ref.phone);
    if (!other) throw notFound("customer", ref.phone);
    return other.id;
  }
  await audit(tx, actor, "customer.created", made.id, null, made);
  return made.id;
}
