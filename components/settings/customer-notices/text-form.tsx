"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { NoticeText } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { TextPreview } from "@/components/settings/customer-notices/text-preview";
import { isOf } from "@/components/settings/customer-notices/texts";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(" ");

/** What is wrong with the braces of a text, by the API's codes. */
function useBraceWords(text: string, variables: readonly string[]): Record<string, string> {
  const t = useTranslations("notices.text_faults");
  const namesIn = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
  const named = namesIn(/\{([^{}]*)\}/g);
  const doubled = namesIn(/\{\{([^{}]*)\}\}/g).filter((name) => variables.includes(name));
  const names = listed([...new Set(named)].filter((name) => !variables.includes(name)));
  return {
    unknown_variable: t("unknown_variable", { names }),
    meaningless_variable: t("meaningless_variable", { names }),
    loose_brace:
      doubled.length > 0
        ? t("doubled_brace", { names: listed([...new Set(doubled)]) })
        : t("loose_brace", { example: "{customer}" }),
  };
}

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
  const faults = useBraceWords(text, variables);
  const hint = t("variables", { list: listed(variables) });
  // The fault replaces the hint and lists what is allowed instead.
  const faultsWithHint = Object.fromEntries(Object.entries(faults).map(([code, words]) => [code, `${words} ${hint}`]));
  const done = (changed: NoticeText) => {
    onSaved(changed);
    toast.done(t("saved"));
  };
  const form = useApiForm({
    send: (data) => turnero.noticeTexts.put(kind, language, { text: textOf(data, "text") ?? "" }),
    onDone: done,
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
        hint={hint}
        faults={faultsWithHint}
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
