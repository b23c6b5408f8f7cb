"use client";

/** What of a bar counts: where it begins and ends, from the upper edge of the window, and how far it goes to the right. */
type Bar = { top: number; bottom: number; right?: number };

/** Two lines of a toast and a margin. */
const toastHeight = 96;
const air = 12;

/**
 * How far from its edge of the window a toast stands, so that it covers no bar; `usual` where none is in the way, or where
 * bars are in the way everywhere. `left` is where toasts begin: bars that end before it are beside them.
 */
export function clearOf(bars: readonly Bar[], edge: "top" | "bottom", height: number, usual: number, left = 0): number {
  const fromEdge = ({ top, bottom }: Bar): [near: number, far: number] =>
    edge === "top" ? [top, bottom] : [height - bottom, height - top];
  const start = bars
    .filter(({ right = Number.POSITIVE_INFINITY }) => right > left)
    .map(fromEdge)
    .sort(([one], [other]) => one - other)
    .reduce((from, [near, far]) => (near < from + toastHeight && far > from ? far + air : from), usual);
  return start + toastHeight > height ? usual : start;
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
