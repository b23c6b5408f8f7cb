"use client";

export type TypedAhead = { words: string; entered: boolean };

let held: TypedAhead | null = null;
let stop = () => {};

/** Nothing that is worth waiting for takes longer. */
const longestMs = 10_000;

/** Keeps what is typed for a field that is still being loaded, until it takes it; Escape gives it up. */
export function holdKeys(giveUp: () => void = () => {}): void {
  if (held) return;
  const kept: TypedAhead = { words: "", entered: false };
  held = kept;
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === "Escape") {
      releaseKeys();
      giveUp();
    } else if (key === "Backspace") kept.words = kept.words.slice(0, -1);
    else if (key === "Enter") kept.entered = true;
    else if (key.length === 1) kept.words += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", onKey, { capture: true });
  const timer = setTimeout(releaseKeys, longestMs);
  stop = () => {
    clearTimeout(timer);
    window.removeEventListener("keydown", onKey, { capture: true });
  };
}

/** Ends that, and gives what was typed. */
export function releaseKeys(): TypedAhead {
  stop();
  const given = held ?? { words: "", entered: false };
  held = null;
  return given;
}
