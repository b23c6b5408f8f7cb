"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ResourceStats } from "@/clients/typescript/src/client";
import { StatusBadge } from "@/components/bookings/status";
import { statusMeaning } from "@/components/ui/badge";
import { statuses } from "@/lib/core/vocabulary";

const fills: Record<string, string> = {
  held: "fill-held",
  confirmed: "fill-confirmed",
  progress: "fill-progress",
  done: "fill-done",
  trouble: "fill-trouble",
  ended: "fill-ink-faint",
};

/** Bookings by status as bars, this time over the time before; the table says the same in figures. */
export function StatusBars({ now, before }: { now: ResourceStats; before: ResourceStats }) {
  const t = useTranslations("team");
  const format = useFormatter();
  const rows = statuses.filter((status) => now.counts[status] + before.counts[status] > 0);
  const most = Math.max(1, ...rows.flatMap((status) => [now.counts[status], before.counts[status]]));
  if (rows.length === 0) return <p className="text-ink-soft">{t("nothing_booked")}</p>;
  return (
    <table aria-label={t("by_status")} className="w-full border-separate border-spacing-y-1">
      <thead className="text-left text-ink-faint text-sm">
        <tr>
          <th scope="col" className="w-36 font-medium">
            {t("status")}
          </th>
          <th scope="col" className="w-14 pr-3 text-right font-medium">
            {t("this_time")}
          </th>
          <td aria-hidden />
          <th scope="col" className="w-14 pl-3 text-right font-medium">
            {t("time_before")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((status) => (
          <tr key={status} className="h-8">
            <th scope="row" className="text-left font-normal">
              <StatusBadge status={status} />
            </th>
            <td className="pr-3 text-right font-medium tabular-nums">{format.number(now.counts[status])}</td>
            <td aria-hidden>
              <svg viewBox="0 0 100 20" preserveAspectRatio="none" className="block h-5 w-full">
                <title>{t("by_status")}</title>
                <rect
                  y={0}
                  width={(now.counts[status] / most) * 100}
                  height={13}
                  className={fills[statusMeaning[status] ?? "ended"]}
                />
                <rect y={15} width={(before.counts[status] / most) * 100} height={4} className="fill-ink-faint" />
              </svg>
            </td>
            <td className="pl-3 text-right text-ink-soft tabular-nums">{format.number(before.counts[status])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
