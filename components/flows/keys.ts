"use client";

import { useEffect } from "react";

const arrows: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -5 },
  ArrowDown: { x: 0, y: 5 },
  ArrowLeft: { x: -5, y: 0 },
  ArrowRight: { x: 5, y: 0 },
};

/** Shortcuts for buttons that all exist: Delete, undo and redo, Escape; and the arrows, which move a step. */
export function useFlowKeys({
  chosen,
  onRemove,
  onMove,
  onUndo,
  onRedo,
  onClose,
}: {
  chosen: string | null;
  onRemove: (id: string) => void;
  onMove: (id: string, by: { x: number; y: number }) => void;
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
      const focused = target.closest<HTMLElement>(".react-flow__node")?.dataset.id;
      const own = focused ?? chosen;
      const by = arrows[event.key];
      // The canvas moves the selected step itself; one that is only focused is moved here.
      if (by && focused !== undefined && focused !== chosen && !event.metaKey && !event.ctrlKey && !event.altKey) {
        event.preventDefault();
        return onMove(focused, by);
      }
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
