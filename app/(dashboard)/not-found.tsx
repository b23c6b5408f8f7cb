import { Compass } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";

export default async function NotFound() {
  const t = await getTranslations("common");
  const home = (
    <Link href="/" className={buttonClass()}>
      {t("go_home")}
    </Link>
  );
  return (
    <EmptyState alone icon={Compass} title={t("not_found_title")} action={home}>
      {t("not_found_text")}
    </EmptyState>
  );
}
