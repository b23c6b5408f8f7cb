"use client";

import { FlaskConical } from "lucide-react";
import { useTranslations } from "next-intl";
import { useShell } from "@/components/shell/shell-state";
import { Link } from "@/components/ui/link";

/** Says on every page of test mode that nothing here is real; a frame around the window says it where the band is scrolled away. */
export function TestBand() {
  const t = useTranslations("shell.test");
  const { setTestMode } = useShell();
  return (
    <>
      <div aria-hidden className="pointer-events-none fixed inset-0 z-50 border-4 border-held" />
      <p role="status" className="banner flex items-center gap-2 bg-held-stripe px-4 text-held-text md:px-6">
        <FlaskConical aria-hidden className="size-4 shrink-0" />
        <strong className="shrink-0 font-semibold">{t("on")}</strong>
        <span className="min-w-0 flex-1 truncate max-md:hidden">{t("text")}</span>
        <Link
          href="/settings/test-log"
          className="truncate font-medium underline underline-offset-2 max-md:flex-1 max-md:text-right md:shrink-0"
        >
          {t("log")}
        </Link>
        <button
          type="button"
          onClick={() => setTestMode(false)}
          className="h-10 shrink-0 px-1 font-medium underline underline-offset-2"
        >
          {t("leave")}
        </button>
      </p>
    </>
  );
}
