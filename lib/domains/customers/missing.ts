import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { notFound, Problem } from "@/lib/core/problem";
import type { Customer } from "@/lib/domains/customers/schema";
import { findCustomer, survivorOf } from "@/lib/domains/customers/store";

/** Why a customer is not found: never existed, or merged into another. */
export async function customerNotFound(tx: Tx, project: ProjectId, id: string): Promise<Problem> {
  const survivor = await survivorOf(tx, project, id);
  if (!survivor) return notFound("customer", id);
  return new Problem("not_found", { detail: `Customer ${id} was merged into ${survivor}.`, merged_into: survivor });
}

export async function customerOr404(tx: Tx, project: ProjectId, id: string): Promise<Customer> {
  const customer = await findCustomer(tx, project, id);
  if (!customer) throw await customerNotFound(tx, project, id);
  return customer;
}
