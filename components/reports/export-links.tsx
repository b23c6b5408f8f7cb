"use client";

import { Download } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";

/** The table as a file, whole or for people who must not recognize a customer in it. */
export function ExportLinks({ address, query }: { address: string; query: Record<string, string> }) {
  const t = useTranslations("reports");
  const language = useLocale();
  const [anonymous, setAnonymous] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {(["csv", "xlsx"] as const).map((format) => (
        <a
          key={format}
          href={`${address}?${new URLSearchParams({ ...query, format, language, ...(anonymous && { anonymous: "true" }) })}`}
          download
          className={buttonClass({ size: "sm" })}
        >
          <Download aria-hidden className="size-4" />
          {format.toUpperCase()}
        </a>
      ))}
      <Checkbox label={t("anonymous")} hint={t("anonymous_hint")} onCheckedChange={setAnonymous} />
    </div>
  );
}
