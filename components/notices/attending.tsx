"use client";

import { UserRoundCheck } from "lucide-react";
import { useTranslations } from "next-intl";

/** The customer has said that they come. */
export default function Attending() {
  const t = useTranslations("notices");
  return (
    <span className="flex items-center" title={t("attending")}>
      <UserRoundCheck aria-hidden className="size-4 text-confirmed-text" />
      <span className="sr-only">{t("attending")}</span>
    </span>
  );
}
