"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { enter } from "@/components/auth/enter";
import { useHomeZone } from "@/components/forms/choices/zone-select";
import { Form, useApiForm } from "@/components/forms/form";
import { WorkspaceFields, workspaceOf } from "@/components/forms/workspace-fields";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/states";

const text = (data: FormData, name: string): string => String(data.get(name) ?? "").trim();

export function SignUpForm({ currencies, byMail }: { currencies: readonly string[]; byMail: boolean }) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const zone = useHomeZone();
  const [sent, setSent] = useState(false);
  const form = useApiForm({
    send: async (data) => {
      const [email, password] = [text(data, "email"), String(data.get("password"))];
      const body = { name: text(data, "name"), email, password, workspace: workspaceOf(data, locale) };
      if (byMail) return void (await turnero.signUpRequests.create(body));
      await turnero.signUp(body);
      await enter(email, password);
    },
    onDone: () => (byMail ? setSent(true) : window.location.assign("/assistant")),
  });
  if (sent) {
    return (
      <div role="status">
        <Notice>{t("sign_up_sent")}</Notice>
      </div>
    );
  }
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
      <WorkspaceFields
        at="#/workspace"
        words={{ name: t("business"), hint: t("business_hint"), zone: t("zone"), currency: t("currency") }}
        currencies={currencies}
        zone={zone}
      />
    </Form>
  );
}
