import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { type Entry, helpEntries, searchHelp } from "@/app/help/handbook";
import { HelpFrame, helpHref } from "@/app/help/help-frame";
import { helpParts } from "@/components/help/pages";
import { isLocale } from "@/components/locales";
import { TextLink } from "@/components/ui/text-link";

type Props = { searchParams: Promise<{ q?: string | string[]; lang?: string | string[] }> };

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? "";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("help"))("title") };
}

const Card = ({ entry: { page, title, summary }, lang }: { entry: Entry; lang: string | undefined }) => (
  <li className="relative rounded-md border border-line p-4 hover:bg-well">
    <a href={helpHref(lang, page)} className="font-medium after:absolute after:inset-0">
      {title}
    </a>
    <p className="text-ink-soft text-sm">{summary}</p>
  </li>
);

async function Found({ q, lang }: { q: string; lang: string | undefined }) {
  const t = await getTranslations("help");
  const found = searchHelp(await getLocale(), q);
  return (
    <>
      <h1 className="font-semibold text-2xl">{t("found_title", { words: q })}</h1>
      <p role="status" className="mt-2 text-ink-soft">
        {t("found", { count: found.length })}
      </p>
      <ul className="mt-4 flex flex-col gap-4">
        {found.map(({ page, title, summary, sections }) => (
          <li key={page}>
            <h2 className="text-lg">
              <TextLink href={helpHref(lang, page)}>{title}</TextLink>
            </h2>
            <p className="text-ink-soft">{summary}</p>
            {sections.length > 0 && (
              <ul className="mt-1 flex flex-col gap-1 pl-4">
                {sections.map(({ id, title: name }) => (
                  <li key={id} className="flex min-h-11 items-center md:min-h-0">
                    <TextLink href={helpHref(lang, page, id)}>{name}</TextLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink href={helpHref(lang)}>{t("all_pages")}</TextLink>
      </p>
    </>
  );
}

async function All({ lang }: { lang: string | undefined }) {
  const t = await getTranslations("help");
  const entries = helpEntries(await getLocale());
  return (
    <>
      <h1 className="font-semibold text-2xl">{t("heading")}</h1>
      <p className="mt-2">{t("text")}</p>
      {helpParts.map(({ name, pages }) => (
        <section key={name} aria-labelledby={`part-${name}`}>
          <h2 id={`part-${name}`} className="mt-8 font-semibold text-xl">
            {t(`parts.${name}`)}
          </h2>
          <ul className="mt-3 grid gap-3 md:grid-cols-2">
            {entries
              .filter(({ page }) => (pages as readonly string[]).includes(page))
              .map((entry) => (
                <Card key={entry.page} entry={entry} lang={lang} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export default async function HelpHome({ searchParams }: Props) {
  const asked = await searchParams;
  const [q, lang] = [one(asked.q).trim().slice(0, 100), one(asked.lang)];
  const chosen = isLocale(lang) ? lang : undefined;
  return (
    <HelpFrame lang={chosen} q={q}>
      <div className="max-w-[720px]">{q ? <Found q={q} lang={chosen} /> : <All lang={chosen} />}</div>
    </HelpFrame>
  );
}
