import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, isUniqueViolation } from "@/lib/core/db";
import { workspacePhone } from "@/lib/core/phone/workspace-phone";
import { invalid, Problem } from "@/lib/core/problem";
import { customerNotFound } from "@/lib/domains/customers/missing";
import type { Customer, UpdateCustomerBody } from "@/lib/domains/customers/schema";
import { isAnothers, lockCustomers, updateCustomer } from "@/lib/domains/customers/store";

const taken = (phone: string | null | undefined): Problem =>
  new Problem("customer_exists", { detail: `${phone} belongs to another customer.` });

/** Since when somebody who stops notices wants none. */
function stoppedSince({ notices_stopped: stopped, notices_stopped_since: since }: UpdateCustomerBody, now: Date): Date {
  if (since === undefined) return now;
  if (!stopped) {
    const detail = "notices_stopped_since says since when notices are stopped: send true with it.";
    throw invalid({ pointer: "#/notices_stopped", detail, code: "required" });
  }
  if (Date.parse(since) > now.getTime()) {
    const detail = "Nobody has stopped notices at a time that is still to come.";
    throw invalid({ pointer: "#/notices_stopped_since", detail, code: "in_the_future" });
  }
  return new Date(since);
}

/** Stopping notices again keeps the original time. */
function written(body: UpdateCustomerBody, before: Customer, now: Date) {
  const { notices_stopped: stopped, notices_stopped_since: _, ...rest } = body;
  const since = stoppedSince(body, now);
  if (stopped === undefined || stopped === (before.notices_stopped_at !== null)) return { ...rest, updated_at: now };
  return { ...rest, notices_stopped_at: stopped ? since : null, updated_at: now };
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
