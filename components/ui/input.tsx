"use client";

import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "@/components/ui/classes";
import { useField } from "@/components/ui/field";

/** 16 px on a phone, or the browser zooms in on focus. */
export const controlClass = cx(
  "w-full min-w-0 rounded-md border border-line-control bg-canvas px-3 text-lg text-ink md:text-base",
  "placeholder:text-ink-faint aria-invalid:border-trouble disabled:bg-well disabled:text-ink-soft",
  "focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0",
);

/** Of a line that is written in and grows with its words. */
export const growingClass = cx(
  controlClass,
  "max-h-40 min-h-11 resize-none py-[10px] [field-sizing:content] md:min-h-9 md:py-[7px]",
);

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={cx(controlClass, "h-11 md:h-9", className)} {...useField()} {...rest} />;
}

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={rows} className={cx(controlClass, "py-2", className)} {...useField()} {...rest} />;
}

export function SearchInput({ className, ...rest }: ComponentProps<"input">) {
  return (
    <div className={cx("relative", className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
      />
      <input type="search" className={cx(controlClass, "h-11 pl-9 md:h-9")} {...rest} />
    </div>
  );
}
