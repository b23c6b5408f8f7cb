import { folded } from "@/lib/core/text/fold";

/** A text as it is read: lower case, no accents, one space between words. */
export const fold = (text: string): string => folded(text).replace(/[’`´]/g, "'").replace(/\s+/g, " ").trim();

/**
 * The folded text, out of which readings are taken one after the other: what one has read, no other reads again, so
 * that the 3 of "3 people" is no hour.
 */
export class Passage {
  private rest: string;
  constructor(text: string) {
    this.rest = ` ${fold(text)
      .replace(/[!?¿¡"()]/g, " ")
      .replace(/[,;](?!\d)/g, " , ")
      .replace(/\.(?=\s|$)/g, " . ")} `.replace(/\s+/g, " ");
  }

  /** Takes the first match out that is good enough, and gives it; `pattern` sees spaces at both ends. */
  take(pattern: RegExp, accept: (found: RegExpExecArray) => boolean = () => true): RegExpExecArray | null {
    const search = new RegExp(pattern.source, "g");
    for (let found = search.exec(this.rest); found; found = search.exec(this.rest)) {
      if (accept(found)) {
        this.rest = `${this.rest.slice(0, found.index)} · ${this.rest.slice(found.index + found[0].length)}`;
        return found;
      }
      search.lastIndex = found.index + 1; // Two that share a space are both looked at.
    }
    return null;
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.rest);
  }

  get left(): string {
    return this.rest;
  }
}

/** How many letters would have to be changed, left out or put in; no more than `most` is told apart. */
export function distance(a: string, b: string, most = 3): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(changed, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    }
    before = row;
  }
  return Math.min(before[b.length] ?? most + 1, most + 1);
}
