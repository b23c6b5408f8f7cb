import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";

export function WebchatSetup() {
  const t = useTranslations("channels");
  return (
    <div>
      <Link href="/channels/webchat" prefetch={false} className={buttonClass()}>
        {t("set_up_webchat")}
      </Link>
    </div>
  );
}
