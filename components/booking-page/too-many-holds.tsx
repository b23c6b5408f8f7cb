"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PublicPage } from "@/clients/typescript/src/client";
import { useWhen } from "@/components/booking-page/facts";
import { type OwnHold, ownHolds } from "@/components/booking-page/own-holds";
import type { TurneroProblem } from "@/components/problem";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/states";

/** Who holds fewer shares a connection with others who hold times. */
const mostOwn = 3;

/** No further time can be held: the ones that this browser holds, to go on with or to release, and when there is room. */
export default function TooManyHolds({
  page,
  problem,
  wanted,
  pending,
  onContinue,
  onInstead,
}: {
  page: PublicPage;
  problem: TurneroProblem;
  /** The start that was refused. */
  wanted: string;
  pending: boolean;
  onContinue: (hold: OwnHold) => void;
  onInstead: (hold: OwnHold) => void;
}) {
  const t = useTranslations("booking");
  const when = useWhen();
  const [holds] = useState(() => ownHolds(page.slug));
  const [again] = useState(() => new Date(Date.now() + (problem.retryAfter ?? 600) * 1000).toISOString());
  const clockOf = (at: string) => when(at, null, page.timezone).clock;
  const nameOf = (id: string) => page.services.find((each) => each.id === id)?.name;
  return (
    <Notice tone="trouble">
      <p>{t(holds.length >= mostOwn ? "too_many_holds" : "no_more_holds")}</p>
      <ul className="mt-3 flex flex-col gap-3 empty:hidden">
        {holds.map((hold) => (
          <li key={hold.id} className="flex flex-col gap-2">
            <p className="font-medium">
              {[nameOf(hold.service_id), when(hold.start, null, page.timezone).day, clockOf(hold.start)]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button disabled={pending} onClick={() => onContinue(hold)}>
                {t("continue_hold", { time: clockOf(hold.start) })}
              </Button>
              <Button disabled={pending} onClick={() => onInstead(hold)}>
                {t("release_hold", { time: clockOf(hold.start), wanted: clockOf(wanted) })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3">{t("hold_room_at", { time: clockOf(again), business: page.name })}</p>
    </Notice>
  );
}
