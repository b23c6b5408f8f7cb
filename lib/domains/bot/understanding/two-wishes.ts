import type { Piece } from "@/lib/domains/bot/understanding/requests";

/** What a stretch of a text names: its services, and whether a time. */
export type Names = { services: readonly string[]; timed: boolean };

const joint = /,? (?:e|y|and|plus|\+|mais),? (?=\S)|, (?=\S)|[.!] (?=\S)/g;
/** Where so many joints are, it is a list and no two wishes. */
const mostJoints = 8;
/** Nor is a piece of so many letters. */
const longest = 400;

/** "The oil on Thursday at ten and the brakes on Friday": each half names one service, another one, and its own time. */
function partedAt(piece: Piece, names: (text: string) => Names): { end: number; next: number } | null {
  for (const found of [...piece.text.matchAll(joint)].slice(0, mostJoints)) {
    const next = found.index + found[0].length;
    const [first, second] = [names(piece.text.slice(0, found.index)), names(piece.text.slice(next))];
    const [one] = first.services;
    const apart = first.services.length === 1 && second.services.length === 1 && second.services[0] !== one;
    if (apart && first.timed && second.timed) return { end: found.index, next };
  }
  return null;
}

/** The pieces of a text, those that hold two wishes of their own parted. `many`: whether a piece names several services. */
export function withTwoWishes(
  pieces: readonly Piece[],
  names: (text: string) => Names,
  many: (text: string) => boolean,
): { pieces: Piece[]; parted: ReadonlySet<Piece> } {
  const parted = new Set<Piece>();
  const all = pieces.flatMap((piece) => {
    const place = piece.text.length <= longest && many(piece.text) ? partedAt(piece, names) : null;
    if (!place) return [piece];
    const first = { from: piece.from, to: piece.from + place.end, text: piece.text.slice(0, place.end) };
    const second = { from: piece.from + place.next, to: piece.to, text: piece.text.slice(place.next) };
    parted.add(second);
    return [first, second];
  });
  return { pieces: all, parted };
}
