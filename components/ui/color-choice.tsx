"use client";

import { Check } from "lucide-react";
import { useId } from "react";
import { cx } from "@/components/ui/classes";

/** Colors that are easy to tell apart, in both themes. */
export const swatches = [
  "#2563eb",
  "#0891b2",
  "#0d9488",
  "#16a34a",
  "#65a30d",
  "#ca8a04",
  "#ea580c",
  "#dc2626",
  "#db2777",
  "#9333ea",
  "#6366f1",
  "#64748b",
] as const;

/** One color of twelve, or any other; each has its number as accessible name. */
export function ColorChoice({
  label,
  nameOf,
  value,
  onChange,
}: {
  label: string;
  nameOf: (position: number) => string;
  value: string;
  onChange: (color: string) => void;
}) {
  const name = useId();
  const own = swatches.some((each) => each === value.toLowerCase());
  const offered = own ? swatches : [...swatches, value];
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-1 md:gap-[6px]">
        {offered.map((color, index) => {
          const chosen = color.toLowerCase() === value.toLowerCase();
          return (
            <label
              key={color}
              style={{ backgroundColor: color }}
              className={cx(
                "relative flex size-11 cursor-pointer items-center justify-center rounded-full border-4 border-canvas md:size-7 md:border-2",
                "has-focus-visible:outline-2 has-focus-visible:outline-focus",
                chosen && "ring-2 ring-ink",
              )}
            >
              <input
                type="radio"
                name={name}
                aria-label={nameOf(index + 1)}
                checked={chosen}
                onChange={() => onChange(color)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {chosen && <Check aria-hidden className="size-4 text-on-accent" strokeWidth={3} />}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
