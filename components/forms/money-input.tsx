"use client";

import { useLocale } from "next-intl";
import { useState } from "react";
import { Input } from "@/components/ui/input";

/** "1.234,50" and "1,234.50" are both accepted: the last separator before one or two digits is the decimal point. */
export function centsOf(text: string): number | null {
  const plain = text.replace(/[^\d.,]/g, "");
  if (plain === "") return null;
  const cents = /[.,](\d{1,2})$/.exec(plain)?.[1] ?? "";
  const whole = (cents === "" ? plain : plain.slice(0, -cents.length - 1)).replace(/[.,]/g, "");
  return Number(whole) * 100 + Number(cents.padEnd(2, "0"));
}

const written = (cents: number | null, locale: string): string =>
  cents === null
    ? ""
    : new Intl.NumberFormat(locale, { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 }).format(cents / 100);

/** The field's text: as typed while it stands for the amount, else the formatted amount. */
export const amountShown = (typed: string | null, cents: number | null, locale: string): string =>
  typed !== null && centsOf(typed) === cents ? typed : written(cents, locale);

export function MoneyInput({
  cents,
  currency,
  onChange,
}: {
  cents: number | null;
  currency: string;
  onChange: (cents: number | null) => void;
}) {
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="relative">
      <span aria-hidden className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-faint text-sm">
        {currency}
      </span>
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={amountShown(typed, cents, locale)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(centsOf(target.value));
        }}
        onBlur={() => setTyped(null)}
        className="pl-12 tabular-nums"
      />
    </div>
  );
}
