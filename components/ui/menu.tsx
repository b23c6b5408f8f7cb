"use client";

import { Check } from "lucide-react";
import * as Radix from "radix-ui/dropdown-menu";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/classes";

const itemClass = cx(
  "flex min-h-11 w-full cursor-pointer select-none items-center gap-2 rounded-sm px-2 text-ink outline-none md:min-h-8",
  "data-[highlighted]:bg-well data-[disabled]:pointer-events-none data-[disabled]:opacity-50",
);

export function Menu({
  trigger,
  label,
  align = "start",
  side = "bottom",
  children,
}: {
  trigger: ReactNode;
  label: string;
  align?: "start" | "end";
  side?: "bottom" | "top" | "right";
  children: ReactNode;
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-rise overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuItem({
  icon,
  danger = false,
  hint,
  children,
  ...rest
}: Radix.DropdownMenuItemProps & { icon?: ReactNode; danger?: boolean; hint?: ReactNode }) {
  return (
    <Radix.Item className={cx(itemClass, danger && "text-trouble-text")} {...rest}>
      {icon && <span className={cx("flex size-4 shrink-0", !danger && "text-ink-faint")}>{icon}</span>}
      <span className="flex-1 truncate">{children}</span>
      {hint}
    </Radix.Item>
  );
}

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2 pt-2 pb-1 text-ink-faint text-xs">{children}</Radix.Label>
);

export const MenuSeparator = () => <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;

/** One of several, with a tick at the chosen one. */
export function MenuChoice<Value extends string>({
  value,
  options,
  onChoose,
}: {
  value: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  onChoose: (value: Value) => void;
}) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChoose(next as Value)}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} lang={option.lang} className={itemClass}>
          <span className="flex size-4 shrink-0">
            <Radix.ItemIndicator>
              <Check aria-hidden className="size-4 text-confirmed-text" />
            </Radix.ItemIndicator>
          </span>
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
