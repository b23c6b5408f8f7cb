import type { Actor } from "@/lib/core/actor";
import { type Author, audit } from "@/lib/core/audit";
import { inTransaction, type Tx } from "@/lib/core/db";
import { invalid, Problem } from "@/lib/core/problem";
import { filledFrom, united } from "@/lib/domains/customers/merging/schema";
import { insertMerge, moveToSurvivor } from "@/lib/domains/customers/merging/store";
import { customerNotFound } from "@/lib/domains/customers/missing";
import type { Customer } from "@/lib/domains/customers/schema";
import { lockCustomers, updateCustomer } from "@/lib/domains/customers/store";

export const mergeCustomers = (actor: Actor, id: string, other: string): Promise<Customer> =>
  inTransaction(actor, (tx) => mergeInto(tx, actor, id, other));

/**
 * Merges two customers in the caller's transaction. Nothing of the other's is written into the audit: they may be split
 * again, and then one of them erased.
 */
export async function mergeInto(tx: Tx, by: Author, survivorId: string, otherId: string): Promise<Customer> {
  const project = by.project.id;
  const locked = await lockCustomers(tx, project, [survivorId, otherId]);
  const [survivor, other] = [survivorId, otherId].map((id) => locked.find((each) => each.id === id));
  if (!survivor) throw await customerNotFound(tx, project, survivorId);
  if (!other) throw await customerNotFound(tx, project, otherId);
  if (survivorId === otherId) {
    throw invalid({ pointer: "#/other_id", detail: "This is the same customer.", code: "same_customer" });
  }
  if (survivor.anonymised_at || other.anonymised_at) {
    throw new Problem("invalid_transition", { detail: "A customer who was anonymised is merged with nobody." });
  }
  const filled = filledFrom(survivor, other);
  const { gone, moved } = await moveToSurvivor(tx, project, survivorId, otherId);
  const { tags } = united(survivor, filled);
  const after = await updateCustomer(tx, project, survivorId, { ...filled.fields, tags, updated_at: by.now });
  await insertMerge(tx, project, { merged_id: otherId, survivor_id: survivorId, gone, moved, filled, at: by.now });
  const fields = [...Object.keys(filled.fields), ...(filled.tags.length > 0 ? ["tags"] : [])];
  await audit(tx, by, "customer.merged", survivorId, null, { other_id: otherId, filled: fields });
  return after;
}
