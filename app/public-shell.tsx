import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Spoken } from "@/app/spoken";
import { QueryProvider } from "@/components/booking-page/query-provider";
import { locales } from "@/components/locales";

const addressIn = (lang: string, search: Record<string, string>): string =>
  `?${new URLSearchParams({ ...search, lang })}`;

/** The frame of the pages for customers: a heading, one column, and the languages. */
export async function PublicShell({
  title,
  headline,
  search = {},
  children,
}: {
  title: string;
  headline?: string | null;
  /** What the address asks beside the language. */
  search?: Record<string, string>;
  children: ReactNode;
}) {
  const [t, locale] = [await getTranslations("booking"), await getLocale()];
  return (
    <Spoken areas={["common", "booking"]}>
      <QueryProvider>
        <div className="flex min-h-dvh flex-col bg-rail">
          <header className="mx-auto w-full max-w-[640px] px-4 pt-6 md:pt-12">
            <h1 className="break-words font-semibold text-2xl">{title}</h1>
            {headline && <p className="mt-1 break-words text-ink-soft text-lg">{headline}</p>}
          </header>
          <main className="mx-auto w-full max-w-[640px] flex-1 px-4 py-6">{children}</main>
          <footer className="mx-auto flex w-full max-w-[640px] flex-wrap items-center justify-between gap-x-4 px-4 pb-8 text-ink-faint text-sm">
            <nav aria-label={t("language")} className="flex flex-wrap gap-x-4">
              {locales.map(({ value, label, lang }) => (
                <a
                  key={value}
                  href={addressIn(value, search)}
                  lang={lang}
                  aria-current={value === locale ? "true" : undefined}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-medium aria-[current]:text-ink"
                >
                  {label}
                </a>
              ))}
            </nav>
            <p>{t("powered")}</p>
          </footer>
        </div>
      </QueryProvider>
    </Spoken>
  );
}
