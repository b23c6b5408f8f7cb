"use client";

import { type KeyboardEvent, useState } from "react";
import type { Choice } from "@/components/search/groups";

/**
 * The choice that Enter takes: the first, until somebody moves in the list. They then keep the one that they are at while
 * other choices arrive around it.
 */
export function useChosen(choices: readonly Choice[]) {
  const [at, setAt] = useState<string | null>(null);
  const found = choices.findIndex(({ value }) => value === at);
  const index = Math.max(found, 0);
  const step = (by: number) => setAt(choices[(index + by + choices.length) % choices.length]?.value ?? null);
  return {
    chosen: choices[index],
    hasMoved: found >= 0,
    step,
    moveTo: (value: string) => setAt(value),
    startOver: () => setAt(null),
  };
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up, down and Enter in the input, which keeps the focus; other keys are for its text. */
export function onListKey(event: KeyboardEvent, step: (by: number) => void, enter: () => void): void {
  const by = steps[event.key];
  // Enter also ends the writing of a composed letter.
  if (event.nativeEvent.isComposing || (by === undefined && event.key !== "Enter")) return;
  event.preventDefault();
  if (by === undefined) enter();
  else step(by);
}
