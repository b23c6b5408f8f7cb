import { batchByKey } from "@/lib/core/batch-by-key";
import { env } from "@/lib/core/env";

/** `batchByKey` behind the one switch of the installation, `BATCHING`: where it is off, each call asks for itself. */
export function batched<Ask, Answer>(
  askAll: (asks: readonly Ask[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
  ways: { most?: number; dear?: boolean } = {},
): (key: string, ask: Ask) => Promise<Answer> {
  const together = batchByKey(askAll, ways);
  return async (key, ask) => (env().BATCHING ? together(key, ask) : ((await askAll([ask]))[0] as Answer));
}
