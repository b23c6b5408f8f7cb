"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { matchingOptions, mostUnsearched } from "@/components/forms/choices/matching-options";
import { cx } from "@/components/ui/classes";
import { SearchInput } from "@/components/ui/input";

/** Any number of a few: each a checkbox in the shape of a chip. */
export function Chips<Value extends string>({
  label,
  hint,
  options,
  chosen,
  onChange,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  options: readonly { value: Value; label: string; mark?: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  children?: ReactNode;
}) {
  const t = useTranslations("common");
  const [words, setWords] = useState("");
  const offered = options.length > mostUnsearched ? matchingOptions(options, words) : options;
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      {options.length > mostUnsearched && (
        <SearchInput
          aria-label={t("find_option")}
          placeholder={t("find_option")}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          // Enter would send the form around it.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          className="mb-1"
        />
      )}
      <div className="flex max-h-[40dvh] flex-wrap gap-2 overflow-y-auto p-1">
        {offered.map(({ value, label: name, mark }) => {
          const on = chosen.includes(value);
          return (
            <label
              key={value}
              className={cx(
                "relative inline-flex h-11 cursor-pointer select-none items-center gap-2 rounded-full border px-4 md:h-8 md:px-3",
                "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
                on
                  ? "border-accent bg-confirmed-soft text-confirmed-text"
                  : "border-line-control bg-canvas text-ink-soft",
              )}
            >
              <input
                type="checkbox"
                checked={on}
                onChange={() => toggle(value)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {on ? <Check aria-hidden className="size-4 md:size-3" strokeWidth={3} /> : mark}
              {name}
            </label>
          );
        })}
      </div>
      {hint && <p className="text-ink-faint text-sm">{hint}</p>}
      {children}
    </fieldset>
  );
}
