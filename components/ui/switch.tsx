"use client";

import * as Radix from "radix-ui/switch";
import { cx } from "@/components/ui/classes";

export function Switch({ className, ...rest }: Radix.SwitchProps) {
  return (
    <Radix.Root
      className={cx(
        "relative h-6 w-10 shrink-0 rounded-full bg-line-control transition-colors data-[state=checked]:bg-accent md:h-5 md:w-9",
        "before:absolute before:-inset-[10px] before:content-[''] disabled:opacity-50 md:before:inset-0",
        className,
      )}
      {...rest}
    >
      <Radix.Thumb className="block size-5 translate-x-[2px] rounded-full bg-on-accent transition-transform data-[state=checked]:translate-x-[18px] md:size-4 md:data-[state=checked]:translate-x-[18px]" />
    </Radix.Root>
  );
}
