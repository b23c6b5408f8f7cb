"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useTimeZone, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ResourceStats } from "@/clients/typescript/src/client";
import { Failed } from "@/components/forms/failed";
import { Figures } from "@/components/team/figures";
import { type Length, lengthIn, lengths, rangeEnding, resourceStats } from "@/components/team/queries";
import { StatusBars } from "@/components/team/status-bars";
import { UseColumns } from "@/components/team/use-columns";
import { addDays } from "@/components/time/zone";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";

export type FirstStats = { length: Length; now: ResourceStats; before: ResourceStats };

const choose = (length: Length) => window.history.replaceState(null, "", `${window.location.pathname}?days=${length}`);

function Lengths({ length }: { length: Length }) {
  const t = useTranslations("team");
  return (
    <fieldset className="flex rounded-md border border-line-control p-px">
      <legend className="sr-only">{t("range")}</legend>
      {lengths.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === length}
          onClick={() => choose(days)}
          className={cx(
            "h-11 rounded-[6px] px-3 font-medium text-sm md:h-8",
            days === length ? "bg-well text-ink" : "text-ink-soft hover:text-ink",
          )}
        >
          {t("last_days", { days })}
        </button>
      ))}
    </fieldset>
  );
}

const Chart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-md border border-line p-4">
    <h2 className="mb-3 font-semibold">{title}</h2>
    {children}
  </section>
);

function Waiting() {
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="h-[132px] rounded-md" />
      ))}
    </div>
  );
}

/** How a resource's time was used, against the time before it. */
export function StatsScreen({
  resource: { id, name },
  today,
  first,
}: {
  resource: { id: string; name: string };
  /** By the workspace's wall. */
  today: string;
  first: FirstStats;
}) {
  const t = useTranslations();
  const zone = useTimeZone() ?? "UTC";
  const length = lengthIn(useSearchParams().get("days"));
  const fits = first.length === length;
  const now = useQuery({
    ...resourceStats(id, rangeEnding(zone, today, length)),
    ...(fits ? { initialData: first.now } : {}),
  });
  const before = useQuery({
    ...resourceStats(id, rangeEnding(zone, addDays(today, -length), length)),
    ...(fits ? { initialData: first.before } : {}),
  });
  const failed = [now, before].find(({ isError }) => isError);
  return (
    <>
      <header className="flex flex-wrap items-center gap-3 px-4 pt-4 pb-4 md:px-6 md:pt-5">
        <Link
          href="/team"
          aria-label={t("team.back")}
          className={`${buttonClass({ look: "ghost", size: "icon" })} -ml-2`}
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <h1 className="min-w-0 flex-1 truncate max-md:basis-2/3 font-semibold text-xl">{name}</h1>
        <Lengths length={length} />
      </header>
      <div className="flex flex-col gap-3 px-4 pb-8 md:px-6">
        {now.data && before.data ? (
          <Figures now={now.data} before={before.data} />
        ) : failed ? (
          <Failed error={failed.error} retry={() => Promise.all([now.refetch(), before.refetch()])} />
        ) : (
          <Waiting />
        )}
        <div className="grid gap-3 xl:grid-cols-2">
          <Chart title={t("team.use_over_time")}>
            <UseColumns id={id} today={today} length={length} />
          </Chart>
          <Chart title={t("team.by_status")}>
            {now.data && before.data ? (
              <StatusBars now={now.data} before={before.data} />
            ) : (
              <Skeleton className="h-40 w-full" />
            )}
          </Chart>
        </div>
      </div>
    </>
  );
}
