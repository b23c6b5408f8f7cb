"use client";

import { Choice } from "@/components/forms/choices/choice";
import { cx } from "@/components/ui/classes";

type Props = {
  label: string;
  /** What stands for no choice. */
  every: string;
  value: string | undefined;
  /** What may be chosen, and how it is said. */
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
  className?: string;
};

/** One of the choices that narrow a list. */
export function FilterSelect({ label, every, value, options, onChoose, className }: Props) {
  return (
    <Choice
      aria-label={label}
      className={cx("min-w-0 flex-1", className)}
      options={[{ value: "", label: every }, ...options.map(([each, words]) => ({ value: each, label: words }))]}
      value={value ?? ""}
      onChoose={onChoose}
    />
  );
}
