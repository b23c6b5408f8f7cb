import { UserX } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { DrawerHeader } from "@/components/ui/drawer";
import { EmptyState } from "@/components/ui/states";

export default async function CustomerGone() {
  const t = await getTranslations("customers");
  return (
    <>
      <DrawerHeader title={t("customer")} />
      <EmptyState icon={UserX} title={t("gone")}>
        {t("gone_text")}
      </EmptyState>
    </>
  );
}
