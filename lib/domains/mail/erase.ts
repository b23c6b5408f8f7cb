import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { deleteMailTo, deleteOldMail } from "@/lib/domains/mail/store";

const keptDays = 90;
const batch = 5000;

/** For somebody who is forgotten: what was written to them goes, and what still waits is not sent. */
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
