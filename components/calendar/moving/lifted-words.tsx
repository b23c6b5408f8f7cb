"use client";

import { useLocale, useTranslations } from "next-intl";
import { type Column, obstacleAt } from "@/components/calendar/columns";
import type { Drag } from "@/components/calendar/drag";
import { clockOf } from "@/components/time/zone";

/** Says where a lifted booking is, to those who see and to those who listen. */
export function LiftedWords({ lifted, columns }: { lifted: Drag | null; columns: readonly Column[] }) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const column = lifted && columns[lifted.column];
  const place = () => {
    if (column?.resource) return column.resource.name;
    const at = new Date(`${column?.date}T12:00:00Z`);
    return new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", timeZone: "UTC" }).format(at);
  };
  const obstacle = lifted && column ? obstacleAt(column, lifted.booking, lifted) : null;
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 bottom-12 z-30 flex justify-center">
      {lifted && column && (
        <p className="rounded-md border border-line bg-raised px-3 py-2 text-sm shadow-float">
          <span className="font-medium">
            {t("lifted", {
              who: lifted.booking.customer_name ?? t("nobody"),
              time: clockOf(lifted.from),
              place: place(),
            })}
          </span>{" "}
          {obstacle && (
            <span className="text-trouble-text">
              {t(`obstacle.${obstacle.why}`, { name: obstacle.name ?? "" })}
              {". "}
            </span>
          )}
          <span className="text-ink-soft">{t("lifted_keys")}</span>
        </p>
      )}
    </div>
  );
}
