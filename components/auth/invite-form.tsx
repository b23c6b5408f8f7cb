"use client";

import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { enter } from "@/components/auth/enter";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** A new user sets a name and a password; an existing user confirms with theirs. */
export function InviteForm({ token, email, known }: { token: string; email: string; known: boolean }) {
  const t = useTranslations("auth");
  const form = useApiForm({
    send: async (data) => {
      const password = String(data.get("password"));
      await turnero.invites.accept(token, { ...(known ? {} : { name: textOf(data, "name") ?? "" }), password });
      await enter(email, password);
    },
    onDone: () => window.location.assign("/"),
  });
  return (
    <Form
      form={form}
      label={t("join")}
      actions={
        <Button type="submit" look="primary" pending={form.pending} className="mt-2">
          {t("join")}
        </Button>
      }
    >
      <Field name="email" label={t("email")}>
        <Input type="email" autoComplete="username" value={email} readOnly />
      </Field>
      {!known && (
        <Field name="name" label={t("your_name")}>
          <Input autoComplete="name" autoFocus required />
        </Field>
      )}
      <Field name="password" label={t("password")} hint={known ? t("password_known") : t("password_hint")}>
        <Input type="password" autoComplete={known ? "current-password" : "new-password"} required />
      </Field>
    </Form>
  );
}
