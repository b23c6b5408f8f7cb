"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Draft, Edit } from "@/components/bot/draft";
import { FaultLine } from "@/components/forms/fault-line";
import { NumberInput } from "@/components/forms/number-input";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";

/** Words as chips, with a place to write the next one. */
function Keywords({ words, onChange }: { words: readonly string[]; onChange: (words: string[]) => void }) {
  const t = useTranslations("bot");
  const [typed, setTyped] = useState("");
  const add = () => {
    const word = typed.trim();
    if (word === "" || words.length >= 50) return;
    if (!words.includes(word)) onChange([...words, word]);
    setTyped("");
  };
  return (
    <Field name="keyword" pointer="#/handoff/keywords" label={t("keywords")} hint={t("keywords_hint")}>
      {words.length > 0 && (
        <ul aria-label={t("keywords")} className="flex flex-wrap gap-3 md:gap-2">
          {words.map((word) => (
            <li key={word} className="inline-flex h-8 items-center rounded-sm bg-well pl-3 md:h-7 md:pl-2">
              <span className="max-w-[240px] truncate">{word}</span>
              <button
                type="button"
                aria-label={t("remove_keyword", { word })}
                onClick={() => onChange(words.filter((each) => each !== word))}
                className="relative flex size-8 items-center justify-center rounded-sm text-ink-faint before:absolute before:-inset-[6px] hover:text-ink disabled:hidden md:size-7 md:before:inset-0"
              >
                <X aria-hidden className="size-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <Input
          value={typed}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          // On save, text still in the input counts as a word too.
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add} disabled={typed.trim() === "" || words.length >= 50}>
          <Plus aria-hidden className="size-4" />
          {t("add_keyword")}
        </Button>
      </div>
    </Field>
  );
}

/** When the bot leaves a conversation to a person. */
export function HandoffFields({ draft: { handoff, emergency_message }, edit }: { draft: Draft; edit: Edit }) {
  const t = useTranslations("bot");
  const change = (part: Partial<Draft["handoff"]>) => edit({ handoff: { ...handoff, ...part } });
  return (
    <Section title={t("handoff")} text={t("handoff_text")}>
      <div className="flex flex-col gap-4">
        <Keywords words={handoff.keywords} onChange={(keywords) => change({ keywords })} />
        <FaultLine pointers={handoff.keywords.map((_, index) => `#/handoff/keywords/${index}`)} />
        <Field
          name="after_failures"
          pointer="#/handoff/after_failures"
          label={t("after_failures")}
          hint={t("after_failures_hint")}
        >
          <NumberInput
            value={handoff.after_failures}
            min={1}
            max={20}
            className="md:max-w-[120px]"
            onChange={(after_failures) => change({ after_failures })}
          />
        </Field>
        <Field name="handoff_message" pointer="#/handoff/message" label={t("handoff_message")}>
          <TextArea
            rows={2}
            value={handoff.message}
            maxLength={1000}
            onChange={({ target }) => change({ message: target.value })}
          />
        </Field>
        <Field
          name="emergency_message"
          pointer="#/emergency_message"
          label={t("emergency_message")}
          hint={t("emergency_message_hint")}
        >
          <TextArea
            rows={2}
            value={emergency_message}
            maxLength={1000}
            onChange={({ target }) => edit({ emergency_message: target.value })}
          />
        </Field>
      </div>
    </Section>
  );
}
