"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "@/components/ui/classes";
import { useField } from "@/components/ui/field";
import { controlClass } from "@/components/ui/input";

/** The native select: best on phones, and supported by every screen reader. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <div className={cx("relative", className)}>
      <select className={cx(controlClass, "h-11 appearance-none truncate pr-9 md:h-9")} {...useField()} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
      />
    </div>
  );
}
