"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** Each has a key of its own, for they move and go. */
export type OriginRow = { key: string; text: string };

let keys = 0;
export const originRow = (text: string): OriginRow => ({ key: `origin-${keys++}`, text });

/** As the API takes them. */
export const originsIn = (rows: readonly OriginRow[]): string[] =>
  rows.map(({ text }) => text.trim().replace(/\/$/, ""));

/** The websites that may show something of ours. */
export function OriginFields({
  origins,
  none,
  onChange,
}: {
  origins: readonly OriginRow[];
  /** What it means that there is none. */
  none: string;
  onChange: (origins: OriginRow[], moved: boolean) => void;
}) {
  const t = useTranslations("forms.origins");
  return (
    <div className="flex flex-col gap-3">
      {origins.length === 0 && <p className="text-ink-soft">{none}</p>}
      {origins.map(({ key, text }, index) => (
        <div key={key} className="flex items-start gap-1">
          <Field
            name={key}
            pointer={`#/allowed_origins/${index}`}
            label={t("one", { position: index + 1 })}
            faults={{ invalid_origin: t("fault"), required: t("fault") }}
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
            aria-label={t("remove", { position: index + 1 })}
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
        {t("add")}
      </Button>
    </div>
  );
}
