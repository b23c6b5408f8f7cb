"use client";

import { useSearchParams } from "next/navigation";
import { useTimeZone, useTranslations } from "next-intl";
import type { Booking, Resource, Service } from "@/clients/typescript/src/client";
import type { Named } from "@/components/bookings/booking-facts";
import { TakenWith } from "@/components/bookings/new/taken-with";
import { WalkIn, type WalkInTime } from "@/components/bookings/new/walk-in";
import { useRefusalWords } from "@/components/bookings/refusal/refusal-words";
import { SlotPicker } from "@/components/bookings/slot-picker";
import { FaultLine } from "@/components/forms/fault-line";
import { TurneroProblem } from "@/components/problem";
import { Alternatives } from "@/components/time/alternatives";
import { Countdown, useSecondsLeft } from "@/components/time/countdown";
import { clockOf, instantOf, isDate, wallMinute } from "@/components/time/zone";
import { useNow } from "@/components/ui/now";
import { Notice } from "@/components/ui/states";
import { When } from "@/components/ui/time";

function Held({ hold, resources, onAgain }: { hold: Booking; resources: Named; onAgain: () => void }) {
  const t = useTranslations("calendar");
  const left = useSecondsLeft(hold.hold_expires_at);
  if (left === 0) {
    return (
      <Notice tone="trouble">
        {t("hold_over")}{" "}
        <button type="button" className="font-medium underline" onClick={onAgain}>
          {t("hold_again")}
        </button>
      </Notice>
    );
  }
  return (
    <Notice tone="held">
      <p>
        {hold.start && <When at={hold.start} className="font-medium" />} ·{" "}
        <TakenWith taken={hold.resource_ids} resources={resources} />
      </p>
      <p>
        {t("held_for")} {hold.hold_expires_at && <Countdown until={hold.hold_expires_at} />}
      </p>
    </Notice>
  );
}

/** When: one of the free times, which is held at once, or any time for somebody who walked in. */
export default function TimeChoice({
  service,
  partySize,
  resource,
  wish,
  missed,
  walkIn,
  held: { hold, pending, error },
  wanted,
  resources,
  onChoose,
}: {
  service: Service;
  partySize: number;
  resource: Resource | null;
  wish: string | null;
  missed: boolean;
  walkIn: WalkInTime | null;
  held: { hold: Booking | null; pending: boolean; error: unknown };
  wanted: string;
  resources: Named;
  onChoose: (start: string) => void;
}) {
  const t = useTranslations("calendar");
  const [zone, now] = [useTimeZone() ?? "UTC", useNow()];
  const { words, timeWords } = useRefusalWords();
  // Without a clicked time, the day that the calendar shows.
  const shown = useSearchParams().get("date");
  const shownDay = isDate(shown) ? new Date(instantOf(zone, shown, 720)).toISOString() : null;
  const start = wish ? Date.parse(wish) : now.getTime();
  if (walkIn) return <WalkIn {...walkIn} />;
  return (
    <>
      <SlotPicker
        key={`${service.id} ${partySize} ${resource?.id ?? ""}`}
        serviceId={service.id}
        partySize={partySize}
        resourceId={resource?.id ?? null}
        around={wish ?? shownDay}
        chosen={hold?.start ?? null}
        frozen={hold !== null || pending}
        pending={pending}
        onChoose={(slot) => onChoose(slot.start)}
      />
      {missed && wish && !hold && !error && (
        <p className="text-ink-soft text-sm">{t("wish_taken", { time: clockOf(wallMinute(zone, start)) })}</p>
      )}
      <FaultLine pointers={["#/start"]} faults={{ required: t("need_time") }} />
      {error ? (
        <Notice tone="trouble">
          {words(error, wanted)}
          <Alternatives
            times={error instanceof TurneroProblem ? error.alternatives : []}
            say={(at) => timeWords(at, wanted)}
            onChoose={({ start }) => onChoose(start)}
          />
        </Notice>
      ) : null}
      {hold?.start && <Held hold={hold} resources={resources} onAgain={() => hold.start && onChoose(hold.start)} />}
    </>
  );
}
