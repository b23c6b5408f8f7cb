import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { RouteDrawer } from "@/components/ui/drawer";

export default async function TaskDrawer({ children }: { children: ReactNode }) {
  const t = await getTranslations("work");
  return (
    <RouteDrawer list="/board" label={t("task")}>
      {children}
    </RouteDrawer>
  );
}
