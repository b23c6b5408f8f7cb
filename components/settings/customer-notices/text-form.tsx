"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { NoticeText } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useBraceWords, withUsable } from "@/components/forms/brace-words";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { TextPreview } from "@/components/settings/customer-notices/text-preview";
import { isOf } from "@/components/settings/customer-notices/texts";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";

/** One text: edited, or reset to the default. */
export function TextForm({
  saved,
  draft,
  editable,
  onWrite,
  onSaved,
}: {
  saved: NoticeText;
  /** Null: nothing is written that is not saved. */
  draft: string | null;
  editable: boolean;
  onWrite: (text: string | null) => void;
  onSaved: (text: NoticeText) => void;
}) {
  const t = useTranslations("notices");
  const toast = useToast();
  const { kind, language, variables } = saved;
  const text = draft ?? saved.text;
  const { faults, usable } = useBraceWords(text, variables);
  const which = { kind: t(`kinds.${kind}`), language: t(`languages.${language}`) };
  const done = (changed: NoticeText) => {
    onSaved(changed);
    toast.done(t("text_saved", which));
  };
  const form = useApiForm({
    send: async (data) =>
      draft === null ? null : turnero.noticeTexts.put(kind, language, { text: textOf(data, "text") ?? "" }),
    onDone: (changed) => (changed ? done(changed) : toast.done(t("text_unchanged", which))),
  });
  const back = useMutation({
    mutationFn: async () => {
      await turnero.noticeTexts.delete(kind, language);
      return (await turnero.noticeTexts.get()).texts.find(isOf(saved));
    },
    onSuccess: (ours) => ours && done(ours),
    onError: toast.failed,
  });
  return (
    <Form
      form={form}
      label={t("texts")}
      actions={
        editable && (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="primary" pending={form.pending}>
              {t("save_text")}
            </Button>
            {draft !== null && <Button onClick={() => onWrite(null)}>{t("discard_text")}</Button>}
            {saved.own && (
              <Button onClick={() => back.mutate()} pending={back.isPending}>
                {t("our_text")}
              </Button>
            )}
          </div>
        )
      }
    >
      <Field
        name="text"
        label={t("text")}
        aside={draft !== null && <Badge meaning="held">{t("unsaved")}</Badge>}
        hint={usable}
        faults={withUsable(faults, usable)}
      >
        <TextArea
          value={text}
          onChange={({ target }) => onWrite(target.value)}
          rows={4}
          maxLength={1000}
          disabled={!editable}
        />
      </Field>
      <TextPreview shown={{ kind, language, text }} faults={faults} />
    </Form>
  );
}
