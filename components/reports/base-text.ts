import { useTranslations } from "next-intl";
import { useFigureText } from "@/components/reports/figure-text";
import type { Base } from "@/components/reports/heads";

/** What a share or a mean is of: "3 of 25", "Mean of 40". */
export function useBaseText(): (base: Base) => string {
  const t = useTranslations("reports");
  const text = useFigureText();
  return ({ unit, part, whole }) => {
    const of = text({ unit, value: whole });
    return part === null ? t("mean_of", { count: of }) : t("part_of", { part: text({ unit, value: part }), whole: of });
  };
}
