"use client";

import { useTranslations } from "next-intl";
import { enter, safeNext } from "@/components/auth/enter";
import { Form, useApiForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { TextLink } from "@/components/ui/text-link";

export function SignInForm({ next }: { next?: string }) {
  const t = useTranslations("auth");
  const form = useApiForm({
    send: (data) => enter(String(data.get("email")).trim(), String(data.get("password"))),
    // A full page load drops whatever the browser cached for another session.
    onDone: () => window.location.assign(safeNext(next, window.location.origin)),
  });
  return (
    <Form
      form={form}
      label={t("sign_in")}
      problems={{ rate_limited: t("sign_in_limited") }}
      actions={
        <>
          <Button type="submit" look="primary" pending={form.pending} className="mt-2">
            {t("sign_in")}
          </Button>
          {/* After the button, so that Tab leads from the password to it. */}
          <p className="text-center">
            <TextLink href="/forgot-password">{t("forgot")}</TextLink>
          </p>
        </>
      }
    >
      <Field name="email" label={t("email")}>
        <Input type="email" autoComplete="username" autoFocus inputMode="email" required />
      </Field>
      <Field name="password" label={t("password")}>
        <Input type="password" autoComplete="current-password" required />
      </Field>
    </Form>
  );
}
