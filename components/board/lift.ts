"use client";

import { type KeyboardEvent, useCallback, useState } from "react";
import type { Task } from "@/components/work/moves";

export type Lifted = { task: Task; over: string };

const cardsIn = (column: Element | null | undefined): HTMLElement[] => [
  ...(column?.querySelectorAll<HTMLElement>("[data-card]") ?? []),
];

/** From card to card by the arrows. */
function walk(from: HTMLElement, key: string): boolean {
  const column = from.closest("[data-column]");
  const cards = cardsIn(column);
  const at = cards.indexOf(from);
  const columns = [...document.querySelectorAll("[data-column]")];
  const beside = (by: number) => {
    for (let i = columns.indexOf(column as Element) + by; i >= 0 && i < columns.length; i += by) {
      const there = cardsIn(columns[i]);
      if (there.length > 0) return there[Math.min(at, there.length - 1)];
    }
  };
  const ways = new Map([
    ["ArrowDown", () => cards[at + 1]],
    ["ArrowUp", () => cards[at - 1]],
    ["ArrowRight", () => beside(1)],
    ["ArrowLeft", () => beside(-1)],
  ]);
  const next = ways.get(key)?.();
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return next !== undefined;
}

/** The next column that way which takes the card, or the one that it is from. */
export function nextColumn(
  columns: readonly string[],
  from: string,
  step: number,
  takes: (column: string) => boolean,
): string | undefined {
  const there = step > 0 ? columns.slice(columns.indexOf(from) + 1) : columns.slice(0, columns.indexOf(from)).reverse();
  return there.find(takes);
}

/** Keyboard drag: Space lifts the card, the arrows choose a column, Space or Enter drops, Escape cancels. */
export function useLift(
  columns: readonly string[],
  columnOf: (task: Task) => string,
  accepts: (task: Task, column: string) => boolean,
  onDrop: (task: Task, column: string) => void,
) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>, task: Task) => {
      const { key } = event;
      if (!lifted || lifted.task.id !== task.id) {
        if (key === " ") setLifted({ task, over: columnOf(task) });
        else if (!walk(event.currentTarget, key)) return;
        event.preventDefault();
        return;
      }
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      const over =
        step && nextColumn(columns, lifted.over, step, (each) => each === columnOf(task) || accepts(lifted.task, each));
      if (over) {
        setLifted({ task, over });
        document.querySelector(`[data-column="${CSS.escape(over)}"]`)?.scrollIntoView({ inline: "nearest" });
      }
      if (key === "Escape" || key === "Tab") setLifted(null);
      if (key === "Escape" || key === " " || key === "Enter" || step) event.preventDefault();
      if (key === "Escape") event.stopPropagation();
      if (key !== " " && key !== "Enter") return;
      setLifted(null);
      if (lifted.over !== columnOf(task)) onDrop(task, lifted.over);
    },
    [lifted, columns, columnOf, accepts, onDrop],
  );
  return { lifted, onKeyDown };
}
