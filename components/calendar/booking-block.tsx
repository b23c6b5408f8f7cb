"use client";

import { CircleHelp, UserRoundCheck, Users } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { memo, type PointerEvent } from "react";
import type { CalendarBooking } from "@/clients/typescript/src/client";
import { blockLook, isMovable, looks } from "@/components/bookings/status";
import { TimeLeft } from "@/components/bookings/time-left";
import { type Paint, paintStyle } from "@/components/calendar/colors/paint";
import { isExpected } from "@/components/notices/attending";
import type { InColumn } from "@/components/time/day-layout";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { clockTime } from "@/components/ui/spoken-time";

export type Place = { top: number; height: number; left: string; width: string };

/** A block's position in its column, in pixels. */
export const placeOf = (
  { from, to, lane, lanes }: Omit<InColumn<unknown>, "item">,
  start: number,
  scale: number,
): Place => ({
  top: (from - start) * scale + 1,
  height: (to - from) * scale - 2,
  left: `calc(${(lane / lanes) * 100}% + 2px)`,
  width: `calc(${100 / lanes}% - 4px)`,
});

/** Required answers are missing and can still be asked for. */
export const isAsking = ({ status, intake_missing }: CalendarBooking): boolean =>
  intake_missing && ["held", "pending_payment", "confirmed", "checked_in"].includes(status);

function Lines({ booking, height, zone }: { booking: CalendarBooking; height: number; zone: string }) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const { icon: Icon } = looks[booking.status];
  const time = clockTime(new Date(booking.start), locale, zone);
  const who = booking.customer_name ?? t("nobody");
  const first = (
    <span className="flex min-w-0 items-center gap-1">
      <Icon aria-hidden className="size-3 shrink-0" />
      <span className="shrink-0 tabular-nums">{time}</span>
      {booking.status !== "held" && (
        <span className={cx("truncate font-semibold", height >= 34 && "hidden")}>{who}</span>
      )}
      <TimeLeft booking={booking} />
      {isExpected(booking) && <UserRoundCheck aria-hidden className="size-3 shrink-0" />}
      {isAsking(booking) && <CircleHelp aria-hidden className="size-3 shrink-0" />}
      {booking.party_size > 1 && (
        <span className="ml-auto flex shrink-0 items-center gap-[2px]">
          <Users aria-hidden className="size-3" />
          {booking.party_size}
        </span>
      )}
    </span>
  );
  return (
    <>
      {first}
      {height >= 34 && <span className="truncate font-semibold">{who}</span>}
      {height >= 50 && (
        <span className="flex min-w-0 items-center gap-1">
          <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ background: booking.service.color }} />
          <span className="truncate">{booking.service.name}</span>
        </span>
      )}
    </>
  );
}

/** A booking in a column: a link to its drawer, and where its status allows, something to drag. */
export const BookingBlock = memo(function BookingBlock({
  block,
  start,
  scale,
  zone,
  search,
  open,
  dragged,
  paint,
  onGrab,
}: {
  block: InColumn<CalendarBooking>;
  start: number;
  scale: number;
  zone: string;
  search: string;
  open: boolean;
  dragged: boolean;
  paint: Paint;
  onGrab: (event: PointerEvent<HTMLElement>, block: InColumn<CalendarBooking>) => void;
}) {
  const t = useTranslations("calendar");
  const attending = useTranslations("notices")("attending");
  const locale = useLocale();
  const { item } = block;
  const place = placeOf(block, start, scale);
  const whole = Date.parse(item.busy_until) - Date.parse(item.start);
  const tail = whole > 0 ? (Date.parse(item.busy_until) - Date.parse(item.end)) / whole : 0;
  const body = Math.max(18, place.height * (1 - tail));
  const at = (when: string) => clockTime(new Date(when), locale, zone);
  const color = paint(item);
  return (
    <Link
      href={`/calendar/${item.id}${search}`}
      scroll={false}
      draggable={false}
      data-booking={item.id}
      aria-current={open || undefined}
      onPointerDown={(event) => onGrab(event, block)}
      className={cx(
        "absolute z-[1] block select-none overflow-hidden rounded-sm text-xs leading-4 focus-visible:z-[3] focus-visible:outline-offset-0 hover:z-[2]",
        isMovable(item.status) && "md:cursor-grab",
        dragged && "opacity-40",
        open && "ring-2 ring-focus",
      )}
      style={place}
    >
      <span className="sr-only">
        {t("block", {
          from: at(item.start),
          to: at(item.end),
          who: item.customer_name ?? t("nobody"),
          service: item.service.name,
          status: t(`status.${item.status}`),
        })}
        {isExpected(item) && `, ${attending}`}
        {isAsking(item) && `, ${t("answers_missing")}`}
      </span>
      <span
        aria-hidden
        className={cx(
          "flex flex-col overflow-hidden border-l-[3px] px-[6px] py-px",
          tail > 0 ? "rounded-t-sm" : "rounded-sm",
          blockLook(item.status, color !== null),
        )}
        style={{ height: body, ...paintStyle(color) }}
      >
        <Lines booking={item} height={body} zone={zone} />
      </span>
      {tail > 0 && (
        <span
          aria-hidden
          className={cx(
            "block h-full border-l-[3px] border-dotted opacity-50",
            color === null ? looks[item.status].tail : "painted",
          )}
          style={paintStyle(color)}
        />
      )}
    </Link>
  );
});
