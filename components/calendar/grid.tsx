"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Calendar, Slot } from "@/clients/typescript/src/client";
import type { Move } from "@/components/bookings/move";
import type { Calendars } from "@/components/calendar/address";
import { BusyHours } from "@/components/calendar/busy-hours";
import { usePaint } from "@/components/calendar/colors/coloring";
import { GridColumn } from "@/components/calendar/column";
import { DateHead, ResourceHead } from "@/components/calendar/column-head";
import { busyHours, columnsOf, hoursOf, isCrowded } from "@/components/calendar/columns";
import { type Drag, type Under, useDrag } from "@/components/calendar/drag";
import { columnOf } from "@/components/calendar/find/gaps";
import { Axis, Ghost, scale } from "@/components/calendar/grid-parts";
import { axisWidth, type Box, headHeight, revealIn, useGridWindow, useReveal } from "@/components/calendar/grid-window";
import type { Followed } from "@/components/calendar/moving/follow";
import { beginningOf, topOf } from "@/components/calendar/opening";
import { type Stretch, snap, spanAt, startMoved, stretchOn } from "@/components/time/day-layout";
import { clockOf, wallMinute } from "@/components/time/zone";
import { useIsInHand } from "@/components/ui/in-hand";

const GridHands = dynamic(() => import("@/components/calendar/moving/grid-hands"), { ssr: false });
const GapLinks = dynamic(() => import("@/components/calendar/find/gap-links"), { ssr: false });

const step = 15;

/** The day by resource, or the week by date: columns beside each other under one clock. */
export function Grid({
  calendar,
  calendars,
  openId,
  found,
  onReached,
  followed,
  onHold,
  onMove,
}: {
  calendar: Calendar;
  calendars: Calendars;
  openId: string | null;
  /** A time that was searched for: it is scrolled to and gets the focus once. */
  found: Slot | null;
  onReached: () => void;
  /** The moved booking that the focus goes with. */
  followed: RefObject<Followed | null>;
  /** A booking is dragged or lifted. */
  onHold: () => void;
  onMove: (move: Move) => void;
}) {
  const t = useTranslations("calendar");
  const router = useRouter();
  const paint = usePaint(calendar.resources);
  const { address, zone, first, search, now, today, go } = calendars;
  const columns = useMemo(() => columnsOf(calendar, address, zone, first), [calendar, address, zone, first]);
  const hours = useMemo(() => hoursOf(columns, address.whole), [columns, address.whole]);
  const crowded = useMemo(() => isCrowded(columns), [columns]);
  const most = useMemo(
    () => Math.max(1, ...columns.flatMap((each) => busyHours(each, hours)).map(({ count }) => count)),
    [columns, hours],
  );
  const toDay = (date: string) => go({ date, view: "day" });
  const scroller = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const hint = useRef<HTMLDivElement>(null);
  const seen = useGridWindow(scroller, columns.length, address.view);
  const height = (hours.to - hours.from) * scale;

  const spotAt = useCallback(
    (x: number, y: number): Under | null => {
      const box = ground.current?.getBoundingClientRect();
      if (!box) return null;
      const column = Math.floor((x - box.left) / seen.width);
      if (column < 0 || column >= columns.length) return null;
      return { column, wall: hours.from + (y - box.top) / scale };
    },
    [seen.width, columns.length, hours.from],
  );
  /** The start that is asked for; null where it stays. */
  const drop = (drag: Drag): string | null => {
    const target = columns[drag.column];
    if (!target) return null;
    const start = startMoved(zone, drag.booking.start, drag.held, { date: target.date, from: drag.from });
    if (target.key === drag.origin && start === drag.booking.start) return null;
    onMove({ booking: drag.booking, start, from: drag.origin, to: target.resource?.id ?? null });
    return start;
  };
  const { drag: dragged, grab } = useDrag({ columns, spotAt, scroller }, drop);
  const [lifted, setLifted] = useState<Drag | null>(null);
  const drag = dragged ?? lifted;
  const isHolding = drag !== null;
  useEffect(() => {
    if (isHolding) onHold();
  }, [isHolding, onHold]);
  const inHand = useIsInHand();

  // The hint follows the pointer without rendering the grid.
  const pointAt = (event: PointerEvent) => {
    const mark = hint.current;
    if (!mark || event.pointerType === "touch") return;
    const spot = spotAt(event.clientX, event.clientY);
    mark.hidden = !spot || drag !== null;
    if (!spot) return;
    const wall = Math.floor(spot.wall / step) * step;
    mark.style.transform = `translate(${spot.column * seen.width}px, ${(wall - hours.from) * scale}px)`;
    mark.textContent = `+ ${clockOf(wall)}`;
  };
  const hideHint = () => {
    if (hint.current) hint.current.hidden = true;
  };
  const begin = (event: MouseEvent) => {
    const spot = spotAt(event.clientX, event.clientY);
    const column = spot && columns[spot.column];
    if (!spot || !column) return;
    const { start } = spanAt(zone, column.date, snap(Math.floor(spot.wall / step) * step, step), 0);
    const more = new URLSearchParams(search);
    more.set("start", start);
    if (column.resource) more.set("with", column.resource.id);
    router.push(`/calendar/new?${more}`, { scroll: false });
  };

  const wallNow = wallMinute(zone, now.getTime());
  const working = columns.some(
    ({ date, open }) =>
      date === today && open.some(({ from, to }) => to - from < 1440 && from <= wallNow && to > wallNow),
  );
  const todays = columns.findIndex(({ date }) => date === today);
  const nowShown = todays >= 0 && wallNow > hours.from && wallNow < hours.to;
  const nowLine =
    address.view === "week"
      ? { left: todays * seen.width, width: seen.width }
      : { left: 0, width: columns.length * seen.width };

  const boxOf = (column: number, { from, to }: Stretch): Box => ({
    left: column * seen.width,
    width: seen.width,
    top: (from - hours.from) * scale,
    height: (to - from) * scale,
  });
  const scrolledFor = useRef("");
  useEffect(() => {
    // Once for each day and view.
    const shown = `${address.date} ${address.view}`;
    const element = scroller.current;
    if (!element || scrolledFor.current === shown) return;
    scrolledFor.current = shown;
    const beginning = beginningOf(calendar, address, zone, [...new Set(columns.map(({ date }) => date))]);
    const room = (element.clientHeight - headHeight) / scale;
    const top = topOf(beginning, working ? wallNow : null, room);
    element.scrollTop = (top - hours.from) * scale - 16;
  });

  // Scrolls to the open booking, and again when it moves.
  const openAt = columns.findIndex(({ blocks }) => blocks.some(({ item }) => item.id === openId));
  const opened = columns[openAt]?.blocks.find(({ item }) => item.id === openId);
  useReveal(scroller, opened ? { of: openId, ...boxOf(openAt, opened) } : null, true);
  useEffect(() => {
    if (scroller.current && lifted) revealIn(scroller.current, boxOf(lifted.column, lifted), openId !== null);
  });
  const foundAt = found ? columnOf(found, columns, zone) : -1;
  const foundOn = columns[foundAt]?.date;
  const foundSpot = found && foundOn ? stretchOn(zone, foundOn, found.start, found.end) : null;
  useReveal(scroller, foundSpot && { of: "found", ...boxOf(foundAt, foundSpot) }, false);

  return (
    <>
      <section
        ref={scroller}
        aria-label={t("title")}
        // What gets the focus is scrolled out from under the heading and the hours.
        className="relative min-h-0 flex-1 scroll-pt-[60px] scroll-pl-[60px] overflow-auto border-line border-t"
      >
        <div
          className="relative"
          style={{ width: axisWidth + columns.length * seen.width, height: headHeight + height }}
        >
          <div className="sticky top-0 z-20 h-14 border-line border-b bg-canvas">
            <div className="sticky left-0 z-10 h-full w-14 border-line border-r bg-canvas" />
            {columns.slice(seen.first, seen.last).map((column, n) => (
              <div
                key={column.key}
                className="absolute top-0 h-full border-line border-r"
                style={{ left: axisWidth + (seen.first + n) * seen.width, width: seen.width }}
              >
                {address.view === "day" && column.resource ? (
                  <ResourceHead resource={column.resource} count={column.blocks.length} />
                ) : (
                  <DateHead date={column.date} today={today} onChoose={toDay} />
                )}
              </div>
            ))}
          </div>
          <Axis hours={hours} />
          <div
            ref={ground}
            className="absolute bg-[linear-gradient(to_bottom,var(--line)_1px,transparent_1px)]"
            style={{
              top: headHeight,
              left: axisWidth,
              width: columns.length * seen.width,
              height,
              backgroundSize: `100% ${60 * scale}px`,
            }}
          >
            <button
              type="button"
              tabIndex={-1}
              aria-label={t("new")}
              className="absolute inset-0 cursor-cell"
              onPointerMove={pointAt}
              onPointerLeave={hideHint}
              onClick={begin}
            />
            {columns.slice(seen.first, seen.last).map((column, n) => (
              <div
                key={column.key}
                data-column={column.key}
                className="pointer-events-none absolute top-0 h-full border-line border-r [&>a]:pointer-events-auto [&>button]:pointer-events-auto"
                style={{ left: (seen.first + n) * seen.width, width: seen.width }}
              >
                {crowded ? (
                  <BusyHours column={column} hours={hours} scale={scale} most={most} onChoose={toDay} />
                ) : (
                  <GridColumn
                    column={column}
                    hours={hours}
                    scale={scale}
                    zone={zone}
                    search={search}
                    openId={openId}
                    draggedId={dragged?.booking.id ?? null}
                    paint={paint}
                    onGrab={grab}
                  />
                )}
                {address.gaps && !crowded && (
                  <GapLinks
                    column={column}
                    hours={hours}
                    calendars={calendars}
                    found={seen.first + n === foundAt ? found : null}
                    onReached={onReached}
                  />
                )}
                {drag && columns[drag.column]?.key === column.key && (
                  <Ghost drag={drag} column={column} hours={hours} />
                )}
              </div>
            ))}
            {nowShown && (
              <div
                aria-hidden
                className="pointer-events-none absolute z-[3] border-trouble border-t-2 before:absolute before:-top-[5px] before:-left-1 before:size-2 before:rounded-full before:bg-trouble"
                style={{ top: (wallNow - hours.from) * scale, ...nowLine }}
              />
            )}
            <div
              ref={hint}
              hidden
              aria-hidden
              className="pointer-events-none absolute top-0 left-0 rounded-sm border border-accent border-dashed px-1 text-confirmed-text text-xs leading-4 tabular-nums"
              style={{ width: seen.width, height: step * scale }}
            />
          </div>
        </div>
      </section>
      {inHand && (
        <GridHands
          scroller={scroller}
          columns={columns}
          calendar={calendar}
          zone={zone}
          openId={openId}
          isDragging={dragged !== null}
          followed={followed}
          onLift={setLifted}
          onDrop={drop}
        />
      )}
    </>
  );
}
