/**
 * Times are whole minutes since 1970 UTC. A list of intervals is flat (`[from, to, from, to, …]`), sorted,
 * half open and without touching neighbours, so that every step below is one pass.
 */
export type Minute = number;
export type Intervals = ArrayLike<Minute>;

const at = (list: Intervals, i: number): Minute => list[i] as Minute;

/** Joins what overlaps or touches. Needs pairs sorted by their start. */
export function merged(pairs: Intervals): Minute[] {
  const out: Minute[] = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const from = at(pairs, i);
    const to = at(pairs, i + 1);
    if (from >= to) continue;
    const last = out.length - 1;
    if (last > 0 && from <= at(out, last)) out[last] = Math.max(at(out, last), to);
    else out.push(from, to);
  }
  return out;
}

/** What is in either list; both sorted by start. */
export function union(a: Intervals, b: Intervals): Minute[] {
  if (b.length === 0) return merged(a);
  const pairs: Minute[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (j >= b.length || (i < a.length && at(a, i) <= at(b, j))) {
      pairs.push(at(a, i), at(a, i + 1));
      i += 2;
    } else {
      pairs.push(at(b, j), at(b, j + 1));
      j += 2;
    }
  }
  return merged(pairs);
}

/** What is left of [from, to) without the list. */
export function complement(list: Intervals, from: Minute, to: Minute): Minute[] {
  const out: Minute[] = [];
  let open = from;
  for (let i = 0; i < list.length && open < to; i += 2) {
    if (at(list, i) > open) out.push(open, Math.min(at(list, i), to));
    open = Math.max(open, at(list, i + 1));
  }
  if (open < to) out.push(open, to);
  return out;
}

/** When more than `room` of these overlap. Sorted by start; they may overlap each other. */
export function overfull(pairs: Intervals, room: number): Minute[] {
  if (room === 0) return merged(pairs);
  const count = pairs.length / 2;
  const ends = new Float64Array(count);
  for (let i = 0; i < count; i++) ends[i] = at(pairs, 2 * i + 1);
  ends.sort();
  const out: Minute[] = [];
  let level = 0;
  for (let i = 0, j = 0; i < count; ) {
    // An end frees its place before a start at the same minute takes one.
    if (at(ends, j) <= at(pairs, 2 * i)) {
      if (level-- === room + 1) out.push(at(ends, j));
      j++;
      continue;
    }
    if (++level === room + 1) out.push(at(pairs, 2 * i));
    i++;
    if (i === count) for (; level > room; j++) if (level-- === room + 1) out.push(at(ends, j));
  }
  return merged(out);
}

/** The starts from which a stretch of this length fits: closed ranges `[first, last, …]`. */
export function startsWithin(list: Intervals, length: number): Minute[] {
  const out: Minute[] = [];
  for (let i = 0; i < list.length; i += 2) {
    const last = at(list, i + 1) - length;
    if (last >= at(list, i)) out.push(at(list, i), last);
  }
  return out;
}
