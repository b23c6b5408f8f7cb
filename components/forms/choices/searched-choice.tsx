"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ChosenProps } from "@/components/forms/choices/choice";
import { matchingOptions } from "@/components/forms/choices/matching-options";
import { Combobox } from "@/components/ui/combobox";

/** A long list that is searched by typing; what was typed and not chosen is dropped when the list closes. */
export default function SearchedChoice({ options, chosen, onChoose, ...rest }: ChosenProps) {
  const t = useTranslations("common");
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const label = options.find(({ value }) => value === chosen)?.label ?? "";
  const toggle = (next: boolean) => {
    setOpen(next);
    if (!next) setWords(null);
  };
  return (
    <Combobox
      options={words === null ? options : matchingOptions(options, words)}
      chosen={chosen}
      text={words ?? label}
      onText={setWords}
      open={open}
      onOpen={toggle}
      onChoose={(value) => {
        toggle(false);
        onChoose(value);
      }}
      empty={t("nothing_matches")}
      label={t("choices")}
      {...rest}
    />
  );
}
