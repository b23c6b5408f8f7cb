"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { CalendarDays } from "@/clients/typescript/src/client";
import { looks } from "@/components/bookings/status";
import { useColoring, usePaint } from "@/components/calendar/colors/coloring";
import { legendEntries } from "@/components/calendar/colors/legend-entries";
import { paintStyle } from "@/components/calendar/colors/paint";
import { cx } from "@/components/ui/classes";

/** More would fill the screen. */
const most = 14;

/** What the colours mean, under the calendar. */
export function Legend({
  bookings,
  resources,
}: {
  bookings: CalendarDays["days"][number]["bookings"];
  resources: CalendarDays["resources"];
}) {
  const t = useTranslations("calendar");
  const { by } = useColoring();
  const paint = usePaint(resources);
  const entries = useMemo(() => legendEntries(bookings, resources, by, paint), [bookings, resources, by, paint]);
  if (entries.length === 0) return null;
  return (
    <ul
      aria-label={t("colors_mean")}
      className="hidden max-h-16 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 overflow-hidden border-line border-t px-6 py-2 text-ink-soft text-xs md:flex"
    >
      {entries.slice(0, most).map(({ key, name, status, paint }) => {
        const { icon: Icon, block } = looks[status];
        return (
          <li key={key} className="flex max-w-48 items-center gap-1">
            <span
              className={cx(
                "flex size-4 shrink-0 items-center justify-center rounded-sm border-l-[3px] no-underline",
                paint ? "painted" : block,
              )}
              style={paintStyle(paint)}
            >
              {!paint && <Icon aria-hidden className="size-3" />}
            </span>
            <span className="truncate">{name ?? t(`status.${status}`)}</span>
          </li>
        );
      })}
      {entries.length > most && <li>{t("more_bookings", { count: entries.length - most })}</li>}
    </ul>
  );
}
