import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useShell } from "@/components/shell/shell-state";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { EmptyState } from "@/components/ui/states";

/** A booking was asked for before there is a service. */
export default function NothingToBook() {
  const t = useTranslations("calendar");
  const { member, workspace } = useShell();
  const [href, words] = workspace.bare ? ["/assistant", t("set_up")] : ["/catalog/services/new", t("add_service")];
  return (
    <EmptyState
      icon={CalendarPlus}
      title={t("no_services")}
      learn="services"
      action={
        member.role !== "agent" && (
          <Link href={href} className={buttonClass({ look: "primary" })}>
            {words}
          </Link>
        )
      }
    >
      {t("no_services_text")}
    </EmptyState>
  );
}
