"use client";

import { useMutation } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { CustomerBooking } from "@/clients/typescript/src/client";
import { Facts, useWhen } from "@/components/booking-page/facts";
import { CalendarLink } from "@/components/booking-page/finished";
import { Policy } from "@/components/booking-page/policy";
import { useProblemWords } from "@/components/forms/words";
import { publicApi } from "@/components/public-api";
import { Badge, statusMeaning } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { focusOnce, useReturnFocus } from "@/components/ui/return-focus";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";

/** Most bookings have all their answers: the form is loaded only where one is missing. */
const MissingAnswers = dynamic(() => import("@/components/booking-page/missing-answers"));

const Move = dynamic(() => import("@/components/booking-page/move"), {
  ssr: false,
  loading: () => <Skeleton className="h-64 rounded-md" />,
});

type Change = (booking: CustomerBooking) => void;

function Cancel({ booking, onDone, onBack }: { booking: CustomerBooking; onDone: Change; onBack: () => void }) {
  const t = useTranslations();
  const words = useProblemWords();
  const [reason, setReason] = useState("");
  const cancel = useMutation({
    mutationFn: () => publicApi.bookings.cancel(booking.token, { reason: reason.trim() || null }),
    onSuccess: onDone,
  });
  return (
    <form
      aria-label={t("booking.cancel")}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        cancel.mutate();
      }}
    >
      <h2 tabIndex={-1} ref={focusOnce} className="font-semibold text-lg outline-none">
        {t("booking.cancel_title")}
      </h2>
      <Field name="reason" label={t("booking.reason")} optional={t("common.optional")}>
        <TextArea rows={3} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {cancel.error && (
        <Notice tone="trouble">{words(cancel.error, { invalid_transition: t("booking.refused.over") })}</Notice>
      )}
      <div className="flex flex-col gap-2 md:flex-row">
        <Button type="submit" look="danger" pending={cancel.isPending}>
          {t("booking.cancel_sure")}
        </Button>
        <Button onClick={onBack}>{t("booking.keep")}</Button>
      </div>
    </form>
  );
}

/** They say that they come; who has missed visits must. */
function Attend({ booking, onDone }: { booking: CustomerBooking; onDone: Change }) {
  const t = useTranslations("booking");
  const words = useProblemWords();
  const when = useWhen();
  const attend = useMutation({ mutationFn: () => publicApi.bookings.attend(booking.token), onSuccess: onDone });
  if (booking.attending) return <p className="p-3 text-center text-done-text">{t("attending")}</p>;
  const by = booking.confirm_by && when(booking.confirm_by, null, booking.workspace.timezone);
  return (
    <>
      {by && <Notice tone="held">{t("confirm_by", { day: by.day, time: by.clock })}</Notice>}
      {attend.error && <Notice tone="trouble">{words(attend.error)}</Notice>}
      <Button look="primary" pending={attend.isPending} onClick={() => attend.mutate()}>
        {t("attend")}
      </Button>
    </>
  );
}

/** Asks for confirmation: only the business can turn messages on again. */
function StopNotices({ booking, onDone }: { booking: CustomerBooking; onDone: Change }) {
  const t = useTranslations("booking");
  const words = useProblemWords();
  const [asked, setAsked] = useState(false);
  const stop = useMutation({
    mutationFn: () => publicApi.bookings.stopNotices(booking.token),
    onSuccess: onDone,
  });
  if (!booking.notices)
    return <p className="self-center p-3 text-ink-soft">{t("notices_off", { business: booking.workspace.name })}</p>;
  if (!asked)
    return (
      <button type="button" className="self-center p-3 text-ink-soft underline" onClick={() => setAsked(true)}>
        {t("stop_notices")}
      </button>
    );
  return (
    <section aria-label={t("stop_notices")} className="flex flex-col gap-2 rounded-md border border-line p-4">
      <p>{t("stop_notices_sure", { business: booking.workspace.name })}</p>
      {stop.error && <Notice tone="trouble">{words(stop.error)}</Notice>}
      <Button autoFocus pending={stop.isPending} onClick={() => stop.mutate()}>
        {t("stop_notices_yes")}
      </Button>
      <Button onClick={() => setAsked(false)}>{t("stop_notices_no")}</Button>
    </section>
  );
}

/** A customer's own booking: see it, move it, cancel it. */
export function OwnBooking({ first }: { first: CustomerBooking }) {
  const t = useTranslations("booking");
  const [booking, setBooking] = useState(first);
  const [doing, setDoing] = useState<"see" | "move" | "cancel">("see");
  const [said, setSaid] = useState<string | null>(null);
  const news = useRef<HTMLParagraphElement>(null);
  const mover = useReturnFocus(doing === "move");
  const canceller = useReturnFocus(doing === "cancel");
  const { move_refusal, cancel_refusal, status } = booking;
  const done = (words: string) => (changed: CustomerBooking) => {
    setBooking(changed);
    setSaid(words);
    setDoing("see");
    // Announced from the top: the button that triggered it is gone.
    news.current?.focus();
    window.scrollTo({ top: 0 });
  };
  const back = () => setDoing("see");
  const moved = (to: CustomerBooking) => {
    const isOther = to.people.some((name) => !booking.people.includes(name));
    done(isOther ? t("moved_with", { name: to.people.join(", ") }) : t("moved"))(to);
  };
  const takesPlace = cancel_refusal === null || cancel_refusal === "in_progress";
  // One sentence when both are refused for the same reason; for a cancelled booking the status already says it.
  const refusals = [...new Set([move_refusal, cancel_refusal])].filter((each) => each !== null && each !== "cancelled");
  return (
    <div className="flex flex-col gap-5">
      <p
        ref={news}
        role="status"
        tabIndex={-1}
        className={said ? "rounded-md bg-done-soft px-3 py-2 text-done-text" : "sr-only"}
      >
        {said}
      </p>
      <div className="rounded-md border border-line bg-canvas p-4">
        <div className="mb-4">
          <Badge meaning={statusMeaning[status] ?? "plain"}>{t(`status.${status}`)}</Badge>
        </div>
        <Facts booking={booking} />
      </div>
      {takesPlace && <Policy heading="h2" text={booking.policy} />}
      {doing === "move" && <Move booking={booking} onDone={moved} onBack={back} />}
      {doing === "cancel" && <Cancel booking={booking} onDone={done(t("cancelled"))} onBack={back} />}
      {doing === "see" && (
        <>
          {refusals.map((refusal) => refusal && <Notice key={refusal}>{t(`refused.${refusal}`)}</Notice>)}
          {booking.unanswered.length > 0 && <MissingAnswers booking={booking} onDone={done(t("questions_done"))} />}
          <div className="flex flex-col gap-2">
            {status === "confirmed" && !cancel_refusal && <Attend booking={booking} onDone={done(t("attending"))} />}
            {!move_refusal && (
              <Button ref={mover} onClick={() => setDoing("move")}>
                <CalendarClock aria-hidden className="size-4" />
                {t("move")}
              </Button>
            )}
            {takesPlace && <CalendarLink booking={booking} />}
            {!cancel_refusal && (
              <Button ref={canceller} className="text-trouble-text" onClick={() => setDoing("cancel")}>
                {t("cancel")}
              </Button>
            )}
            <a
              href={`/b/${booking.workspace.slug}?service=${booking.service.id}`}
              className="self-center p-3 text-ink-soft underline"
            >
              {t("book_another")}
            </a>
            <StopNotices booking={booking} onDone={setBooking} />
          </div>
        </>
      )}
    </div>
  );
}
