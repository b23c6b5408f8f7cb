"use client";

import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import type { Move, Refusal } from "@/components/bookings/move";
import { useRefusalFocus } from "@/components/bookings/refusal/refusal-focus";
import { isSoft, useRefusalWords } from "@/components/bookings/refusal/refusal-words";
import { services } from "@/components/catalog/queries";
import NotifyMove from "@/components/notices/notify-move";
import { Alternatives } from "@/components/time/alternatives";
import { Button } from "@/components/ui/button";
import { cx, wrapping } from "@/components/ui/classes";
import { Input } from "@/components/ui/input";
import { useNow } from "@/components/ui/now";
import { spokenTime } from "@/components/ui/spoken-time";

/** Why the booking went back where it was, with the free times to choose from instead, or the way to insist. */
export default function Refused({
  refusal: { move, problem },
  beside = false,
  onMove,
  onDismiss,
}: {
  refusal: Refusal;
  /** A panel is open, which it must not cover where there is room beside it. */
  beside?: boolean;
  onMove: (move: Move) => void;
  onDismiss: () => void;
}) {
  const t = useTranslations();
  const { words, timeWords } = useRefusalWords();
  const service = useQuery(services).data?.find(({ id }) => id === move.booking.service.id);
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const [reason, setReason] = useState("");
  const [picked, setPicked] = useState<string | null>(null);
  const [notify, setNotify] = useState(move.notify ?? true);
  const card = useRef<HTMLElement>(null);
  const heading = useRefusalFocus(card, onDismiss);
  const title = useId();
  const { booking } = move;
  const from = spokenTime(new Date(booking.start), now, locale, zone, true);
  const isSameTime = Date.parse(move.start) === Date.parse(booking.start);
  const told = (start: string, override = false) =>
    move.booking.customer_name !== null && (
      <NotifyMove move={{ ...move, start }} override={override} on={notify} onChange={setNotify} />
    );
  return (
    <section
      ref={card}
      data-refusal
      aria-labelledby={title}
      className={cx(
        "fixed inset-x-3 bottom-[calc(72px+env(safe-area-inset-bottom))] z-40 animate-rise rounded-md border border-line bg-raised p-4 shadow-float md:right-6 md:bottom-6 md:left-auto md:w-[356px]",
        beside && "lg:right-[504px]",
      )}
    >
      <div className="flex items-start gap-3">
        <h2 ref={heading} id={title} tabIndex={-1} className="min-w-0 flex-1 break-words font-semibold">
          {t("calendar.refused_move", {
            who: booking.customer_name ?? t("calendar.nobody"),
            times: isSameTime ? from : `${from} → ${timeWords(move.start, booking.start)}`,
          })}
        </h2>
        <Button look="ghost" size="icon-sm" aria-label={t("common.close")} onClick={onDismiss}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <p role="alert" className="mt-1">
        <span className="font-medium">{words(problem, move.start, service)}</span>{" "}
        <span className="text-ink-soft">{t("calendar.went_back")}</span>
      </p>
      {problem.alternatives.length > 0 && (
        <>
          <Alternatives
            times={problem.alternatives}
            say={(start) => timeWords(start, move.start)}
            chosen={picked}
            onChoose={({ start }) => setPicked(start)}
          />
          {picked && told(picked)}
          <Button
            look="primary"
            className={cx(wrapping, "mt-2 w-full")}
            disabled={!picked}
            onClick={() => picked && onMove({ ...move, start: picked, notify })}
          >
            {picked
              ? t("calendar.move_to_time", { when: spokenTime(new Date(picked), now, locale, zone, true) })
              : t("calendar.choose_time")}
          </Button>
        </>
      )}
      {isSoft(problem) && (
        <form
          className="mt-3 flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim()) onMove({ ...move, override: reason.trim(), notify });
          }}
        >
          {told(move.start, true)}
          <div className="flex gap-2">
            <Input
              aria-label={t("calendar.reason")}
              placeholder={t("calendar.reason")}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              maxLength={500}
            />
            <Button type="submit" disabled={!reason.trim()}>
              {t("calendar.move_anyway")}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
