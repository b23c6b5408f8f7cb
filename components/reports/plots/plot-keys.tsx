"use client";

import { type MouseEvent, type PointerEvent, type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { useTabStop } from "@/components/ui/tab-stop";

/**
 * The marks of a plot by keys, mouse and finger: one Tab stop, the arrows lead from mark to mark, and what a mark stands for is said below.
 * A finger chooses a mark first and opens it when it touches it again, since marks are narrow.
 */
export function PlotKeys({
  label,
  ids,
  hint,
  children,
}: {
  label: string;
  ids: readonly string[];
  hint: string;
  children: (stopOf: (id: string) => { "data-stop": string; tabIndex: number }) => ReactNode;
}) {
  const { toolbar, stopOf } = useTabStop(ids, null);
  const [said, setSaid] = useState<string | null>(null);
  const chosen = useRef<string | null>(null);
  const touched = useRef(false);
  const markOf = ({ target }: SyntheticEvent) => (target as HTMLElement).closest<HTMLElement>("[data-stop]");
  const choose = (event: SyntheticEvent) => {
    const mark = markOf(event);
    if (mark) setSaid(mark.getAttribute("aria-label"));
  };
  const onClickCapture = (event: MouseEvent) => {
    const id = markOf(event)?.dataset.stop ?? null;
    if (touched.current && id !== chosen.current) event.preventDefault();
    chosen.current = id;
  };
  return (
    <>
      <div
        role="toolbar"
        aria-label={label}
        onKeyDown={toolbar.onKeyDown}
        onFocus={(event) => {
          toolbar.onFocus(event);
          choose(event);
        }}
        onPointerOver={choose}
        onPointerDownCapture={({ pointerType }: PointerEvent) => {
          touched.current = pointerType === "touch";
        }}
        onClickCapture={onClickCapture}
      >
        {children(stopOf)}
      </div>
      <p aria-hidden className="mt-2 min-h-10 text-ink-soft text-sm md:min-h-5">
        {said ?? hint}
      </p>
    </>
  );
}
