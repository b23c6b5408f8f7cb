import type { WorkView } from "@/lib/core/vocabulary";

/** Half open, as the wire writes times; null is without end. */
export type Window = { from: string | null; to: string | null };

const always: Window = { from: null, to: null };
const later = (a: string | null, b: string | null) => (a === null || (b !== null && b > a) ? b : a);
const sooner = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a);
const both = (a: Window, b: Window): Window => ({ from: later(a.from, b.from), to: sooner(a.to, b.to) });
export const isEmpty = ({ from, to }: Window): boolean => from !== null && to !== null && from >= to;
export const isUnbounded = ({ from, to }: Window): boolean => from === null && to === null;

/**
 * A part of a list: the tasks that start in the window, or are due in it and do not start in it. Its time in the list
 * is that start or that due date.
 */
export type Part = {
  window: Window;
  /** Only what is in progress. */
  begun: boolean;
  /** With the tasks that have neither a start nor a due date, at the end. */
  undated: boolean;
  /** Excludes what an earlier part already has. */
  without: Window | null;
};

/** What a list consists of, in order: the times of each part come after those of the one before. */
export function partsOf(view: Exclude<WorkView, "inbox"> | undefined, range: Window, tomorrow: string): Part[] {
  const undated = isUnbounded(range);
  const ahead = both(range, { from: tomorrow, to: null });
  const tillTonight = both(range, { from: null, to: tomorrow });
  const parts: Record<"today" | "upcoming" | "all", Part[]> = {
    today: [
      { window: tillTonight, begun: false, undated: false, without: null },
      { window: ahead, begun: true, undated, without: tillTonight },
    ],
    upcoming: [{ window: ahead, begun: false, undated: false, without: null }],
    all: [{ window: both(always, range), begun: false, undated, without: null }],
  };
  return parts[view ?? "all"].filter(({ window }) => !isEmpty(window));
}

const mostOfOne = 3;

/**
 * Trigrams of each word for the index lookup: nearly all results contain the words, and using all trigrams costs several
 * times as much. Names differ at their beginning, numbers at their end.
 */
export function leadsOf(words: readonly string[]): string[] {
  const long = words.map((word) => [...word]).filter(({ length }) => length >= 3);
  const most = long.length === 1 ? mostOfOne : 1;
  return long.flatMap((letters) => {
    const fromEnd = /\d/.test(letters.at(-1) ?? "");
    const leads: string[] = [];
    for (let i = 0; i + 3 <= letters.length && leads.length < most; i += 2) {
      const first = fromEnd ? letters.length - 3 - i : i;
      const lead = letters.slice(first, first + 3).join("");
      if (!lead.includes(" ")) leads.push(lead);
    }
    return leads;
  });
}
