"use client";

import { Check } from "lucide-react";
import * as Radix from "radix-ui/checkbox";
import { type ReactNode, useId } from "react";
import { cx } from "@/components/ui/classes";

/** A checkbox with its words; the whole row is the target. */
export function Checkbox({
  label,
  hint,
  className,
  ...rest
}: Omit<Radix.CheckboxProps, "children"> & { label: ReactNode; hint?: ReactNode }) {
  const id = useId();
  return (
    <div className={cx("flex min-h-11 items-center gap-3 md:min-h-8", className)}>
      <Radix.Root
        id={id}
        className={cx(
          "flex size-5 shrink-0 items-center justify-center rounded-sm border border-line-control bg-canvas md:size-4",
          "data-[state=checked]:border-accent data-[state=checked]:bg-accent",
        )}
        {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
        {...rest}
      >
        <Radix.Indicator>
          <Check aria-hidden className="size-4 text-on-accent md:size-3" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="flex-1 cursor-pointer py-1">
        <span className="block">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-ink-faint text-sm">
            {hint}
          </span>
        )}
      </label>
    </div>
  );
}
