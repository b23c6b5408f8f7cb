import { ArrowLeft, ArrowRight } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { type Entry, helpPage, neighbours } from "@/app/help/handbook";
import { HelpFrame, helpHref } from "@/app/help/help-frame";
import { Markdown } from "@/components/docs/markdown";
import { isHelpPage } from "@/components/help/pages";
import { helpPictures } from "@/components/help/pictures";
import { isLocale } from "@/components/locales";

type Props = { params: Promise<{ page: string }>; searchParams: Promise<{ lang?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  return isHelpPage(page) ? { title: helpPage(await getLocale(), page).title } : {};
}

const linkClass =
  "flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md border border-line px-3 py-2 hover:bg-well";

async function Onward({
  before,
  after,
  lang,
}: {
  before: Entry | null;
  after: Entry | null;
  lang: string | undefined;
}) {
  const t = await getTranslations("help");
  return (
    <nav aria-label={t("onward")} className="mt-8 flex max-w-[720px] flex-col gap-3 md:flex-row print:hidden">
      {before && (
        <a href={helpHref(lang, before.page)} rel="prev" className={linkClass}>
          <ArrowLeft aria-hidden className="size-4 shrink-0 text-ink-faint" />
          <span className="min-w-0">
            <span className="block text-ink-soft text-sm">{t("before")}</span>
            {before.title}
          </span>
        </a>
      )}
      {after && (
        <a href={helpHref(lang, after.page)} rel="next" className={`${linkClass} justify-end text-right`}>
          <span className="min-w-0">
            <span className="block text-ink-soft text-sm">{t("after")}</span>
            {after.title}
          </span>
          <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
        </a>
      )}
    </nav>
  );
}

export default async function HelpPageScreen({ params, searchParams }: Props) {
  const [{ page }, { lang }] = [await params, await searchParams];
  if (!isHelpPage(page)) notFound();
  const locale = await getLocale();
  const chosen = typeof lang === "string" && isLocale(lang) ? lang : undefined;
  const text = helpPage(locale, page).text;
  return (
    <HelpFrame current={page} lang={chosen}>
      <Markdown
        text={chosen ? text.replace(/\]\((\/help[\w/-]*)/g, `]($1?lang=${chosen}`) : text}
        pictures={helpPictures}
      />
      <Onward {...neighbours(locale, page)} lang={chosen} />
    </HelpFrame>
  );
}
