"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Draft, Edit } from "@/components/bot/draft";
import { wordingPreview } from "@/components/bot/queries";
import { SentenceRow } from "@/components/bot/wording/sentence-row";
import { ToneChoice } from "@/components/bot/wording/tone-choice";
import { Failed } from "@/components/forms/failed";
import { FaultLine } from "@/components/forms/fault-line";
import { useRested } from "@/components/forms/rested";
import { localeName } from "@/components/locales";
import { Section } from "@/components/settings/section";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { type Language, languages } from "@/lib/core/vocabulary";

type Texts = NonNullable<Draft["wording"][Language]>;

/** Refusals of sentences in a language that is not on the screen. */
function FaultsElsewhere({ language, texts }: { language: Language; texts: Texts }) {
  const t = useTranslations("bot.wording");
  const said = t("fault_elsewhere", { language: localeName(language) });
  const codes = ["unknown_variable", "meaningless_variable", "missing_variable", "loose_brace"];
  return (
    <FaultLine
      pointers={Object.keys(texts).map((sentence) => `#/wording/${language}/${sentence}`)}
      faults={Object.fromEntries(codes.map((code) => [code, said]))}
    />
  );
}

function Sentences({ draft: { tone, wording }, edit, language }: { draft: Draft; edit: Edit; language: Language }) {
  const t = useTranslations("bot.wording");
  const texts: Texts = wording[language] ?? {};
  const asked = JSON.parse(useRested(JSON.stringify({ language, tone, texts })));
  const preview = useQuery(wordingPreview(asked));
  if (preview.isError) return <Failed error={preview.error} retry={preview.refetch} />;
  if (!preview.data || asked.language !== language)
    return (
      <div aria-hidden className="flex flex-col gap-4">
        <Skeleton className="h-20 rounded-md" />
        <Skeleton className="h-20 rounded-md" />
        <Skeleton className="h-20 rounded-md" />
      </div>
    );
  return (
    <ul aria-label={t("list")} className="divide-y divide-line">
      {preview.data.data.map((row) => (
        <SentenceRow
          key={`${language} ${row.sentence}`}
          row={row}
          language={language}
          text={texts[row.sentence] ?? ""}
          onWrite={(text) => edit({ wording: { ...wording, [language]: { ...texts, [row.sentence]: text } } })}
        />
      ))}
    </ul>
  );
}

/** How the bot sounds: a tone, and the house's own words for its main sentences. */
export function WordingSection({ draft, edit }: { draft: Draft; edit: Edit }) {
  const t = useTranslations("bot.wording");
  const [wished, setWished] = useState<Language | null>(null);
  const language = draft.languages.find((each) => each === wished) ?? draft.languages[0] ?? "pt-BR";
  const others = languages.filter((each) => each !== language);
  return (
    <Section title={t("title")} text={t("text")}>
      <div className="flex flex-col gap-4">
        <ToneChoice tone={draft.tone} onChange={(tone) => edit({ tone })} />
        {draft.languages.length > 1 && (
          <Field name="wording_language" label={t("language")} className="md:max-w-[240px]">
            <Select value={language} onChange={({ target }) => setWished(target.value as Language)}>
              {draft.languages.map((each) => (
                <option key={each} value={each}>
                  {localeName(each)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {others.map((each) => (
          <FaultsElsewhere key={each} language={each} texts={draft.wording[each] ?? {}} />
        ))}
        <Sentences draft={draft} edit={edit} language={language} />
      </div>
    </Section>
  );
}
