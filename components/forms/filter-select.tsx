"use client";

import { cx } from "@/components/ui/classes";
import { Select } from "@/components/ui/select";

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
    <Select
      aria-label={label}
      className={cx("min-w-0 flex-1", className)}
      value={value ?? ""}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{every}</option>
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </Select>
  );
}
