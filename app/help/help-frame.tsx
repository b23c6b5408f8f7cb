import { ArrowLeft, Menu, Search } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { type Entry, helpEntries } from "@/app/help/handbook";
import { type HelpPage, helpParts } from "@/components/help/pages";
import { locales } from "@/components/locales";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { SkipLink } from "@/components/ui/skip-link";
import { Mark } from "@/components/ui/wordmark";

/** Keeps the language that the address asks for in a link to another page. */
export const helpHref = (lang: string | undefined, page: HelpPage | null = null, id?: string): string =>
  `/help${page ? `/${page}` : ""}${lang ? `?lang=${lang}` : ""}${id ? `#${id}` : ""}`;

async function Contents({ current, lang }: { current: HelpPage | null; lang: string | undefined }) {
  const t = await getTranslations("help");
  const entries = helpEntries(await getLocale());
  const entryOf = (page: HelpPage) => entries.find((entry) => entry.page === page) as Entry;
  return helpParts.map(({ name, pages }) => (
    <div key={name} className="mb-4">
      <h2 className="px-2 pb-1 font-medium text-ink-soft text-sm">{t(`parts.${name}`)}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <a
              href={helpHref(lang, page)}
              aria-current={page === current ? "page" : undefined}
              className={cx(
                "flex min-h-11 items-center rounded-md px-2 py-1 md:min-h-8",
                page === current ? "bg-chosen font-medium" : "text-ink-soft hover:bg-well hover:text-ink",
              )}
            >
              {entryOf(page).title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

async function SearchForm({ lang, q }: { lang: string | undefined; q: string }) {
  const t = await getTranslations("help");
  return (
    <search className="min-w-0 flex-1 md:max-w-[320px]">
      <form action="/help" className="relative">
        {lang && <input type="hidden" name="lang" value={lang} />}
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
        />
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label={t("search")}
          placeholder={t("search")}
          className="h-11 w-full min-w-0 rounded-md border border-line-control bg-canvas pr-3 pl-9 text-lg text-ink placeholder:text-ink-faint md:h-9 md:text-base"
        />
      </form>
    </search>
  );
}

async function Languages({ path, q }: { path: string; q: string }) {
  const t = await getTranslations("help");
  const locale = await getLocale();
  return (
    <nav aria-label={t("language")} className="flex flex-wrap gap-x-4 text-sm">
      {locales.map(({ value, label, lang }) => (
        <a
          key={value}
          href={`${path}?${new URLSearchParams({ lang: value, ...(q ? { q } : {}) })}`}
          lang={lang}
          hrefLang={lang}
          aria-current={value === locale ? "true" : undefined}
          className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:underline aria-[current]:font-medium aria-[current]:text-ink md:min-h-8"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The frame of the handbook: search, contents and languages around a page. Plain links: a page needs no script. */
export async function HelpFrame({
  current = null,
  lang,
  q = "",
  children,
}: {
  current?: HelpPage | null;
  lang: string | undefined;
  q?: string;
  children: ReactNode;
}) {
  const t = await getTranslations("help");
  return (
    <div className="min-h-dvh bg-canvas">
      <SkipLink to="#page">{t("skip")}</SkipLink>
      <header className="sticky top-0 z-10 flex h-14 items-center gap-3 border-line border-b bg-canvas px-4 print:hidden">
        <a href={helpHref(lang)} className="flex h-11 shrink-0 items-center gap-2 font-semibold text-lg">
          <Mark />
          {t("title")}
        </a>
        <SearchForm lang={lang} q={q} />
        <a href="/" className={cx(buttonClass({ look: "ghost" }), "ml-auto px-2!")}>
          <ArrowLeft aria-hidden className="size-4" />
          <span className="sr-only md:not-sr-only">{t("to_product")}</span>
        </a>
      </header>
      <div className="md:flex">
        {current && (
          <details className="border-line border-b md:hidden print:hidden">
            <summary className="flex h-12 cursor-pointer items-center gap-2 px-4 font-medium">
              <Menu aria-hidden className="size-4" />
              {t("contents")}
            </summary>
            <nav aria-label={t("contents")} className="px-2 pb-4">
              <Contents current={current} lang={lang} />
            </nav>
          </details>
        )}
        <nav
          aria-label={t("title")}
          className="sticky top-14 hidden h-[calc(100dvh-56px)] w-[260px] shrink-0 overflow-y-auto border-line border-r p-3 md:block print:hidden"
        >
          <Contents current={current} lang={lang} />
        </nav>
        <div className="min-w-0 flex-1 px-4 py-6 md:px-8 print:p-0">
          <main id="page" tabIndex={-1} className="outline-none">
            {children}
          </main>
          <footer className="mt-10 max-w-[720px] border-line border-t pt-3 print:hidden">
            <Languages path={helpHref(undefined, current)} q={q} />
          </footer>
        </div>
      </div>
    </div>
  );
}
