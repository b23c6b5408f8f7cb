"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useMemo, useState } from "react";
import { matchingOptions } from "@/components/forms/choices/matching-options";
import { Combobox } from "@/components/ui/combobox";
import { callingCodeOf, countries } from "@/lib/core/phone/phone";

export type CountryChoiceProps = {
  country: string;
  onChoose: (country: string) => void;
  onClosedKey?: (event: KeyboardEvent) => void;
  /** The short label of the chosen one in the input. */
  short?: boolean;
  className?: string | undefined;
  "aria-label"?: string | undefined;
};

/** Every country with its calling code, searched by either; the chosen one comes first, then the nearest. */
export default function CountryChoice({ country, onChoose, short = false, ...rest }: CountryChoiceProps) {
  const t = useTranslations("common");
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: "region" }), [locale]);
  const labelOf = (each: string) => names.of(each) ?? each;
  const codeOf = (each: string) => `+${callingCodeOf(each)}`;
  // Computed only while open: hundreds of hidden rows are not rendered, and browsers have other country names than servers.
  const listed = open ? [...new Set([country, ...countries])] : [];
  const options = listed.map((each) => ({ value: each, label: labelOf(each), aside: codeOf(each) }));
  const toggle = (next: boolean) => {
    setOpen(next);
    if (!next) setWords(null);
  };
  return (
    <Combobox
      options={words === null ? options : matchingOptions(options, words)}
      chosen={country}
      text={words ?? `${short ? country : labelOf(country)} ${codeOf(country)}`}
      onText={setWords}
      open={open}
      onOpen={toggle}
      onChoose={(value) => {
        toggle(false);
        onChoose(value);
      }}
      empty={t("no_country")}
      label={t("countries")}
      {...rest}
    />
  );
}
