"use client";

import { useTranslations } from "next-intl";
import { useShell } from "@/components/shell/shell-state";
import { Notice } from "@/components/ui/states";

/** Says in test mode what of a page works in the live workspace alone, with the way there. */
export function LiveOnly({ what = "page" }: { what?: "page" | "link" }) {
  const t = useTranslations("shell.test");
  const { test, setTestMode } = useShell();
  if (!test) return null;
  return (
    <div className="mb-6">
      <Notice tone="held">
        {t(`live_only_${what}`)}{" "}
        <button type="button" className="font-medium underline underline-offset-2" onClick={() => setTestMode(false)}>
          {t("leave")}
        </button>
      </Notice>
    </div>
  );
}
