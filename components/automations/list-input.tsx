"use client";

import { useId, useState } from "react";
import { Input } from "@/components/ui/input";
import { joinCommas, splitCommas } from "@/lib/core/wire/comma-list";

const partsOf = (text: string): string[] => [...new Set(splitCommas(text))];

/** A comma-separated list. The text stays as typed; the parsed list is passed on. */
export function ListInput({
  values,
  suggestions = [],
  onChange,
}: {
  values: readonly string[];
  suggestions?: readonly string[];
  onChange: (values: string[]) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(joinCommas(values, ", "));
  const text = joinCommas(partsOf(typed)) === joinCommas(values) ? typed : joinCommas(values, ", ");
  return (
    <>
      <Input
        value={text}
        autoComplete="off"
        list={suggestions.length > 0 ? id : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(partsOf(target.value));
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={id}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}
