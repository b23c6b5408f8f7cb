import { useTranslations } from "next-intl";
import type { HelpPage } from "@/components/help/pages";
import { cx, thumb } from "@/components/ui/classes";

/** To the page of the handbook that tells about this. A plain link: customers' pages, which share the empty state, load no router for it. */
export function LearnMore({ page }: { page: HelpPage }) {
  const t = useTranslations("common");
  return (
    <a
      href={`/help/${page}`}
      className={cx(thumb, "font-medium text-confirmed-text underline-offset-4 hover:underline")}
    >
      {t("learn_more")}
    </a>
  );
}
