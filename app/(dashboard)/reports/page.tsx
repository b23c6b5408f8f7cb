import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { askedFor, type Search } from "@/app/(dashboard)/reports/asked";
import { Overview } from "@/components/reports/overview";
import { stepOf } from "@/components/reports/period";
import { PeriodPicker } from "@/components/reports/period-picker";
import { PageHeader } from "@/components/shell/page-header";
import { TextLink } from "@/components/ui/text-link";
import {
  getBookingsReport,
  getConversationsReport,
  getOccupancyReport,
  getPageReport,
  getTasksReport,
} from "@/lib/domains/reports/operations";
import { periodBefore } from "@/lib/domains/reports/rules";

export const generateMetadata = async () => ({ title: (await getTranslations("reports"))("title") });

export default async function ReportsPage({ searchParams }: { searchParams: Search }) {
  const [{ asked, figures }, t] = await Promise.all([askedFor(searchParams), getTranslations("reports")]);
  const { from, to } = asked;
  const step = stepOf(asked);
  const bookingsBy = (by: "hour_weekday" | "service" | "source", period = { from, to }) =>
    loadOr404(getBookingsReport, { query: { ...period, by } });
  const compared = { from, to, compare: "previous" } as const;
  const [bookings, hours, services, servicesBefore, sources] = await Promise.all([
    loadOr404(getBookingsReport, { query: { ...compared, by: step } }),
    bookingsBy("hour_weekday"),
    bookingsBy("service"),
    bookingsBy("service", periodBefore(asked)),
    bookingsBy("source"),
  ]);
  const [occupancy, fullHours, tasks, conversations, page] = await Promise.all([
    loadOr404(getOccupancyReport, { query: { ...compared, by: "person" } }),
    loadOr404(getOccupancyReport, { query: { from, to, by: "hour_weekday" } }),
    loadOr404(getTasksReport, { query: { ...compared, by: step } }),
    loadOr404(getConversationsReport, { query: compared }),
    loadOr404(getPageReport, { query: { from, to } }),
  ]);
  const booked = { bookings, hours, services, servicesBefore, sources };
  const others = { occupancy, fullHours, tasks, conversations, page };
  return (
    <>
      <PageHeader
        title={t("title")}
        action={
          <TextLink href="/reports/definitions" prefetch={false}>
            {t("definitions")}
          </TextLink>
        }
      >
        <PeriodPicker path="/reports" asked={asked} />
      </PageHeader>
      <Overview asked={asked} step={step} figures={figures} {...booked} {...others} />
    </>
  );
}
