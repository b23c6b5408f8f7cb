import { batchByKey } from "@/lib/core/concurrency/batch-by-key";
import { isDryRun } from "@/lib/core/dry-run";
import { env } from "@/lib/core/env";

/**
 * `batchByKey` behind the installation's switch `BATCHING`: where it is off, each call runs its own query. So does a dry
 * run, whose transaction must not contain calls of others.
 */
export function batched<Ask, Answer>(
  askAll: (asks: readonly Ask[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
  ways: { most?: number; expensive?: boolean } = {},
): (key: string, ask: Ask) => Promise<Answer> {
  const together = batchByKey(askAll, ways);
  return async (key, ask) =>
    env().BATCHING && !isDryRun() ? together(key, ask) : ((await askAll([ask]))[0] as Answer);
}
