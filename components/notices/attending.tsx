"use client";

import { UserRoundCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Booking } from "@/clients/typescript/src/client";
import { awaitedStatuses } from "@/lib/core/vocabulary";

const awaited: readonly Booking["status"][] = awaitedStatuses;

/** Whether it counts that they said so: of what has begun or is over, it does not. */
export const isExpected = ({ status, attending }: { status: Booking["status"]; attending: boolean }): boolean =>
  attending && awaited.includes(status);

/** The customer has said that they come. */
export function Attending() {
  const t = useTranslations("notices");
  return (
    <span className="inline-flex shrink-0 align-text-bottom" title={t("attending")}>
      <UserRoundCheck aria-hidden className="size-4 text-confirmed-text" />
      <span className="sr-only">{t("attending")}</span>
    </span>
  );
}
