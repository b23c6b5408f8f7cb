"use client";

import { AlarmClock } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import type { HomeVisit } from "@/clients/typescript/src/client";
import { bookingOf } from "@/components/home/links";
import { Row } from "@/components/home/panel";
import { useSpokenMinutes } from "@/components/time/spoken-minutes";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/ui/now";
import { clockTime } from "@/components/ui/spoken-time";

export function useClock(): (at: string) => string {
  const [locale, zone] = [useLocale(), useTimeZone() ?? "UTC"];
  return (at) => clockTime(new Date(at), locale, zone);
}

/** Awaited customers: when, who, what and with whom, and one tap for when they are here. */
export function VisitRows({
  visits,
  from,
  onArrive,
}: {
  visits: readonly HomeVisit[];
  from: number;
  onArrive: (visit: HomeVisit) => void;
}) {
  const t = useTranslations();
  const clock = useClock();
  const spoken = useSpokenMinutes();
  const now = useNow().getTime();
  return visits.map((visit, i) => {
    const { id, start, service_name, resource_names, status, attending } = visit;
    const name = visit.customer_name ?? t("home.nobody");
    const late = Math.floor((now - Date.parse(start)) / 60_000);
    return (
      <Row
        key={id}
        index={from + i}
        href={bookingOf(visit)}
        lead={clock(start)}
        name={name}
        text={
          <>
            {late > 0 && (
              <span className="text-trouble-text">
                <AlarmClock aria-hidden className="mr-1 inline size-3 align-[-1px]" />
                {t("home.late_for", { time: spoken(late) })}
                {" · "}
              </span>
            )}
            {[service_name, ...resource_names, ...(attending ? [t("home.attending")] : [])].join(" · ")}
          </>
        }
        end={
          status === "confirmed" ? (
            <Button size="sm" onClick={() => onArrive(visit)}>
              {t("calendar.do.check_in")}
              <span className="sr-only">, {name}</span>
            </Button>
          ) : (
            <Badge meaning="held">{t("calendar.status.pending_payment")}</Badge>
          )
        }
      />
    );
  });
}
