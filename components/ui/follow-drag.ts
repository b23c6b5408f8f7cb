const threshold = 5;

type Press = { clientX: number; clientY: number };
type Drag<Held> = {
  /** What is dragged now; null where the pointer is over nothing, which keeps the last value. */
  hold: (at: PointerEvent, before: Held | null) => Held | null;
  onHeld: (held: Held | null) => void;
  onDrop: (dropped: Held) => void;
};

/** Tracks a pressed pointer until it is released; Escape cancels. Returns a function that ends it early. */
export function followDrag<Held>(press: Press, { hold, onHeld, onDrop }: Drag<Held>): () => void {
  let current: Held | null = null;
  const swallow = (click: Event) => click.preventDefault();
  const move = (at: PointerEvent) => {
    if (!current && Math.hypot(at.clientX - press.clientX, at.clientY - press.clientY) < threshold) return;
    const next = hold(at, current);
    if (!next) return;
    current = next;
    onHeld(current);
  };
  const end = () => {
    document.removeEventListener("pointermove", move);
    document.removeEventListener("pointerup", up);
    document.removeEventListener("pointercancel", end);
    document.removeEventListener("keydown", key, true);
    // The click at the end of a drag must not open the dragged item.
    setTimeout(() => document.removeEventListener("click", swallow, true));
    onHeld(null);
  };
  const up = () => {
    const dropped = current;
    if (dropped) document.addEventListener("click", swallow, true);
    end();
    if (dropped) onDrop(dropped);
  };
  const key = (pressed: KeyboardEvent) => {
    if (pressed.key !== "Escape" || !current) return;
    pressed.preventDefault();
    pressed.stopPropagation();
    document.addEventListener("click", swallow, true);
    end();
  };
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", end);
  document.addEventListener("keydown", key, true);
  return end;
}
