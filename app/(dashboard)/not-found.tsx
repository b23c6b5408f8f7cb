import { Compass } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";

export default async function NotFound() {
  const t = await getTranslations("common");
  // A plain link: this screen is in every page's bundle, and a full page load is fine from here.
  const home = (
    <a href="/" className={buttonClass()}>
      {t("go_home")}
    </a>
  );
  return (
    <EmptyState alone icon={Compass} title={t("not_found_title")} action={home}>
      {t("not_found_text")}
    </EmptyState>
  );
}
