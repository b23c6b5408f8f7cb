"use client";

import { ZapOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { DrawerHeader } from "@/components/ui/drawer";
import { EmptyState } from "@/components/ui/states";

export function Gone() {
  const t = useTranslations("automations");
  return (
    <>
      <DrawerHeader title={t("title")} />
      <EmptyState icon={ZapOff} title={t("gone")}>
        {t("gone_text")}
      </EmptyState>
    </>
  );
}
