"use client";

import { useLocale, useTranslations } from "next-intl";
import type { SendMessageBody } from "@/clients/typescript/src/client";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";

/** The contact's language as WhatsApp writes it. */
const languageOf = (locale: string): string => {
  const [language = "en", region] = locale.split("-");
  if (region) return `${language}_${region.toUpperCase()}`;
  return { pt: "pt_BR", en: "en_US" }[language] ?? language;
};

/** A message that WhatsApp has approved, by its name, with what stands for its gaps. */
export default function TemplateDialog({
  locale,
  onSend,
  onClose,
}: {
  locale: string | null;
  onSend: (body: SendMessageBody) => void;
  onClose: () => void;
}) {
  const t = useTranslations("conversations");
  const words = useTranslations("common");
  const mine = useLocale();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t("template_send")} description={t("template_hint")}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const params = String(data.get("params") ?? "")
            .split("\n")
            .map((each) => each.trim())
            .filter(Boolean);
          const [name, language] = [String(data.get("name")).trim(), String(data.get("language")).trim()];
          onSend({ template: { name, language, params } });
          onClose();
        }}
      >
        <Field name="name" label={t("template_name")}>
          <Input required maxLength={512} autoComplete="off" autoFocus />
        </Field>
        <Field name="language" label={t("template_language")}>
          <Input required minLength={2} maxLength={20} defaultValue={languageOf(locale ?? mine)} autoComplete="off" />
        </Field>
        <Field name="params" label={t("template_params")} hint={t("template_params_hint")} optional={words("optional")}>
          <TextArea rows={3} />
        </Field>
        <DialogActions cancel>
          <Button type="submit" look="primary">
            {t("template_send")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
