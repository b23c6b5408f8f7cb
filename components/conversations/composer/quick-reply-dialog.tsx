"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { QuickReply } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { StarterReplies } from "@/components/conversations/composer/starter-replies";
import { replyVariables } from "@/components/conversations/composer/variables";
import { quickReplies } from "@/components/conversations/queries";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";

function Editor({ reply, onDone }: { reply: QuickReply | null; onDone: () => void }) {
  const t = useTranslations("conversations");
  const cancel = useTranslations("common")("cancel");
  const queries = useQueryClient();
  const form = useApiForm({
    send: (data) => {
      const body = { shortcut: (textOf(data, "shortcut") ?? "").replace(/^\//, ""), text: textOf(data, "text") ?? "" };
      return reply ? turnero.quickReplies.update(reply.id, body) : turnero.quickReplies.create(body);
    },
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: quickReplies.queryKey });
      onDone();
    },
  });
  return (
    <Form
      form={form}
      label={reply ? t("quick_change") : t("quick_new")}
      actions={
        <div className="flex gap-2">
          <Button type="submit" look="primary" pending={form.pending}>
            {t("quick_save")}
          </Button>
          {reply && <Button onClick={onDone}>{cancel}</Button>}
        </div>
      }
    >
      <Field
        name="shortcut"
        label={t("quick_shortcut")}
        hint={t("quick_shortcut_hint")}
        faults={{ already_used: t("quick_used"), invalid_format: t("quick_shortcut_fault") }}
      >
        <Input defaultValue={reply?.shortcut ?? ""} autoComplete="off" maxLength={41} />
      </Field>
      <Field
        name="text"
        label={t("quick_text")}
        hint={t("quick_variables", { list: replyVariables.map((name) => `{${name}}`).join(", ") })}
      >
        <TextArea rows={3} defaultValue={reply?.text ?? ""} maxLength={4096} />
      </Field>
    </Form>
  );
}

/** The team's ready words: kept, changed and thrown away. */
export default function QuickReplyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("conversations");
  const problemWords = useProblemWords();
  const queries = useQueryClient();
  const toast = useToast();
  const { data, error } = useQuery(quickReplies);
  const [edited, setEdited] = useState<QuickReply | null>(null);
  const remove = useMutation({
    mutationFn: ({ id }: QuickReply) => turnero.quickReplies.delete(id),
    onSuccess: async (_done, { shortcut, text }) => {
      await queries.invalidateQueries({ queryKey: quickReplies.queryKey });
      toast.undoable(t("quick_removed", { shortcut }), () => turnero.quickReplies.create({ shortcut, text }));
    },
    onError: (problem) => toast.failed(problem),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t("quick_replies")}
      description={t("quick_text_hint")}
      wide
    >
      <div className="flex flex-col gap-5">
        {error ? (
          <Notice tone="trouble">{problemWords(error)}</Notice>
        ) : !data ? (
          <Skeleton className="h-11" />
        ) : data.data.length === 0 ? (
          <StarterReplies />
        ) : (
          <ul aria-label={t("quick_replies")} className="divide-y divide-line rounded-md border border-line">
            {data.data.map((reply) => (
              <li key={reply.id} className="flex items-center gap-2 px-3 py-1">
                <span className="max-w-[30%] shrink-0 truncate font-medium">/{reply.shortcut}</span>
                <span className="min-w-0 flex-1 truncate text-ink-soft">{reply.text}</span>
                <Button
                  size="icon-sm"
                  look="ghost"
                  aria-label={t("quick_change_of", { shortcut: reply.shortcut })}
                  onClick={() => setEdited(reply)}
                >
                  <Pencil aria-hidden className="size-4" />
                </Button>
                <Button
                  size="icon-sm"
                  look="ghost"
                  aria-label={t("quick_remove", { shortcut: reply.shortcut })}
                  onClick={() => remove.mutate(reply)}
                >
                  <Trash2 aria-hidden className="size-4" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Editor key={edited?.id ?? `new ${data?.data.length ?? 0}`} reply={edited} onDone={() => setEdited(null)} />
      </div>
    </Dialog>
  );
}
