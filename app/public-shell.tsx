import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Spoken } from "@/app/spoken";
import { FrameTalk } from "@/components/booking-page/frame-talk";
import { LanguageLinks } from "@/components/booking-page/language-links";
import { QueryProvider } from "@/components/booking-page/query-provider";
import { cx } from "@/components/ui/classes";
import { OfflineBanner } from "@/components/ui/offline-banner";

/** The frame of the pages for customers: a heading, one column, and the languages. */
export async function PublicShell({
  title,
  headline,
  search = {},
  cover,
  logo,
  frame = null,
  children,
}: {
  title: string;
  headline?: string | null;
  /** Above the heading, and beside it. */
  cover?: ReactNode;
  logo?: ReactNode;
  /** Shown by another site: `inline` is as high as its content, not as the screen; over a `popup` is its cross. */
  frame?: string | null;
  /** The query parameters besides the language. */
  search?: Record<string, string>;
  children: ReactNode;
}) {
  const t = await getTranslations("booking");
  return (
    <Spoken areas={["common", "booking"]}>
      <QueryProvider>
        <div data-page className={cx("group/page flex flex-col bg-rail", frame !== "inline" && "min-h-dvh")}>
          {frame !== null && <FrameTalk />}
          <OfflineBanner />
          {cover}
          <header
            className={cx(
              "mx-auto flex w-full max-w-[640px] items-center gap-4 px-4 pt-6",
              !cover && frame === null && "md:pt-12",
              frame === "popup" && "pr-16",
            )}
          >
            {logo}
            <div className="min-w-0">
              <h1 className="break-words font-semibold text-2xl">{title}</h1>
              {headline && <p className="mt-1 break-words text-ink-soft text-lg">{headline}</p>}
            </div>
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
