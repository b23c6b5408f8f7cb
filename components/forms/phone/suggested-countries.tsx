"use client";

import { useLocale, useTranslations } from "next-intl";
import type { TypedPhone } from "@/components/forms/phone/typed-phone";
import { Button } from "@/components/ui/button";
import { callingCodeOf, likelyCountries } from "@/lib/core/phone/phone";

/** A number that is invalid in the chosen country may be valid in a neighbouring one, which is offered here. */
export function SuggestedCountries({ typed, onChoose }: { typed: TypedPhone; onChoose: (country: string) => void }) {
  const t = useTranslations("common");
  const locale = useLocale();
  const likely = likelyCountries(typed.text, typed.country);
  if (likely.length === 0) return null;
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const nameOf = (country: string) => names.of(country) ?? country;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span aria-live="polite" className="text-held-text">
        {t("phone_elsewhere")}
      </span>
      {likely.map((country) => (
        <Button key={country} size="sm" onClick={() => onChoose(country)}>
          {nameOf(country)} +{callingCodeOf(country)}
        </Button>
      ))}
    </div>
  );
}
