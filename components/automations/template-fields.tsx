"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import type { AutomationAction } from "@/lib/domains/automations/schema";

type Template = Extract<AutomationAction, { type: "send_message" }>["template"];

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
  const set = (change: Partial<NonNullable<Template>>) => onChange({ ...fresh, ...template, ...change });
  return (
    <>
      <Checkbox
        label={t("template_use")}
        hint={t("template_hint")}
        checked={template !== null}
        onCheckedChange={(checked) => onChange(checked === true ? fresh : null)}
      />
      {template && (
        <div className="flex flex-col gap-3 rounded-md border border-line p-3">
          <div className="grid grid-cols-[1fr_112px] gap-3">
            <Field name={`${at}-template-name`} pointer={`${at}/template/name`} label={t("template_name")}>
              <Input value={template.name} autoComplete="off" onChange={({ target }) => set({ name: target.value })} />
            </Field>
            <Field name={`${at}-template-language`} pointer={`${at}/template/language`} label={t("template_language")}>
              <Input
                value={template.language}
                autoComplete="off"
                onChange={({ target }) => set({ language: target.value })}
              />
            </Field>
          </div>
          <Field
            name={`${at}-template-params`}
            pointer={`${at}/template/params`}
            label={t("template_params")}
            hint={t("template_params_hint")}
          >
            <TextArea
              rows={3}
              value={template.params.join("\n")}
              onChange={({ target }) => set({ params: target.value === "" ? [] : target.value.split("\n") })}
            />
          </Field>
        </div>
      )}
    </>
  );
}
