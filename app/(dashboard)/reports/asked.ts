import { getLocale } from "next-intl/server";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { periodIn } from "@/components/reports/period";
import { dateAt } from "@/components/time/zone";
import { getReportFigures } from "@/lib/domains/reports/operations";

export type Search = Promise<Record<string, string | string[] | undefined>>;

/** The period that the address asks for, and every figure's words in the reader's language. */
export async function askedFor(search: Search) {
  const [params, { actor }, language] = await Promise.all([search, requireMember(), getLocale()]);
  const today = dateAt(actor.project.timezone, actor.now.getTime());
  const { figures, dimensions } = await loadOr404(getReportFigures, { query: { language } });
  return { params, today, asked: periodIn(params, today), figures, dimensions };
}
