import { useTranslations } from "next-intl";
import type { ReportFigure } from "@/clients/typescript/src/client";
import type { Report } from "@/components/reports/definitions";
import { BackToReports } from "@/components/reports/definitions-screen";
import { ExportLinks } from "@/components/reports/export-links";
import { type Asked, type ComparedDays, periodQuery } from "@/components/reports/period";
import { PeriodPicker } from "@/components/reports/period-picker";
import { type Figures, ReportTable, type Row } from "@/components/reports/report-table";
import { useDaysText } from "@/components/reports/row-text";
import { PageHeader } from "@/components/shell/page-header";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";

export const reportNames = [
  "bookings",
  "occupancy",
  "tasks",
  "conversations",
  "page",
] as const satisfies readonly Report[];

/** One report with all of its figures, by what the reader chooses, to look at and to take along. */
export function ReportScreen({
  report,
  by,
  dimensions,
  asked,
  figures,
  rows,
  totals,
  compared,
}: {
  report: Report;
  by: string;
  dimensions: readonly string[];
  asked: Asked;
  figures: readonly ReportFigure[];
  rows: readonly Row[];
  totals: Figures;
  /** Of the days that are over, and of those before; null where none is over. */
  compared: (ComparedDays & { totals: { now: Figures; before: Figures } }) | null;
}) {
  const t = useTranslations("reports");
  const path = `/reports/${report}`;
  const daysText = useDaysText();
  const sums = [
    { name: t("whole"), days: asked, figures: totals },
    ...(compared && !compared.isWhole
      ? [{ name: daysText(compared.now), days: compared.now, figures: compared.totals.now }]
      : []),
    ...(compared ? [{ name: daysText(compared.before), days: compared.before, figures: compared.totals.before }] : []),
  ];
  return (
    <>
      <PageHeader title={t(`names.${report}`)} action={<BackToReports query={periodQuery(asked)} />}>
        <PeriodPicker path={path} asked={asked} keep={{ by }} />
      </PageHeader>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 pb-3 md:px-6">
        <nav aria-label={t("rows")} className="flex flex-wrap gap-1">
          {dimensions.map((dimension) => (
            <Link
              key={dimension}
              href={`${path}?by=${dimension}&${periodQuery(asked)}`}
              aria-current={dimension === by ? "true" : undefined}
              className={cx(
                "flex h-11 items-center rounded-md px-3 text-sm md:h-8",
                dimension === by ? "bg-well font-medium text-ink" : "text-ink-soft hover:text-ink",
              )}
            >
              {t(`by.${dimension as "day"}`)}
            </Link>
          ))}
        </nav>
        <ExportLinks address={`/api/v1/reports/${report}/export`} query={{ from: asked.from, to: asked.to, by }} />
      </div>
      {rows.length === 0 ? (
        <p className="px-4 py-8 text-ink-soft md:px-6">{t("nothing")}</p>
      ) : (
        <div className="px-4 pb-8 md:px-6">
          <ReportTable label={t(`names.${report}`)} {...{ report, by, asked, rows, sums, figures }} />
        </div>
      )}
    </>
  );
}
