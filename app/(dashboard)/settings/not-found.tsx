import { Compass } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/states";

/** Beside the menu of the settings, which leads on. */
export default async function SettingNotFound() {
  const t = await getTranslations("common");
  return (
    <EmptyState icon={Compass} title={t("not_found_title")}>
      {t("not_found_text")}
    </EmptyState>
  );
}
