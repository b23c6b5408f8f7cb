"use client";

import { CalendarClock } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type RefObject, useCallback, useState } from "react";
import type { Booking, StageMovePage } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { type Action, actionsFrom, type Said } from "@/components/bookings/actions";
import { isFinal, useBookingAction, useBookingKeeper } from "@/components/bookings/booking-change";
import { isAhead, isMovable } from "@/components/bookings/status";
import { useSendEnd } from "@/components/bookings/undo/send-end";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { actionWith, requiresAnswers, type Action as StageAction, type Stages } from "@/components/work/moves";
import { UndoLast, useUndoMove } from "@/components/work/undo-move";

const AskAction = dynamic(() => import("@/components/bookings/ask-action"), { ssr: false });
const RequiredAction = dynamic(() => import("@/components/bookings/required-action"), { ssr: false });

/** Every action that the booking's status allows, and no other. */
export function BookingActions({
  booking,
  history,
  stageActions,
  mover,
  onMove,
}: {
  booking: Booking;
  history: StageMovePage;
  stageActions: Stages["actions"];
  /** The button that opens the choice of another time. */
  mover: RefObject<HTMLButtonElement | null>;
  onMove: () => void;
}) {
  const t = useTranslations("calendar");
  const toast = useToast();
  const { show, refresh } = useBookingKeeper();
  const { refusals } = useUndoMove();
  const [asked, setAsked] = useState<Action | null>(null);
  const [required, setRequired] = useState<StageAction | null>(null);
  const closeRequired = useCallback(() => setRequired(null), []);
  const run = useBookingAction(booking, asked !== null, ({ id, version }, action) =>
    toast.undoable(
      t(`did.${action.name}`),
      async () => {
        show(await turnero.bookings.undo(id, { expected_version: version }));
        refresh();
      },
      { refusals, about: id },
    ),
  );
  const allowed = actionsFrom(booking.status);
  const main = allowed.find(({ look }) => look === "primary");
  const rest = allowed.filter((action) => action !== main);
  const sendEnd = useSendEnd();
  const end = (action: Action, said: Said) =>
    void sendEnd({
      booking,
      after: { ...booking, status: action.to },
      text: t(`did.${action.name}`),
      send: () => action.send(booking.id, said),
    });
  const start = (action: Action) => {
    run.reset();
    // A status operation asks for the same fields as the matching stage action.
    const step = action.effect && actionWith({ actions: stageActions }, booking, action.effect);
    if (step && requiresAnswers(step)) return setRequired(step);
    if (action.ask === "early" ? isAhead(booking) : action.ask !== "no") setAsked(action);
    else if (action.ends) end(action, { reason: null });
    else run.mutate({ action, said: { reason: null } });
  };
  const sure = (action: Action, said: Said) => {
    if (action.ends) {
      setAsked(null);
      return end(action, said);
    }
    run.mutate(
      { action, said },
      { onSuccess: () => setAsked(null), onError: (error) => isFinal(error) && setAsked(null) },
    );
  };
  return (
    <div data-actions className="flex flex-wrap gap-2 empty:hidden">
      {main && (
        <Button look="primary" pending={run.isPending} onClick={() => start(main)}>
          {t(`do.${main.name}`)}
        </Button>
      )}
      {isMovable(booking.status) && booking.start && (
        <Button ref={mover} onClick={onMove}>
          <CalendarClock aria-hidden className="size-4" />
          {t("move")}
        </Button>
      )}
      {rest.map((action) => (
        <Button
          key={action.name}
          className={action.name === "cancel" ? "text-trouble-text" : undefined}
          disabled={run.isPending}
          onClick={() => start(action)}
        >
          {t(`do.${action.name}`)}
        </Button>
      ))}
      <UndoLast task={booking} history={history} busy={run.isPending} />
      {required && <RequiredAction task={booking} action={required} onClose={closeRequired} />}
      {asked && (
        <AskAction
          action={asked}
          booking={booking}
          run={{ pending: run.isPending, error: run.error }}
          onClose={() => setAsked(null)}
          onSure={(said) => sure(asked, said)}
        />
      )}
    </div>
  );
}
