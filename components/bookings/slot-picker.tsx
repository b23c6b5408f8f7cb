"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTimeZone, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { Slot } from "@/clients/typescript/src/client";
import { slotsOf } from "@/components/bookings/queries";
import { useProblemWords } from "@/components/forms/words";
import { focusDay } from "@/components/time/focus-day";
import { DayList, TimeList, withChanges } from "@/components/time/free-times";
import { addDays, dateAt, instantOf } from "@/components/time/zone";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/ui/now";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";

const days = 7;

function notBefore(date: string, least: string): string {
  if (date < least) return least;
  return date;
}

type Props = {
  serviceId: string;
  partySize: number;
  resourceId: string | null;
  /** The time that is wished for; the picker opens on its day. */
  around: string | null;
  chosen: string | null;
  /** The time that a booking has now: shown among the others, but not to be chosen. */
  current?: string;
  /** While a time is held the list stays as it was: our own hold must not take the times around it away. */
  frozen?: boolean;
  pending: boolean;
  /** The booking that is to move: its own time counts as free. */
  moving?: string;
  /** What a time would change, and what is said of the others where one of them changes something. */
  changes?: { noteOf: (slot: Slot) => string | null; none: string };
  onChoose: (slot: Slot) => void;
};

/** Our own time is shown though it is no longer free. */
function withOurs(slots: readonly Slot[], ours: string | null): readonly Slot[] {
  if (ours === null || slots.some(({ start }) => start === ours)) return slots;
  return [...slots, { start: ours, end: ours, resource_ids: [] }].sort(
    (a, b) => Date.parse(a.start) - Date.parse(b.start),
  );
}

const byDate = (slots: readonly Slot[], zone: string): Map<string, Slot[]> => {
  const dates = new Map<string, Slot[]>();
  for (const slot of slots) {
    const date = dateAt(zone, Date.parse(slot.start));
    const list = dates.get(date);
    if (list) list.push(slot);
    else dates.set(date, [slot]);
  }
  return dates;
};

/** Free times of a service, a week at a time, day by day. */
export function SlotPicker({
  serviceId,
  partySize,
  resourceId,
  around,
  chosen,
  current,
  frozen = false,
  pending,
  moving,
  changes,
  onChoose,
}: Props) {
  const t = useTranslations("calendar");
  const zone = useTimeZone() ?? "UTC";
  const now = useNow();
  const problemWords = useProblemWords();
  const today = dateAt(zone, now.getTime());
  const wished = around ? dateAt(zone, Date.parse(around)) : today;
  const [week, setWeek] = useState(wished);
  const first = notBefore(week, today);
  // The range stays the same while it is being read; times that have passed are not offered anyway.
  const [opened] = useState(() => Math.floor(now.getTime() / 60_000) * 60_000);
  const [picked, setPicked] = useState<string | null>(null);
  const from = Math.max(instantOf(zone, first, 0), opened);
  const { data, error, isPending } = useQuery({
    ...slotsOf({
      service_id: serviceId,
      from: new Date(from).toISOString(),
      to: new Date(instantOf(zone, addDays(first, days), 0)).toISOString(),
      party_size: partySize,
      ...(resourceId ? { resource_id: resourceId } : {}),
      ...(moving ? { booking_id: moving } : {}),
    }),
    enabled: ({ state }) => !frozen || state.data === undefined,
  });
  const dates = useMemo(
    () => byDate(withOurs(data?.data ?? [], current ?? chosen), zone),
    [data, current, chosen, zone],
  );
  const shown = Array.from({ length: days }, (_, n) => addDays(first, n));
  // Where no day was wished for, the first with times is the answer.
  const begin = (around === null && shown.find((each) => dates.has(each))) || first;
  const date = picked && shown.includes(picked) ? picked : begin;
  const slots = dates.get(date) ?? [];
  const nextFree = shown.find((each) => each > date && dates.has(each));
  const goTo = (each: string) => {
    focusDay(each);
    setPicked(each);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-1">
        <Button
          look="ghost"
          size="icon-sm"
          aria-label={t("week_before")}
          disabled={first <= today}
          onClick={() => setWeek(addDays(first, -days))}
        >
          <ChevronLeft aria-hidden className="size-4" />
        </Button>
        <DayList
          days={shown.map((each) => ({ date: each, count: dates.get(each)?.length ?? 0 }))}
          chosen={date}
          free={(count) => t("free_times", { count })}
          onChoose={setPicked}
        />
        <Button look="ghost" size="icon-sm" aria-label={t("week_after")} onClick={() => setWeek(addDays(first, days))}>
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </div>
      {isPending ? (
        <div className="grid grid-cols-4 gap-2 md:grid-cols-5">
          {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => (
            <Skeleton key={n} className="h-11 md:h-9" />
          ))}
        </div>
      ) : error ? (
        <Notice tone="trouble">{problemWords(error)}</Notice>
      ) : slots.length > 0 ? (
        <TimeList
          parts={[{ title: null, times: changes ? withChanges(slots, changes.noteOf, changes.none) : slots }]}
          zone={zone}
          chosen={chosen}
          {...(current ? { current } : {})}
          pending={pending}
          compact
          onChoose={onChoose}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line bg-well px-3 py-2 text-ink-soft">
          {data?.unavailable_reason && dates.size === 0 ? t(`none.${data.unavailable_reason}`) : t("none_this_day")}
          {nextFree && (
            <Button size="sm" onClick={() => goTo(nextFree)}>
              {t("next_free_day")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
