import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { RouteDrawer } from "@/components/ui/drawer";

export default async function CustomerDrawer({ children }: { children: ReactNode }) {
  const t = await getTranslations("customers");
  return (
    <RouteDrawer list="/customers" label={t("customer")}>
      {children}
    </RouteDrawer>
  );
}
