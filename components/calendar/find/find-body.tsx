"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { CalendarDays, Slot } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import type { Calendars } from "@/components/calendar/address";
import type { CalendarAddress } from "@/components/calendar/address-in";
import { mainResource } from "@/components/calendar/colors/paint";
import { bookingAt } from "@/components/calendar/find/booking-at";
import { services as serviceList } from "@/components/catalog/queries";
import { Choice } from "@/components/forms/choices/choice";
import { useProblemWords } from "@/components/forms/words";
import { dateAt } from "@/components/time/zone";
import { Button, buttonClass } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { spokenTime } from "@/components/ui/spoken-time";

/** As far ahead as one question reaches. */
const days = 62;

/** Gaps are those of one resource: a week or a month of all has none. */
const markable = ({ view, resource }: CalendarAddress): Partial<CalendarAddress> =>
  view === "month" || !resource ? { view: "day" } : {};

type Resources = CalendarDays["resources"];

/** Filters that would hide the found time are dropped. */
function filtersFor({ resource_ids }: Slot, { kind, group }: CalendarAddress, resources: Resources) {
  const isShown = resources.some(
    (each) =>
      resource_ids.includes(each.id) && (!kind || each.kind === kind) && (!group || each.group_ids.includes(group)),
  );
  return isShown ? {} : { kind: null, group: null };
}

/** The first free time of a service from now on, of the resource that is shown alone; null where there is none. */
function useFirstFree({ now }: Calendars, resource: string | null, onFound: (slot: Slot, service: string) => void) {
  return useMutation({
    mutationFn: async (service_id: string): Promise<Slot | null> => {
      const to = new Date(now.getTime() + days * 86_400_000).toISOString();
      const wish = resource ? { resource_id: resource } : {};
      const { data } = await turnero.slots.list({ service_id, ...wish, to, limit: 1 });
      return data[0] ?? null;
    },
    onSuccess: (slot, service) => slot && onFound(slot, service),
  });
}

/**
 * Chooses a service: the calendar marks its gaps, or jumps to the first. `onFound` takes over from there; without it, where
 * no gaps are drawn, the found time is told here.
 */
export function FindBody({
  calendars,
  resources,
  onFound,
  onLeave,
}: {
  calendars: Calendars;
  resources: Resources;
  onFound?: (slot: Slot) => void;
  onLeave?: () => void;
}) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const problemWords = useProblemWords();
  const { address, zone, now, search, go } = calendars;
  const offered = useQuery(serviceList).data?.filter((each) => each.active && each.kind === "appointment");
  const [service, setService] = useState(address.gaps ?? "");
  const jump = (slot: Slot, id: string) => {
    const date = dateAt(zone, Date.parse(slot.start));
    go((here) => ({
      date,
      ...markable(here),
      ...(onFound ? { gaps: id, ...filtersFor(slot, here, resources) } : {}),
    }));
    onFound?.(slot);
  };
  // A wide day shows everybody.
  const isAll = onFound !== undefined && address.view === "day";
  const {
    mutate,
    data: slot,
    error,
    isPending,
    reset,
  } = useFirstFree(calendars, isAll ? null : address.resource, jump);
  const withWhom = slot && mainResource(slot, resources);
  const mark = (id: string | null) => go((here) => ({ gaps: id, ...markable(here) }));
  return (
    <div className="flex flex-col gap-2">
      {offered ? (
        <Choice
          aria-label={t("service")}
          placeholder={t("choose_service")}
          autoFocus={onFound !== undefined}
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
      ) : (
        <Skeleton className="h-11 rounded-md md:h-9" />
      )}
      <Button disabled={!service} pending={isPending} onClick={() => mutate(service)}>
        {t("first_free")}
      </Button>
      <div role="status" className="empty:hidden">
        {slot === null && <p className="text-ink-soft text-sm">{t("none_free", { days })}</p>}
        {error && <p className="text-sm text-trouble-text">{problemWords(error)}</p>}
        {slot && !onFound && (
          <p className="text-sm">
            <span className="font-medium">{spokenTime(new Date(slot.start), now, locale, zone)}</span>
            {withWhom && ` · ${withWhom.name}`}
          </p>
        )}
      </div>
      {slot && !onFound && (
        <Link
          href={bookingAt(search, { service, start: slot.start, with: withWhom?.id ?? null })}
          scroll={false}
          className={buttonClass({ look: "primary" })}
          {...(onLeave && { onClick: onLeave })}
        >
          {t("new")}
        </Link>
      )}
      <Checkbox
        label={t("show_gaps")}
        hint={!service && t("gaps_unchosen")}
        className="max-md:hidden"
        disabled={!service}
        checked={address.gaps !== null}
        onCheckedChange={(on) => mark(on ? service : null)}
      />
    </div>
  );
}
