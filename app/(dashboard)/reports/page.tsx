import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { askedFor, type Search } from "@/app/(dashboard)/reports/asked";
import type { Comparison, Totals } from "@/components/reports/heads";
import { Overview } from "@/components/reports/overview";
import { type ComparedDays, comparedDays, occupancyDays, type Step, stepOf } from "@/components/reports/period";
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

export const generateMetadata = async () => ({ title: (await getTranslations("reports"))("title") });

type Days = { from: string; to: string };

/** The totals of some days, of every report that the head of the page is about. */
async function totalsOf(days: Days, occupied: Days): Promise<Totals> {
  const [bookings, occupancy, tasks, conversations] = await Promise.all([
    loadOr404(getBookingsReport, { query: days }),
    loadOr404(getOccupancyReport, { query: occupied }),
    loadOr404(getTasksReport, { query: days }),
    loadOr404(getConversationsReport, { query: days }),
  ]);
  return {
    bookings: bookings.totals,
    occupancy: occupancy.totals,
    tasks: tasks.totals,
    conversations: conversations.totals,
  };
}

async function comparisonOf(days: ComparedDays): Promise<Comparison> {
  const { now, before } = days;
  const services = (period: Days) => loadOr404(getBookingsReport, { query: { ...period, by: "service" } });
  const [present, former, own, past] = await Promise.all([
    totalsOf(now, now),
    totalsOf(before, before),
    services(now),
    services(before),
  ]);
  return { ...days, totals: { now: present, before: former }, services: { now: own, before: past } };
}

export default async function ReportsPage({ searchParams }: { searchParams: Search }) {
  const [{ asked, today, figures }, t] = await Promise.all([askedFor(searchParams), getTranslations("reports")]);
  const days = { from: asked.from, to: asked.to };
  const occupied = occupancyDays(asked, today);
  const step = stepOf(asked);
  const compared = comparedDays(asked, today);
  const bookingsBy = (by: Step | "hour_weekday" | "service" | "source") =>
    loadOr404(getBookingsReport, { query: { ...days, by } });
  const occupancyBy = (by: Step | "hour_weekday" | "person") =>
    loadOr404(getOccupancyReport, { query: { ...occupied, by } });
  const [totals, comparison, bookings, hours, services, sources, open, people, fullHours, tasks, page] =
    await Promise.all([
      totalsOf(days, occupied),
      compared && comparisonOf(compared),
      bookingsBy(step),
      bookingsBy("hour_weekday"),
      bookingsBy("service"),
      bookingsBy("source"),
      occupancyBy(step),
      occupancyBy("person"),
      occupancyBy("hour_weekday"),
      loadOr404(getTasksReport, { query: { ...days, by: step } }),
      loadOr404(getPageReport, { query: days }),
    ]);
  const heads = { asked, step, figures, totals, comparison };
  return (
    <>
      <PageHeader title={t("title")} action={<TextLink href="/reports/definitions">{t("definitions")}</TextLink>}>
        <PeriodPicker path="/reports" asked={asked} />
      </PageHeader>
      <Overview {...heads} {...{ bookings, hours, services, sources, open, people, fullHours, tasks, page }} />
    </>
  );
}
