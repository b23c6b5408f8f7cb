"use client";

import { Check } from "lucide-react";
import * as Radix from "radix-ui/dropdown-menu";
import type { ReactElement } from "react";
import { cx } from "@/components/ui/classes";
import type { MenuContents, MenuEntry } from "@/components/ui/menu";

const itemClass = cx(
  "flex min-h-11 w-full cursor-pointer select-none items-center gap-2 rounded-sm px-2 text-ink outline-none md:min-h-8",
  "data-[highlighted]:bg-well data-[disabled]:pointer-events-none data-[disabled]:opacity-50",
);

type Kind<Name extends string> = Extract<MenuEntry, Record<Name, unknown>>;

function Item({ do: words, onSelect, icon, hint, danger = false }: Kind<"do">) {
  return (
    <Radix.Item className={cx(itemClass, danger && "text-trouble-text")} onSelect={onSelect}>
      {icon && <span className={cx("flex size-4 shrink-0", !danger && "text-ink-faint")}>{icon}</span>}
      <span className="flex-1 truncate">{words}</span>
      {hint}
    </Radix.Item>
  );
}

function Choice({ choose, value, onChoose }: Kind<"choose">) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onChoose}>
      {choose.map((option) => (
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

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === "line") return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
  if ("title" in entry)
    return <Radix.Label className="px-2 pt-2 pb-1 text-ink-faint text-xs">{entry.title}</Radix.Label>;
  return "do" in entry ? <Item {...entry} /> : <Choice {...entry} />;
}

const keyOf = (entry: MenuEntry, index: number): string =>
  typeof entry === "object" && "do" in entry ? (entry.key ?? entry.do) : String(index);

/** A menu that stands open from the moment it is there; its button opens it again. */
export default function MenuList({
  trigger,
  label,
  align = "start",
  side = "bottom",
  entries,
}: MenuContents & { trigger: ReactElement }) {
  return (
    <Radix.Root modal={false} defaultOpen>
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
          {entries.map((entry, index) => (
            <Entry key={keyOf(entry, index)} entry={entry} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
