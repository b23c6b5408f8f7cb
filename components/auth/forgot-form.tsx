"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/states";
import type { ForgottenPassword } from "@/lib/domains/account/schema";

export function ForgotForm() {
  const t = useTranslations("auth");
  const [sent, setSent] = useState<ForgottenPassword | null>(null);
  const form = useApiForm({
    send: (data) => turnero.password.forgot({ email: textOf(data, "email") ?? "" }),
    onDone: setSent,
  });
  if (sent) {
    return (
      <div role="status">
        <Notice>{sent.delivery === "email" ? t("forgot_sent") : t("forgot_owner")}</Notice>
      </div>
    );
  }
  return (
    <Form
      form={form}
      label={t("forgot_title")}
      actions={
        <Button type="submit" look="primary" pending={form.pending} className="mt-2">
          {t("send_link")}
        </Button>
      }
    >
      <Field name="email" label={t("email")}>
        <Input type="email" autoComplete="username" inputMode="email" autoFocus required />
      </Field>
    </Form>
  );
}
