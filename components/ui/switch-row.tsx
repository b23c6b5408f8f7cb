"use client";

import { type ReactNode, useId } from "react";
import { cx } from "@/components/ui/classes";
import { Switch } from "@/components/ui/switch";

/** What a switch is for, and the switch: pressing the words is pressing it. */
export function SwitchRow({
  label,
  hint,
  checked,
  disabled = false,
  className,
  onChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  className?: string;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={cx("flex min-h-11 items-center justify-between gap-4 md:min-h-9", className)}>
      <div className="min-w-0">
        <label htmlFor={id} className={cx("block", !disabled && "cursor-pointer")}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-faint text-sm">
            {hint}
          </p>
        )}
      </div>
      <Switch
        id={id}
        {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
      />
    </div>
  );
}
