"use client";

import { useLocale, useTranslations } from "next-intl";
import { createPortal } from "react-dom";
import type { Calendar, CalendarBooking } from "@/clients/typescript/src/client";
import type { Calendars } from "@/components/calendar/address";
import { type Column, columnsOf } from "@/components/calendar/columns";
import { useShell } from "@/components/shell/shell-state";
import { useIsPrinting } from "@/components/ui/media-query";
import { clockTime } from "@/components/ui/spoken-time";

function PrintedRow({ booking, zone }: { booking: CalendarBooking; zone: string }) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const at = (when: string) => clockTime(new Date(when), locale, zone);
  return (
    <tr className="break-inside-avoid border-line border-b align-top">
      <td className="w-28 py-1 tabular-nums">
        {at(booking.start)}–{at(booking.end)}
      </td>
      <td className="py-1 pr-4 font-medium">{booking.customer_name ?? t("nobody")}</td>
      <td className="py-1 pr-4">{booking.service.name}</td>
      <td className="w-32 py-1">{t(`status.${booking.status}`)}</td>
    </tr>
  );
}

function PrintedColumn({ column: { resource, blocks }, zone }: { column: Column; zone: string }) {
  const t = useTranslations("calendar");
  const bookings = blocks.map(({ item }) => item);
  return (
    <section className="mt-6">
      <table className="w-full table-fixed border-collapse text-left">
        {/* The browser repeats it on each page. */}
        <thead>
          <tr>
            <th colSpan={4} className="border-ink border-b pb-1 text-lg">
              {resource?.name}{" "}
              <span className="font-normal text-ink-soft text-sm">{t("booked", { count: bookings.length })}</span>
            </th>
          </tr>
          <tr className="text-ink-soft text-xs">
            <th className="w-28 py-1 font-normal">{t("time")}</th>
            <th className="py-1 font-normal">{t("customer")}</th>
            <th className="py-1 font-normal">{t("service")}</th>
            <th className="w-32 py-1 font-normal">{t("colorings.status")}</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <PrintedRow key={booking.id} booking={booking} zone={zone} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The day on paper: a list for each person, room, piece of equipment and vehicle that has something. */
export default function PrintDay({ calendar, calendars }: { calendar: Calendar; calendars: Calendars }) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const { workspace } = useShell();
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  const { address, zone, first } = calendars;
  const columns = columnsOf(calendar, address, zone, first).filter(({ blocks }) => blocks.length > 0);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  return createPortal(
    <article data-print aria-label={t("print_day")} className="bg-canvas text-ink">
      <header className="flex items-baseline justify-between border-ink border-b-2 pb-2">
        <h1 className="font-semibold text-xl first-letter:uppercase">
          {date.format(new Date(`${address.date}T12:00:00Z`))}
        </h1>
        <p>{workspace.name}</p>
      </header>
      {columns.map((column) => (
        <PrintedColumn key={column.key} column={column} zone={zone} />
      ))}
      {columns.length === 0 && <p className="mt-6">{t("empty_day")}</p>}
    </article>,
    document.body,
  );
}
