import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { RouteDrawer } from "@/components/ui/drawer";

export default async function ServiceDrawer({ children }: { children: ReactNode }) {
  const t = await getTranslations("catalog");
  return (
    <RouteDrawer list="/catalog/services" label={t("drawer.services")}>
      {children}
    </RouteDrawer>
  );
}
