"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { FaultLine } from "@/components/forms/fault-line";
import { RowButtons } from "@/components/forms/row-buttons";
import { locales } from "@/components/locales";
import { Section } from "@/components/settings/section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Bot } from "@/lib/domains/bot/schema";

type Language = Bot["languages"][number];

const nameOf = (language: Language): string => locales.find(({ value }) => value === language)?.label ?? language;

/** The languages in their order; the first is the one it falls back on. */
export function Languages({
  chosen,
  onChange,
}: {
  chosen: readonly Language[];
  onChange: (languages: Language[]) => void;
}) {
  const t = useTranslations("bot");
  const others = locales.filter(({ value }) => !chosen.includes(value));
  return (
    <Section title={t("languages")} text={t("languages_text")}>
      <ol className="flex flex-col gap-1">
        {chosen.map((language, index) => {
          const name = nameOf(language);
          return (
            <li key={language} className="flex min-h-11 items-center gap-2 md:min-h-9">
              <span lang={language} className="min-w-0 truncate">
                {name}
              </span>
              {index === 0 && <Badge meaning="confirmed">{t("default_language")}</Badge>}
              <span className="flex-1" />
              <RowButtons
                words={{ up: t("up", { name }), down: t("down", { name }), remove: t("remove", { name }) }}
                index={index}
                count={chosen.length}
                onMove={(by) => onChange(chosen.toSpliced(index, 1).toSpliced(index + by, 0, language))}
                onRemove={() => onChange(chosen.filter((each) => each !== language))}
              />
            </li>
          );
        })}
      </ol>
      <FaultLine pointers={["#/languages"]} />
      {others.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {others.map(({ value, label }) => (
            <Button key={value} size="sm" onClick={() => onChange([...chosen, value])}>
              <Plus aria-hidden className="size-[14px]" />
              {t("add_language", { name: label })}
            </Button>
          ))}
        </div>
      )}
    </Section>
  );
}
