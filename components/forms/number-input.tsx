"use client";

import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";

/** A whole number; empty is null, which the API then asks for. */
export function NumberInput({
  value,
  onChange,
  suffix,
  ...rest
}: Omit<ComponentProps<"input">, "value" | "onChange"> & {
  value: number | null;
  onChange: (value: number | null) => void;
  suffix?: string;
}) {
  return (
    <div className="relative">
      <Input
        type="number"
        inputMode="numeric"
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? null : Math.round(target.valueAsNumber))}
        className={suffix ? "pr-14" : ""}
        {...rest}
      />
      {suffix && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-8 -translate-y-1/2 text-ink-faint text-sm"
        >
          {suffix}
        </span>
      )}
    </div>
  );
}
