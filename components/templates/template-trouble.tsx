"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { templateAt } from "@/components/templates/preview";
import { templateList } from "@/components/templates/queries";
import { Badge } from "@/components/ui/badge";

/** A word beside what uses these templates, when one of them will not arrive. */
export default function TemplateTrouble({ used }: { used: readonly { name: string; language: string }[] }) {
  const t = useTranslations("templates");
  const { data } = useQuery(templateList);
  // Of a list that was never read nothing can be said.
  if (!data?.connected || data.read_at === null) return null;
  for (const each of used) {
    const template = templateAt(data.data, each);
    if (template?.status === "APPROVED") continue;
    return <Badge meaning="trouble">{t(`trouble.${template?.status ?? "UNKNOWN"}`, { name: each.name })}</Badge>;
  }
  return null;
}
