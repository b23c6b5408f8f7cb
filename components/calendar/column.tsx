"use client";

import { useTranslations } from "next-intl";
import { memo, type PointerEvent } from "react";
import type { CalendarBooking } from "@/clients/typescript/src/client";
import { BookingBlock } from "@/components/calendar/booking-block";
import type { Paint } from "@/components/calendar/colors/paint";
import { type Column, closedOf } from "@/components/calendar/columns";
import type { InColumn, Stretch } from "@/components/time/day-layout";
import { cx } from "@/components/ui/classes";

type Props = {
  column: Column;
  hours: Stretch;
  scale: number;
  zone: string;
  search: string;
  openId: string | null;
  draggedId: string | null;
  paint: Paint;
  onGrab: (event: PointerEvent<HTMLElement>, block: InColumn<CalendarBooking>) => void;
};

/** One column: closed hours, time off and the bookings; the hour lines are a background image, without elements. */
export const GridColumn = memo(function GridColumn({
  column,
  hours,
  scale,
  zone,
  search,
  openId,
  draggedId,
  paint,
  onGrab,
}: Props) {
  const t = useTranslations("calendar");
  const box = ({ from, to }: Stretch) => ({
    top: (Math.max(from, hours.from) - hours.from) * scale,
    height: (Math.min(to, hours.to) - Math.max(from, hours.from)) * scale,
  });
  const seen = ({ from, to }: Stretch) => from < hours.to && to > hours.from;
  return (
    <>
      {closedOf(column, hours).map((each) => (
        <span
          key={each.from}
          aria-hidden
          className="hatched pointer-events-none absolute inset-x-0"
          style={box(each)}
        />
      ))}
      {column.off.filter(seen).map((each) => (
        <span
          key={each.id}
          className={cx("away pointer-events-none absolute inset-x-0 overflow-hidden px-2 py-1 text-ink-soft text-xs")}
          style={box(each)}
        >
          <span className="font-medium">{t("time_off")}</span>
          {each.reason && <span className="block truncate">{each.reason}</span>}
        </span>
      ))}
      {column.blocks.filter(seen).map((block) => (
        <BookingBlock
          key={block.item.id}
          block={block}
          start={hours.from}
          scale={scale}
          zone={zone}
          search={search}
          open={openId === block.item.id}
          dragged={draggedId === block.item.id}
          paint={paint}
          onGrab={onGrab}
        />
      ))}
    </>
  );
});
