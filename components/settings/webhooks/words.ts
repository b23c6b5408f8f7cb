"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { WebhookAttempt } from "@/lib/domains/webhooks/schema";

type Failure = Pick<WebhookAttempt, "error" | "status_code">;

/** What went wrong, in the person's language. */
export function useFailureWords(): (failure: Failure) => string {
  const t = useTranslations("webhooks");
  return useCallback(({ error, status_code }) => (error ? t(`failed.${error}`, { status: status_code ?? 0 }) : ""), [t]);
}
