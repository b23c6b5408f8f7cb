"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { enter } from "@/components/auth/enter";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";

function NameForm({ name, email }: { name: string; email: string }) {
  const t = useTranslations("settings");
  const router = useRouter();
  const toast = useToast();
  const save = async (next: string) => {
    await turnero.me.update({ name: next });
    router.refresh();
  };
  const form = useApiForm({
    send: async (data) => {
      await save(textOf(data, "name") ?? "");
      return name; // Kept for the undo.
    },
    onDone: (before) => toast.undoable(t("saved"), () => save(before), { about: "profile" }),
  });
  return (
    <Form
      form={form}
      label={t("profile")}
      actions={
        <Button type="submit" look="primary" pending={form.pending} className="md:self-start">
          {t("save_name")}
        </Button>
      }
    >
      <Field name="name" label={t("your_name")}>
        <Input key={name} defaultValue={name} autoComplete="name" />
      </Field>
      <Field name="email" label={t("email")} hint={t("email_fixed")}>
        <Input value={email} readOnly disabled />
      </Field>
    </Form>
  );
}

/** A new password ends every session; this one is opened again with it. */
function PasswordForm({ email }: { email: string }) {
  const t = useTranslations("settings");
  const toast = useToast();
  const [round, setRound] = useState(0);
  const form = useApiForm({
    send: async (data) => {
      const next = String(data.get("new"));
      await turnero.me.password({ current: String(data.get("current")), new: next });
      await enter(email, next);
    },
    onDone: () => {
      setRound(round + 1);
      toast.done(t("password_changed"));
    },
  });
  return (
    <Form
      key={round}
      form={form}
      label={t("password")}
      actions={
        <Button type="submit" pending={form.pending} className="md:self-start">
          {t("change_password")}
        </Button>
      }
    >
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field name="current" label={t("current_password")}>
        <Input type="password" autoComplete="current-password" />
      </Field>
      <Field name="new" label={t("new_password")} hint={t("password_hint")} faults={{ too_small: t("password_short") }}>
        <Input type="password" autoComplete="new-password" />
      </Field>
    </Form>
  );
}

function SignOutEverywhere() {
  const t = useTranslations();
  const toast = useToast();
  const leave = useMutation({
    mutationFn: () => turnero.me.signOutEverywhere(),
    onSuccess: () => window.location.assign("/sign-in"),
    onError: (error) => toast.failed(error),
  });
  return (
    <Dialog
      title={t("settings.everywhere_ask")}
      description={t("settings.everywhere_text")}
      trigger={<Button>{t("settings.everywhere")}</Button>}
    >
      <DialogActions cancel>
        <Button look="danger" pending={leave.isPending} onClick={() => leave.mutate()}>
          {t("settings.everywhere")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function Profile({ name, email }: { name: string; email: string }) {
  const t = useTranslations("settings");
  return (
    <>
      <Section title={t("profile")}>
        <NameForm name={name} email={email} />
      </Section>
      <Section title={t("password")} text={t("password_text")}>
        <PasswordForm email={email} />
      </Section>
      <Section title={t("sessions")} text={t("everywhere_text")}>
        <SignOutEverywhere />
      </Section>
    </>
  );
}
