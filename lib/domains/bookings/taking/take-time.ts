import type { StatementContext } from "@/lib/core/actor";
import { batched } from "@/lib/core/concurrency/batched";
import { isUnavailable, sqlOf, sqlState } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { type Taken, type Taking, takeAlone, takeTogether } from "@/lib/domains/bookings/taking/store";

const day = 86_400_000;

/** New, with a receipt, of resources for one at a time: nothing but a collision can go wrong with it. */
const isPlain = ({ receipt, newcomer, replaces, one_at_a_time, places, start_at, busy_until }: Taking): boolean =>
  receipt !== null &&
  newcomer === null &&
  replaces === null &&
  one_at_a_time &&
  places === 1 &&
  start_at !== null &&
  busy_until !== null &&
  Date.parse(busy_until) - Date.parse(start_at) <= day;

/** What may stand in the way of one: its key, the catalog or time off (TURN4), somebody's time, a customer who is gone. */
const expected = /^(TURN4|23P01|23503)$/;

/** All in one statement. Where anything stands in the way of one, each goes alone and hears what it is, as a single one does. */
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

const together = batched(takeAll, { most: 32, dear: true });

/** Takes a time, or says why not. Plain bookings of one workspace that come at the same moment are written together. */
export function takeTime(actor: StatementContext, taking: Taking): Promise<Taken> {
  if (actor.tx || actor.sql || !isPlain(taking)) return takeAlone(sqlOf(actor), taking);
  return together(`${taking.project_id} ${taking.catalog_version}`, taking);
}
