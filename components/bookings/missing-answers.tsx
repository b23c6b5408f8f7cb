"use client";

import { CircleHelp } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Booking, Service } from "@/clients/typescript/src/client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/states";
import { openStatuses } from "@/lib/core/vocabulary";

const AskAnswers = dynamic(() => import("@/components/bookings/ask-answers"), { ssr: false });

const open: readonly Booking["status"][] = ["held", ...openStatuses];

/** Whether somebody still has to ask; of what has ended nobody needs to know. */
export const isAnswerMissing = ({ status, intake_missing }: Pick<Booking, "status" | "intake_missing">): boolean =>
  open.includes(status) && intake_missing.length > 0;

/** A small mark on a card or row. */
export function MissingMark() {
  const t = useTranslations("calendar");
  return (
    <span className="flex items-center gap-1 text-held-text text-sm">
      <CircleHelp aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{t("answers_missing")}</span>
    </span>
  );
}

/** The questions that nobody has answered yet, by their own words. */
export function MissingLabels({ booking, service }: { booking: Booking; service: Service | null }) {
  const t = useTranslations("calendar");
  if (!isAnswerMissing(booking)) return null;
  const labels = booking.intake_missing.map(
    (key) => service?.intake_fields.find((field) => field.key === key)?.label ?? key,
  );
  return (
    <span className="flex items-start gap-2">
      <CircleHelp aria-hidden className="mt-[2px] size-4 shrink-0" />
      <span>{t("still_to_ask", { questions: labels.join(", ") })}</span>
    </span>
  );
}

/** In a drawer: what is still to be asked, and where to write the answers down. */
export function MissingAnswers({ booking, service }: { booking: Booking; service: Service | null }) {
  const t = useTranslations("calendar");
  const [asking, setAsking] = useState(false);
  if (!isAnswerMissing(booking)) return null;
  return (
    <Notice tone="held">
      <MissingLabels booking={booking} service={service} />
      {service && (
        <Button size="sm" className="mt-2" onClick={() => setAsking(true)}>
          {t("add_answers")}
        </Button>
      )}
      {asking && service && <AskAnswers booking={booking} service={service} onClose={() => setAsking(false)} />}
    </Notice>
  );
}
