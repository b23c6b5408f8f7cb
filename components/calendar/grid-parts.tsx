"use client";

import { useTranslations } from "next-intl";
import { type Column, obstacleAt } from "@/components/calendar/columns";
import type { Drag } from "@/components/calendar/drag";
import type { Stretch } from "@/components/time/day-layout";
import { clockOf } from "@/components/time/zone";
import { cx } from "@/components/ui/classes";

/** Pixels per minute: a visit of half an hour has two lines of text. */
export const scale = 1.3;

/** The hours at the left, fixed while the columns scroll. */
export function Axis({ hours }: { hours: Stretch }) {
  const marks = Array.from({ length: (hours.to - hours.from) / 60 }, (_, n) => hours.from + n * 60);
  return (
    <div
      aria-hidden
      className="sticky left-0 z-10 w-14 border-line border-r bg-canvas"
      style={{ height: (hours.to - hours.from) * scale }}
    >
      {marks.map((mark, n) => (
        <span
          key={mark}
          className={cx(
            "absolute right-2 text-ink-faint text-xs tabular-nums",
            n === 0 ? "translate-y-[2px]" : "-translate-y-1/2",
          )}
          style={{ top: (mark - hours.from) * scale }}
        >
          {clockOf(mark)}
        </span>
      ))}
    </div>
  );
}

/** Where the booking would land, as tall as it is, and below that what is in the way. */
export function Ghost({ drag, column, hours }: { drag: Drag; column: Column; hours: Stretch }) {
  const t = useTranslations("calendar");
  const obstacle = obstacleAt(column, drag.booking, drag);
  return (
    <div
      aria-hidden
      data-ghost
      className="pointer-events-none absolute inset-x-[2px] z-[4] text-xs leading-4"
      style={{ top: (drag.from - hours.from) * scale + 1, height: (drag.to - drag.from) * scale - 2 }}
    >
      <div
        className={cx(
          "h-full overflow-hidden rounded-sm border-2 px-1 shadow-float",
          obstacle
            ? "border-trouble bg-trouble-soft text-trouble-text"
            : "border-accent bg-confirmed-soft text-confirmed-text",
        )}
      >
        <span className="font-semibold tabular-nums">{clockOf(drag.from)}</span> {drag.booking.customer_name}
      </div>
      {obstacle && (
        <p className="absolute top-full mt-1 rounded-sm border border-line bg-raised px-1 font-medium text-trouble-text shadow-float">
          {t(`obstacle.${obstacle.why}`, { name: obstacle.name ?? "" })}
        </p>
      )}
    </div>
  );
}
