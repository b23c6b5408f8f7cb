"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { matchingOptions } from "@/components/forms/matching-options";
import { Combobox } from "@/components/ui/combobox";
import { callingCodeOf, countries } from "@/lib/core/phone";

export type CountryChoiceProps = {
  country: string;
  onChoose: (country: string) => void;
  /** How the chosen one stands in the box, where its whole name has no room. */
  short?: boolean;
  className?: string | undefined;
  "aria-label"?: string | undefined;
};

export const shortCountry = (country: string): string => `${country} +${callingCodeOf(country)}`;

/** Every country with its calling code, searched by either. The workspace's neighbours come first. */
export default function CountryChoice({ country, onChoose, short = false, ...rest }: CountryChoiceProps) {
  const t = useTranslations("common");
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: "region" });
    return countries.map((each) => ({
      value: each,
      label: names.of(each) ?? each,
      aside: `+${callingCodeOf(each)}`,
    }));
  }, [locale]);
  const toggle = (next: boolean) => {
    setOpen(next);
    if (!next) setWords(null);
  };
  const name = options.find(({ value }) => value === country)?.label ?? country;
  return (
    <Combobox
      options={words === null ? options : matchingOptions(options, words)}
      chosen={country}
      text={words ?? (short ? shortCountry(country) : `${name} (+${callingCodeOf(country)})`)}
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
