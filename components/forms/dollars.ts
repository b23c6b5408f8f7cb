"use client";

import { useFormatter } from "next-intl";

/** Cents of a dollar, with as many figures as a small sum needs. */
export function useDollars(): (cents: number) => string {
  const format = useFormatter();
  return (cents) => {
    const maximumFractionDigits = cents > 0 && cents < 100 ? 4 : 2;
    return format.number(cents / 100, { style: "currency", currency: "USD", maximumFractionDigits });
  };
}
