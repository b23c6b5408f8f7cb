"use client";

import { type RefObject, useEffect } from "react";

/** Whether a key press belongs to what the person is typing in, or to something that floats. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return Boolean(
    event.defaultPrevented ||
      event.metaKey ||
      event.ctrlKey ||
      event.altKey ||
      target?.closest(
        "input:not([type='checkbox']), textarea, select, [contenteditable='true'], [role='menu'], [data-modal]",
      ),
  );
}

/** `j` and `k` move through the rows; Enter opens, because a row's first cell is a link, or the button that opens it in place. */
export function useRowKeys(body: RefObject<HTMLElement | null>, rowHeight: number, count: number): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || (event.key !== "j" && event.key !== "k") || count === 0) return;
      const rows = body.current;
      if (!rows) return;
      const focused = document.activeElement?.closest<HTMLElement>("[data-index]");
      const current = focused && rows.contains(focused) ? Number(focused.dataset.index) : null;
      const opened = rows.querySelector<HTMLElement>("[data-index][aria-current]")?.dataset.index;
      const from = current ?? (opened === undefined ? -1 : Number(opened));
      const next = Math.min(count - 1, Math.max(0, from + (event.key === "j" ? 1 : -1)));
      const find = () => rows.querySelector<HTMLElement>(`[data-index="${next}"] :is(a, [data-opens])`);
      const go = () => {
        find()?.focus();
        find()?.scrollIntoView({ block: "nearest" });
      };
      event.preventDefault();
      // Immediately, since the next key may follow at once.
      if (find()) return go();
      // A row outside the rendered window is rendered once it is scrolled to.
      window.scrollBy({ top: (event.key === "j" ? 1 : -1) * rowHeight * 8 });
      requestAnimationFrame(go);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [body, rowHeight, count]);
}
