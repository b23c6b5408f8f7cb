"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { members } from "@/components/catalog/queries";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/classes";
import { TextArea } from "@/components/ui/input";
import { folded } from "@/lib/core/text/fold";

/** The name that is being written after an `@`, up to where the caret stands. */
const begunAt = (text: string, caret: number): { from: number; words: string } | null => {
  const found = /(^|\s)@([\p{L}\p{N}._ -]{0,30})$/u.exec(text.slice(0, caret));
  return found ? { from: caret - (found[2]?.length ?? 0), words: found[2] ?? "" } : null;
};

/** A text in which `@` offers the team; the arrows choose, Enter or Tab takes. */
export function MentionBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations("work");
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const { data: team } = useQuery(members);
  const [begun, setBegun] = useState<ReturnType<typeof begunAt>>(null);
  const [at, setAt] = useState(0);
  const offered = begun
    ? (team ?? []).filter(({ name }) => folded(name).startsWith(folded(begun.words))).slice(0, 6)
    : [];
  const area = () => box.current?.querySelector("textarea") ?? null;
  const take = (name: string) => {
    const caret = area()?.selectionStart ?? value.length;
    if (!begun) return;
    const next = `${value.slice(0, begun.from)}${name} ${value.slice(caret)}`;
    onChange(next);
    setBegun(null);
    const end = begun.from + name.length + 1;
    requestAnimationFrame(() => area()?.setSelectionRange(end, end));
    area()?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = offered[at];
    if (step) setAt((at + step + offered.length) % offered.length);
    else if ((event.key === "Enter" || event.key === "Tab") && chosen) take(chosen.name);
    else if (event.key === "Escape") setBegun(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={box} className="relative">
      <TextArea
        rows={2}
        maxLength={5000}
        value={value}
        aria-autocomplete="list"
        {...(offered.length > 0 ? { "aria-controls": list, "aria-activedescendant": `${list}-${at}` } : {})}
        onKeyDown={onKeyDown}
        onBlur={() => setTimeout(() => setBegun(null), 150)}
        onChange={({ target }) => {
          onChange(target.value);
          setBegun(begunAt(target.value, target.selectionStart));
          setAt(0);
        }}
      />
      {offered.length > 0 && (
        <div
          id={list}
          role="listbox"
          aria-label={t("team")}
          className="absolute inset-x-0 top-full z-10 mt-1 rounded-md border border-line bg-raised p-1 shadow-float"
        >
          {offered.map(({ id, name }, index) => (
            <div
              key={id}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerDown={(event) => {
                event.preventDefault();
                take(name);
              }}
              className={cx(
                "flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2 md:min-h-8",
                index === at && "bg-well",
              )}
            >
              <Avatar name={name} size="sm" />
              {name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
