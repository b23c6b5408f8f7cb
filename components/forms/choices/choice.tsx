"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { mostUnsearched } from "@/components/forms/choices/matching-options";
import { cx } from "@/components/ui/classes";
import type { ComboboxOption } from "@/components/ui/combobox";
import { useCorrected, useField } from "@/components/ui/field";
import { controlClass } from "@/components/ui/input";
import { Select } from "@/components/ui/select";

const loading = () => <div className={cx(controlClass, "h-11 md:h-9")} />;
const SearchedChoice = dynamic(() => import("@/components/forms/choices/searched-choice"), { loading });

export type ChoiceProps = {
  options: readonly ComboboxOption[];
  /** Without `value` the control keeps the choice itself and the form reads it by the field's name. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChoose?: (value: string) => void;
  /** Searchable even while there are few: more may come, and replacing the control would lose the focus. */
  isLong?: boolean;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  "aria-label"?: string | undefined;
};

/** Things with a name as options, after one that means none of them. */
export const namedOptions = (
  rows: readonly { id: string; name: string }[],
  none: string,
): { value: string; label: string }[] => [
  { value: "", label: none },
  ...rows.map(({ id, name }) => ({ value: id, label: name })),
];

/** One of a list: a native select while it is short, a searchable list beyond that. */
export function Choice({ value, defaultValue = "", onChoose, isLong = false, ...rest }: ChoiceProps) {
  const [own, setOwn] = useState(defaultValue);
  const corrected = useCorrected();
  const { name } = useField();
  const chosen = value ?? own;
  const choose = (next: string) => {
    setOwn(next);
    corrected();
    onChoose?.(next);
  };
  if (!isLong && rest.options.length <= mostUnsearched)
    return <ShortChoice chosen={chosen} onChoose={choose} {...rest} />;
  return (
    <>
      {name && <input type="hidden" name={name} value={chosen} />}
      <SearchedChoice chosen={chosen} onChoose={choose} {...rest} />
    </>
  );
}

export type ChosenProps = Omit<ChoiceProps, "value" | "defaultValue" | "isLong"> & {
  chosen: string;
  onChoose: (value: string) => void;
};

const groupsOf = (options: readonly ComboboxOption[]): string[] => [
  ...new Set(options.flatMap(({ group }) => (group === undefined ? [] : [group]))),
];

function ShortChoice({ options, chosen, onChoose, placeholder, ...rest }: ChosenProps) {
  const option = ({ value, label, aside, disabled }: ComboboxOption) => (
    <option key={value} value={value} disabled={disabled}>
      {aside ? `${label} · ${aside}` : label}
    </option>
  );
  return (
    <Select value={chosen} onChange={({ target }) => onChoose(target.value)} {...rest}>
      {!options.some(({ value }) => value === chosen) && (
        <option value={chosen} disabled>
          {placeholder ?? ""}
        </option>
      )}
      {options.filter(({ group }) => group === undefined).map(option)}
      {groupsOf(options).map((group) => (
        <optgroup key={group} label={group}>
          {options.filter((each) => each.group === group).map(option)}
        </optgroup>
      ))}
    </Select>
  );
}
