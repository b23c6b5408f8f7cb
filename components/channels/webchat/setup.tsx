import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

export function WebchatSetup() {
  const t = useTranslations("channels");
  return (
    <div>
      <Link href="/channels/webchat" className={buttonClass()}>
        {t("set_up_webchat")}
      </Link>
    </div>
  );
}
