import { deleteCalls } from "@/lib/domains/agent-calls/store";

const keptDays = 30;
const batch = 5000;

/** In batches, so that no statement locks many rows. */
export async function pruneAgentCalls(): Promise<number> {
  for (let total = 0; ; ) {
    const gone = await deleteCalls(keptDays, batch);
    total += gone;
    if (gone < batch) return total;
  }
}
