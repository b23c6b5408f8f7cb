"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CalendarResource } from "@/clients/typescript/src/client";
import { ResourceFace } from "@/components/bookings/resource-face";
import { cx } from "@/components/ui/classes";
import { dateFormat } from "@/components/ui/date-format";

export function ResourceHead({ resource, count }: { resource: CalendarResource; count: number }) {
  const t = useTranslations("calendar");
  const state = resource.active ? t("booked", { count }) : t("inactive");
  const seats = resource.capacity > 1 ? t("places", { count: resource.capacity }) : null;
  // A column has room for one of them: an empty one shows by itself that nothing is booked.
  const isEmpty = resource.active && count === 0;
  return (
    <span className="flex h-full min-w-0 items-center gap-2 px-2">
      <ResourceFace resource={resource} />
      <span className="min-w-0">
        <span className="line-clamp-2 break-words font-medium text-sm leading-[17px]" title={resource.name}>
          {resource.name}
        </span>
        <span className="block truncate text-ink-faint text-xs" title={[state, seats].filter(Boolean).join(" · ")}>
          {isEmpty ? (seats ?? state) : state}
        </span>
      </span>
    </span>
  );
}

export function DateHead({ date, today, onChoose }: { date: string; today: string; onChoose: (date: string) => void }) {
  const locale = useLocale();
  const at = new Date(`${date}T12:00:00Z`);
  const say = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, { ...options, timeZone: "UTC" }).format(at);
  return (
    <button
      type="button"
      onClick={() => onChoose(date)}
      aria-current={date === today ? "date" : undefined}
      className="flex h-full w-full items-center justify-center gap-2 hover:bg-well"
    >
      <span className="text-ink-soft text-sm">{say({ weekday: "short" })}</span>
      <span
        className={cx(
          "flex size-7 items-center justify-center rounded-full font-semibold tabular-nums",
          date === today && "bg-accent text-on-accent",
        )}
      >
        {say({ day: "numeric" })}
      </span>
      <span className="sr-only">{say({ month: "long" })}</span>
    </button>
  );
}
