"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ban, Ellipsis, Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { keyList } from "@/components/settings/queries";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Menu } from "@/components/ui/menu";
import { useNow } from "@/components/ui/now";
import { Ago } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import { Tooltip } from "@/components/ui/tooltip";
import type { ApiKey } from "@/lib/domains/api-keys/schema";

type DialogProps = { apiKey: ApiKey; onOpenChange: (open: boolean) => void };

function Revoke({ apiKey, onOpenChange }: DialogProps) {
  const t = useTranslations();
  const queries = useQueryClient();
  const toast = useToast();
  const revoke = useMutation({
    mutationFn: () => turnero.apiKeys.revoke(apiKey.id),
    onSuccess: async () => {
      onOpenChange(false);
      toast.done(t("settings.revoked_now", { name: apiKey.name }));
      await queries.invalidateQueries({ queryKey: keyList.queryKey });
    },
    onError: (error) => toast.failed(error),
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t("settings.revoke_ask", { name: apiKey.name })}
      description={t("settings.revoke_text")}
    >
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{t("common.cancel")}</Button>
        <Button look="danger" pending={revoke.isPending} onClick={() => revoke.mutate()}>
          {t("settings.revoke")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Rename({ apiKey, onOpenChange }: DialogProps) {
  const t = useTranslations();
  const queries = useQueryClient();
  const toast = useToast();
  const rename = async (name: string) => {
    await turnero.apiKeys.update(apiKey.id, { name });
    await queries.invalidateQueries({ queryKey: keyList.queryKey });
  };
  const form = useApiForm({
    send: async (data) => {
      const before = apiKey.name;
      await rename(textOf(data, "name") ?? "");
      return before;
    },
    onDone: (before) => {
      onOpenChange(false);
      toast.undoable(t("common.saved"), () => rename(before));
    },
  });
  return (
    <Dialog open onOpenChange={onOpenChange} title={t("settings.rename")}>
      <Form
        form={form}
        label={t("settings.rename")}
        actions={
          <DialogActions>
            <Button type="submit" look="primary" pending={form.pending}>
              {t("common.save")}
            </Button>
          </DialogActions>
        }
      >
        <Field name="name" label={t("settings.key_name")}>
          <Input defaultValue={apiKey.name} autoComplete="off" />
        </Field>
      </Form>
    </Dialog>
  );
}

function State({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations("settings");
  const now = useNow();
  if (apiKey.revoked_at) return <Badge meaning="ended">{t("revoked")}</Badge>;
  if (apiKey.expires_at && new Date(apiKey.expires_at) <= now) return <Badge meaning="trouble">{t("expired")}</Badge>;
  return null;
}

export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations("settings");
  const [open, setOpen] = useState<"rename" | "revoke" | null>(null);
  const close = () => setOpen(null);
  const { name, prefix, last4, scopes, last_used_at, expires_at, revoked_at } = apiKey;
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0 md:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-medium">
          <span className="truncate">{name}</span>
          <State apiKey={apiKey} />
        </p>
        <p className="mt-[2px] flex flex-wrap gap-x-2 text-ink-soft text-sm">
          <code className="font-mono">
            {prefix}…{last4}
          </code>
          <span aria-hidden>·</span>
          <Tooltip label={scopes.join(", ")}>
            <button type="button" className="cursor-help underline decoration-dotted underline-offset-2">
              {t("scope_count", { count: scopes.length })}
            </button>
          </Tooltip>
          <span aria-hidden>·</span>
          <span>{last_used_at ? t.rich("used", { when: () => <Ago at={last_used_at} /> }) : t("never_used")}</span>
          {expires_at && (
            <>
              <span aria-hidden>·</span>
              <span>{t.rich("expires", { when: () => <Ago at={expires_at} /> })}</span>
            </>
          )}
        </p>
      </div>
      {!revoked_at && (
        <Menu
          label={t("actions_of", { name })}
          align="end"
          trigger={
            <Button look="ghost" size="icon" aria-label={t("actions_of", { name })}>
              <Ellipsis aria-hidden className="size-4" />
            </Button>
          }
          entries={[
            { do: t("rename"), icon: <Pencil aria-hidden className="size-4" />, onSelect: () => setOpen("rename") },
            {
              do: t("revoke"),
              danger: true,
              icon: <Ban aria-hidden className="size-4" />,
              onSelect: () => setOpen("revoke"),
            },
          ]}
        />
      )}
      {open === "rename" && <Rename apiKey={apiKey} onOpenChange={close} />}
      {open === "revoke" && <Revoke apiKey={apiKey} onOpenChange={close} />}
    </li>
  );
}
