"use client";

import { ChevronDown, Plus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type TouchEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Calendar, CalendarBooking } from "@/clients/typescript/src/client";
import { MissingMark } from "@/components/bookings/missing-answers";
import { givenBackAt, StatusBadge } from "@/components/bookings/status";
import { TimeLeft } from "@/components/bookings/time-left";
import type { Calendars } from "@/components/calendar/address";
import { foldEarly, type Line, linesOf, linesOfAll } from "@/components/calendar/agenda-lines";
import { isAsking } from "@/components/calendar/booking-block";
import { usePaint } from "@/components/calendar/colors/coloring";
import type { Paint } from "@/components/calendar/colors/paint";
import { isShown } from "@/components/calendar/columns";
import { beginningOf } from "@/components/calendar/opening";
import { Choice, namedOptions } from "@/components/forms/choices/choice";
import { Attending, isExpected } from "@/components/notices/attending";
import type { Stretch } from "@/components/time/day-layout";
import { clockOf, instantOf } from "@/components/time/zone";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { clockTime } from "@/components/ui/spoken-time";

function Row({
  booking,
  calendar,
  zone,
  search,
  paint,
}: {
  booking: CalendarBooking;
  calendar: Calendar;
  zone: string;
  search: string;
  paint: Paint;
}) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const names = calendar.resources.filter(({ id }) => booking.resource_ids.includes(id)).map(({ name }) => name);
  const at = (when: string) => clockTime(new Date(when), locale, zone);
  const waits = givenBackAt(booking) !== null;
  return (
    <Link
      href={`/calendar/${booking.id}${search}`}
      scroll={false}
      className="flex min-h-16 gap-3 border-line border-b px-4 py-3 active:bg-well"
    >
      <span className="w-11 shrink-0 tabular-nums">
        <span className="block font-semibold">{at(booking.start)}</span>
        <span className="block text-ink-faint text-sm">{at(booking.end)}</span>
      </span>
      <span
        aria-hidden
        className="w-1 shrink-0 rounded-full"
        style={{ background: paint(booking) ?? booking.service.color }}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{booking.customer_name ?? t("nobody")}</span>
          {isExpected(booking) && <Attending />}
          <span className="ml-auto shrink-0">
            <StatusBadge status={booking.status} />
          </span>
        </span>
        <span className="block truncate text-ink-soft text-sm">{booking.service.name}</span>
        {isAsking(booking) && <MissingMark />}
        <span className="block truncate text-ink-faint text-sm">
          <TimeLeft booking={booking} />
          {waits && booking.status !== "held" && " · "}
          {booking.status !== "held" && names.join(" · ")}
        </span>
      </span>
    </Link>
  );
}

function Gap({ gap, start, search, resource }: { gap: Stretch; start: string; search: string; resource: string }) {
  const t = useTranslations("calendar");
  const more = new URLSearchParams(search);
  more.set("start", start);
  more.set("with", resource);
  return (
    <Link
      href={`/calendar/new?${more}`}
      scroll={false}
      className="flex min-h-11 items-center gap-3 border-line border-b px-4 py-2 text-ink-soft active:bg-well"
    >
      <span className="w-11 shrink-0 text-sm tabular-nums">{clockOf(gap.from)}</span>
      <Plus aria-hidden className="size-4 shrink-0 text-confirmed-text" />
      <span className="text-sm">{t("free_until", { time: clockOf(gap.to) })}</span>
    </Link>
  );
}

/** The calendar on a phone: a day as a list, a finger's width a row, the next day a swipe away. */
export function Agenda({
  calendar,
  calendars,
  openId,
}: {
  calendar: Calendar;
  calendars: Calendars;
  openId: string | null;
}) {
  const t = useTranslations("calendar");
  const paint = usePaint(calendar.resources);
  const { address, zone, search, go, step } = calendars;
  const resource = calendar.resources.find(({ id }) => id === address.resource) ?? null;
  const list = useRef<HTMLUListElement>(null);
  // Behind the page of a booking, the list is scrolled to that booking.
  const listed = calendar.bookings.some(({ id }) => id === openId);
  useEffect(() => {
    if (listed) list.current?.querySelector(`a[href^="/calendar/${openId}"]`)?.scrollIntoView({ block: "center" });
  }, [openId, listed]);
  const lines = useMemo<Line[]>(() => {
    if (resource) return linesOf(calendar, calendars, resource);
    const shown = calendar.bookings.filter((each) => isShown(each, address));
    return linesOfAll(shown, zone, instantOf(zone, address.date, 0));
  }, [calendar, calendars, resource, address, zone]);
  const { early, day } = useMemo(() => {
    const seen = resource ? { ...calendar, resources: [resource] } : calendar;
    return foldEarly(lines, beginningOf(seen, address, zone, [address.date]));
  }, [lines, calendar, resource, address, zone]);
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const isUnfolded = unfolded === address.date || early.some(({ booking }) => booking?.id === openId);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const lift = (event: TouchEvent) => {
    const [from, to] = [touch.current, event.changedTouches[0]];
    touch.current = null;
    if (!from || !to) return;
    const [x, y] = [to.clientX - from.x, to.clientY - from.y];
    if (Math.abs(x) > 64 && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
  };
  return (
    <div
      className="min-h-[60dvh] touch-pan-y"
      onTouchStart={({ touches }) => {
        const first = touches[0];
        touch.current = first ? { x: first.clientX, y: first.clientY } : null;
      }}
      onTouchEnd={lift}
    >
      <div className="border-line border-b px-4 pb-3">
        <Choice
          aria-label={t("resource")}
          options={namedOptions(calendar.resources, t("everyone"))}
          value={resource?.id ?? ""}
          onChoose={(id) => go({ resource: id || null })}
        />
      </div>
      {lines.length === 0 && <p className="px-4 py-12 text-center text-ink-soft">{t("empty_day")}</p>}
      {early.length > 0 && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          className="flex min-h-11 w-full items-center gap-3 border-line border-b px-4 py-2 text-left text-ink-soft text-sm active:bg-well"
          onClick={() => setUnfolded(isUnfolded ? null : address.date)}
        >
          <span className="w-11 shrink-0 tabular-nums">{clockOf(early[0]?.at ?? 0)}</span>
          <ChevronDown aria-hidden className={cx("size-4 shrink-0", isUnfolded && "rotate-180")} />
          {t("earlier", { count: early.length })}
        </button>
      )}
      <ul ref={list}>
        {(isUnfolded ? [...early, ...day] : day).map(({ at, booking, gap }) => (
          <li key={booking?.id ?? `gap-${at}`} className="[contain-intrinsic-size:auto_86px] [content-visibility:auto]">
            {booking && <Row booking={booking} calendar={calendar} zone={zone} search={search} paint={paint} />}
            {gap && resource && (
              <Gap
                gap={gap}
                start={new Date(instantOf(zone, address.date, gap.from)).toISOString()}
                search={search}
                resource={resource.id}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
