import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { RouteDrawer } from "@/components/ui/drawer";

export default async function AutomationDrawer({ children }: { children: ReactNode }) {
  const t = await getTranslations("automations");
  return (
    <RouteDrawer list="/automations" label={t("title")}>
      {children}
    </RouteDrawer>
  );
}
