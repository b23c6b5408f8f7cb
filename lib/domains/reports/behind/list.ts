import type { Actor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { invalid } from "@/lib/core/problem";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { BehindQuery, Listed } from "@/lib/domains/reports/behind/schema";
import { selectBehind } from "@/lib/domains/reports/behind/store";
import { askedPeriod } from "@/lib/domains/reports/read";
import { spanOf } from "@/lib/domains/reports/rules";
import type { Period } from "@/lib/domains/reports/store";

/** The days of a row that is about days are dates like any others; what is before or after the period stays out. */
function narrowed(period: Period, { by, key }: BehindQuery): Period {
  if (by !== "day" && by !== "week" && by !== "month") return period;
  const span = spanOf(by, key);
  if (!span)
    throw invalid({ pointer: "?key", code: "invalid_value", detail: `\`key\` must be a ${by} of the report.` });
  const [from, to] = [[span.from, period.from].sort()[1], [span.to, period.to].sort()[0]];
  return { from: from ?? span.from, to: to ?? span.to };
}

/** Which bookings or tasks a number of a report counts. */
export function listBehind(
  actor: Actor,
  report: Listed,
  query: BehindQuery,
  after: readonly (string | null)[] | null,
  take: number,
): Promise<Booking[]> {
  const { by, key, figure } = query;
  const period = narrowed(askedPeriod(actor, report, query), query);
  const { id, timezone } = actor.project;
  return selectBehind(sqlOf(actor), id, timezone, report, { ...period, by, key, figure }, after, take);
}
