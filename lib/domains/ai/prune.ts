import { deleteCalls } from "@/lib/domains/ai/store";

/** A year and a month, so that this month can be compared with the same of last year. */
const keptDays = 396;
const batch = 5000;

/** In batches, so that no statement locks many rows. */
export async function pruneModelCalls(): Promise<number> {
  for (let total = 0; ; ) {
    const gone = await deleteCalls(keptDays, batch);
    total += gone;
    if (gone < batch) return total;
  }
}
