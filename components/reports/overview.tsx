import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { BookingsReport, OccupancyReport, PageReport, TasksReport } from "@/clients/typescript/src/client";
import { behindAddress } from "@/components/reports/behind";
import { Changed } from "@/components/reports/changed";
import { namesOf, type Report } from "@/components/reports/definitions";
import { useFigureText } from "@/components/reports/figure-text";
import { changedFigures, type HeadData, tilesOf } from "@/components/reports/heads";
import { type Asked, periodQuery, type Step, stepsOf } from "@/components/reports/period";
import { BarList } from "@/components/reports/plots/bar-list";
import { ColumnCard } from "@/components/reports/plots/column-card";
import { Funnel } from "@/components/reports/plots/funnel";
import { HeatMap } from "@/components/reports/plots/heat-map";
import { PlotCard } from "@/components/reports/plots/plot-card";
import { Reminders } from "@/components/reports/reminders";
import { axisLabel, rowAddress, useRowText } from "@/components/reports/row-text";
import { Tile } from "@/components/reports/tile";
import { formatMoney } from "@/components/ui/money";

export type OverviewData = HeadData & {
  asked: Asked;
  step: Step;
  bookings: BookingsReport;
  hours: BookingsReport;
  services: BookingsReport;
  sources: BookingsReport;
  open: OccupancyReport;
  people: OccupancyReport;
  fullHours: OccupancyReport;
  tasks: TasksReport;
  page: PageReport;
};

const longest = 8;
const done = { fill: "fill-done", mark: "bg-done" };
const going = { fill: "fill-confirmed", mark: "bg-confirmed" };
const trouble = { fill: "fill-trouble", mark: "bg-trouble" };
const faint = { fill: "fill-ink-faint", mark: "bg-ink-faint" };
const accent = { fill: "fill-accent", mark: "bg-accent" };

/** The owner's page: the figures of a period against the one before, what changed, and plots of the most important. */
export function Overview(data: OverviewData) {
  const t = useTranslations("reports");
  const locale = useLocale();
  const format = useFormatter();
  const text = useFigureText();
  const nameOf = namesOf(data.figures);
  const { asked, step, totals, bookings, tasks, open } = data;
  const stepText = useRowText(step);
  const sourceText = useRowText("source");
  const count = (value: number) => text({ unit: "count", value });
  const minutes = (value: number) => text({ unit: "minutes", value });
  const hours = (value: number) => format.number(Math.round(value), { style: "unit", unit: "hour" });
  /** Booked time of open time, in whole hours where it is much. */
  const ofOpen = ({ booked_minutes, open_minutes, blocked_minutes }: OccupancyReport["totals"]): string => {
    const whole = open_minutes - blocked_minutes;
    const say = (value: number) => (whole < 600 ? minutes(value) : hours(value / 60));
    return t("part_of", { part: say(booked_minutes), whole: say(whole) });
  };
  const tableOf = (report: Report, by: string) => `/reports/${report}?by=${by}&${periodQuery(asked)}`;
  /** A column for each step of the period, also where nothing was. */
  const columnsOf = <Figures,>(
    report: Report,
    rows: readonly { key: string | null; figures: Figures }[],
    values: (figures: Figures) => readonly number[],
    size: number,
  ) => {
    const figuresOf = new Map(rows.map(({ key, figures }) => [key, figures]));
    return stepsOf(asked, step).map((key) => {
      const figures = figuresOf.get(key);
      return {
        key,
        name: stepText({ key, name: null }),
        label: axisLabel(step, key, locale),
        address: rowAddress(report, asked, step, { key, name: null }),
        values: figures ? values(figures) : Array.from({ length: size }, () => 0),
      };
    });
  };
  const card = (report: Report) => ({ hint: t(`steps.${step}`), head: t(`by.${step}`), href: tableOf(report, step) });
  const people = data.people.rows
    .filter(({ figures }) => figures.open_minutes > 0)
    .sort((a, b) => (b.figures.occupancy ?? 0) - (a.figures.occupancy ?? 0));
  const counted = (report: BookingsReport, by: string, words: ReturnType<typeof useRowText>) =>
    [...report.rows]
      .sort((a, b) => b.figures.bookings - a.figures.bookings)
      .slice(0, longest)
      .map((row) => ({
        key: row.key ?? "",
        name: words(row),
        address: rowAddress("bookings", asked, by, row),
        value: row.figures.bookings,
        said: count(row.figures.bookings),
        detail: text({ unit: "share", value: row.figures.bookings / Math.max(1, report.totals.bookings) }),
      }));
  const openOf = new Map(data.fullHours.rows.map(({ key, figures }) => [key ?? "", figures]));
  const hourAddress = (key: string) => behindAddress("bookings", asked, { by: "hour_weekday", key });
  const { revenue } = totals.bookings;
  const { totals: visits } = data.page;
  const talks = totals.conversations;
  return (
    <div className="flex flex-col gap-4 px-4 pb-8 md:px-6">
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {tilesOf(data).map((tile) => (
          <Tile key={tile.id} {...tile} />
        ))}
      </dl>
      <Changed figures={changedFigures(data)} days={data.comparison} />
      <div className="grid gap-4 xl:grid-cols-2">
        <ColumnCard
          title={t("plots.bookings")}
          {...card("bookings")}
          empty={totals.bookings.bookings === 0}
          text={count}
          parts={[
            { name: nameOf("bookings", "completed"), ...done },
            { name: nameOf("bookings", "open"), ...going },
            { name: t("missed_or_failed"), ...trouble },
            { name: nameOf("bookings", "cancelled"), ...faint },
          ]}
          columns={columnsOf(
            "bookings",
            bookings.rows,
            (f) => [f.completed, f.open, f.no_shows + f.failed, f.cancelled],
            4,
          )}
        />
        {(revenue.length > 0 ? revenue : [null]).map((one) => {
          const currency = one?.currency ?? "USD";
          const title = revenue.length > 1 ? `${t("plots.revenue")} · ${currency}` : t("plots.revenue");
          const ofCurrency = (f: BookingsReport["totals"]) => f.revenue.find((each) => each.currency === currency);
          return (
            <ColumnCard
              key={currency}
              title={title}
              {...card("bookings")}
              empty={one === null}
              text={(value) => formatMoney(value, currency, locale)}
              tickText={(value) => formatMoney(value, currency, locale, { notation: "compact" })}
              parts={[
                { name: nameOf("bookings", "realised_cents"), ...accent },
                { name: t("still_to_come"), ...faint },
              ]}
              columns={columnsOf(
                "bookings",
                bookings.rows,
                (f) => {
                  const { booked_cents = 0, realised_cents = 0 } = ofCurrency(f) ?? {};
                  return [realised_cents, booked_cents - realised_cents];
                },
                2,
              )}
            />
          );
        })}
        <ColumnCard
          title={t("plots.open")}
          {...card("occupancy")}
          empty={open.totals.open_minutes === 0}
          text={(value) => minutes(value * 60)}
          tickText={hours}
          parts={[
            { name: nameOf("occupancy", "booked_minutes"), ...going },
            { name: nameOf("occupancy", "gap_minutes"), ...trouble },
            { name: nameOf("occupancy", "blocked_minutes"), ...faint },
            { name: nameOf("occupancy", "free_minutes"), fill: "fill-line-control", mark: "bg-line-control" },
          ]}
          columns={columnsOf(
            "occupancy",
            open.rows,
            (f) => [f.booked_minutes, f.gap_minutes, f.blocked_minutes, f.free_minutes].map((value) => value / 60),
            4,
          )}
        />
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
              address: rowAddress("bookings", asked, "person", row),
              value: row.figures.occupancy ?? 0,
              said: text({ unit: "share", value: row.figures.occupancy }),
              detail: ofOpen(row.figures),
            }))}
          />
        </PlotCard>
        <PlotCard
          title={t("plots.hours")}
          hint={t("hints.hours")}
          href={tableOf("bookings", "hour_weekday")}
          empty={totals.bookings.bookings === 0}
        >
          <HeatMap
            label={t("plots.hours")}
            text={count}
            values={new Map(data.hours.rows.map(({ key, figures }) => [key ?? "", figures.bookings]))}
            addressOf={hourAddress}
          />
        </PlotCard>
        <PlotCard
          title={t("plots.full_hours")}
          hint={t("hints.full_hours")}
          href={tableOf("occupancy", "hour_weekday")}
          empty={data.fullHours.totals.booked_minutes === 0}
        >
          <HeatMap
            label={t("plots.full_hours")}
            most={1}
            text={(value) => format.number(value, { style: "percent" })}
            detail={(key) => {
              const figures = openOf.get(key);
              return figures ? ofOpen(figures) : "";
            }}
            values={new Map([...openOf].map(([key, figures]) => [key, figures.occupancy ?? 0]))}
            addressOf={hourAddress}
          />
        </PlotCard>
        <PlotCard
          title={t("plots.services")}
          hint={t("hints.services")}
          href={tableOf("bookings", "service")}
          empty={data.services.rows.length === 0}
        >
          <BarList
            label={t("plots.services")}
            rows={counted(data.services, "service", ({ name, key }) => name ?? key ?? "")}
          />
        </PlotCard>
        <PlotCard
          title={t("plots.sources")}
          hint={t("hints.sources")}
          href={tableOf("bookings", "source")}
          empty={data.sources.rows.length === 0}
        >
          <BarList label={t("plots.sources")} rows={counted(data.sources, "source", sourceText)} />
        </PlotCard>
        <ColumnCard
          title={t("plots.tasks")}
          {...card("tasks")}
          empty={totals.tasks.tasks === 0}
          text={count}
          parts={[
            { name: nameOf("tasks", "completed"), ...done },
            { name: nameOf("tasks", "open"), ...going },
            { name: nameOf("tasks", "failed"), ...trouble },
            { name: nameOf("tasks", "cancelled"), ...faint },
          ]}
          columns={columnsOf("tasks", tasks.rows, (f) => [f.completed, f.open, f.failed, f.cancelled], 4)}
        />
        <Reminders asked={asked} figures={totals.bookings} href={tableOf("bookings", step)} />
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
          <p className="mt-3 text-ink-soft text-sm">
            {t("bot_alone", {
              alone: count(talks.contained),
              answered: count(talks.with_bot),
              handed: count(talks.handed_over),
            })}
          </p>
        </PlotCard>
      </div>
    </div>
  );
}
