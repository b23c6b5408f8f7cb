"use client";

import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

export function NewTask() {
  const t = useTranslations("work");
  return (
    <Link href="/calendar/new" className={buttonClass({ look: "primary" })}>
      <CalendarPlus aria-hidden className="size-4" />
      {t("new")}
    </Link>
  );
}
