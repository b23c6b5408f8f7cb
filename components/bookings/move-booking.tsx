"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Booking, CalendarBooking } from "@/clients/typescript/src/client";
import { useMove } from "@/components/bookings/move";
import { SlotPicker } from "@/components/bookings/slot-picker";
import { Button } from "@/components/ui/button";

const NotifyChoice = dynamic(() => import("@/components/notices/notify-choice"), { ssr: false });
const Refused = dynamic(() => import("@/components/bookings/refused"), { ssr: false });

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

/** The way to another time without dragging: free times, day by day. */
export default function MoveBooking({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const t = useTranslations();
  const { move, isPending, refusal, dismiss } = useMove();
  const [notify, setNotify] = useState(true);
  const { start, end } = booking;
  if (!start || !end) return null;
  return (
    <section aria-label={t("calendar.move")} className="rounded-md border border-line p-3">
      <div className="mb-3 flex items-center justify-between">
        <h3 className="font-medium">{t("calendar.move_to")}</h3>
        <Button size="sm" look="ghost" onClick={onDone}>
          {t("common.cancel")}
        </Button>
      </div>
      <SlotPicker
        serviceId={booking.service_id}
        partySize={booking.party_size}
        resourceId={null}
        around={start}
        chosen={start}
        pending={isPending}
        onChoose={({ start: to }) =>
          to !== start && move({ booking: asBlock(booking, start, end), start: to, from: "", to: null, notify })
        }
      />
      {booking.customer && (
        <div className="mt-3">
          <NotifyChoice booking={booking.id} kind="moved" on={notify} onChange={setNotify} />
        </div>
      )}
      {refusal && <Refused refusal={refusal} onMove={move} onDismiss={dismiss} />}
    </section>
  );
}
