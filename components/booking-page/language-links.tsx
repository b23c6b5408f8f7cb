"use client";

import { useLocale } from "next-intl";
import { locales } from "@/components/locales";

/** The page in another language, at the same step: what was chosen and typed is kept by the tab. */
export function LanguageLinks({ label, search }: { label: string; search: Record<string, string> }) {
  const locale = useLocale();
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-4">
      {locales.map(({ value, label: name, lang }) => (
        <a
          key={value}
          href={`?${new URLSearchParams({ ...search, lang: value })}`}
          lang={lang}
          aria-current={value === locale ? "true" : undefined}
          onClick={({ currentTarget }) => {
            currentTarget.hash = window.location.hash;
          }}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-medium aria-[current]:text-ink"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
