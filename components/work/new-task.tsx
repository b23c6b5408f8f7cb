"use client";

import { CalendarPlus } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";

export function NewTask() {
  const t = useTranslations("work");
  return (
    <Link href="/calendar/new" prefetch={false} className={buttonClass({ look: "primary" })}>
      <CalendarPlus aria-hidden className="size-4" />
      {t("new")}
    </Link>
  );
}
