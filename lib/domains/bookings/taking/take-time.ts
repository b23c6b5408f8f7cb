import type { StatementContext } from "@/lib/core/actor";
import { batched } from "@/lib/core/concurrency/batched";
import { isUnavailable, sqlOf, sqlState } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { type Taken, type Taking, takeAlone, takeTogether } from "@/lib/domains/bookings/taking/store";

const day = 86_400_000;

/** New, with a receipt, of resources with capacity one: only a collision can refuse it. */
const isPlain = ({ receipt, newcomer, replaces, one_at_a_time, places, start_at, busy_until }: Taking): boolean =>
  receipt !== null &&
  newcomer === null &&
  replaces === null &&
  one_at_a_time &&
  places === 1 &&
  start_at !== null &&
  busy_until !== null &&
  Date.parse(busy_until) - Date.parse(start_at) <= day;

/** What may refuse one: its key, the catalog or time off (TURN4), a taken time, a customer who is gone. */
const expected = /^(TURN4|23P01|23503)$/;

/** All in one statement. If any is refused, each runs alone and gets its own result. */
async function takeAll(takings: readonly Taking[]): Promise<(Taken | Promise<Taken>)[]> {
  const sql = sqlOf({});
  const [only, ...others] = takings;
  if (only && others.length === 0) return [takeAlone(sql, only)];
  try {
    await takeTogether(sql, takings);
    return takings.map(() => ({ result: "ok" }));
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (!expected.test(sqlState(error) ?? "")) log.warn("bookings could not be written together", { error });
    return takings.map((each) => takeAlone(sql, each));
  }
}

const together = batched(takeAll, { most: 32, expensive: true });

/** Takes a time, or returns why not. Concurrent plain bookings of one workspace are written together. */
export function takeTime(actor: StatementContext, taking: Taking): Promise<Taken> {
  if (actor.tx || actor.sql || !isPlain(taking)) return takeAlone(sqlOf(actor), taking);
  return together(`${taking.project_id} ${taking.catalog_version}`, taking);
}
