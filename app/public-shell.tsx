import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Spoken } from "@/app/spoken";
import { LanguageLinks } from "@/components/booking-page/language-links";
import { QueryProvider } from "@/components/booking-page/query-provider";
import { OfflineBanner } from "@/components/ui/offline-banner";

/** The frame of the pages for customers: a heading, one column, and the languages. */
export async function PublicShell({
  title,
  headline,
  search = {},
  children,
}: {
  title: string;
  headline?: string | null;
  /** The query parameters besides the language. */
  search?: Record<string, string>;
  children: ReactNode;
}) {
  const t = await getTranslations("booking");
  return (
    <Spoken areas={["common", "booking"]}>
      <QueryProvider>
        <div className="flex min-h-dvh flex-col bg-rail">
          <OfflineBanner />
          <header className="mx-auto w-full max-w-[640px] px-4 pt-6 md:pt-12">
            <h1 className="break-words font-semibold text-2xl">{title}</h1>
            {headline && <p className="mt-1 break-words text-ink-soft text-lg">{headline}</p>}
          </header>
          <main className="mx-auto w-full max-w-[640px] flex-1 px-4 py-6">{children}</main>
          <footer className="mx-auto flex w-full max-w-[640px] flex-wrap items-center justify-between gap-x-4 px-4 pb-8 text-ink-faint text-sm">
            <LanguageLinks label={t("language")} search={search} />
            <p>{t("powered")}</p>
          </footer>
        </div>
      </QueryProvider>
    </Spoken>
  );
}
