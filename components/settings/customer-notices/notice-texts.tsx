"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { NoticeText } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { Form, textOf, useApiForm } from "@/components/forms/form";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";
import { languages, plannedNotices } from "@/lib/core/vocabulary";

type Which = Pick<NoticeText, "kind" | "language">;
const isOf =
  ({ kind, language }: Which) =>
  (each: Which) =>
    each.kind === kind && each.language === language;

/** One text: written anew, or ours again. */
function TextForm({
  text,
  variables,
  editable,
  onChange,
}: {
  text: NoticeText;
  variables: readonly string[];
  editable: boolean;
  onChange: (text: NoticeText) => void;
}) {
  const t = useTranslations("notices");
  const toast = useToast();
  const done = (changed: NoticeText) => {
    onChange(changed);
    toast.done(t("saved"));
  };
  const form = useApiForm({
    send: (data) => turnero.noticeTexts.put(text.kind, text.language, { text: textOf(data, "text") ?? "" }),
    onDone: done,
  });
  const back = useMutation({
    mutationFn: async () => {
      await turnero.noticeTexts.delete(text.kind, text.language);
      return (await turnero.noticeTexts.get()).texts.find(isOf(text));
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
            {text.own && (
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
        hint={t("variables", { list: variables.map((each) => `{${each}}`).join(" ") })}
      >
        <TextArea key={text.text} defaultValue={text.text} rows={4} maxLength={1000} disabled={!editable} />
      </Field>
    </Form>
  );
}

/** The words of each kind, in each language. */
export function NoticeTexts({
  first,
  variables,
  editable,
}: {
  first: readonly NoticeText[];
  variables: readonly string[];
  editable: boolean;
}) {
  const t = useTranslations("notices");
  const [texts, setTexts] = useState(first);
  const [which, setWhich] = useState<Which>({ kind: "confirmed", language: first[0]?.language ?? "pt-BR" });
  const text = texts.find(isOf(which));
  return (
    <Section title={t("texts")} text={t("texts_text")}>
      <div className="mb-4 grid gap-4 md:grid-cols-2">
        <Field name="kind" label={t("kind")}>
          <Select
            value={which.kind}
            onChange={({ target }) => setWhich({ ...which, kind: target.value as Which["kind"] })}
          >
            {plannedNotices.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field name="language" label={t("language")}>
          <Select
            value={which.language}
            onChange={({ target }) => setWhich({ ...which, language: target.value as Which["language"] })}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {t(`languages.${language}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {text && (
        <TextForm
          key={`${which.kind} ${which.language}`}
          text={text}
          variables={variables}
          editable={editable}
          onChange={(changed) => setTexts((known) => known.map((each) => (isOf(changed)(each) ? changed : each)))}
        />
      )}
    </Section>
  );
}
