"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type Draft, originRow } from "@/components/webchat-site/draft";

/** Whose pages may show the chat. */
export function Origins({
  origins,
  onChange,
}: {
  origins: Draft["origins"];
  onChange: (origins: Draft["origins"], moved: boolean) => void;
}) {
  const t = useTranslations("webchat");
  return (
    <Section title={t("where")} text={t("where_text")}>
      <div className="flex flex-col gap-3">
        {origins.length === 0 && <p className="text-ink-soft">{t("no_origins")}</p>}
        {origins.map(({ key, text }, index) => (
          <div key={key} className="flex items-start gap-1">
            <Field
              name={key}
              pointer={`#/allowed_origins/${index}`}
              label={t("origin", { position: index + 1 })}
              faults={{ invalid_origin: t("origin_fault"), required: t("origin_fault") }}
              className="min-w-0 flex-1"
            >
              <Input
                type="url"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                placeholder="https://www.example.com"
                value={text}
                onChange={({ target }) =>
                  onChange(
                    origins.map((each) => (each.key === key ? { key, text: target.value } : each)),
                    false,
                  )
                }
              />
            </Field>
            <Button
              look="ghost"
              size="icon"
              className="mt-6"
              aria-label={t("remove_origin", { position: index + 1 })}
              onClick={() =>
                onChange(
                  origins.filter((each) => each.key !== key),
                  true,
                )
              }
            >
              <X aria-hidden className="size-4" />
            </Button>
          </div>
        ))}
        <Button className="self-start" onClick={() => onChange([...origins, originRow("")], false)}>
          <Plus aria-hidden className="size-4" />
          {t("add_origin")}
        </Button>
      </div>
    </Section>
  );
}
