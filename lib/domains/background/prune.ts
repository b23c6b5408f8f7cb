import {
  abandonRuns,
  deleteBuckets,
  deleteBusyChanges,
  deleteEvents,
  deleteIdempotencyRecords,
  deleteInvites,
  deletePasswordResets,
  deleteRuns,
  deleteVisits,
} from "@/lib/domains/background/pruning/store";

/** Deletes batch after batch until one comes back short, so that no statement locks many rows. */
async function drained(deleteBatch: (most: number) => Promise<number>): Promise<number> {
  const most = 5000;
  let total = 0;
  for (;;) {
    const gone = await deleteBatch(most);
    total += gone;
    if (gone < most) return total;
  }
}

/** A key is remembered for 24 hours. */
export const pruneIdempotency = (): Promise<number> => drained((most) => deleteIdempotencyRecords(24, most));

/** Runs that ended well are kept a week, the others a month, for troubleshooting. */
export async function pruneRuns(): Promise<number> {
  await drained((most) => abandonRuns(7, most));
  return drained((most) => deleteRuns({ completed: 7, others: 30 }, most));
}

/** Published events are kept a month; a client that was away longer reloads everything. */
export const pruneEvents = (): Promise<number> => drained((most) => deleteEvents(30, most));

/** Password links and visitor sessions go when they expire; an invitation is listed as expired for a month. */
export async function pruneLinks(): Promise<number> {
  const gone = (await drained(deletePasswordResets)) + (await drained(deleteVisits));
  return gone + (await drained((most) => deleteInvites(30, most)));
}

/** A day is longer than any bucket takes to refill. */
export const pruneBuckets = (): Promise<number> => drained((most) => deleteBuckets(24, most));

/** No transaction stays open for a day, so none that began before is yet to show what it changed. */
export const pruneBusyChanges = (): Promise<number> => drained((most) => deleteBusyChanges(24, most));
