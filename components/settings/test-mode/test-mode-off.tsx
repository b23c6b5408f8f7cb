"use client";

import { FlaskConical } from "lucide-react";
import { useTranslations } from "next-intl";
import { Section } from "@/components/settings/section";
import { useShell } from "@/components/shell/shell-state";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";

/** What test mode is, and the way there. */
export function TestModeOff() {
  const t = useTranslations("settings");
  const { setTestMode } = useShell();
  return (
    <Section title={t("sections.test-log")} text={t("test_mode.text")} flush>
      <EmptyState icon={FlaskConical} title={t("test_mode.off")}>
        <span className="block">{t("test_mode.off_text")}</span>
        <Button look="primary" className="mt-3" onClick={() => setTestMode(true)}>
          {t("test_mode.enter")}
        </Button>
      </EmptyState>
    </Section>
  );
}
