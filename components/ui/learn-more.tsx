import { useTranslations } from "next-intl";
import type { HelpPage } from "@/components/help/pages";
import { TextLink } from "@/components/ui/text-link";

/** To the page of the handbook that tells about this. */
export function LearnMore({ page }: { page: HelpPage }) {
  const t = useTranslations("common");
  return (
    <TextLink href={`/help/${page}`} prefetch={false}>
      {t("learn_more")}
    </TextLink>
  );
}
