"use client";

import { PackageX } from "lucide-react";
import { useTranslations } from "next-intl";
import { DrawerHeader } from "@/components/ui/drawer";
import { EmptyState } from "@/components/ui/states";

export function GoneDrawer() {
  const t = useTranslations("catalog");
  return (
    <>
      <DrawerHeader title={t("title")} />
      <EmptyState icon={PackageX} title={t("gone")}>
        {t("gone_text")}
      </EmptyState>
    </>
  );
}
