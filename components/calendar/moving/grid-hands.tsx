"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect } from "react";
import type { Calendar } from "@/clients/typescript/src/client";
import { HoverCards } from "@/components/calendar/card/hover-cards";
import type { Column } from "@/components/calendar/columns";
import type { Drag } from "@/components/calendar/drag";
import { type Followed, useFollow } from "@/components/calendar/moving/follow";
import { useLift } from "@/components/calendar/moving/lift";
import { LiftedWords } from "@/components/calendar/moving/lifted-words";
import { showToast } from "@/components/ui/toast-queue";

/** What the grid does for a hand: the cards of its bookings, and moving one by keys. Loaded once somebody is there. */
export default function GridHands({
  scroller,
  columns,
  calendar,
  zone,
  openId,
  isDragging,
  followed,
  onLift,
  onDrop,
}: {
  scroller: RefObject<HTMLElement | null>;
  columns: readonly Column[];
  calendar: Calendar;
  zone: string;
  openId: string | null;
  isDragging: boolean;
  followed: RefObject<Followed | null>;
  onLift: (lifted: Drag | null) => void;
  /** Answers with the start that is asked for; null where it stays. */
  onDrop: (drag: Drag) => string | null;
}) {
  useFollow(scroller, columns, followed);
  const t = useTranslations("calendar");
  const lifted = useLift(
    scroller,
    columns,
    (held) => {
      const start = onDrop(held);
      if (start) followed.current = { booking: held.booking, start };
    },
    ({ status }) => showToast({ text: t("not_lifted", { status: t(`status.${status}`) }), trouble: true }),
  );
  useEffect(() => onLift(lifted), [lifted, onLift]);
  return (
    <>
      <HoverCards
        scroller={scroller}
        calendar={calendar}
        zone={zone}
        openId={openId}
        isHolding={isDragging || lifted !== null}
      />
      <LiftedWords lifted={lifted} columns={columns} />
    </>
  );
}
