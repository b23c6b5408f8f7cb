"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { useHomeCountry } from "@/components/forms/phone/home-country";
import { SuggestedCountries } from "@/components/forms/phone/suggested-countries";
import { isPasted, sentPhone, settlePhone, type TypedPhone, typedPhone } from "@/components/forms/phone/typed-phone";
import { cx } from "@/components/ui/classes";
import { BesideField, useCorrected, useField } from "@/components/ui/field";
import { controlClass, Input } from "@/components/ui/input";
import { phonePattern, showPhone } from "@/lib/core/phone/phone";

const CountryChoice = dynamic(() => import("@/components/forms/choices/country-choice"), {
  loading: () => <div className={cx(controlClass, "h-11 w-[120px] shrink-0 md:h-9")} />,
});

/**
 * A phone with its country. It may be typed as at home or pasted with any calling code; it is shown as people of its
 * country write it, and the form gets it in international form under the field's name.
 */
export function PhoneInput({
  defaultValue = "",
  home,
  onPhone,
  ...rest
}: Pick<ComponentProps<"input">, "autoFocus" | "autoComplete"> & {
  defaultValue?: string;
  /** Where there is no workspace around it. */
  home?: string;
  onPhone?: (phone: string) => void;
}) {
  const t = useTranslations("common");
  const workspace = useHomeCountry();
  const corrected = useCorrected();
  const { name } = useField();
  const [typed, setTyped] = useState(() => typedPhone(defaultValue, home ?? workspace));
  const change = (next: TypedPhone) => {
    if (next.country === typed.country && next.text === typed.text) return;
    setTyped(next);
    onPhone?.(sentPhone(next));
  };
  const move = (country: string) => {
    corrected();
    change(settlePhone({ ...typed, country }));
  };
  const sent = sentPhone(typed);
  const number = useRef<HTMLInputElement>(null);
  // In a closed list of countries nobody searches: a digit belongs to the number, which has the focus before it is entered.
  const beginNumber = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (!/^[\d+]$/.test(key) || ctrlKey || altKey || metaKey) return;
    number.current?.focus();
    number.current?.setSelectionRange(typed.text.length, typed.text.length);
  };
  return (
    <>
      <div className="flex gap-2">
        <BesideField>
          <CountryChoice
            short
            country={typed.country}
            onChoose={move}
            onClosedKey={beginNumber}
            className="w-[120px] shrink-0"
            aria-label={t("country_code")}
          />
        </BesideField>
        <input type="hidden" name={name} value={sent} />
        <Input
          ref={number}
          name=""
          type="tel"
          inputMode="tel"
          value={typed.text}
          onChange={({ target: { value: text } }) => {
            const next = { ...typed, text };
            change(isPasted(typed.text, text) ? settlePhone(next) : next);
          }}
          onBlur={() => change(settlePhone(typed))}
          className="flex-1 tabular-nums"
          autoComplete="off"
          {...rest}
        />
      </div>
      {phonePattern.test(sent) && <p className="text-ink-faint text-sm tabular-nums">{showPhone(sent)}</p>}
      <SuggestedCountries typed={typed} onChoose={move} />
    </>
  );
}
