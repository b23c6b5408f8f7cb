import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { BookingsReport, OccupancyReport, PageReport } from "@/clients/typescript/src/client";
import { Changed } from "@/components/reports/changed";
import { namesOf, type Report } from "@/components/reports/definitions";
import { useFigureText } from "@/components/reports/figure-text";
import { type Compared, changedFigures, tilesOf } from "@/components/reports/heads";
import { type Asked, periodQuery, type Step, stepsOf } from "@/components/reports/period";
import { BarList } from "@/components/reports/plots/bar-list";
import { ColumnPlot } from "@/components/reports/plots/column-plot";
import { Funnel } from "@/components/reports/plots/funnel";
import { HeatMap } from "@/components/reports/plots/heat-map";
import { PlotCard } from "@/components/reports/plots/plot-card";
import { axisLabel, rowAddress, useRowText } from "@/components/reports/row-text";
import { Tile } from "@/components/reports/tile";
import { formatMoney } from "@/components/ui/money";

export type OverviewData = Compared & {
  asked: Asked;
  step: Step;
  hours: BookingsReport;
  fullHours: OccupancyReport;
  sources: BookingsReport;
  page: PageReport;
};

const longest = 8;

/** The owner's page: the figures of a period against the one before, what changed, and plots of the most important. */
export function Overview(data: OverviewData) {
  const t = useTranslations("reports");
  const locale = useLocale();
  const format = useFormatter();
  const text = useFigureText();
  const nameOf = namesOf(data.figures);
  const { asked, step, bookings, hours, fullHours, services, sources, occupancy, tasks, conversations } = data;
  const stepText = useRowText(step);
  const sourceText = useRowText("source");
  const count = (value: number) => text({ unit: "count", value });
  const tableOf = (report: Report, by: string) => `/reports/${report}?by=${by}&${periodQuery(asked)}`;
  const byStep = new Map(bookings.rows.map(({ key, figures }) => [key, figures]));
  const tasksByStep = new Map(tasks.rows.map(({ key, figures }) => [key, figures]));
  const steps = stepsOf(asked, step).map((key) => ({
    key,
    name: stepText({ key, name: null }),
    label: axisLabel(step, key, locale),
    address: rowAddress(step, { key, name: null }),
    figures: byStep.get(key),
  }));
  const currency = bookings.totals.revenue[0]?.currency;
  const cents = (figures: BookingsReport["totals"] | undefined) =>
    figures?.revenue.find((each) => each.currency === currency)?.realised_cents ?? 0;
  const people = occupancy.rows
    .filter(({ figures }) => figures.open_minutes > 0)
    .sort((a, b) => (b.figures.occupancy ?? 0) - (a.figures.occupancy ?? 0));
  const counted = (report: BookingsReport, by: string, words: ReturnType<typeof useRowText>) =>
    [...report.rows]
      .sort((a, b) => b.figures.bookings - a.figures.bookings)
      .slice(0, longest)
      .map((row) => ({
        key: row.key ?? "",
        name: words(row),
        address: rowAddress(by, row),
        value: row.figures.bookings,
        said: count(row.figures.bookings),
      }));
  const { totals: visits } = data.page;
  const { totals: talks } = conversations;
  return (
    <div className="flex flex-col gap-4 px-4 pb-8 md:px-6">
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {tilesOf(data).map((tile) => (
          <Tile key={`${tile.code} ${"currency" in tile.now ? tile.now.currency : ""}`} {...tile} />
        ))}
      </dl>
      <Changed figures={changedFigures(data)} />
      <div className="grid gap-4 xl:grid-cols-2">
        <PlotCard
          title={t("plots.bookings")}
          hint={t(`steps.${step}`)}
          href={tableOf("bookings", step)}
          empty={bookings.totals.bookings === 0}
        >
          <ColumnPlot
            label={t("plots.bookings")}
            text={count}
            parts={[
              { name: nameOf("bookings", "completed"), fill: "fill-done", mark: "bg-done" },
              { name: nameOf("bookings", "open"), fill: "fill-confirmed", mark: "bg-confirmed" },
              { name: nameOf("bookings", "no_shows"), fill: "fill-trouble", mark: "bg-trouble" },
              { name: nameOf("bookings", "cancelled"), fill: "fill-ink-faint", mark: "bg-ink-faint" },
            ]}
            columns={steps.map(({ figures, ...column }) => ({
              ...column,
              values: [
                figures?.completed ?? 0,
                figures?.open ?? 0,
                (figures?.no_shows ?? 0) + (figures?.failed ?? 0),
                figures?.cancelled ?? 0,
              ],
            }))}
          />
        </PlotCard>
        <PlotCard
          title={t("plots.revenue")}
          hint={t(`steps.${step}`)}
          href={tableOf("bookings", step)}
          empty={!currency || cents(bookings.totals) === 0}
        >
          <ColumnPlot
            label={t("plots.revenue")}
            text={(value) => formatMoney(value, currency ?? "USD", locale)}
            tickText={(value) => formatMoney(value, currency ?? "USD", locale, { notation: "compact" })}
            parts={[{ name: nameOf("bookings", "realised_cents"), fill: "fill-accent", mark: "bg-accent" }]}
            columns={steps.map(({ figures, ...column }) => ({ ...column, values: [cents(figures)] }))}
          />
        </PlotCard>
        <PlotCard
          title={t("plots.hours")}
          hint={t("hints.hours")}
          href={tableOf("bookings", "hour_weekday")}
          empty={hours.totals.bookings === 0}
        >
          <HeatMap
            label={t("plots.hours")}
            text={count}
            values={new Map(hours.rows.map(({ key, figures }) => [key ?? "", figures.bookings]))}
          />
        </PlotCard>
        <PlotCard
          title={t("plots.full_hours")}
          hint={t("hints.full_hours")}
          href={tableOf("occupancy", "hour_weekday")}
          empty={fullHours.totals.booked_minutes === 0}
        >
          <HeatMap
            label={t("plots.full_hours")}
            most={1}
            text={(value) => format.number(value, { style: "percent" })}
            values={new Map(fullHours.rows.map(({ key, figures }) => [key ?? "", figures.occupancy ?? 0]))}
          />
        </PlotCard>
        <PlotCard
          title={t("plots.people")}
          hint={t("hints.people")}
          href={tableOf("occupancy", "person")}
          empty={people.length === 0}
        >
          <BarList
            label={t("plots.people")}
            end={1}
            rows={people.slice(0, longest).map((row) => ({
              key: row.key ?? "",
              name: row.name ?? "",
              address: rowAddress("person", row),
              value: row.figures.occupancy ?? 0,
              said: text({ unit: "share", value: row.figures.occupancy }),
              detail: text({ unit: "minutes", value: row.figures.booked_minutes }),
            }))}
          />
        </PlotCard>
        <PlotCard
          title={t("plots.services")}
          hint={t("hints.services")}
          href={tableOf("bookings", "service")}
          empty={services.rows.length === 0}
        >
          <BarList
            label={t("plots.services")}
            rows={counted(services, "service", ({ name, key }) => name ?? key ?? "")}
          />
        </PlotCard>
        <PlotCard
          title={t("plots.sources")}
          hint={t("hints.sources")}
          href={tableOf("bookings", "source")}
          empty={sources.rows.length === 0}
        >
          <BarList label={t("plots.sources")} rows={counted(sources, "source", sourceText)} />
        </PlotCard>
        <PlotCard
          title={t("plots.tasks")}
          hint={t(`steps.${step}`)}
          href={tableOf("tasks", step)}
          empty={tasks.totals.tasks === 0}
        >
          <ColumnPlot
            label={t("plots.tasks")}
            text={count}
            parts={[
              { name: nameOf("tasks", "completed"), fill: "fill-done", mark: "bg-done" },
              { name: nameOf("tasks", "open"), fill: "fill-confirmed", mark: "bg-confirmed" },
              { name: nameOf("tasks", "failed"), fill: "fill-trouble", mark: "bg-trouble" },
              { name: nameOf("tasks", "cancelled"), fill: "fill-ink-faint", mark: "bg-ink-faint" },
            ]}
            columns={steps.map(({ figures: _, ...column }) => {
              const done = tasksByStep.get(column.key);
              const values = [done?.completed ?? 0, done?.open ?? 0, done?.failed ?? 0, done?.cancelled ?? 0];
              return { ...column, address: null, values };
            })}
          />
        </PlotCard>
        <PlotCard
          title={t("plots.page")}
          hint={t("hints.page")}
          href={tableOf("page", step)}
          empty={visits.opened === 0 && visits.booked === 0}
        >
          <Funnel
            label={t("plots.page")}
            steps={(["opened", "chose_service", "chose_time", "booked"] as const).map((code) => ({
              name: nameOf("page", code),
              count: visits[code],
            }))}
          />
        </PlotCard>
        <PlotCard
          title={t("plots.chat")}
          hint={t("hints.chat")}
          href={tableOf("conversations", step)}
          empty={talks.conversations === 0}
        >
          <Funnel
            label={t("plots.chat")}
            steps={(["conversations", "answered", "held", "booked"] as const).map((code) => ({
              name: nameOf("conversations", code),
              count: talks[code],
            }))}
          />
        </PlotCard>
      </div>
    </div>
  );
}
