import { batched } from "@/lib/core/concurrency/batched";
import type { Sql } from "@/lib/core/db";
import { currentTwin } from "@/lib/core/test-mode/twin";
import {
  type BusyChanges,
  type BusyQuestion,
  type ChangesQuestion,
  type CustomerKey,
  selectBusyChanges,
  selectBusyChangesOfEach,
} from "@/lib/domains/slots/store";

/** A question of the pool, which may share a statement with others. */
type Ask = ChangesQuestion & { sql: Sql };

async function askEach(asks: readonly Ask[]): Promise<(BusyChanges | Promise<BusyChanges>)[]> {
  const alone = ({ sql, question, customers, seen }: Ask) =>
    selectBusyChanges(sql, question, customers, { seen, missing: [] });
  const [only, ...others] = asks as [Ask, ...Ask[]];
  if (others.length === 0) return [alone(only)];
  const changes = await selectBusyChangesOfEach(only.sql, asks);
  return asks.map((ask, i) => changes[i] ?? alone(ask));
}

const together = batched(askEach, { most: 64, expensive: true });

/** After five minutes the database reads everything anew; a minute is for a clock of ours that is behind. */
const freshFor = 4 * 60;
const isFresh = (seen: string): boolean => Date.now() / 1000 - Number(seen.split(" ")[2]) < freshFor;

/**
 * What has changed since a cached answer. Workspaces share a statement where hardly anything is to be read: nobody waits
 * while the times of another workspace are read from the start.
 */
export function askBusyChanges(
  sql: Sql,
  question: BusyQuestion,
  customers: readonly CustomerKey[],
  known: { seen: string | null; missing: readonly string[] },
): Promise<BusyChanges> {
  const { seen, missing } = known;
  if (seen === null || missing.length > 0 || !isFresh(seen)) return selectBusyChanges(sql, question, customers, known);
  return together(currentTwin()?.id ?? "live", { sql, question, customers, seen });
}
