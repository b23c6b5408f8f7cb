"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { numbersIn } from "@/components/templates/preview";
import { PreviewBubble } from "@/components/templates/preview-bubble";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";

const languages = ["pt_BR", "es", "es_AR", "es_MX", "en", "en_US", "pt_PT"] as const;
const mine = { "pt-BR": "pt_BR", es: "es", en: "en" } as const;

function Fields({ done }: { done: () => void }) {
  const t = useTranslations("templates");
  const locale = useLocale();
  const queries = useQueryClient();
  const toast = useToast();
  const [body, setBody] = useState("");
  const [examples, setExamples] = useState<Record<string, string>>({});
  const variables = numbersIn(body);
  const form = useApiForm({
    send: (data) =>
      turnero.channels.whatsapp.templates.create({
        name: textOf(data, "name") ?? "",
        language: textOf(data, "language") ?? "",
        body: textOf(data, "body") ?? "",
        examples: variables.map((name) => examples[name] ?? ""),
      }),
    onDone: async ({ name }) => {
      await queries.invalidateQueries({ queryKey: ["channels"] });
      toast.done(t("sent", { name }));
      done();
    },
  });
  const edge = {
    invalid_variable: t("fault.invalid_variable"),
    variable_gap: t("fault.variable_gap"),
    variable_at_edge: t("fault.variable_at_edge"),
    too_many_variables: t("fault.too_many_variables"),
    refused_by_whatsapp: t("fault.refused"),
  };
  return (
    <Form
      form={form}
      label={t("create")}
      actions={
        <DialogActions cancel>
          <Button type="submit" look="primary" pending={form.pending}>
            {t("send_for_approval")}
          </Button>
        </DialogActions>
      }
    >
      <Field
        name="name"
        label={t("name")}
        hint={t("name_hint")}
        faults={{ invalid_format: t("name_hint"), refused_by_whatsapp: t("fault.refused") }}
      >
        <Input autoComplete="off" autoCapitalize="none" maxLength={512} autoFocus />
      </Field>
      <Field name="language" label={t("language")} faults={{ refused_by_whatsapp: t("fault.refused") }}>
        <Select defaultValue={mine[locale as "en"] ?? "pt_BR"}>
          {languages.map((each) => (
            <option key={each} value={each}>
              {t(`languages.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field name="body" label={t("body")} hint={t("body_hint", { example: "{{1}}" })} faults={edge}>
        <TextArea rows={4} maxLength={1024} value={body} onChange={({ target }) => setBody(target.value)} />
      </Field>
      {variables.map((name, i) => (
        <Field
          key={name}
          name={`example-${name}`}
          pointer={`#/examples/${i}`}
          label={t("example", { name })}
          hint={i === 0 ? t("example_hint") : undefined}
        >
          <Input
            autoComplete="off"
            maxLength={200}
            value={examples[name] ?? ""}
            onChange={({ target }) => setExamples((now) => ({ ...now, [name]: target.value }))}
          />
        </Field>
      ))}
      <PreviewBubble
        template={{ header: null, body, footer: null, variables }}
        values={variables.map((name) => examples[name] ?? "")}
      />
    </Form>
  );
}

/** A new template, with how it will read while it is written. */
export function CreateTemplate() {
  const t = useTranslations("templates");
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      wide
      title={t("create")}
      description={t("create_text")}
      trigger={<Button size="sm">{t("create")}</Button>}
    >
      <Fields done={() => setOpen(false)} />
    </Dialog>
  );
}
