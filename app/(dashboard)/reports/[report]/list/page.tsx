import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { loadEvery, loadOr404 } from "@/app/(dashboard)/member";
import { askedFor, type Search } from "@/app/(dashboard)/reports/asked";
import { BehindScreen } from "@/components/reports/behind-screen";
import { listServices } from "@/lib/domains/catalog/services/operations";
import { listReportBookings, listReportTasks } from "@/lib/domains/reports/behind/operations";
import { bookingCounts, taskCounts } from "@/lib/domains/reports/behind/schema";
import { getBookingsReport, getTasksReport } from "@/lib/domains/reports/operations";

const lists = {
  bookings: { list: listReportBookings, rows: getBookingsReport, counts: bookingCounts },
  tasks: { list: listReportTasks, rows: getTasksReport, counts: taskCounts },
};

const reports = ["bookings", "tasks"] as const;

type Props = { params: Promise<{ report: string }>; searchParams: Search };

async function askedIn({ params, searchParams }: Props) {
  const [{ report: named }, asked] = await Promise.all([params, askedFor(searchParams)]);
  const report = reports.find((each) => each === named) ?? notFound();
  const { by, key, figure, cursor } = asked.params;
  const codes: readonly string[] = lists[report].counts;
  return {
    ...asked,
    report,
    by: (asked.dimensions[report] ?? []).find((each) => each === by) ?? "none",
    key: typeof key === "string" ? key : "",
    figure: codes.find((code) => code === figure) ?? report,
    cursor: typeof cursor === "string" ? cursor : undefined,
  };
}

export const generateMetadata = async (props: Props) => ({
  title: (await getTranslations("reports"))(`names.${(await askedIn(props)).report}`),
});

export default async function BehindPage(props: Props) {
  const { report, asked, figures, by, key, figure, cursor } = await askedIn(props);
  const { list, rows } = lists[report];
  const days = { from: asked.from, to: asked.to, by: by as "none" };
  const query = {
    ...days,
    ...(key ? { key } : {}),
    figure: figure as "open",
    limit: "50",
    ...(cursor ? { cursor } : {}),
  };
  const [page, whole, services] = await Promise.all([
    loadOr404(list as typeof listReportBookings, { query }),
    loadOr404(rows as typeof getBookingsReport, { query: days }),
    loadEvery(listServices),
  ]);
  const row = whole.rows.find((each) => (each.key ?? "") === key) ?? null;
  return (
    <BehindScreen
      {...{ report, asked, by, page }}
      row={row && { key: row.key, name: row.name }}
      figure={figures.find((each) => each.report === report && each.code === figure) ?? null}
      count={Number((row?.figures as unknown as Record<string, number> | undefined)?.[figure] ?? 0)}
      services={Object.fromEntries(services.map(({ id, name }) => [id, name]))}
      isFirst={!cursor}
      here={{ by, key, figure, from: asked.from, to: asked.to }}
    />
  );
}
