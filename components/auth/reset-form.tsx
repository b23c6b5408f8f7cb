"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { enter } from "@/components/auth/enter";
import { Form, useApiForm } from "@/components/forms/form";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/states";

export function ResetForm({ token }: { token: string }) {
  const t = useTranslations("auth");
  const [done, setDone] = useState(false);
  const form = useApiForm({
    send: async (data) => {
      const password = String(data.get("password"));
      const { email, pass } = await turnero.password.reset({ token, password });
      // The password has changed either way; if the automatic sign-in fails, the user can sign in by hand.
      return enter(email, password, pass).then(
        () => true,
        () => false,
      );
    },
    onDone: (entered) => (entered ? window.location.assign("/") : setDone(true)),
  });
  if (done) {
    return (
      <div role="status" className="flex flex-col gap-4">
        <Notice>{t("reset_done")}</Notice>
        <Link href="/sign-in" className={buttonClass({ look: "primary" })}>
          {t("sign_in")}
        </Link>
      </div>
    );
  }
  return (
    <Form
      form={form}
      label={t("reset_title")}
      actions={
        <Button type="submit" look="primary" pending={form.pending} className="mt-2">
          {t("save_password")}
        </Button>
      }
    >
      <Field
        name="password"
        label={t("new_password")}
        hint={t("password_hint")}
        faults={{ too_small: t("password_short") }}
      >
        <Input type="password" autoComplete="new-password" autoFocus required />
      </Field>
    </Form>
  );
}
