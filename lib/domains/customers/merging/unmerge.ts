import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { Problem } from "@/lib/core/problem";
import { takenBack, type Unmerged } from "@/lib/domains/customers/merging/schema";
import { findMerge, restoreMerged } from "@/lib/domains/customers/merging/store";
import { customerNotFound, customerOr404 } from "@/lib/domains/customers/missing";
import { lockCustomers, updateCustomer } from "@/lib/domains/customers/store";

/** Splits a merge. A survivor who was merged again is found under the later survivor: that split comes first. */
export const unmergeCustomers = (actor: Actor, id: string, otherId: string): Promise<Unmerged> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const [survivor] = await lockCustomers(tx, project, [id]);
    if (!survivor) throw await customerNotFound(tx, project, id);
    const merge = await findMerge(tx, project, id, otherId);
    if (!merge) throw new Problem("not_found", { detail: `Customer ${otherId} is not merged into ${id}.` });
    const change = { ...takenBack(survivor, merge.filled), updated_at: actor.now };
    await updateCustomer(tx, project, id, change);
    if (!(await restoreMerged(tx, project, id, otherId))) {
      throw new Problem("customer_exists", { detail: "Another customer has got the phone of the one to bring back." });
    }
    await audit(tx, actor, "customer.unmerged", id, null, { other_id: otherId });
    await audit(tx, actor, "customer.unmerged", otherId, null, { other_id: id });
    return { customer: await customerOr404(tx, project, id), other: await customerOr404(tx, project, otherId) };
  });
