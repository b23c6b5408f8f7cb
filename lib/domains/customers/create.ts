import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { workspacePhone } from "@/lib/core/phone/workspace-phone";
import { Problem } from "@/lib/core/problem";
import type { CreateCustomerBody, Customer } from "@/lib/domains/customers/schema";
import { findCustomerByPhone, insertCustomer } from "@/lib/domains/customers/store";

export const createCustomer = (actor: Actor, given: CreateCustomerBody): Promise<Customer> =>
  inTransaction(actor, async (tx) => {
    const phone = given.phone && workspacePhone(actor.project, given.phone, "#/phone");
    const body = { ...given, phone };
    const customer = await insertCustomer(tx, actor.project.id, newId("cus"), body);
    if (!customer) {
      const other = body.phone && (await findCustomerByPhone(tx, actor.project.id, body.phone));
      throw new Problem("customer_exists", {
        detail: `${body.phone} belongs to another customer.`,
        customer_id: other ? other.id : null,
      });
    }
    await audit(tx, actor, "customer.created", customer.id, null, customer);
    return customer;
  });
