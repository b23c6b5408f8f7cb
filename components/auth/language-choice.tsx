"use client";

import { useRouter } from "next/navigation";
import { isLocale, type Locale, locales } from "@/components/locales";
import type { SavePreference } from "@/components/preferences";
import { Select } from "@/components/ui/select";

export function LanguageChoice({ label, locale, save }: { label: string; locale: Locale; save: SavePreference }) {
  const router = useRouter();
  return (
    <Select
      aria-label={label}
      defaultValue={locale}
      className="w-[200px]"
      onChange={async ({ target }) => {
        if (!isLocale(target.value)) return;
        await save({ name: "locale", value: target.value });
        router.refresh();
      }}
    >
      {locales.map(({ value, label: name, lang }) => (
        <option key={value} value={value} lang={lang}>
          {name}
        </option>
      ))}
    </Select>
  );
}
