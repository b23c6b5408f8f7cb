"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { Skeleton } from "@/components/ui/skeleton";
import type { AutomationAction } from "@/lib/domains/automations/schema";

type Template = Extract<AutomationAction, { type: "send_message" }>["template"];

const loading = () => <Skeleton className="h-11 md:h-9" />;
const TemplatePicker = dynamic(() => import("@/components/templates/template-picker"), { loading });

const languageCodes = { "pt-BR": "pt_BR", es: "es", en: "en" } as const;

/** What goes out instead once WhatsApp's 24 hours are over: a template that Meta has approved. */
export function TemplateFields({
  at,
  template,
  locale,
  onChange,
}: {
  at: string;
  template: Template;
  locale: string;
  onChange: (template: Template) => void;
}) {
  const t = useTranslations("automations");
  const fresh = { name: "", language: languageCodes[locale as "en"] ?? "pt_BR", params: [] };
  return (
    <>
      <Checkbox
        label={t("template_use")}
        hint={t("template_hint")}
        checked={template !== null}
        onCheckedChange={(checked) => onChange(checked ? fresh : null)}
      />
      {template && (
        <div className="rounded-md border border-line p-3">
          <TemplatePicker
            at={`${at}/template`}
            picked={template}
            locale={locale}
            hint={t("template_values_hint")}
            onChange={onChange}
          />
        </div>
      )}
    </>
  );
}
