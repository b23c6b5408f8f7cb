"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { causeOf, type Failure } from "@/components/settings/webhooks/cause";

/** What went wrong, in the person's language. */
export function useFailureWords(): (failure: Failure) => string {
  const t = useTranslations("webhooks");
  return useCallback(
    (failure) => {
      const cause = causeOf(failure);
      return cause ? t(`failed.${cause}`, { status: failure.status_code ?? 0 }) : "";
    },
    [t],
  );
}
