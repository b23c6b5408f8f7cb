"use client";

import { useLocale, useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { Form, useApiForm } from "@/components/forms/form";
import { WorkspaceFields, workspaceOf } from "@/components/forms/workspace-fields";
import { Button } from "@/components/ui/button";

export function NewWorkspace(start: { currencies: readonly string[]; currency: string; zone: string }) {
  const t = useTranslations("settings");
  const locale = useLocale();
  const form = useApiForm({
    send: (data) => turnero.workspaces.create(workspaceOf(data, locale)),
    // The new workspace is the current one: everything is loaded afresh.
    onDone: () => window.location.assign("/assistant"),
  });
  return (
    <Form
      form={form}
      label={t("new_workspace")}
      begin
      actions={
        <Button type="submit" look="primary" pending={form.pending} className="mt-2">
          {t("create_workspace")}
        </Button>
      }
    >
      <WorkspaceFields {...start} words={{ name: t("workspace_name"), zone: t("zone"), currency: t("currency") }} />
    </Form>
  );
}
