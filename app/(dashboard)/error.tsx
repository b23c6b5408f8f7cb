"use client";

import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/ui/states";

export default function DashboardError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations("common");
  return <ErrorState title={t("error_title")} detail={t("error_text")} retry={reset} retryLabel={t("retry")} />;
}
