"use client";

import { useTranslations } from "next-intl";
import type { PageService, PublicPage } from "@/clients/typescript/src/client";
import { useCost } from "@/components/booking-page/cost";
import { useWhen } from "@/components/booking-page/facts";
import type { OwnHold } from "@/components/booking-page/own-holds";
import { Countdown, useSecondsLeft } from "@/components/time/countdown";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/states";

/** The held time and how long it stays so; when that is over, the way to have it again. */
export function HeldTime({
  page,
  service,
  hold,
  over,
  pending,
  onTake,
  onOther,
}: {
  page: PublicPage;
  service: PageService;
  hold: OwnHold;
  /** The server said that the hold has ended, whatever the local clock shows. */
  over: boolean;
  pending: boolean;
  onTake: (time: { start: string }) => void;
  onOther: () => void;
}) {
  const t = useTranslations("booking");
  const when = useWhen();
  const cost = useCost(service).join(" · ");
  const seconds = useSecondsLeft(hold.until, Date.now);
  const { day, clock } = when(hold.start, hold.end, page.timezone);
  const gone = over || seconds === 0;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3 rounded-md border border-line bg-canvas p-4">
        <div className="min-w-0">
          <p className="font-medium first-letter:uppercase">{day}</p>
          <p className="text-ink-soft tabular-nums">{clock}</p>
          {cost && <p className="mt-1 text-ink-soft text-sm">{cost}</p>}
        </div>
        <Button size="sm" onClick={onOther}>
          {t("change")}
        </Button>
      </div>
      {gone ? (
        <Notice tone="held">
          <p role="alert">{t("hold_over")}</p>
          <div className="mt-3 mb-1 flex flex-wrap gap-2">
            <Button look="primary" pending={pending} onClick={() => onTake({ start: hold.start })}>
              {t("take_again")}
            </Button>
            <Button onClick={onOther}>{t("other_time")}</Button>
          </div>
        </Notice>
      ) : (
        <p className="rounded-md bg-held-soft px-3 py-2 text-held-text">
          {t("held_for")} <Countdown until={hold.until} by={Date.now} />
        </p>
      )}
    </div>
  );
}
