type Box = { left: number; right: number; top: number; bottom: number };
type Size = { width: number; height: number };

const gap = 8;

const within = (at: number, size: number, room: number): number => Math.max(gap, Math.min(at, room - size - gap));

/** Beside the box: right of it, else left, else below, else above. It never covers the box where there is room. */
export function placeCard(box: Box, card: Size, screen: Size): { left: number; top: number } {
  const beside = within(box.top, card.height, screen.height);
  if (box.right + gap + card.width + gap <= screen.width) return { left: box.right + gap, top: beside };
  if (box.left - gap - card.width >= gap) return { left: box.left - gap - card.width, top: beside };
  const left = within(box.left, card.width, screen.width);
  const fitsBelow = box.bottom + gap + card.height + gap <= screen.height;
  return { left, top: fitsBelow ? box.bottom + gap : Math.max(gap, box.top - gap - card.height) };
}
