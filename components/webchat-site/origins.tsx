"use client";

import { useTranslations } from "next-intl";
import { OriginFields } from "@/components/forms/origin-fields";
import { Section } from "@/components/settings/section";
import type { Draft } from "@/components/webchat-site/draft";

/** Whose pages may show the chat. */
export function Origins({
  origins,
  onChange,
}: {
  origins: Draft["origins"];
  onChange: (origins: Draft["origins"], moved: boolean) => void;
}) {
  const t = useTranslations("webchat");
  return (
    <Section title={t("where")} text={t("where_text")}>
      <OriginFields origins={origins} none={t("no_origins")} onChange={onChange} />
    </Section>
  );
}
