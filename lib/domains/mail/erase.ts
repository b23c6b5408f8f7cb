import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { deleteMailTo, deleteOldMail } from "@/lib/domains/mail/store";

const keptDays = 90;
const batch = 5000;

/** For an erased customer: deletes mails to them, and cancels pending ones. */
export const eraseMailTo = (tx: Tx, project: ProjectId, address: string): Promise<number> =>
  deleteMailTo(tx, project, address);

/** In batches, so that no statement locks many rows. */
export async function pruneMail(): Promise<number> {
  for (let total = 0; ; ) {
    const gone = await deleteOldMail(keptDays, batch);
    total += gone;
    if (gone < batch) return total;
  }
}
