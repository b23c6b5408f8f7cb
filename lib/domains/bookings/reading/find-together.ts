import { batched } from "@/lib/core/concurrency/batched";
import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { findStamped, type StampedBooking } from "@/lib/domains/bookings/store";

/** Reads bookings with their stamps. Which of them are still missing is asked when the statement is sent. */
export type Find = (
  sql: Sql,
  project: ProjectId,
  missing: () => readonly string[],
) => Promise<readonly StampedBooking[]>;

type Ask = { sql: Sql; project: ProjectId; missing: () => readonly string[] };

async function findAll(asks: readonly Ask[]): Promise<(readonly StampedBooking[])[]> {
  const [{ sql, project }] = asks as [Ask, ...Ask[]];
  const ids = new Set(asks.flatMap(({ missing }) => missing()));
  const read = ids.size === 0 ? [] : await findStamped(sql, project, [...ids]);
  return asks.map(() => read);
}

const together = batched(findAll);

/** Concurrent pages of one workspace read what they lack together, and each booking once. */
export const findTogether: Find = (sql, project, missing) => together(project, { sql, project, missing });
