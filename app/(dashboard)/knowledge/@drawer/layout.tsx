import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { RouteDrawer } from "@/components/ui/drawer";

export default async function KnowledgeDrawer({ children }: { children: ReactNode }) {
  const t = await getTranslations("knowledge");
  return (
    <RouteDrawer list="/knowledge" label={t("title")}>
      {children}
    </RouteDrawer>
  );
}
