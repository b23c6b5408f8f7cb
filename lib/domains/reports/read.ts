import type { Actor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { groupBy } from "@/lib/core/group-by";
import { invalid, Problem } from "@/lib/core/problem";
import { reaches } from "@/lib/core/scopes";
import { dateOf, type FiguresOf, figuresOf, periodBefore, periodFault, periodOf } from "@/lib/domains/reports/rules";
import { type Dimension, isPersonal, type Report, type ReportQuery } from "@/lib/domains/reports/schema";
import { type Period, type Sums, selectSums } from "@/lib/domains/reports/store";
import { localDay } from "@/lib/domains/slots/zones";

/** Agents see the figures of the whole, not those of a colleague. */
function assertMaySee({ identity }: Actor, by: Dimension): void {
  if (isPersonal(by) && identity.type === "member" && !reaches(identity.role, "admin"))
    throw new Problem("insufficient_scope", { detail: "Figures by person or resource are for owners and admins." });
}

/** The days that the report is about, refused in words where there are none. */
export function askedPeriod(actor: Actor, report: Report, query: ReportQuery): Period {
  assertMaySee(actor, query.by);
  const today = dateOf(localDay(actor.project.timezone, Math.floor(actor.now.getTime() / 60_000)));
  const period = periodOf(query, today);
  const fault = periodFault(period, report, today);
  if (fault) throw invalid(fault);
  return period;
}

const sumsOf = (actor: Actor, report: Report, by: Dimension, period: Period): Promise<Sums[]> =>
  selectSums(sqlOf(actor), actor.project.id, actor.project.timezone, report, by, period);

/** Rows of one key differ in currency. */
export const byKey = (sums: readonly Sums[]): Sums[][] => [...groupBy(sums, ({ key }) => key ?? "").values()];

export async function readSums(actor: Actor, report: Report, query: ReportQuery): Promise<Period & { rows: Sums[][] }> {
  const period = askedPeriod(actor, report, query);
  return { ...period, rows: byKey(await sumsOf(actor, report, query.by, period)) };
}

export async function readReport<R extends Report>(actor: Actor, report: R, query: ReportQuery) {
  const period = askedPeriod(actor, report, query);
  const before = periodBefore(period);
  const [sums, whole, former] = await Promise.all([
    sumsOf(actor, report, query.by, period),
    isPersonal(query.by) ? sumsOf(actor, report, "none", period) : null,
    query.compare ? sumsOf(actor, report, "none", before) : null,
  ]);
  const figures = figuresOf[report] as (rows: readonly Sums[]) => FiguresOf<R>;
  return {
    ...period,
    timezone: actor.project.timezone,
    by: query.by,
    rows: byKey(sums).map((rows) => ({
      key: rows[0]?.key ?? null,
      name: rows[0]?.name ?? null,
      figures: figures(rows),
    })),
    totals: figures(whole ?? sums),
    previous: former && { ...before, totals: figures(former) },
  };
}
