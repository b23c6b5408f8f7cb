export type Entry = {
  title: string;
  about: string;
  href: string;
  kind: "Guide" | "Operation" | "Problem";
  /** The words below the title. */
  text: string;
};

const most = 12;

const words = (text: string): string => text.toLowerCase().replaceAll("_", " ");

/** Every word must be somewhere. First come titles that begin with what was typed, then other titles, then texts. */
export function find(all: readonly Entry[], typed: string): Entry[] {
  const asked = words(typed).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return all.slice(0, most);
  const has = (text: string) => asked.every((word) => text.includes(word));
  const rank = ({ title, about, kind, text }: Entry): number => {
    const [shown, named] = [words(title), words(`${title} ${about} ${kind}`)];
    if (has(shown)) return shown.startsWith(asked[0] ?? "") ? 0 : 1;
    if (has(named)) return 2;
    return has(`${named} ${words(text)}`) ? 3 : Number.NaN;
  };
  return all
    .map((entry) => ({ entry, at: rank(entry) }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((one, other) => one.at - other.at)
    .slice(0, most)
    .map(({ entry }) => entry);
}
