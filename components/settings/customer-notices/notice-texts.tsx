"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { NoticeText } from "@/clients/typescript/src/client";
import { useUnsavedGuard } from "@/components/forms/unsaved/guard";
import { TextForm } from "@/components/settings/customer-notices/text-form";
import { isOf, useTexts, type Which } from "@/components/settings/customer-notices/texts";
import { Section } from "@/components/settings/section";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { languages, plannedNotices } from "@/lib/core/vocabulary";

/** The words of each kind, in each language. What is written and not saved stays while another is looked at. */
export function NoticeTexts({ first, editable }: { first: readonly NoticeText[]; editable: boolean }) {
  const t = useTranslations("notices");
  const { texts, drafts, draftOf, write, keep } = useTexts(first);
  const [which, setWhich] = useState<Which>({ kind: "confirmed", language: first[0]?.language ?? "pt-BR" });
  useUnsavedGuard(drafts.length > 0);
  const text = texts.find(isOf(which));
  const named = (name: string, unsaved: boolean) => (unsaved ? t("unsaved_option", { name }) : name);
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
                {named(
                  t(`kinds.${kind}`),
                  drafts.some((draft) => draft.kind === kind),
                )}
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
                {named(t(`languages.${language}`), drafts.some(isOf({ kind: which.kind, language })))}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {text && (
        <TextForm
          key={`${which.kind} ${which.language}`}
          saved={text}
          draft={draftOf(which)}
          editable={editable}
          onWrite={(words) => write(which, words)}
          onSaved={keep}
        />
      )}
    </Section>
  );
}
