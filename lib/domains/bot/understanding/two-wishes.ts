import type { Piece } from "@/lib/domains/bot/understanding/requests";

/** What a stretch of a text names: its services, and whether a time. */
export type Names = { services: readonly string[]; timed: boolean };
/** Where a piece names services and times, and whether the services are several. */
export type Places = { services: readonly Span[]; times: readonly Span[]; several: boolean };
type Span = { from: number; to: number };

const joint = /,? (?:e|y|and|plus|\+|mais),? (?=\S)|, (?=\S)|[.!] (?=\S)/g;
/** Where so many joints are, it is a list and no two wishes. */
const mostJoints = 8;
/** Nor is a piece of so many letters. */
const longest = 400;

const words = "(?:otr[oa]|outr[oa]|another(?: one)?|one more|mais um[a]?|uno mas|una mas)";
/** "A session on the 3rd and another on the 10th": the same once more. */
export const onceMore = new RegExp(`^\\W*(?:(?:e|y|and|tambem|tambien|also) )*${words}\\b`);
const onceMoreIn = new RegExp(`\\b(?:e|y|and|mais|,) ${words}\\b`);

/** "The oil on Thursday at ten and the brakes on Friday": each half names one service, another one, and its own time. */
function partedAt(piece: Piece, places: Places, names: (text: string) => Names): { end: number; next: number } | null {
  for (const found of [...piece.text.matchAll(joint)].slice(0, mostJoints)) {
    const end = found.index;
    const next = end + found[0].length;
    // The halves are read only where both sides name a service and a time.
    const once = onceMore.test(piece.text.slice(next));
    const needed = once ? [places.times] : [places.services, places.times];
    const aside = (spans: readonly Span[]): boolean =>
      spans.some(({ to }) => to <= end) && spans.some(({ from }) => from >= next);
    // "Cut on Saturday at ten and beard on Monday": what may be one name, with a time on both sides of the "and".
    const across = places.services.some(({ from, to }) => from < end && to > next);
    const both = needed.every((spans) => aside(spans) || (spans === places.services && across));
    if (!both) continue;
    const first = names(piece.text.slice(0, end));
    if (first.services.length !== 1 || !first.timed) continue;
    const second = names(piece.text.slice(next));
    if (once && second.services.length === 0 && second.timed) return { end, next };
    if (second.services.length === 1 && second.timed && second.services[0] !== first.services[0]) return { end, next };
  }
  return null;
}

/** The pieces of a text, those that hold two wishes of their own parted. */
export function withTwoWishes(
  pieces: readonly Piece[],
  names: (text: string) => Names,
  placesOf: (text: string) => Places,
): { pieces: Piece[]; parted: ReadonlySet<Piece> } {
  const parted = new Set<Piece>();
  const all = pieces.flatMap((piece) => {
    const places = piece.text.length <= longest && piece.text.search(joint) >= 0 ? placesOf(piece.text) : null;
    const twice = places !== null && places.times.length > 1 && places.services.length > 0;
    const place =
      places && (places.several || twice || onceMoreIn.test(piece.text)) ? partedAt(piece, places, names) : null;
    if (!place) return [piece];
    const first = { from: piece.from, to: piece.from + place.end, text: piece.text.slice(0, place.end) };
    const second = { from: piece.from + place.next, to: piece.to, text: piece.text.slice(place.next) };
    parted.add(second);
    return [first, second];
  });
  return { pieces: all, parted };
}
