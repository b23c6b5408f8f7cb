"use client";

import { useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDollars } from "@/components/forms/dollars";
import { Failed } from "@/components/forms/failed";
import { aiUsage, ranges, usageFilter } from "@/components/settings/ai/queries";
import { useFilterInAddress } from "@/components/settings/filter-in-address";
import { Section } from "@/components/settings/section";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { EmptyState, Notice } from "@/components/ui/states";
import { Table } from "@/components/ui/table";
import type { AiUsage } from "@/lib/domains/ai/schema";

type Figures = AiUsage["total"];

const dayOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A bar a day, by its tokens; the table under it says the same in figures. */
function Bars({ days, total }: { days: AiUsage["days"]; total: Figures }) {
  const t = useTranslations("ai");
  const format = useFormatter();
  const tokensOf = (each: Figures) => each.tokens_in + each.tokens_out;
  const most = Math.max(1, ...days.map(tokensOf));
  const spell = (day: string) => format.dateTime(dayOf(day), { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <figure className="px-4 pt-4 md:px-5">
      <div
        role="img"
        aria-label={t("chart", { calls: total.calls, days: days.length })}
        className="flex h-24 items-end gap-[2px] border-line border-b"
      >
        {days.map((each) => (
          <span
            key={each.day}
            title={`${spell(each.day)}: ${format.number(tokensOf(each))}`}
            style={{ height: `${Math.max(tokensOf(each) > 0 ? 4 : 0, (100 * tokensOf(each)) / most)}%` }}
            className="min-w-px flex-1 rounded-t-sm bg-accent"
          />
        ))}
      </div>
      <figcaption className="flex justify-between pt-1 text-ink-soft text-xs">
        <span>{spell(days[0]?.day ?? "")}</span>
        <span>{spell(days.at(-1)?.day ?? "")}</span>
      </figcaption>
    </figure>
  );
}

/** The same figures by day, by channel and by model, in one table. */
function Breakdown({ usage }: { usage: AiUsage }) {
  const t = useTranslations("ai");
  const format = useFormatter();
  const dollars = useDollars();
  const channel = (name: string | null) => (name === null ? t("no_channel") : t(`channel.${name as "webchat"}`));
  const days = usage.days.filter(({ calls }) => calls > 0).reverse();
  const rows = [
    ...usage.models.map((each) => ({
      ...each,
      id: `m${each.model}${each.purpose}`,
      of: `${each.model}, ${t(`purpose.${each.purpose}`)}`,
    })),
    ...usage.channels.map((each) => ({ ...each, id: `c${each.channel}`, of: channel(each.channel) })),
    ...days.map((each) => ({
      ...each,
      id: each.day,
      of: format.dateTime(dayOf(each.day), { day: "numeric", month: "long", timeZone: "UTC" }),
    })),
  ];
  return (
    <Table
      label={t("usage")}
      rows={rows}
      columns={[
        { key: "of", head: t("of"), cell: ({ of }) => <span className="block truncate">{of}</span> },
        {
          key: "calls",
          head: t("calls"),
          width: "84px",
          align: "end",
          cell: ({ calls }) => <span className="tabular-nums">{format.number(calls)}</span>,
        },
        {
          key: "failed",
          head: t("failed"),
          width: "92px",
          align: "end",
          wide: true,
          cell: ({ failed }) => <span className="tabular-nums">{format.number(failed)}</span>,
        },
        {
          key: "tokens",
          head: t("tokens"),
          width: "112px",
          align: "end",
          wide: true,
          cell: ({ tokens_in, tokens_out }) => (
            <span className="tabular-nums">{format.number(tokens_in + tokens_out)}</span>
          ),
        },
        {
          key: "cost",
          head: t("cost"),
          width: "124px",
          align: "end",
          cell: ({ cost_cents }) => <span className="tabular-nums">{dollars(cost_cents)}</span>,
        },
      ]}
    />
  );
}

export function Usage({ first }: { first: AiUsage }) {
  const t = useTranslations();
  const [filter, choose] = useFilterInAddress(usageFilter);
  const range = filter.days ?? "30";
  const query = useQuery({ ...aiUsage(range, first.to), ...(range === "30" ? { initialData: first } : {}) });
  const content = () => {
    if (query.isPending)
      return (
        <div className="p-5">
          <Skeleton className="h-24 rounded-md" />
        </div>
      );
    if (query.isLoadingError) return <Failed error={query.error} retry={query.refetch} />;
    if (query.data.total.calls === 0)
      return (
        <EmptyState icon={ChartNoAxesColumn} title={t("ai.no_usage")}>
          {t("ai.no_usage_text")}
        </EmptyState>
      );
    return (
      <>
        <Bars days={query.data.days} total={query.data.total} />
        <Breakdown usage={query.data} />
      </>
    );
  };
  return (
    <Section
      title={t("ai.usage")}
      text={first.status.model ? t("ai.usage_text", { model: first.status.model }) : t("ai.usage_text_rules")}
      flush
      action={
        <Select
          aria-label={t("ai.range")}
          className="w-[168px] shrink-0"
          value={range}
          onChange={({ target }) => choose(usageFilter({ days: target.value }))}
        >
          {ranges.map((days) => (
            <option key={days} value={days}>
              {t("ai.last_days", { days })}
            </option>
          ))}
        </Select>
      }
    >
      {!first.status.configured && (
        <div className="p-4 md:px-5">
          <Notice>{t("ai.unconfigured")}</Notice>
        </div>
      )}
      {content()}
    </Section>
  );
}
