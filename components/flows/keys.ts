"use client";

import { useEffect } from "react";

/** Short cuts for buttons that are all there: Delete, undo and redo, Escape. */
export function useFlowKeys({
  chosen,
  onRemove,
  onUndo,
  onRedo,
  onClose,
}: {
  chosen: string | null;
  onRemove: (id: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  onClose: () => void;
}): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || target.closest("[role='menu'], [role='dialog']")) return;
      if (event.key === "Escape") return onClose();
      if (target.closest("input, textarea, select")) return;
      const own = target.closest<HTMLElement>(".react-flow__node")?.dataset.id ?? chosen;
      const isBack = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "z";
      const isRemoval = (event.key === "Delete" || event.key === "Backspace") && own !== null;
      if (!isBack && !isRemoval) return;
      event.preventDefault();
      if (isRemoval) onRemove(own);
      else if (event.shiftKey) onRedo();
      else onUndo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}
