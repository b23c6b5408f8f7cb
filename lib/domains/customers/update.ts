import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, isUniqueViolation } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import type { Customer, UpdateCustomerBody } from "@/lib/domains/customers/schema";
import { findCustomer, updateCustomer } from "@/lib/domains/customers/store";

export async function update(actor: Actor, id: string, body: UpdateCustomerBody): Promise<Customer> {
  try {
    return await inTransaction(actor, async (tx) => {
      const before = await findCustomer(tx, actor.project.id, id);
      if (!before) throw notFound("customer", id);
      const after = await updateCustomer(tx, actor.project.id, id, { ...body, updated_at: actor.now });
      await audit(tx, actor, "customer.updated", id, before, after);
      return after;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Problem("customer_exists", { detail: `${body.phone} belongs to another customer.` });
  }
}
