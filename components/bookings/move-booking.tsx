"use client";

import dynamic from "next/dynamic";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { Booking, CalendarBooking, Slot } from "@/clients/typescript/src/client";
import type { Named } from "@/components/bookings/booking-facts";
import { useMove } from "@/components/bookings/move";
import { useNameList } from "@/components/bookings/name-list";
import { TakenWith } from "@/components/bookings/new/taken-with";
import { SlotPicker } from "@/components/bookings/slot-picker";
import { type Change, changesOf, takenBy } from "@/components/bookings/with-whom";
import { onEnter } from "@/components/forms/enter";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/ui/now";
import { focusOnce } from "@/components/ui/return-focus";
import { spokenTime } from "@/components/ui/spoken-time";
import { Notice } from "@/components/ui/states";

const NotifyMove = dynamic(() => import("@/components/notices/notify-move"), { ssr: false });
const Refused = dynamic(() => import("@/components/bookings/refusal/refused"), { ssr: false });

/** The little that a move needs to know of the booking. */
const asBlock = (booking: Booking, start: string, end: string): CalendarBooking => ({
  id: booking.id,
  status: booking.status,
  stage: booking.stage,
  service: { id: booking.service_id, name: "", color: "", slot_interval_minutes: 15 },
  customer_name: booking.customer?.name ?? null,
  start,
  end,
  busy_until: booking.allocations[0]?.end ?? end,
  hold_expires_at: null,
  resource_ids: booking.allocations.map(({ resource_id }) => resource_id),
  party_size: booking.party_size,
  has_notes: Boolean(booking.notes),
  intake_missing: booking.intake_missing.length > 0,
  attending: booking.attending_since !== null,
  version: booking.version,
});

/** With whom it would be, where and with what; what changes stands out. */
function WithWhom({ booking, slot, resources }: { booking: Booking; slot: Slot; resources: Named }) {
  const t = useTranslations("calendar");
  const list = useNameList();
  const { people, things } = changesOf(booking, slot.resource_ids, resources);
  if (!people && !things) return <TakenWith taken={slot.resource_ids} resources={resources} />;
  const words = ({ come, go }: Change) => ({ name: list(come), before: list(go) });
  return (
    <Notice tone="held">
      {people && <p>{people.go.length > 0 ? t("with_instead", words(people)) : t("with_also", words(people))}</p>}
      {things && <p>{things.go.length > 0 ? t("uses_instead", words(things)) : t("uses_also", words(things))}</p>}
    </Notice>
  );
}

/** Reschedules without dragging: free times by day. A time is chosen first and confirmed by the button. */
export default function MoveBooking({
  booking,
  resources,
  onDone,
}: {
  booking: Booking;
  resources: Named;
  onDone: () => void;
}) {
  const t = useTranslations();
  const list = useNameList();
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const { move, isPending, refusal, dismiss } = useMove();
  const [picked, setPicked] = useState<Slot | null>(null);
  const [notify, setNotify] = useState(true);
  const submit = useRef<HTMLButtonElement>(null);
  const { start, end } = booking;
  // Once it is moved, this is of no use, until the new one is shown.
  if (!start || !end || booking.status === "rescheduled") return null;
  const send = (slot: Slot) =>
    move({
      booking: asBlock(booking, start, end),
      start: slot.start,
      from: "",
      to: null,
      offered: slot.resource_ids,
      notify,
    });
  const closeRefusal = () => {
    submit.current?.focus();
    dismiss();
  };
  const noteOf = ({ resource_ids }: Slot) => {
    const { people, things } = changesOf(booking, resource_ids, resources);
    const words = [
      ...(people ? [t("calendar.with_names", { name: list(people.come) })] : []),
      ...(things ? [t("calendar.uses_names", { name: list(things.come) })] : []),
    ];
    return words.join(" · ") || null;
  };
  const { length: people } = takenBy(booking.resource_ids, resources).people;
  return (
    <section aria-labelledby="move-title" className="rounded-md border border-line p-3">
      <form
        className="flex flex-col gap-3"
        onKeyDown={(event) => onEnter(event, false)}
        onSubmit={(event) => {
          event.preventDefault();
          if (picked && !isPending) send(picked);
        }}
      >
        <h3 id="move-title" tabIndex={-1} ref={focusOnce} className="font-medium outline-none">
          {t("calendar.move_to")}
        </h3>
        <SlotPicker
          serviceId={booking.service_id}
          partySize={booking.party_size}
          resourceId={null}
          around={start}
          chosen={picked?.start ?? null}
          current={start}
          pending={isPending}
          moving={booking.id}
          changes={{ noteOf, none: t("calendar.same_people", { count: people }) }}
          onChoose={setPicked}
        />
        <div role="status">{picked && <WithWhom booking={booking} slot={picked} resources={resources} />}</div>
        {booking.customer && (
          <NotifyMove
            move={{ booking, start: picked?.start ?? null, to: null, offered: picked?.resource_ids ?? [] }}
            on={notify}
            onChange={setNotify}
          />
        )}
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button onClick={onDone}>{t("common.cancel")}</Button>
          <Button ref={submit} type="submit" look="primary" disabled={!picked} pending={isPending}>
            {picked
              ? t("calendar.move_to_time", { when: spokenTime(new Date(picked.start), now, locale, zone, true) })
              : t("calendar.choose_time")}
          </Button>
        </div>
      </form>
      {/* Beside the form, not within it: a form in a form would send both. */}
      {refusal && <Refused key={refusal.move.start} refusal={refusal} onMove={move} onDismiss={closeRefusal} />}
    </section>
  );
}
