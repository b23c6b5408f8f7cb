const alike = ["bv", "szcx", "gj", "iy", "kcq", "mn", "ae", "ei", "ou", "lr", "td"];
const confusable = (a: string, b: string): boolean => alike.some((set) => set.includes(a) && set.includes(b));

/** Letters changed, left out, put in or swapped with the next; `most` + 1 for more than that. */
function slips(said: string, meant: string, most: number): number {
  if (Math.abs(said.length - meant.length) > most) return most + 1;
  let older: number[] = [];
  let before = Array.from({ length: meant.length + 1 }, (_, i) => i);
  for (let i = 1; i <= said.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= meant.length; j++) {
      const same = said[i - 1] === meant[j - 1];
      let cost = Math.min((before[j - 1] ?? 0) + (same ? 0 : 1), (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && said[i - 1] === meant[j - 2] && said[i - 2] === meant[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    older = before;
    before = row;
  }
  return before[meant.length] ?? most + 1;
}

/** In a short word one letter makes another word: only letters that sound alike, or one too many or too few. */
function isSmallSlip(said: string, meant: string): boolean {
  if (said.length !== meant.length) return true;
  const at = [...said].findIndex((letter, i) => letter !== meant[i]);
  return said[at] === meant[at + 1] || confusable(said[at] ?? "", meant[at] ?? "");
}

/** Whether one word is the other with a slip of the finger: one letter in a longer word, two in a long one. */
export function isTypo(said: string, meant: string): boolean {
  if (said.length < 5 || meant.length < 5) return false;
  const shorter = Math.min(said.length, meant.length);
  const most = shorter >= 8 ? 2 : 1;
  const found = slips(said, meant, most);
  if (found === 0 || found > most) return found === 0;
  if (shorter <= 5) return said[0] === meant[0] && isSmallSlip(said, meant);
  return said[0] === meant[0] || (found === 1 && said.slice(1) !== meant.slice(1) ? shorter >= 7 : shorter >= 6);
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

const keep = (lists: Map<string, string[]>, key: string, word: string) => {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
};

/** Words to find again although they are misspelt. One slip leaves the beginning or the end of a word whole. */
export class Spelling {
  private readonly starts = new Map<string, string[]>();
  private readonly ends = new Map<string, string[]>();
  private readonly known = new Set<string>();

  add(word: string): void {
    if (word.length < 5 || this.known.has(word)) return;
    this.known.add(word);
    const [start, end] = [word.slice(0, 3), word.slice(-3)];
    keep(this.starts, start, word);
    keep(this.ends, end, word);
  }

  /** Words with the same beginning: "descontracture" is of the family of "descontracturante". */
  family(said: string): string[] {
    if (said.length < 7 || /\d/.test(said)) return [];
    return (this.starts.get(said.slice(0, 3)) ?? []).filter((word) => {
      const least = Math.max(6, 0.65 * Math.max(said.length, word.length));
      return sharedStart(said, word) >= least;
    });
  }

  near(said: string): string[] {
    if (said.length < 5 || /\d/.test(said)) return [];
    const candidates = new Set([
      ...(this.starts.get(said.slice(0, 3)) ?? []),
      ...(this.ends.get(said.slice(-3)) ?? []),
    ]);
    return [...candidates].filter((word) => isTypo(said, word));
  }
}
