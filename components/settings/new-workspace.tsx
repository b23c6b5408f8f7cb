"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { ZoneSelect } from "@/components/forms/zone-select";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Workspace } from "@/lib/domains/workspaces/schema";

export function NewWorkspace({
  currencies,
  currency,
  zone: start,
}: {
  currencies: readonly string[];
  currency: string;
  zone: string;
}) {
  const t = useTranslations("settings");
  const locale = useLocale();
  const [zone, setZone] = useState(start);
  const form = useApiForm({
    send: (data) =>
      turnero.workspaces.create({
        name: textOf(data, "name") ?? "",
        timezone: zone,
        currency: textOf(data, "currency") as Workspace["currency"],
        locale,
      }),
    // The new workspace is the current one: everything is loaded afresh.
    onDone: () => window.location.assign("/"),
  });
  return (
    <Form
      form={form}
      label={t("new_workspace")}
      actions={
        <Button type="submit" look="primary" pending={form.pending} className="mt-2">
          {t("create_workspace")}
        </Button>
      }
    >
      <Field name="name" label={t("workspace_name")}>
        <Input autoComplete="organization" autoFocus />
      </Field>
      <div className="grid grid-cols-[1fr_112px] gap-3">
        <Field name="timezone" label={t("zone")}>
          <ZoneSelect value={zone} onChange={({ target }) => setZone(target.value)} />
        </Field>
        <Field name="currency" label={t("currency")}>
          <Select defaultValue={currency}>
            {currencies.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
      </div>
    </Form>
  );
}
