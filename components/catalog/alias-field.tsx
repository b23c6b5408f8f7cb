"use client";

import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { turnero } from "@/components/api";
import { cx } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { foldedWords } from "@/lib/core/text/fold";
import { aliasLimits } from "@/lib/core/vocabulary";
import type { Alias } from "@/lib/domains/catalog/aliases/schema";

const suggestions = (name: string, of: "service" | "person") =>
  queryOptions({
    queryKey: ["catalog", "alias-suggestions", of, name],
    queryFn: async ({ signal }) => (await turnero.aliasSuggestions.list({ name, of }, { signal })).suggestions,
    enabled: name !== "",
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

const chip = "inline-flex h-11 items-center gap-1 rounded-full border pl-4 text-base md:h-8 md:pl-3";

/** The words that customers use: typed and ended with Enter, or taken from what is often said. */
export function AliasField({
  name,
  of,
  aliases,
  onChange,
}: {
  name: string;
  of: "service" | "person";
  aliases: readonly Alias[];
  onChange: (aliases: Alias[]) => void;
}) {
  const t = useTranslations("catalog");
  const optional = useTranslations("common")("optional");
  const [typed, setTyped] = useState("");
  // Suggestions are requested when the name field loses the focus, not with every key.
  const [asked, setAsked] = useState(name.trim());
  const input = useRef<HTMLInputElement>(null);
  const often = useQuery(suggestions(asked, of)).data ?? [];
  const known = new Set(aliases.map(({ text }) => foldedWords(text)));
  const open = asked === "" ? [] : often.filter(({ text }) => !known.has(foldedWords(text)));
  const twice = typed.trim() !== "" && known.has(foldedWords(typed));
  const full = aliases.length >= aliasLimits.most;
  const add = (...given: Alias[]) => {
    const all = new Set(known);
    const fresh = given.filter(({ text }) => text !== "" && all.size < all.add(foldedWords(text)).size);
    if (fresh.length === 0 || full) return;
    onChange([...aliases, ...fresh].slice(0, aliasLimits.most));
    setTyped("");
  };
  /** What is typed, one word for each comma. */
  const addTyped = () => add(...typed.split(",").map((text) => ({ text: text.trim(), language: null })));
  const remove = (row: number) => {
    onChange(aliases.filter((_, i) => i !== row));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault(); // It would submit the form, or be part of the next word.
      addTyped();
    }
    if (event.key === "Backspace" && typed === "" && aliases.length > 0) remove(aliases.length - 1);
  };
  return (
    <Field name="aliases" label={t("aliases")} optional={optional} hint={twice ? t("alias_twice") : t("aliases_hint")}>
      {aliases.length > 0 && (
        <ul aria-label={t("aliases")} className="flex flex-wrap gap-2">
          {aliases.map(({ text }, row) => (
            <li key={foldedWords(text)} className={cx(chip, "max-w-full border-line-control bg-canvas")}>
              <span className="truncate">{text}</span>
              <button
                type="button"
                aria-label={t("alias_remove", { text })}
                onClick={() => remove(row)}
                className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink md:size-8"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Input
        ref={input}
        value={typed}
        maxLength={aliasLimits.longest}
        disabled={full}
        autoComplete="off"
        placeholder={t("aliases_type")}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={() => setAsked(name.trim())}
        onKeyDown={onKeyDown}
        onBlur={addTyped}
      />
      {open.length > 0 && !full && (
        <div className="flex flex-col gap-1 pt-1">
          <p className="text-ink-faint text-sm">{t("aliases_often")}</p>
          <div className="flex flex-wrap gap-2">
            {open.slice(0, 8).map((alias) => (
              <button
                key={foldedWords(alias.text)}
                type="button"
                aria-label={t("alias_add", { text: alias.text })}
                onClick={() => add(alias)}
                className={cx(chip, "border-line-control border-dashed pr-4 text-ink-soft hover:text-ink md:pr-3")}
              >
                <Plus aria-hidden className="size-4 md:size-3" />
                {alias.text}
              </button>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
