"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { CalendarDays } from "@/clients/typescript/src/client";
import type { Calendars } from "@/components/calendar/address";
import { usePaint } from "@/components/calendar/colors/coloring";
import { Legend } from "@/components/calendar/colors/legend";
import { DayCell } from "@/components/calendar/month/day-cell";
import { dayByKey } from "@/components/calendar/month/walk";
import { closedDays } from "@/components/settings/holidays/queries";
import { addDays } from "@/components/time/zone";
import { dateFormat } from "@/components/ui/date-format";

const none: never[] = [];

const dayOf = (target: EventTarget): string | null =>
  (target as HTMLElement).closest<HTMLElement>("[data-day]")?.dataset.day ?? null;

/** The names of the weekdays, from that of the first day on. */
function Weekdays({ first }: { first: string }) {
  const locale = useLocale();
  const say = (date: string, weekday: "short" | "long") =>
    dateFormat(locale, { weekday, timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, n) => addDays(first, n)).map((date) => (
          <th
            key={date}
            scope="col"
            abbr={say(date, "long")}
            className="sticky top-0 z-10 h-8 border-line border-r border-b bg-canvas font-normal text-ink-soft text-xs"
          >
            {say(date, "short")}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The month: what is booked on each day, a key or a click from the day itself. */
export default function MonthView({ days, calendars }: { days: CalendarDays | undefined; calendars: Calendars }) {
  const { address, zone, today, go, first, days: count } = calendars;
  const holidays = useQuery(closedDays(first, addDays(first, count - 1))).data;
  const paint = usePaint(days?.resources ?? none);
  const known = useMemo(() => new Map(days?.days.map((day) => [day.date, day])), [days]);
  const names = useMemo(() => new Map(holidays?.map(({ date, name }) => [date, name])), [holidays]);
  const weeks = Array.from({ length: count / 7 }, (_, week) =>
    Array.from({ length: 7 }, (_, n) => addDays(first, week * 7 + n)),
  );
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const isShown = (date: string) => date >= first && date < addDays(first, count);
  const tabStop = focused && isShown(focused) ? focused : address.date;

  // A key may lead to a day of another month, which is drawn first.
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const day = table.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`);
    if (!day) return;
    day.focus();
    wanted.current = null;
  });
  const walk = (event: KeyboardEvent) => {
    const from = wanted.current ?? dayOf(event.target);
    const to = from && !event.metaKey && !event.ctrlKey && !event.altKey ? dayByKey(event.key, from) : null;
    if (!to) return;
    event.preventDefault();
    wanted.current = to;
    setFocused(to);
    if (event.key.startsWith("Page") || !isShown(to)) go({ date: to });
  };
  const open = useCallback((date: string) => go({ date, view: "day" }), [go]);
  const bookings = useMemo(() => days?.days.flatMap((day) => day.bookings) ?? none, [days]);
  return (
    <>
      <div className="min-h-0 flex-1 scroll-pt-8 overflow-auto border-line border-t">
        <table ref={table} className="h-full w-full table-fixed border-collapse" onKeyDown={walk}>
          <Weekdays first={first} />
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <td key={date} className="border-line border-r border-b p-0 align-top">
                    <DayCell
                      date={date}
                      day={known.get(date)}
                      holiday={names.get(date) ?? null}
                      zone={zone}
                      isOutside={date.slice(0, 7) !== address.date.slice(0, 7)}
                      isToday={date === today}
                      isTabStop={date === tabStop}
                      paint={paint}
                      onOpen={open}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend bookings={bookings} resources={days?.resources ?? none} />
    </>
  );
}
