"use client";

/** What of a bar counts: its place in the window; without sides it goes all the way across. */
type Bar = { top: number; bottom: number; left?: number; right?: number };

/** The sides of the toasts. */
type Sides = { left: number; right: number };

/** Two lines of a toast and a margin. */
const toastHeight = 96;
const air = 12;
/** A lower strip is the browser's own bar. */
const leastKeyboard = 80;

/**
 * How far from the lower edge of the window a toast stands, so that it covers no bar; `usual` where none is in the way, or
 * where bars are in the way everywhere. Bars beside the toasts do not count; `toasts` is how high they are together.
 */
export function clearOf(
  bars: readonly Bar[],
  height: number,
  usual: number,
  sides: Sides,
  toasts: number = toastHeight,
): number {
  const start = bars
    .filter(({ left = sides.left, right = sides.right }) => right > sides.left && left < sides.right)
    .map(({ top, bottom }): [near: number, far: number] => [height - bottom, height - top])
    .sort(([one], [other]) => one - other)
    .reduce((from, [near, far]) => (near < from + toasts && far > from ? far + air : from), usual);
  return start + toasts > height ? usual : start;
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

/** The keyboard of a phone covers the window from below, as a bar does. */
function keyboardShown(): Bar[] {
  const view = window.visualViewport;
  const top = view && view.scale === 1 ? view.offsetTop + view.height : window.innerHeight;
  return window.innerHeight - top > leastKeyboard ? [{ top, bottom: window.innerHeight }] : [];
}

/** The field that somebody is writing in. */
const fieldWritten = (): Element[] => [...document.querySelectorAll("input:focus, textarea:focus")];

export const barsShown = (): Bar[] => [
  ...[...bars, ...fieldWritten()].map((bar) => bar.getBoundingClientRect()),
  ...keyboardShown(),
];

/** How high the toasts are that stand one above the other, with the air between them; at least one. */
export const toastsHeight = (): number =>
  [...document.querySelectorAll<HTMLElement>("[data-sonner-toast]")].reduce(
    (sum, { offsetHeight }) => sum + offsetHeight + air,
    0,
  ) || toastHeight;

/** Bars also move when a form inside a drawer grows or shrinks, of which no event tells. */
const followMs = 100;

/** A bar came, went or moved: it sticks to the edge while there is more of its form below. */
export function onBarsMoved(listener: () => void): () => void {
  const follow = setInterval(() => {
    if (document.querySelector("[data-sonner-toast]")) listener();
  }, followMs);
  const events = ["scroll", "resize"] as const;
  for (const name of events) window.addEventListener(name, listener, true);
  window.visualViewport?.addEventListener("resize", listener);
  listeners.add(listener);
  return () => {
    clearInterval(follow);
    for (const name of events) window.removeEventListener(name, listener, true);
    window.visualViewport?.removeEventListener("resize", listener);
    listeners.delete(listener);
  };
}
