import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { storage } from "@/lib/core/storage/storage";
import { sentencesIn } from "@/lib/core/text/sentences";
import { customerNotFound, customerOr404 } from "@/lib/domains/customers/missing";
import { eraseCustomer, selectAddresses } from "@/lib/domains/customers/privacy/store";
import type { Customer } from "@/lib/domains/customers/schema";
import { lockCustomers } from "@/lib/domains/customers/store";
import { filesOf } from "@/lib/domains/evidence/file-keys";
import { eraseMailTo } from "@/lib/domains/mail/erase";

/** The placeholder name, in the workspace's language. */
const nameIn = (locale: string): string => sentencesIn(locale).customers.names.anonymous;

/** Irreversible. Files are deleted after the rows: a file without a row is swept. */
export async function anonymiseCustomer(actor: Actor, id: string): Promise<Customer> {
  const project = actor.project.id;
  const { customer, files } = await inTransaction(actor, async (tx) => {
    const [before] = await lockCustomers(tx, project, [id]);
    if (!before) throw await customerNotFound(tx, project, id);
    if (before.anonymised_at) return { customer: before, files: [] };
    for (const address of await selectAddresses(tx, project, id)) await eraseMailTo(tx, project, address);
    const gone = await eraseCustomer(tx, project, id, nameIn(actor.project.locale), actor.now);
    await audit(tx, actor, "customer.anonymised", id, null, null);
    return { customer: await customerOr404(tx, project, id), files: gone };
  });
  const removals = files.flatMap((file) => filesOf(project, file)).map((key) => storage().remove(key));
  for (const result of await Promise.allSettled(removals))
    if (result.status === "rejected") log.warn("file left for the sweep", { customer: id, error: result.reason });
  return customer;
}
