import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { RouteDrawer } from "@/components/ui/drawer";

export default async function ResourceDrawer({ children }: { children: ReactNode }) {
  const t = await getTranslations("catalog");
  return (
    <RouteDrawer list="/catalog/resources" label={t("drawer.resources")}>
      {children}
    </RouteDrawer>
  );
}
