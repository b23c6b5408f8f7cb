"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { enter } from "@/components/auth/enter";
import { Form, useApiForm } from "@/components/forms/form";
import { currencyOf, useHomeZone, ZoneSelect } from "@/components/forms/zone-select";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Workspace } from "@/lib/domains/workspaces/schema";

const text = (data: FormData, name: string): string => String(data.get(name) ?? "").trim();

export function SignUpForm({ currencies }: { currencies: readonly string[] }) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const home = useHomeZone();
  const [zone, setZone] = useState<string | null>(null);
  const [currency, setCurrency] = useState<string | null>(null);
  const form = useApiForm({
    send: async (data) => {
      const [email, password] = [text(data, "email"), String(data.get("password"))];
      const workspace = {
        name: text(data, "workspace"),
        timezone: text(data, "timezone"),
        currency: text(data, "currency") as Workspace["currency"],
        locale,
      };
      await turnero.signUp({ name: text(data, "name"), email, password, workspace });
      await enter(email, password);
    },
    onDone: () => window.location.assign("/"),
  });
  return (
    <Form
      form={form}
      label={t("sign_up")}
      actions={
        <Button type="submit" look="primary" pending={form.pending} className="mt-2">
          {t("sign_up")}
        </Button>
      }
    >
      <Field name="name" label={t("your_name")}>
        <Input autoComplete="name" autoFocus required />
      </Field>
      <Field name="email" label={t("email")}>
        <Input type="email" autoComplete="username" inputMode="email" required />
      </Field>
      <Field
        name="password"
        label={t("password")}
        hint={t("password_hint")}
        faults={{ too_small: t("password_short") }}
      >
        <Input type="password" autoComplete="new-password" required />
      </Field>
      <Field name="workspace" pointer="#/workspace/name" label={t("business")} hint={t("business_hint")}>
        <Input autoComplete="organization" required />
      </Field>
      <div className="grid grid-cols-[1fr_112px] gap-3">
        <Field name="timezone" pointer="#/workspace/timezone" label={t("zone")}>
          <ZoneSelect value={zone ?? home} onChange={({ target }) => setZone(target.value)} />
        </Field>
        <Field name="currency" pointer="#/workspace/currency" label={t("currency")}>
          <Select value={currency ?? currencyOf(zone ?? home)} onChange={({ target }) => setCurrency(target.value)}>
            {currencies.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
      </div>
    </Form>
  );
}
