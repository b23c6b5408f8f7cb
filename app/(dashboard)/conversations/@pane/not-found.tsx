import { MessageCircleOff } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { EmptyState } from "@/components/ui/states";

export default async function ConversationGone() {
  const t = await getTranslations("conversations");
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState
        icon={MessageCircleOff}
        title={t("gone")}
        action={
          <Link href="/conversations" className={buttonClass()}>
            {t("to_list")}
          </Link>
        }
      >
        {t("gone_text")}
      </EmptyState>
    </div>
  );
}
