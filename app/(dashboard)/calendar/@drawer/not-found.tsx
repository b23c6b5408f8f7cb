import { CalendarX } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { DrawerHeader } from "@/components/ui/drawer";
import { EmptyState } from "@/components/ui/states";

export default async function BookingGone() {
  const t = await getTranslations("calendar");
  return (
    <>
      <DrawerHeader title={t("booking")} />
      <EmptyState icon={CalendarX} title={t("gone")}>
        {t("gone_text")}
      </EmptyState>
    </>
  );
}
