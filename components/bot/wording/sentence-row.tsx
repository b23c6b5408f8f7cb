"use client";

import { Pencil, RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { PreviewBotWordingResult } from "@/clients/typescript/src/client";
import { Speech, Words } from "@/components/conversations/thread/speech";
import { inBraces, useBraceWords, variablesIn, withUsable } from "@/components/forms/brace-words";
import { useFaults } from "@/components/forms/faults";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import type { Language } from "@/lib/core/vocabulary";

export type Previewed = PreviewBotWordingResult["data"][number];

/** Opened to be written in, and clear of the bar that saves. */
function beginIn(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

/** Why a sentence is refused, by the API's codes, and what it can use. */
function useFaultsOf({ variables, required }: Previewed, text: string) {
  const t = useTranslations("bot.wording.faults");
  const { faults, usable } = useBraceWords(text, variables);
  const named = variablesIn(text);
  const names = inBraces(required.filter((name) => !named.includes(name))).join(" ");
  return { faults: { ...faults, missing_variable: t("missing_variable", { names }) }, usable };
}

/** One sentence: as the customer reads it, and a place to word it. */
export function SentenceRow({
  row,
  language,
  text,
  onWrite,
}: {
  row: Previewed;
  language: Language;
  text: string;
  onWrite: (text: string) => void;
}) {
  const t = useTranslations("bot.wording");
  const id = useId();
  const [open, setOpen] = useState(false);
  const pointer = `#/wording/${language}/${row.sentence}`;
  const name = `${language}-${row.sentence}`;
  const refused = useFaults().faultAt(pointer, name) !== undefined;
  const label = t(`sentences.${row.sentence}`);
  const { faults, usable } = useFaultsOf(row, text);
  const complete: Record<string, string> = withUsable(faults, usable);
  const [fault] = row.faults;
  const shown = open || refused;
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex min-h-11 items-center gap-2 md:min-h-8">
        <h3 id={`${id}-name`} className="min-w-0 font-medium">
          {label}
        </h3>
        {text.trim() !== "" && <Badge meaning="confirmed">{t("own")}</Badge>}
        <span className="flex-1" />
        <Button
          size="sm"
          look="ghost"
          aria-expanded={shown}
          aria-describedby={`${id}-name`}
          onClick={() => setOpen(!shown)}
        >
          <Pencil aria-hidden className="size-[14px]" />
          {shown ? t("close") : t("edit")}
        </Button>
      </div>
      {shown && (
        <Field
          name={name}
          pointer={pointer}
          label={t("own_text")}
          hint={row.variables.length > 0 ? usable : t("no_variables")}
          faults={complete}
        >
          <TextArea
            ref={open ? beginIn : undefined}
            rows={2}
            lang={language}
            value={text}
            maxLength={500}
            placeholder={row.usual}
            onChange={({ target }) => onWrite(target.value)}
          />
        </Field>
      )}
      {shown && (
        <div className="flex flex-wrap gap-2">
          {text.trim() === "" ? (
            <Button size="sm" onClick={() => onWrite(row.usual)}>
              {t("begin")}
            </Button>
          ) : (
            <Button size="sm" onClick={() => onWrite("")}>
              <RotateCcw aria-hidden className="size-[14px]" />
              {t("reset")}
            </Button>
          )}
        </div>
      )}
      <figure aria-label={t("preview_of", { name: label })} className="flex flex-col items-start gap-1 pr-10">
        {row.message === null ? (
          <p className="text-sm text-trouble-text">{!refused && fault && (complete[fault.code] ?? fault.detail)}</p>
        ) : (
          <div lang={language} className="max-w-full">
            <Speech out={false}>
              <Words text={row.message} />
            </Speech>
          </div>
        )}
      </figure>
    </li>
  );
}
