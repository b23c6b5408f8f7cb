"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { CalendarDays, Slot } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import type { Calendars } from "@/components/calendar/address";
import { mainResource } from "@/components/calendar/colors/paint";
import { bookingAt } from "@/components/calendar/find/booking-at";
import { services as serviceList } from "@/components/catalog/queries";
import { Choice } from "@/components/forms/choices/choice";
import { useProblemWords } from "@/components/forms/words";
import { dateAt } from "@/components/time/zone";
import { Button, buttonClass } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { spokenTime } from "@/components/ui/spoken-time";

/** As far ahead as one question reaches. */
const days = 62;

/** The first free time of a service from now on; null where there is none. */
function useFirstFree({ address, zone, now, go }: Calendars) {
  return useMutation({
    mutationFn: async (service_id: string): Promise<Slot | null> => {
      const to = new Date(now.getTime() + days * 86_400_000).toISOString();
      const wish = address.resource ? { resource_id: address.resource } : {};
      const { data } = await turnero.slots.list({ service_id, ...wish, to, limit: 1 });
      return data[0] ?? null;
    },
    onSuccess: (slot) => {
      if (!slot) return;
      const date = dateAt(zone, Date.parse(slot.start));
      go((here) => ({ date, view: here.view === "month" ? "day" : here.view }));
    },
  });
}

/** Chooses a service: the calendar jumps to its first free time, or marks its gaps. */
export function FindBody({
  calendars,
  resources,
  onLeave,
}: {
  calendars: Calendars;
  resources: CalendarDays["resources"];
  onLeave: () => void;
}) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const problemWords = useProblemWords();
  const { address, zone, now, search, go } = calendars;
  const offered = (useQuery(serviceList).data ?? []).filter((each) => each.active && each.kind === "appointment");
  const [service, setService] = useState(address.gaps ?? "");
  const { mutate, data: slot, error, isPending, reset } = useFirstFree(calendars);
  const withWhom = slot && mainResource(slot, resources);
  const mark = (id: string | null) =>
    // Gaps are those of one resource: a week or a month of all has none.
    go((here) => ({ gaps: id, ...(here.view === "month" || !here.resource ? { view: "day" as const } : {}) }));
  return (
    <div className="flex flex-col gap-2">
      <Choice
        aria-label={t("service")}
        placeholder={t("choose_service")}
        options={offered.map(({ id, name, duration_minutes }) => ({
          value: id,
          label: name,
          aside: t("minutes", { count: duration_minutes }),
        }))}
        value={service}
        onChoose={(id) => {
          setService(id);
          reset();
          if (address.gaps) mark(id);
        }}
      />
      <Button disabled={!service} pending={isPending} onClick={() => mutate(service)}>
        {t("first_free")}
      </Button>
      <div role="status" className="empty:hidden">
        {slot === null && <p className="text-ink-soft text-sm">{t("none_free", { days })}</p>}
        {error && <p className="text-sm text-trouble-text">{problemWords(error)}</p>}
        {slot && (
          <p className="text-sm">
            <span className="font-medium">{spokenTime(new Date(slot.start), now, locale, zone)}</span>
            {withWhom && ` · ${withWhom.name}`}
          </p>
        )}
      </div>
      {slot && (
        <Link
          href={bookingAt(search, { service, start: slot.start, with: withWhom?.id ?? null })}
          scroll={false}
          className={buttonClass({ look: "primary" })}
          onClick={onLeave}
        >
          {t("new")}
        </Link>
      )}
      <Checkbox
        label={t("show_gaps")}
        className="max-md:hidden"
        disabled={!service}
        checked={address.gaps !== null}
        onCheckedChange={(on) => mark(on === true ? service : null)}
      />
    </div>
  );
}
