"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, KeyRound, Pencil, Power, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { forgetAndDelete, rememberQueriesOf } from "@/components/gone-queries";
import { EndpointFields } from "@/components/settings/webhooks/endpoint-fields";
import { filtersIn } from "@/components/settings/webhooks/filters";
import { endpointList } from "@/components/settings/webhooks/queries";
import { type DialogProps, useRefresh } from "@/components/settings/webhooks/refresh";
import { Rotate } from "@/components/settings/webhooks/rotate";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { focusHeading } from "@/components/ui/focus-heading";
import { Menu } from "@/components/ui/menu";
import { useToast } from "@/components/ui/toast";
import type { WebhookType } from "@/lib/core/events";
import type { WebhookEndpoint } from "@/lib/domains/webhooks/schema";

function Edit({ endpoint, onOpenChange }: DialogProps) {
  const t = useTranslations();
  const refresh = useRefresh(endpoint.id);
  const toast = useToast();
  const { url, events, filters } = endpoint;
  const form = useApiForm({
    send: (data) =>
      turnero.webhookEndpoints.update(endpoint.id, {
        url: textOf(data, "url") ?? "",
        events: data.getAll("events") as WebhookType[],
        filters: filtersIn(data),
      }),
    onDone: async () => {
      onOpenChange(false);
      await refresh();
      const undo = () => turnero.webhookEndpoints.update(endpoint.id, { url, events, filters }).then(refresh);
      toast.undoable(t("common.saved"), undo, { about: endpoint.id });
    },
  });
  return (
    <Dialog wide open onOpenChange={onOpenChange} title={t("webhooks.edit")}>
      <Form
        form={form}
        label={t("webhooks.edit")}
        actions={
          <DialogActions>
            <Button type="submit" look="primary" pending={form.pending}>
              {t("common.save")}
            </Button>
          </DialogActions>
        }
      >
        <EndpointFields first={endpoint} />
      </Form>
    </Dialog>
  );
}

function Remove({ endpoint, onOpenChange }: DialogProps) {
  const t = useTranslations();
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const renew = () => queries.invalidateQueries({ queryKey: endpointList.queryKey });
  const remove = useMutation({
    mutationFn: () => forgetAndDelete(endpoint.id, () => turnero.webhookEndpoints.delete(endpoint.id)),
    onSuccess: async () => {
      const restore = async () => {
        await turnero.webhookEndpoints.restore(endpoint.id);
        rememberQueriesOf(endpoint.id);
        await renew();
      };
      const refusals = () => ({ invalid_transition: t("webhooks.undo_full") });
      toast.undoable(t("webhooks.deleted"), restore, { refusals, about: endpoint.id });
      router.push("/settings/webhooks");
      focusHeading("/settings/webhooks");
      await renew();
    },
    onError: (error) => toast.failed(error),
  });
  return (
    <Dialog open onOpenChange={onOpenChange} title={t("webhooks.delete_ask")} description={t("webhooks.delete_text")}>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{t("common.cancel")}</Button>
        <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
          {t("webhooks.delete")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function SwitchOn({ endpoint, look }: { endpoint: WebhookEndpoint; look?: "primary" | "secondary" }) {
  const t = useTranslations("webhooks");
  const refresh = useRefresh(endpoint.id);
  const toast = useToast();
  const change = useMutation({
    mutationFn: () => turnero.webhookEndpoints.update(endpoint.id, { active: !endpoint.active }),
    onSuccess: ({ active }) =>
      toast.undoable(
        active ? t("switched_on") : t("switched_off"),
        () => turnero.webhookEndpoints.update(endpoint.id, { active: !active }).then(refresh),
        { about: endpoint.id },
      ),
    onError: (error) => toast.failed(error),
    onSettled: () => void refresh(),
  });
  return (
    <Button look={look ?? "secondary"} pending={change.isPending} onClick={() => change.mutate()}>
      <Power aria-hidden className="size-4" />
      {endpoint.active ? t("switch_off") : t("switch_on")}
    </Button>
  );
}

const dialogs = { edit: Edit, rotate: Rotate, remove: Remove };

export function EndpointActions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useTranslations("webhooks");
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Open = open && dialogs[open];
  return (
    <>
      <Menu
        label={t("actions")}
        align="end"
        trigger={
          <Button look="ghost" size="icon" aria-label={t("actions")}>
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        }
        entries={[
          { do: t("edit"), icon: <Pencil aria-hidden className="size-4" />, onSelect: () => setOpen("edit") },
          { do: t("rotate"), icon: <KeyRound aria-hidden className="size-4" />, onSelect: () => setOpen("rotate") },
          {
            do: t("delete"),
            icon: <Trash2 aria-hidden className="size-4" />,
            danger: true,
            onSelect: () => setOpen("remove"),
          },
        ]}
      />
      {Open && <Open endpoint={endpoint} onOpenChange={(next) => next || setOpen(null)} />}
    </>
  );
}
