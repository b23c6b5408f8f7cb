import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { RouteDrawer } from "@/components/ui/drawer";

export default async function BookingDrawer({ children }: { children: ReactNode }) {
  const t = await getTranslations("calendar");
  return (
    <RouteDrawer list="/calendar" label={t("booking")}>
      {children}
    </RouteDrawer>
  );
}
