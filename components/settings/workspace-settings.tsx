"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { ZoneSelect } from "@/components/forms/choices/zone-select";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { localesWith } from "@/components/locales";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { CopyBox } from "@/components/ui/copy";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { Workspace } from "@/lib/domains/workspaces/schema";

type Props = { workspace: Workspace; currencies: readonly string[]; host: string; editable: boolean };
type Change = Partial<Pick<Workspace, "name" | "slug" | "timezone" | "currency" | "locale">>;

function useSave(id: string) {
  const router = useRouter();
  return async (body: Change) => {
    await turnero.workspaces.update(id, body);
    router.refresh();
  };
}

export function WorkspaceSettings({ workspace, currencies, host, editable }: Props) {
  const t = useTranslations("settings");
  const toast = useToast();
  const save = useSave(workspace.id);
  const [zone, setZone] = useState(workspace.timezone);
  const names = ["name", "slug", "timezone", "currency", "locale"] as const;
  const form = useApiForm({
    send: async (data) => {
      await save(Object.fromEntries(names.map((name) => [name, textOf(data, name) ?? ""])));
      return workspace; // Kept for the undo.
    },
    onDone: (before) =>
      toast.undoable(t("saved"), async () => {
        await save(Object.fromEntries(names.map((name) => [name, before[name]])));
        setZone(before.timezone);
      }),
  });
  const { name, slug, currency, locale } = workspace;
  return (
    <>
      <Section title={t("sections.workspace")} text={t("workspace_text")}>
        <Form
          key={workspace.updated_at}
          form={form}
          label={t("sections.workspace")}
          actions={
            editable ? (
              <Button type="submit" look="primary" pending={form.pending} className="md:self-start">
                {t("save_workspace")}
              </Button>
            ) : (
              <Notice>{t("admins_only")}</Notice>
            )
          }
        >
          <fieldset disabled={!editable} className="flex flex-col gap-4">
            <Field name="name" label={t("workspace_name")}>
              <Input defaultValue={name} />
            </Field>
            <Field
              name="slug"
              label={t("slug")}
              hint={t("slug_hint", { address: `${host}/b/${slug}` })}
              faults={{ invalid_format: t("slug_fault"), slug_taken: t("slug_taken") }}
            >
              <Input defaultValue={slug} autoComplete="off" spellCheck={false} />
            </Field>
            <Field name="timezone" label={t("zone")} hint={t("zone_hint")}>
              <ZoneSelect value={zone} onChoose={setZone} />
            </Field>
            <div className="grid gap-4 md:grid-cols-2">
              <Field name="currency" label={t("currency")}>
                <Select defaultValue={currency}>
                  {currencies.map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </Select>
              </Field>
              <Field name="locale" label={t("customer_language")} hint={t("customer_language_hint")}>
                <Select defaultValue={locale}>
                  {localesWith(locale).map(({ value, label, lang }) => (
                    <option key={value} value={value} lang={lang}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
          </fieldset>
        </Form>
      </Section>
      <Section title={t("workspace_id")} text={t("workspace_id_text")}>
        <CopyBox text={workspace.id} label={t("workspace_id")} />
      </Section>
    </>
  );
}
