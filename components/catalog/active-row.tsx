"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Switch } from "@/components/ui/switch";

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
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <p id={id}>{t("active")}</p>
        <p className="text-ink-faint text-sm">{hint}</p>
      </div>
      <Switch aria-labelledby={id} checked={active} onCheckedChange={onChange} />
    </div>
  );
}
