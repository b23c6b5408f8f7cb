import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Area } from "@/app/words";

/** Passes only these message areas to the client components below. */
export async function Spoken({
  areas,
  timeZone,
  children,
}: {
  areas: readonly Area[];
  timeZone?: string;
  children: ReactNode;
}) {
  const [locale, all] = await Promise.all([getLocale(), getMessages()]);
  const messages = Object.fromEntries(areas.map((area) => [area, all[area]]));
  return (
    <NextIntlClientProvider locale={locale} messages={messages} {...(timeZone ? { timeZone } : {})}>
      {children}
    </NextIntlClientProvider>
  );
}
