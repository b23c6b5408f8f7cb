import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { askedFor, type Search } from "@/app/(dashboard)/reports/asked";
import { comparedDays, occupancyDays, type Period } from "@/components/reports/period";
import { ReportScreen, reportNames } from "@/components/reports/report-screen";
import type { Figures, Row } from "@/components/reports/report-table";
import {
  getBookingsReport,
  getConversationsReport,
  getOccupancyReport,
  getPageReport,
  getTasksReport,
} from "@/lib/domains/reports/operations";

const operations = {
  bookings: getBookingsReport,
  occupancy: getOccupancyReport,
  tasks: getTasksReport,
  conversations: getConversationsReport,
  page: getPageReport,
};

type Props = { params: Promise<{ report: string }>; searchParams: Search };

const reportIn = async (params: Props["params"]) => {
  const { report } = await params;
  return reportNames.find((name) => name === report) ?? notFound();
};

export const generateMetadata = async ({ params }: Props) => ({
  title: (await getTranslations("reports"))(`names.${await reportIn(params)}`),
});

export default async function ReportPage({ params, searchParams }: Props) {
  const [report, { params: search, today, asked, figures, dimensions }] = await Promise.all([
    reportIn(params),
    askedFor(searchParams),
  ]);
  const offered = dimensions[report] ?? [];
  const by = offered.find((dimension) => dimension === search.by) ?? "day";
  const read = (period: Period, rowsBy: string) => {
    const { from, to } = report === "occupancy" ? occupancyDays(period, today) : period;
    const query = { from, to, by: rowsBy } as { from: string; to: string; by: "day" };
    return loadOr404(operations[report] as typeof getBookingsReport, { query });
  };
  const totalsOf = async (period: Period) => (await read(period, "none")).totals as unknown as Figures;
  const days = comparedDays(asked, today);
  const [{ rows, totals }, now, before] = await Promise.all([
    read(asked, by),
    days && totalsOf(days.now),
    days && totalsOf(days.before),
  ]);
  return (
    <ReportScreen
      report={report}
      by={by}
      dimensions={offered.filter((dimension) => dimension !== "none")}
      asked={asked}
      figures={figures.filter((figure) => figure.report === report)}
      rows={rows as unknown as Row[]}
      totals={totals as unknown as Figures}
      compared={days && now && before && { ...days, totals: { now, before } }}
    />
  );
}
