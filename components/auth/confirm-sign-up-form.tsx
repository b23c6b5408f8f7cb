"use client";

import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { enter } from "@/components/auth/enter";
import { Form, useApiForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** The end of a sign-up by e-mail: the link proves the address, the password who asked. */
export function ConfirmSignUpForm({ token }: { token: string }) {
  const t = useTranslations("auth");
  const form = useApiForm({
    send: async (data) => {
      const password = String(data.get("password"));
      const { user } = await turnero.signUpRequests.confirm({ token, password });
      await enter(user.email, password);
    },
    onDone: () => window.location.assign("/assistant"),
  });
  return (
    <Form
      form={form}
      label={t("confirm_title")}
      actions={
        <Button type="submit" look="primary" pending={form.pending} className="mt-2">
          {t("confirm")}
        </Button>
      }
    >
      <Field name="password" label={t("password")}>
        <Input type="password" autoComplete="current-password" autoFocus required />
      </Field>
    </Form>
  );
}
