"use client";

/** What of a bar counts: where it begins and ends, from the upper edge of the window. */
type Bar = { top: number; bottom: number };

/** Two lines of a toast and a margin. */
const toastHeight = 96;
const air = 12;

/** How far from its edge of the window a toast stands, so that it covers no bar; `usual` where none is in the way. */
export function clearOf(bars: readonly Bar[], edge: "top" | "bottom", height: number, usual: number): number {
  const fromEdge = ({ top, bottom }: Bar): [near: number, far: number] =>
    edge === "top" ? [top, bottom] : [height - bottom, height - top];
  return bars
    .map(fromEdge)
    .sort(([one], [other]) => one - other)
    .reduce((start, [near, far]) => (near < start + toastHeight && far > start ? far + air : start), usual);
}

const bars = new Set<HTMLElement>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The `ref` of a bar that toasts leave free. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  bars.add(bar);
  tell();
  return () => {
    bars.delete(bar);
    tell();
  };
}

export const barsShown = (): Bar[] => [...bars].map((bar) => bar.getBoundingClientRect());

/** A bar came, went or moved: it sticks to the edge while there is more of its form below. */
export function onBarsMoved(listener: () => void): () => void {
  const sizes = new ResizeObserver(listener);
  sizes.observe(document.body);
  const events = ["scroll", "resize", "animationend"] as const;
  for (const name of events) window.addEventListener(name, listener, true);
  listeners.add(listener);
  return () => {
    sizes.disconnect();
    for (const name of events) window.removeEventListener(name, listener, true);
    listeners.delete(listener);
  };
}
