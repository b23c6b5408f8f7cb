import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, isUniqueViolation } from "@/lib/core/db";
import { workspacePhone } from "@/lib/core/phone/workspace-phone";
import { Problem } from "@/lib/core/problem";
import { customerNotFound } from "@/lib/domains/customers/missing";
import type { Customer, UpdateCustomerBody } from "@/lib/domains/customers/schema";
import { isAnothers, lockCustomers, updateCustomer } from "@/lib/domains/customers/store";

const taken = (phone: string | null | undefined): Problem =>
  new Problem("customer_exists", { detail: `${phone} belongs to another customer.` });

/** Who has stopped notices already stays where they are: since when is not changed by saying it again. */
function written({ notices_stopped: stopped, ...rest }: UpdateCustomerBody, before: Customer, now: Date) {
  if (stopped === undefined || stopped === (before.notices_stopped_at !== null)) return { ...rest, updated_at: now };
  return { ...rest, notices_stopped_at: stopped ? now : null, updated_at: now };
}

export async function changeCustomer(actor: Actor, id: string, given: UpdateCustomerBody): Promise<Customer> {
  const phone = given.phone && workspacePhone(actor.project, given.phone, "#/phone");
  const body = phone ? { ...given, phone } : given;
  try {
    return await inTransaction(actor, async (tx) => {
      const [before] = await lockCustomers(tx, actor.project.id, [id]);
      if (!before) throw await customerNotFound(tx, actor.project.id, id);
      if (before.anonymised_at) {
        throw new Problem("invalid_transition", { detail: "This customer was anonymised and stays nobody." });
      }
      const after = await updateCustomer(tx, actor.project.id, id, written(body, before, actor.now));
      if (body.phone && (await isAnothers(tx, actor.project.id, id, body.phone))) throw taken(body.phone);
      await audit(tx, actor, "customer.updated", id, before, after);
      return after;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw taken(body.phone);
  }
}
