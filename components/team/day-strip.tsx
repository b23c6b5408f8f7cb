"use client";

import { useTranslations } from "next-intl";
import type { CalendarBooking, CalendarResource } from "@/clients/typescript/src/client";
import { looks } from "@/components/bookings/status";
import { gaps, inColumns, joined, type Stretch, stretchOn } from "@/components/time/day-layout";
import { clockOf } from "@/components/time/zone";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";

const gone = new Set(["cancelled", "rescheduled", "expired", "released", "no_show", "failed"]);
export const isShown = ({ status }: CalendarBooking): boolean => !gone.has(status);

/** The position of a span in the strip, in percent of its width. */
const placed = ({ from, to }: Stretch, hours: Stretch) => {
  const share = (wall: number) =>
    ((Math.min(Math.max(wall, hours.from), hours.to) - hours.from) / (hours.to - hours.from)) * 100;
  return { left: `${share(from)}%`, width: `${share(to) - share(from)}%` };
};

export type Day = { zone: string; date: string; hours: Stretch; now: number };

function Block({
  booking,
  stretch,
  lane,
  lanes,
  day,
}: {
  booking: CalendarBooking;
  stretch: Stretch;
  lane: number;
  lanes: number;
  day: Day;
}) {
  const t = useTranslations("calendar");
  const words = t("block", {
    from: clockOf(stretch.from),
    to: clockOf(stretch.to),
    who: booking.customer_name ?? t("nobody"),
    service: booking.service.name,
    status: t(`status.${booking.status}`),
  });
  const look = cx(
    "absolute flex min-w-1 items-center overflow-hidden rounded-sm border-l-2 px-1 text-xs",
    looks[booking.status].block,
  );
  const style = {
    ...placed(stretch, day.hours),
    top: `${(lane / lanes) * 100}%`,
    height: `calc(${100 / lanes}% - 1px)`,
  };
  const shown = (
    <>
      <span className="sr-only">{words}</span>
      <span aria-hidden className="truncate">
        {booking.customer_name ?? booking.service.name}
      </span>
    </>
  );
  return (
    <li>
      <Link
        href={`/inbox/${booking.id}`}
        title={words}
        className={cx(look, "hover:z-10 hover:brightness-95 max-md:hidden")}
        style={style}
      >
        {shown}
      </Link>
      <span className={cx(look, "md:hidden")} style={style}>
        {shown}
      </span>
    </li>
  );
}

/**
 * A person's day from left to right: closed hours hatched, bookings, and the current time. On a phone half an hour is too
 * narrow to tap: there the whole strip links to the day, where each booking has a row.
 */
export function DayStrip({
  resource,
  bookings,
  day,
  label,
}: {
  resource: CalendarResource | undefined;
  bookings: readonly CalendarBooking[];
  day: Day;
  label: string;
}) {
  const { zone, date, hours, now } = day;
  const onDay = (spans: readonly { start: string; end: string }[]) =>
    spans.flatMap(({ start, end }) => stretchOn(zone, date, start, end) ?? []);
  const closed = gaps(onDay(resource?.open ?? []), hours);
  const off = joined(onDay(resource?.time_off ?? []));
  const columned = inColumns(
    bookings.flatMap((item) => {
      const stretch = stretchOn(zone, date, item.start, item.end);
      return stretch ? [{ item, ...stretch }] : [];
    }),
  );
  return (
    <div className="relative h-11 w-full overflow-hidden rounded-sm border border-line bg-canvas">
      {closed.map((each) => (
        <span key={`c${each.from}`} aria-hidden className="hatched absolute inset-y-0" style={placed(each, hours)} />
      ))}
      {off.map((each) => (
        <span key={`o${each.from}`} aria-hidden className="away absolute inset-y-0" style={placed(each, hours)} />
      ))}
      {columned.length > 0 && (
        <ul aria-label={label}>
          {columned.map(({ item, lane, lanes, from, to }) => (
            <Block key={item.id} booking={item} stretch={{ from, to }} lane={lane} lanes={lanes} day={day} />
          ))}
        </ul>
      )}
      {now >= hours.from && now <= hours.to && (
        <span
          aria-hidden
          data-now
          className="pointer-events-none absolute inset-y-0 z-20 w-px bg-trouble"
          style={{ left: placed({ from: now, to: now }, hours).left }}
        />
      )}
      {resource && (
        <Link
          href={`/calendar?resource=${resource.id}`}
          aria-label={label}
          className="absolute inset-0 z-30 md:hidden"
        />
      )}
    </div>
  );
}

/** The hours over the strips: every second one, fewer on a phone. */
export function HourScale({ hours }: { hours: Stretch }) {
  const marks = Array.from({ length: Math.floor((hours.to - hours.from) / 120) + 1 }, (_, i) => hours.from + i * 120);
  return (
    <div aria-hidden className="relative h-5 text-ink-faint text-xs tabular-nums">
      {marks.map((wall, i) => (
        <span
          key={wall}
          className={cx(
            "absolute",
            i > 0 && "-translate-x-1/2",
            i % 2 === 1 && "max-md:hidden",
            wall >= hours.to && "-translate-x-full",
          )}
          style={{ left: placed({ from: wall, to: wall }, hours).left }}
        >
          {clockOf(wall)}
        </span>
      ))}
    </div>
  );
}
