import { MessagesSquare } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/states";

export default async function NoneOpen() {
  const t = await getTranslations("conversations");
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState icon={MessagesSquare} title={t("none_open")}>
        {t("none_open_text")}
      </EmptyState>
    </div>
  );
}
