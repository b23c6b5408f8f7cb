import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { RouteDrawer } from "@/components/ui/drawer";

export default async function GroupDrawer({ children }: { children: ReactNode }) {
  const t = await getTranslations("catalog");
  return (
    <RouteDrawer list="/catalog/groups" label={t("drawer.groups")}>
      {children}
    </RouteDrawer>
  );
}
