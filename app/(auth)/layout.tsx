import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { savePreference } from "@/app/preferences";
import { Spoken } from "@/app/spoken";
import { LanguageChoice } from "@/components/auth/language-choice";
import { Providers } from "@/components/providers";
import { OfflineBanner } from "@/components/ui/offline-banner";
import { Wordmark } from "@/components/ui/wordmark";

/** Layout of the screens that need no session: one narrow column. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations("auth");
  return (
    <Spoken areas={["common", "auth"]}>
      <Providers workspace={null}>
        <OfflineBanner />
        <div className="flex min-h-dvh flex-col items-center bg-rail px-4 py-8 md:py-16">
          <header>
            <Wordmark />
          </header>
          <main className="mt-8 w-full max-w-[400px] rounded-md border border-line bg-canvas p-5 md:p-8">
            {children}
          </main>
          <footer className="mt-6">
            <LanguageChoice label={t("language")} locale={await getLocale()} save={savePreference} />
          </footer>
        </div>
      </Providers>
    </Spoken>
  );
}
