"use client";

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CustomerBooking, LinkSlots } from "@/clients/typescript/src/client";
import { useWhen } from "@/components/booking-page/facts";
import { Taken } from "@/components/booking-page/taken";
import { TimePicker } from "@/components/booking-page/time-picker";
import { weekFrom } from "@/components/booking-page/time-step";
import { TimesFailed } from "@/components/booking-page/times-failed";
import OtherVisits from "@/components/booking-page/visits/other-visits";
import { spanFrom } from "@/components/bookings/new/visits";
import { publicApi } from "@/components/public-api";
import { dateAt } from "@/components/time/zone";
import { Button } from "@/components/ui/button";
import { wrapping } from "@/components/ui/classes";
import { focusOnce } from "@/components/ui/return-focus";
import { Notice } from "@/components/ui/states";
import { StickyActions } from "@/components/ui/sticky-actions";

type LinkTime = LinkSlots["days"][number]["times"][number];

/** Whether somebody would do it who does not now. */
const isOther = (people: readonly string[], before: readonly string[]): boolean =>
  people.some((name) => !before.includes(name));

function WithWhom({ people, before }: { people: readonly string[]; before: readonly string[] }) {
  const t = useTranslations("booking");
  if (people.length === 0) return null;
  const [name, now] = [people.join(", "), before.join(", ")];
  if (!isOther(people, before)) return <p role="status">{t("with_same", { name })}</p>;
  return (
    <div role="status">
      <Notice tone="held">{now ? t("with_instead", { name, before: now }) : t("with_name", { name })}</Notice>
    </div>
  );
}

/** The week that begins with the booking's own day; from today on there is no first day to name. */
function weekOf({ start, workspace: { timezone } }: CustomerBooking): { first: string | null; day: string | null } {
  const day = start && dateAt(timezone, Date.parse(start));
  return { first: day && day > dateAt(timezone, Date.now()) ? day : null, day };
}

/** An alternative to a time that was taken comes without its people. */
type Picked = { start: string; people?: string[] };

/** Another time for a booking: picked first, and moved to by a button. */
export default function Move({
  booking,
  onDone,
  onBack,
}: {
  booking: CustomerBooking;
  onDone: (moved: CustomerBooking) => void;
  onBack: () => void;
}) {
  const t = useTranslations();
  const when = useWhen();
  const { token, workspace } = booking;
  const [shown, setShown] = useState(() => weekOf(booking));
  const [picked, setPicked] = useState<Picked | null>(null);
  // Of the days on show when it was picked.
  const [known, setKnown] = useState<LinkSlots["own_visits"]>([]);
  const query = { days: 7, ...(shown.first ? { from: shown.first } : {}) };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["moves", token, query, booking.version],
    queryFn: () => publicApi.bookings.slots.list(token, query),
    placeholderData: keepPreviousData,
  });
  const move = useMutation({
    mutationFn: ({ start }: Picked) => publicApi.bookings.reschedule(token, { start }),
    onSuccess: onDone,
    onError: () => {
      setPicked(null);
      void refetch();
    },
  });
  const first = shown.first ?? data?.days[0]?.date;
  const pick = (time: Picked) => {
    setPicked(time);
    setKnown(data?.own_visits ?? []);
  };
  const time = picked && when(picked.start, null, workspace.timezone);
  const before = booking.people;
  const noteOf = ({ people }: LinkTime) =>
    isOther(people, before) ? t("booking.with_name", { name: people.join(", ") }) : null;
  return (
    <section aria-label={t("booking.move")} className="flex flex-col gap-4">
      <h2 tabIndex={-1} ref={focusOnce} className="font-semibold text-lg outline-none">
        {t("booking.move_title")}
      </h2>
      <Taken
        problem={move.error}
        zone={workspace.timezone}
        chosen={picked?.start ?? null}
        pending={move.isPending}
        onPick={pick}
      />
      <TimePicker
        slots={isPlaceholderData ? undefined : data}
        changes={{ noteOf, none: t("booking.same_people", { count: before.length }) }}
        trouble={error ? <TimesFailed error={error} retry={refetch} /> : undefined}
        day={shown.day}
        chosen={picked?.start ?? null}
        pending={move.isPending}
        canGoBack={shown.first !== null}
        onDay={(day) => setShown({ ...shown, day })}
        onWeek={(way) => first && setShown(weekFrom(first, way, workspace.timezone))}
        onGoTo={(date) => setShown({ first: date, day: date })}
        onPick={pick}
      />
      <StickyActions
        warning={
          picked && (
            <>
              {picked.people && <WithWhom people={picked.people} before={before} />}
              <OtherVisits
                slug={workspace.slug}
                zone={workspace.timezone}
                who={{ token }}
                span={spanFrom(picked.start, booking.service)}
                known={known}
              />
            </>
          )
        }
      >
        <Button
          look="primary"
          className={wrapping}
          disabled={!picked}
          pending={move.isPending}
          onClick={() => picked && move.mutate(picked)}
        >
          {time ? t("booking.move_to", { day: time.day, time: time.clock }) : t("booking.pick_first")}
        </Button>
        <Button onClick={onBack}>{t("booking.keep_time")}</Button>
      </StickyActions>
    </section>
  );
}
