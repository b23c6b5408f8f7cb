"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCw, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Failed } from "@/components/forms/failed";
import { CreateTemplate } from "@/components/templates/create-template";
import { templateList } from "@/components/templates/queries";
import { StatusBadge } from "@/components/templates/status";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";
import { Ago, When } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import type { WhatsAppTemplate } from "@/lib/domains/channels/whatsapp/templates/schema";

/** Something done with the list, after which it is read again. */
function useAct<Answer>(act: () => Promise<Answer>, onDone: (answer: Answer) => void = () => {}) {
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (error) => toast.failed(error),
    onSettled: () => queries.invalidateQueries({ queryKey: templateList.queryKey }),
  });
}

function DeleteTemplate({ name }: { name: string }) {
  const t = useTranslations("templates");
  const [open, setOpen] = useState(false);
  const remove = useAct(
    () => turnero.channels.whatsapp.templates.delete(name),
    () => setOpen(false),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t("delete_title", { name })}
      description={t("delete_text")}
      trigger={
        <Button size="icon-sm" look="ghost" aria-label={t("delete_one", { name })}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
      }
    >
      <DialogActions cancel>
        <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
          {t("delete")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Row({ template }: { template: WhatsAppTemplate }) {
  const t = useTranslations("templates");
  const { name, language, status, body, rejected_reason, sendable, quality } = template;
  return (
    <li className="flex items-start gap-2 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
          <span className="text-ink-soft text-sm">{language}</span>
          <StatusBadge status={status} />
        </p>
        <p className="line-clamp-3 whitespace-pre-wrap text-ink-soft text-sm [overflow-wrap:anywhere]">{body}</p>
        {rejected_reason && <p className="text-sm text-trouble-text">{t("reason", { reason: rejected_reason })}</p>}
        {quality && quality !== "GREEN" && <p className="text-held-text text-sm">{t(`quality.${quality}`)}</p>}
        {!sendable && <p className="text-ink-faint text-sm">{t("not_sendable")}</p>}
      </div>
      <DeleteTemplate name={name} />
    </li>
  );
}

/** The templates of the connected account with their status, and a form to submit another. */
export default function TemplateSection() {
  const t = useTranslations("templates");
  const toast = useToast();
  const list = useQuery(templateList);
  const refresh = useAct(() => turnero.channels.whatsapp.templates.refresh());
  const starter = useAct(
    () => turnero.channels.whatsapp.templates.starter.create(),
    ({ created }) => toast.done(t("starter_done", { count: created.length })),
  );
  if (list.isPending) return <Skeleton className="h-24" />;
  if (list.isLoadingError) return <Failed error={list.error} retry={list.refetch} />;
  const { data, read_at, trouble } = list.data;
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-medium">{t("title")}</h3>
        <Button size="sm" look="ghost" pending={refresh.isPending} onClick={() => refresh.mutate()}>
          <RotateCw aria-hidden className="size-4" />
          {t("refresh")}
        </Button>
      </div>
      {trouble && (
        <Notice tone="held">
          {t.rich("old", { when: () => <When at={trouble.since} inside /> })}
          <span className="mt-1 block text-sm">{trouble.message}</span>
        </Notice>
      )}
      {data.length === 0 ? (
        <p className="text-ink-soft text-sm">{t(read_at === null && !trouble ? "not_read" : "none")}</p>
      ) : (
        <ul className="flex max-h-[420px] flex-col overflow-y-auto">
          {data.map((each) => (
            <Row key={`${each.name} ${each.language}`} template={each} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <CreateTemplate />
        <Button size="sm" look="ghost" pending={starter.isPending} onClick={() => starter.mutate()}>
          {t("starter")}
        </Button>
      </div>
      {starter.data && starter.data.refused.length > 0 && (
        <Notice tone="trouble">
          {t("starter_refused")}
          <ul className="mt-1 text-sm">
            {starter.data.refused.map(({ name, language, reason }) => (
              <li key={`${name} ${language}`}>{`${name} · ${language}: ${reason}`}</li>
            ))}
          </ul>
        </Notice>
      )}
      {read_at && (
        <p className="text-ink-faint text-sm">
          {t("read")} <Ago at={read_at} />
        </p>
      )}
    </section>
  );
}
