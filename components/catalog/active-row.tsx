"use client";

import { useTranslations } from "next-intl";
import { SwitchRow } from "@/components/ui/switch-row";

/** Whether a thing of the catalog is in use, and what that means for it. */
export function ActiveRow({
  hint,
  active,
  onChange,
}: {
  hint: string;
  active: boolean;
  onChange: (active: boolean) => void;
}) {
  const t = useTranslations("catalog");
  return <SwitchRow label={t("active")} hint={hint} checked={active} onChange={onChange} />;
}
