"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { keyList } from "@/components/settings/queries";
import { ScopeChoice } from "@/components/settings/scope-choice";
import { Button } from "@/components/ui/button";
import { CopyBox, SecretBox } from "@/components/ui/copy";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Notice } from "@/components/ui/states";
import type { ApiKey, CreatedApiKey } from "@/lib/domains/api-keys/schema";

type Scopes = readonly ApiKey["scopes"][number][];

const lives = [30, 90, 365] as const;

const expiryOf = (data: FormData): string | null => {
  const days = Number(textOf(data, "life") ?? 0);
  return days === 0 ? null : new Date(Date.now() + days * 86_400_000).toISOString();
};

function Ask({ scopes, onDone }: { scopes: Scopes; onDone: (key: CreatedApiKey) => void }) {
  const t = useTranslations("settings");
  const queries = useQueryClient();
  const form = useApiForm({
    send: (data) =>
      turnero.apiKeys.create({
        name: textOf(data, "name") ?? "",
        scopes: data.getAll("scopes") as ApiKey["scopes"],
        expires_at: expiryOf(data),
      }),
    onDone: (key) => {
      void queries.invalidateQueries({ queryKey: keyList.queryKey });
      onDone(key);
    },
  });
  return (
    <Form
      form={form}
      label={t("new_key")}
      actions={
        <DialogActions>
          <Button type="submit" look="primary" pending={form.pending}>
            {t("create_key")}
          </Button>
        </DialogActions>
      }
    >
      <Field name="name" label={t("key_name")} hint={t("key_name_hint")}>
        <Input autoComplete="off" />
      </Field>
      <ScopeChoice scopes={scopes} />
      <Field name="life" pointer="#/expires_at" label={t("key_life")}>
        <Select defaultValue="90">
          <option value="0">{t("key_forever")}</option>
          {lives.map((days) => (
            <option key={days} value={days}>
              {t("key_days", { days })}
            </option>
          ))}
        </Select>
      </Field>
    </Form>
  );
}

function Shown({ made, base }: { made: CreatedApiKey; base: string }) {
  const t = useTranslations("settings");
  return (
    <div className="flex flex-col gap-4">
      <SecretBox text={made.key} label={t("key_secret")} />
      <Notice tone="held">{t("key_once")}</Notice>
      <div>
        <p className="mb-1 font-medium text-sm">{t("try_it")}</p>
        <CopyBox text={`curl ${base}/me -H "Authorization: Bearer ${made.key}"`} label={t("try_it")} />
      </div>
      <DialogActions>
        <DialogClose asChild>
          <Button look="primary">{t("key_kept")}</Button>
        </DialogClose>
      </DialogActions>
    </div>
  );
}

export function NewKey({ scopes, base }: { scopes: Scopes; base: string }) {
  const t = useTranslations("settings");
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<CreatedApiKey | null>(null);
  return (
    <Dialog
      wide
      kept={made !== null}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) setMade(null);
      }}
      title={made ? t("key_made", { name: made.name }) : t("new_key")}
      trigger={
        <Button look="primary">
          <Plus aria-hidden className="size-4" />
          {t("new_key")}
        </Button>
      }
    >
      {made ? <Shown made={made} base={base} /> : <Ask scopes={scopes} onDone={setMade} />}
    </Dialog>
  );
}
